# La página: lo que dice la interfaz y no ningún juego.

ui-pages = Páginas
ui-verify = Comprobar
ui-settings = Ajustes
ui-close = Cerrar
ui-cancel = Dejarlo
ui-loading = Un momento…
ui-again = Volver a intentarlo
ui-offline = No llego al servidor. Nada se ha perdido: vuelve a intentarlo dentro de un momento.
ui-server = El servidor no ha sabido responder. Nada ha cambiado.
ui-lost-title = Aquí no hay nada
ui-lost = Esa dirección no lleva a ninguna mesa.
ui-to-shelf = Todos los juegos

## Estante

ui-home-title = ¿A qué jugamos?
ui-home-lead = Los juegos de siempre, con gente o con máquinas honradas, con las reglas de tu casa.
ui-search = Buscar un juego
ui-nothing-found = No hay ningún juego que se llame así.
ui-families = Clases de juegos
ui-all-families = Todos
ui-open-tables = Mesas que esperan gente
ui-table-of = { $host } espera · { $free ->
    [one] queda un sitio
   *[other] quedan { $free } sitios
}
ui-sit = Sentarse
ui-play = Jugar
ui-play-game = Jugar a { $game }
ui-set-up = Preparar
ui-set-up-game = Preparar una mesa de { $game }
ui-rules = Reglas
ui-rules-of = Reglas de { $game }
ui-no-rules = Este juego aún no tiene su página de reglas.
ui-alone = Para una persona
ui-players = { $range } jugadores

## Preparar la mesa

ui-who-plays = Quién juega
ui-bot-level = Nivel de las máquinas
ui-level-easy = fácil
ui-level-normal = normal
ui-level-hard = difícil
ui-move-time = Tiempo por jugada
ui-no-clock = sin reloj
ui-seconds = { $n } segundos
ui-house-rules = Las reglas de la casa
ui-other-number = otro número…
ui-other-list = otra lista, separada por espacios…
ui-deal = El reparto
ui-practice = Reparto de práctica número
ui-practice-help = Con un número, las cartas son siempre las mismas. Sin él, el reparto se puede comprobar al acabar.
ui-listed = Que la mesa se vea entre las que esperan gente
ui-play-bots = Jugar con máquinas
ui-invite = Invitar a gente

## La mesa que espera

ui-seats = Sitios
ui-free-seat = libre
ui-you = tú
ui-bot = Máquina
ui-guest = Invitado
ui-add-bot = Poner una máquina
ui-change-level = Otro nivel
ui-remove = Quitar
ui-start = Empezar
ui-start-with-bots = Empezar con máquinas
ui-rise = Levantarse
ui-invite-title = Invita a quien quieras
ui-share = Compartir el enlace
ui-copied = Enlace copiado
ui-qr = Código QR del enlace a esta mesa
ui-wait-share = Comparte el enlace, o empieza ya: los sitios libres los ocupan máquinas.
ui-wait-start = Ya estáis todos. Cuando quieras, empieza.
ui-wait-host = Esperando a que empiece quien abrió la mesa.
ui-wait-sit = Siéntate en un sitio libre, o quédate a mirar.
ui-fair-now = El servidor ya ha fijado el reparto y ha publicado su huella. Al acabar se enseña el secreto y cualquiera puede rehacerlo.
ui-seed-is = Reparto número { $n }.
ui-no-table = Esta mesa no existe
ui-no-table-help = Puede que el enlace esté incompleto o que la mesa ya se haya recogido.

## Jugando

ui-your-hand = Tu mano
ui-led = Se sale de { $suit }
ui-bids = Lo que puedes decir
ui-side = Bando { $n }
ui-n-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ui-n-things = { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
}
ui-face-down = boca abajo
ui-stands-for = vale por { $card }
ui-playable = se puede jugar
ui-target = se puede elegir
ui-to-zone = Aquí: { $zone }
ui-score = Puntos
ui-clock = Segundos que quedan
ui-away = ausente
ui-partner = contigo
ui-opponents = Los demás
ui-facts = A la vista
ui-quietly = Por lo bajo ({ $n })
ui-chips = Fichas
ui-amount = Cantidad
ui-more-facts = Ver todo lo que se sabe
ui-fewer-facts = Ver menos
ui-match-over = La partida ha terminado
ui-waiting-for = Les toca a { $who }
ui-choose = Elige
ui-choose-more = { $n ->
    [one] Elige una más
   *[other] Elige { $n } más
}
ui-choose-fewer = { $n ->
    [one] Sobra una
   *[other] Sobran { $n }
}
ui-palm = Mano de { $seat }
ui-total = { $total } de { $goal }
ui-less = Menos
ui-more = Más
ui-put = Poner { $n }
ui-hint = Pista
ui-hint-wait = Mejor espera.
ui-undo = Deshacer
ui-redo = Rehacer
ui-panel = Panel de la mesa
ui-more-choices = Más
ui-line-lost = Sin conexión: volviendo…
ui-line-connecting = Conectando…
ui-see-table = Ver la mesa
ui-tab-log = Diario
ui-tab-scores = Puntos
ui-tab-rules = Reglas
ui-tab-deal = Reparto
ui-log-empty = Aquí se irá leyendo lo que pase en la mesa.
ui-chat = Di algo a la mesa
ui-say = Decir
ui-hand-number = Mano { $n }

## Fin de la partida

ui-win = { $n ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
ui-you-win = Has ganado
ui-drawn = Nadie gana
ui-won-patience = Ha salido
ui-lost-patience = No ha salido
ui-rematch = Revancha
ui-go-rematch = Ir a la revancha
ui-again-patience = Otra vez
ui-replay = Repasar
ui-step = Paso
ui-step-back = Paso anterior
ui-step-on = Paso siguiente
ui-record = Guardar la partida
ui-verify-deal = Comprobar el reparto

## Comprobar

ui-verify-title = Comprobar un reparto
ui-verify-lead = Aquí tu navegador rehace el reparto por su cuenta, sin pedir nada al servidor: si el secreto no fuera el que se anunció antes de repartir, se vería.
ui-verify-file = Elige el archivo de la partida
ui-verify-paste = …o pega aquí su texto
ui-verify-check = Comprobar
ui-verify-unreadable = Esto no es el registro de una partida.
ui-verify-no-secret = Este registro no trae el secreto: se enseña cuando acaba la partida.
ui-verify-no-record = No encuentro el registro de esa mesa. Si la partida no ha acabado, todavía no se puede ver.
ui-verify-fits = El secreto es el que se anunció antes de repartir.
ui-verify-differs = El secreto no es el que se anunció: este reparto no vale.
ui-verify-seed = Es un reparto numerado: no hay secreto que comprobar.
ui-verify-computed = Huella calculada aquí
ui-verify-key = Clave de la partida
ui-verify-shuffles = Cómo quedó la baraja
ui-verify-shuffles-help = El orden de la baraja al barajar en esa mano. Se reparte desde el final de la lista o desde el principio según el juego; si algo se echó a suertes antes de barajar, mira la segunda.
ui-verify-hand = Mano, desde 0
ui-verify-times = Barajadas
ui-verify-steps = Lo que se jugó
ui-verify-limits-title = Qué demuestra y qué no
ui-verify-limits = Demuestra que el reparto estaba fijado antes de que los jugadores añadieran su azar y que nadie lo cambió después. No demuestra que quien lleva el servidor no haya mirado las cartas.
ui-commitment = Huella anunciada
ui-match-id = Partida
ui-texts = Azar que añadió cada sitio
ui-secret = Secreto

## Ajustes

ui-your-name = Tu nombre
ui-name-not-kept = No he podido guardar el nombre.
ui-theme = Claro u oscuro
ui-theme-auto = como el sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-cloth = Tapete
ui-cloth-green = verde
ui-cloth-wine = vino
ui-cloth-navy = marino
ui-cloth-plain = liso
ui-four-colour = Palos de cuatro colores
ui-sound = Sonido
ui-left-handed = Botones a la izquierda
ui-hand-names = Decirme qué jugada tengo (póquer)

## Teclas

ui-key-keys = Teclas
ui-key-tab = De una zona a otra
ui-key-arrows = Dentro de una zona
ui-key-enter = Jugar o elegir
ui-key-escape = Soltar lo elegido
