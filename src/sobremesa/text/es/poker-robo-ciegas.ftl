# Robar las ciegas, y las manos muertas.

steal-verdict-steal = robar
steal-verdict-no = no
steal-verdict-value = subir por las cartas
steal-S1 = Posición: solo se roba desde el botón o el asiento anterior
steal-S2 = Limpio: alguien ha entrado ya
steal-S3 = Imagen: has entrado demasiado últimamente y no te creerán
steal-S4 = Botín: ciegas y antes son poco para las fichas que tienes
steal-S5 = Rivales: detrás hay alguien con pocas fichas, o que te planta cara
steal-S6 = Momento: en mesa de fichas no se roba dos veces en la misma vuelta
steal-cards = Cartas: son de las peores, y has pedido que ayuden algo
steal-freq = Frecuencia: no siempre que se puede, para que no te lean
steal-short-S1 = posición
steal-short-S2 = limpio
steal-short-S3 = imagen
steal-short-S4 = botín
steal-short-S5 = rivales
steal-short-S6 = momento
steal-short-cards = cartas
steal-short-freq = frecuencia
steal-format-tournament = Torneo
steal-format-cash = Mesa de fichas
steal-entries = De las últimas { $of } manos entraste en { $n }
steal-since = { $n ->
    [0] En esta vuelta no has robado
    [one] Robaste en la mano anterior
   *[other] Robaste hace { $n } manos
}
steal-behind = P{ $n }: { $m } fichas
steal-behind-resists = P{ $n }: { $m } fichas; te vio { $of } de tus últimos 3 robos
steal-title = Robar las ciegas
steal-success = Si sale el { $percent } % de las veces
steal-value = Valor medio: { $text } fichas
steal-choices = Respuestas: steal (robar), value (subir por las cartas), no y la condición que falla (S1 a S6)
steal-ask = ¿Robas?

## Manos muertas

dead-title = ¿Mano muerta?
dead-yes = muerta
dead-no = viva
dead-ask = ¿Está muerta la mano de P{ $n }? (yes, no)
dead-case-D1 = P{ $n } dice «no voy» mientras todavía se está apostando.
dead-case-D1-royal = P{ $n } podía pasar gratis y tenía escalera real, pero ha pulsado «retirarse».
dead-case-D2 = Le piden tiempo a P{ $n }, se acaba y no ha hablado.
dead-case-D3-nnn = P{ $n } tira sus cartas y caen boca abajo en el descarte.
dead-case-D3-ynn = Otro jugador engaña a P{ $n }, que tira sus cartas al descarte; ya no hay forma de saber cuáles eran.
dead-case-D3-yny = Engañado por otro, P{ $n } tira sus cartas al descarte. El delegado se las devolvería, pero nadie sabe con certeza cuáles eran.
dead-case-D3-yyn = Engañado por otro, P{ $n } tira sus cartas y se sabe cuáles son, pero el delegado de la mesa no está de acuerdo.
dead-case-D3-nyy = P{ $n } se equivoca solo y tira sus cartas al descarte. Se sabe cuáles son y el delegado se las devolvería.
dead-case-D3-yyy = Engañado por otro, P{ $n } tira sus cartas al descarte. Se sabe con certeza cuáles son y el delegado está de acuerdo en devolvérselas.
dead-case-D4 = Otro jugador tira sus cartas y se mezclan con las de P{ $n }, que no las protegía.
dead-case-D4-yyy = Las cartas de P{ $n }, sin proteger, se mezclan con las de otro. Lo engañaron, se sabe cuáles son y el delegado está de acuerdo.
dead-case-D5 = El crupier recoge por error las cartas de P{ $n }, que no las protegía.
dead-case-D5-all-in = P{ $n } va con todo y el crupier recoge por error sus cartas sin proteger.
dead-case-D6 = P{ $n } tira sus cartas, boca arriba, encima de la mano de otro.
dead-case-D7-acted = P{ $n } hace como que se retira, sin tirar las cartas, y el siguiente se retira por eso.
dead-case-D7 = P{ $n } hace como que se retira, sin tirar las cartas; el siguiente aún no ha hecho nada.
dead-case-D8 = P{ $n } tiene seis cartas en vez de cinco y lo dice después de apostar.
dead-case-D8-at-once = P{ $n } tiene seis cartas en vez de cinco y lo dice en cuanto las ve, antes de apostar.
dead-case-D8-joker = P{ $n } descubre un comodín entre sus cartas y se lo calla.
dead-why-D1-dead = Muerta: decirlo es hacerlo, y retirarse no tiene vuelta atrás. Sus fichas se quedan en el bote.
dead-why-D2-dead = Muerta: el tiempo pedido se ha agotado. En pantalla, si pasar es gratis, pasa.
dead-why-D2-alive = Viva: en pantalla, si el tiempo se agota y pasar es gratis, pasa.
dead-why-D3-dead = Muerta: del descarte solo se vuelve con las tres cosas a la vez: engaño ajeno, cartas seguras y acuerdo del delegado.
dead-why-D3-restored = Viva: engaño ajeno, cartas seguras y acuerdo del delegado. Es la única excepción, y hacen falta las tres cosas.
dead-why-D4-dead = Muerta: las cartas sin proteger que se mezclan no vuelven; la excepción es solo para las tiradas al descarte.
dead-why-D5-dead = Muerta: proteger las cartas era cosa suya. Lo apostado se queda, y pierde todo derecho a los botes.
dead-why-D6-dead = Muerta: tirar las cartas encima de otra mano mata la propia, aunque se vean.
dead-why-D7-dead = Muerta: el amago hizo actuar al siguiente. Lo que este ha hecho vale.
dead-why-D7-alive = Viva: mientras el siguiente no actúe, el amago no ha hecho daño.
dead-why-D8-dead = Muerta: quien se calla un número de cartas equivocado, o una carta que no toca, pierde la mano.
dead-why-D8-misdeal = Viva, pero la mano se anula: avisó a tiempo, se devuelve lo apostado y se reparte otra vez.
dead-answer = Respuestas: yes (muerta), no (viva)

refused-dead-cause = No hay causa «{ $text }»; son { $allowed }
refused-dead-already = La mano de { $seat } ya está muerta: no vuelve

## Opciones

poker-robo-ciegas-option-size = Tamaño del robo
    .help = En ciegas grandes.
poker-robo-ciegas-option-worth = Botín
    .help = Las ciegas y antes han de ser al menos esta parte de tu pila: una entre 15, 20 o 30.
poker-robo-ciegas-option-image = Imagen
    .help = Cuántas veces, como mucho, has entrado en cuántas manos.
poker-robo-ciegas-option-steal_sb = Robar desde la ciega pequeña
poker-robo-ciegas-option-cards = Cartas
poker-robo-ciegas-value-cards-any = cualesquiera
poker-robo-ciegas-value-cards-not_worst = que ayuden algo
poker-robo-ciegas-option-freq = Frecuencia
    .help = Qué tanto por ciento de las buenas ocasiones se aprovecha.
poker-robo-ciegas-option-limpers = Aunque uno haya entrado viendo
    .help = Entonces se sube una ciega grande más.
poker-robo-ciegas-option-later_street = En mesa de fichas, una vez por vuelta
    .help = Mejor llevarse botes en las rondas siguientes.
poker-robo-ciegas-option-defend = Defender las ciegas
poker-robo-ciegas-option-live_events = Lances de la mesa de verdad
    .help = El test de manos muertas incluye lo que en pantalla no pasa.
