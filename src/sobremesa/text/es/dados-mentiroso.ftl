game-dados-mentiroso = Póker mentiroso
about-dados-mentiroso = Cinco dados, un cubilete y una jugada cada vez más alta: ¿te la crees o lo levantas?

dados-mentiroso-claim-repoker = Repóker de { $say }
dados-mentiroso-says-repoker = { $seat }: repóker de { $say }
dados-mentiroso-kind-repoker = Repóker
dados-mentiroso-claim-poker = Póker de { $say } con { $say2 }
dados-mentiroso-says-poker = { $seat }: póker de { $say } con { $say2 }
dados-mentiroso-kind-poker = Póker
dados-mentiroso-claim-full = Full de { $say } y { $say2 }
dados-mentiroso-says-full = { $seat }: full de { $say } y { $say2 }
dados-mentiroso-kind-full = Full
dados-mentiroso-claim-trio = Trío de { $say } con { $say2 } y { $say3 }
dados-mentiroso-says-trio = { $seat }: trío de { $say } con { $say2 } y { $say3 }
dados-mentiroso-kind-trio = Trío
dados-mentiroso-claim-dobles = Doble pareja de { $say } y { $say2 } con { $say3 }
dados-mentiroso-says-dobles = { $seat }: doble pareja de { $say } y { $say2 } con { $say3 }
dados-mentiroso-kind-dobles = Doble pareja
dados-mentiroso-claim-pareja = Pareja de { $say } con { $say2 }, { $say3 } y { $say4 }
dados-mentiroso-says-pareja = { $seat }: pareja de { $say } con { $say2 }, { $say3 } y { $say4 }
dados-mentiroso-kind-pareja = Pareja
dados-mentiroso-claim-nada = Nada: { $say }, { $say2 }, { $say3 }, { $say4 } y { $say5 }
dados-mentiroso-says-nada = { $seat }: nada: { $say }, { $say2 }, { $say3 }, { $say4 } y { $say5 }
dados-mentiroso-kind-nada = Nada
dados-mentiroso-one-A = as
dados-mentiroso-many-A = ases
dados-mentiroso-one-K = rey
dados-mentiroso-many-K = reyes
dados-mentiroso-one-Q = dama
dados-mentiroso-many-Q = damas
dados-mentiroso-one-J = jota
dados-mentiroso-many-J = jotas
dados-mentiroso-one-R = rojo
dados-mentiroso-many-R = rojos
dados-mentiroso-one-N = negro
dados-mentiroso-many-N = negros

dados-mentiroso-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
dados-mentiroso-limit = Fuera con { $n }
dados-mentiroso-standing = Lo dicho por { $seat }:
dados-mentiroso-starts = { $seat } empieza la mano
dados-mentiroso-keeps = { $seat } no tira
dados-mentiroso-takes = { $seat } recoge { $n ->
    [one] { $n } dado
   *[other] { $n } dados
 }
dados-mentiroso-throws-cup = { $seat } tira { $n ->
    [one] { $n } dado
   *[other] { $n } dados
 } en el cubilete
dados-mentiroso-throws-open = { $seat } tira a la vista: { $hand }
dados-mentiroso-shows = { $seat } enseña { $hand }
dados-mentiroso-believes = { $seat } se lo cree
dados-mentiroso-doubts = ¡Mentira!, dice { $seat }, y levanta el cubilete
dados-mentiroso-lifted = Había { $hand }
dados-mentiroso-loses = Punto para { $seat }: lleva { $points }
dados-mentiroso-out = { $seat } queda fuera

dados-mentiroso-move-doubt = Levantar el cubilete
dados-mentiroso-move-believe = Me lo creo
dados-mentiroso-move-keep = No tirar
dados-mentiroso-move-deal = Empezar la mano
dados-mentiroso-move-back = Atrás
dados-mentiroso-move-least = Lo mínimo: { $hand }
dados-mentiroso-move-truth = Lo que hay: { $hand }
dados-mentiroso-move-reveal = Enseñar
dados-mentiroso-move-lift = Enseñarlo todo
dados-mentiroso-move-cup = { $n } en el cubilete
dados-mentiroso-move-open = { $n } a la vista
dados-mentiroso-move-take = { $n ->
    [one] Volver a tirar el suelto
    [5] Volver a tirar los cinco
   *[other] Volver a tirar los { $n } sueltos
 }
dados-mentiroso-pick-take = Volver a tirar estos
dados-mentiroso-pick-cup = Al cubilete
dados-mentiroso-pick-open = A la vista
dados-mentiroso-prompt-answer = ¿Te crees lo que dice { $seat }?
dados-mentiroso-prompt-turn = Elige qué dados vuelves a tirar, o ninguno
dados-mentiroso-prompt-throw = Tira: tapado o a la vista
dados-mentiroso-prompt-claim = Di una jugada más alta y pasa el cubilete
dados-mentiroso-prompt-pick = { $say }: ¿de qué?
dados-mentiroso-prompt-reveal = Enseña dados hasta que queden { $most } tapados
dados-mentiroso-sheet = Se levanta el cubilete
dados-mentiroso-line-said = Se dijo { $hand } y había { $real }
dados-mentiroso-line-point = Punto de esta mano
dados-mentiroso-line-points = Puntos
dados-mentiroso-line-place = Puesto

zone-dados-mentiroso-claim = Lo dicho
zone-dados-mentiroso-loose = Por tirar
badge-dados-mentiroso-cup = tiene el cubilete

refused-dados-mentiroso-claim = No entiendo la jugada «{ $text }»
refused-dados-mentiroso-all-five = Hay que decir los cinco dados, por ejemplo KKKKN
refused-dados-mentiroso-higher = { $hand } no supera lo dicho, { $standing }
refused-dados-mentiroso-nothing = Sin pareja no hay jugada que decir
refused-dados-mentiroso-too-hidden = Hay { $n } dados tapados y como mucho puede haber { $most }: enseña alguno
refused-dados-mentiroso-thrown = Ese dado ya está tirado
refused-dados-mentiroso-not-hidden = Ese dado no está tapado
refused-dados-mentiroso-turn = Antes, elige si vuelves a tirar algún dado
refused-dados-mentiroso-throw = Antes hay que tirar todos los dados
refused-dados-mentiroso-pass = Los dados ya están tirados: di tu jugada
refused-dados-mentiroso-answer = Ahora toca creérselo o levantar el cubilete
refused-dados-mentiroso-over = La mano ha terminado

dados-mentiroso-option-limit = Puntos que eliminan
    .help = Quien llega a estos puntos queda fuera. De 3 a 5, partida corta.
dados-mentiroso-option-min_claim = Lo mínimo que se dice
    .help = Si se puede decir una jugada sin pareja.
dados-mentiroso-value-min_claim-pair = una pareja
dados-mentiroso-value-min_claim-nothing = también nada
dados-mentiroso-option-hidden_later = Dados tapados tras la salida
    .help = Cuántos dados puede dejar bajo el cubilete quien lo recibe.
dados-mentiroso-option-claims = Cómo se dice
    .help = Con «póker de reyes» basta, o hay que nombrar los cinco dados.
dados-mentiroso-value-claims-full_or_partial = entera o en parte
dados-mentiroso-value-claims-full = siempre entera

hint-dados-mentiroso-doubt = Levántalo: solo sería verdad { $n } de cada 100 veces
hint-dados-mentiroso-believe = Créetelo: es verdad unas { $n } de cada 100 veces, y luego puedes subir
hint-dados-mentiroso-keep = No tires: lo que hay ya supera lo dicho
hint-dados-mentiroso-keep-bluff = No tires: tal como está se puede sostener una mentira mejor
hint-dados-mentiroso-take = Guarda lo que vale y tira el resto: { $n } de cada 100 veces superas lo dicho
hint-dados-mentiroso-throw-cup = Tapados, los demás tendrán que adivinar
hint-dados-mentiroso-throw-open = No caben más dados tapados
hint-dados-mentiroso-reveal = Hay demasiados dados tapados
hint-dados-mentiroso-truth = Es verdad: si lo levantan, pierden ellos
hint-dados-mentiroso-under = Di menos de lo que hay: es verdad y te queda reserva
hint-dados-mentiroso-bluff = No lo tienes, pero con lo que se ve es creíble
