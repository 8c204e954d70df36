# Lo que comparten todos los juegos.

line-with = { $told } con { $using }
list-and = { $first } y { $last }
seat-name = Jugador { $n }
seat-dummy = el muerto

## Cartas

card-french = { $r } de { $s }
card-spanish = { $r } de { $s }
card-spanish52 = { $r } de { $s }
card-mixed = { $r } de { $s }
card-joker = comodín

rank-french-A = as
rank-french-2 = dos
rank-french-3 = tres
rank-french-4 = cuatro
rank-french-5 = cinco
rank-french-6 = seis
rank-french-7 = siete
rank-french-8 = ocho
rank-french-9 = nueve
rank-french-T = diez
rank-french-11 = once
rank-french-12 = doce
rank-french-13 = trece
rank-french-J = jota
rank-french-Q = reina
rank-french-K = rey
suit-french-s = picas
suit-french-h = corazones
suit-french-d = diamantes
suit-french-c = tréboles

rank-spanish-1 = as
rank-spanish-2 = dos
rank-spanish-3 = tres
rank-spanish-4 = cuatro
rank-spanish-5 = cinco
rank-spanish-6 = seis
rank-spanish-7 = siete
rank-spanish-8 = ocho
rank-spanish-9 = nueve
rank-spanish-10 = sota
rank-spanish-11 = caballo
rank-spanish-12 = rey
suit-spanish-o = oros
suit-spanish-c = copas
suit-spanish-e = espadas
suit-spanish-b = bastos

rank-spanish52-A = as
rank-spanish52-2 = dos
rank-spanish52-3 = tres
rank-spanish52-4 = cuatro
rank-spanish52-5 = cinco
rank-spanish52-6 = seis
rank-spanish52-7 = siete
rank-spanish52-8 = ocho
rank-spanish52-9 = nueve
rank-spanish52-T = diez
rank-spanish52-J = sota
rank-spanish52-Q = caballo
rank-spanish52-K = rey
suit-spanish52-o = oros
suit-spanish52-c = copas
suit-spanish52-e = espadas
suit-spanish52-b = bastos

rank-mixed-A = as
rank-mixed-2 = dos
rank-mixed-3 = tres
rank-mixed-4 = cuatro
rank-mixed-5 = cinco
rank-mixed-6 = seis
rank-mixed-7 = siete
rank-mixed-8 = ocho
rank-mixed-9 = nueve
rank-mixed-T = diez
rank-mixed-J = jota
rank-mixed-Q = dama
rank-mixed-K = rey
suit-mixed-s = picas
suit-mixed-h = corazones
suit-mixed-d = diamantes
suit-mixed-c = tréboles
suit-mixed-o = oros
suit-mixed-u = copas
suit-mixed-e = espadas
suit-mixed-b = bastos

## Familias

family-tricks = Bazas
family-vying = Envite y póker
family-shedding = Deshacerse de las cartas
family-matching = Emparejar y memoria
family-fishing = Recoger de la mesa
family-rummy = Combinaciones
family-banking = Contra la banca
family-patience = Solitarios
family-puzzles = Rompecabezas
family-dice = Dados
family-tiles = Fichas
family-boards = Tablero
family-sports = Puntería

## Zonas

zone-hand = Mano de { $seat }
zone-hand-own = Tu mano
zone-stock = Mazo
zone-discard = Descarte
zone-trick = Baza
zone-pile = Cartas ganadas de { $seat }
zone-pile-own = Tus cartas ganadas
zone-table = Mesa
zone-board = Tablero
zone-last-trick = Última baza
zone-dice = Dados a la vista
zone-cup = Cubilete
zone-played = Carta jugada

## Dados de póker

face-A = as
face-K = rey
face-Q = dama
face-J = jota
face-R = rojo
face-N = negro

## Distintivos

badge-mano = mano
badge-dealer = reparte
badge-turn = le toca
badge-out = fuera
badge-winner = gana

## Lo que cualquier juego dice

turn-yours = Te toca
turn-of = Le toca a { $seat }
move-deal = Repartir
event-deal = { $seat } reparte
event-play = { $seat } juega { $card }
event-pass = Paso
event-timeout = Se acabó el tiempo
trump-is = Triunfo: { $suit }
hint-best = De las manos posibles, es la que mejor sale
hint-ahead = Mirando unas jugadas por delante, es la que mejor resulta
stock-left = Quedan { $n } en el mazo

## Opciones que comparten los juegos

option-seats = Jugadores
    .help = Cuántos se sientan a la mesa.
option-variant = Variante
option-preset = Modalidad
option-deck = Baraja
    .help = Con qué cartas se juega.
option-packs = Barajas
option-jokers = Comodines
    .help = Cuántos comodines se añaden.
option-hand_size = Cartas por jugador
option-teams = Bandos
option-direction = Sentido del juego
option-target = Puntos para ganar
option-hands = Manos
    .help = Cuántas manos se juegan.
option-limit = Límite de eliminación
option-time = Tiempo
    .help = Segundos para decidir.
option-fit = Si el reparto no es exacto
value-on = sí
value-off = no
value-none = ninguno
value-any = cualquiera
value-auto = automático
value-individual = individual
value-pairs = por parejas
value-anticlockwise = hacia la derecha
value-clockwise = hacia la izquierda
value-es40 = española de 40
value-es48 = española de 48
value-fr52 = francesa de 52
value-es52 = española de póquer
value-mix104 = francesa y española mezcladas
value-preset = según la modalidad

## Negativas

refused-unknown-card = No hay ninguna carta «{ $text }» en esta baraja
refused-card-twice = Has nombrado dos veces { $card }
refused-unknown-game = No conozco ningún juego «{ $text }»
refused-unknown-language = No hablo «{ $text }»; puedes elegir { $allowed }
refused-unknown-move = Aquí no se puede hacer «{ $text }»
refused-no-talk = Ahora no se puede hablar
refused-no-hints = En un torneo con más gente no hay pistas
refused-not-your-turn = No te toca
refused-match-over = La partida ha terminado
refused-option-unknown = Este juego no tiene la opción «{ $option }»; tiene { $allowed }
refused-option-value = «{ $value }» no vale para «{ $option }»; puedes elegir { $allowed }
refused-seats = No se puede jugar con { $n } jugadores; puede ser con { $allowed }
refused-position-value = No entiendo «{ $name }» en la posición
refused-position-twice = «{ $text }» está en dos sitios de la posición
refused-position-missing = Falta «{ $text }» en la posición
refused-no-rules = No hay reglamento de «{ $text }»
refused-not-held = No tienes { $card }
refused-must-follow = Hay que asistir a { $suit }
refused-no-timeout = Todavía queda tiempo
refused-fair-mismatch = El secreto no corresponde al compromiso publicado
refused-record-step = El paso { $n } del registro no es legal ({ $rule })
refused-record-scores = El registro dice { $told } y la partida da { $found }
refused-unknown-bot = No hay ningún bot «{ $text }»; puedes elegir { $allowed }
refused-record-unreadable = No se puede leer el registro: { $text }
seats = { $seats }

## Señas

senas-signals = { $seat } hace la seña: { $card }
senas-sign = seña: { $card }
senas-signal = Seña: { $card }
senas-watch = Vigilar a { $seat }
senas-watched = lo vigilas
refused-senas-no = Esa seña no puedes hacerla ahora
