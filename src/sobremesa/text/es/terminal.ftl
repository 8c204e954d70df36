cli-help = Los juegos de la sobremesa: en el terminal, en el navegador y desde tus programas.
cli-json = Responde con JSON.
cli-lang = Idioma: es o en.
cli-slug = El juego, por su nombre en «sobremesa list».
cli-seats = Cuántos juegan.
cli-option = Una regla de la casa; puede repetirse.
cli-seed = Número del reparto.
cli-position = Archivo con la posición en JSON, o - para leerla de la entrada.
cli-list = Los juegos que hay.
cli-rules = El reglamento de un juego.
cli-play = Juega en el terminal contra los bots.
cli-level = Nivel de los bots: easy, normal o hard.
cli-serve = Sirve las mesas para el navegador.
cli-host = Dirección en la que escuchar.
cli-port = Puerto.
cli-database = Archivo de SQLite, o URL de otra base de datos.
cli-open = Abre la página en el navegador.
cli-simulate = Partidas entre bots, con el resultado de cada uno.
cli-games = Cuántas partidas.
cli-bots = Bots por bando: random, policy, easy, normal, hard.
cli-jobs = Procesos a la vez; 0, uno por núcleo.
cli-record = Guarda aquí el registro de la última partida.
cli-ray = Reparte las partidas por un clúster de Ray.
cli-verify = Repite una partida registrada y comprueba sus repartos.
cli-verify-record = Archivo del registro.
cli-legal = Las jugadas legales de una posición.
cli-apply = Juega en una posición y escribe la siguiente.
cli-text = La jugada, como la escribe «sobremesa legal».
cli-seat = Quién juega, desde 0.
cli-bench = Velocidad de los juegos en este ordenador.
cli-seconds = Segundos por juego.
cli-column-slug = juego
cli-column-name = nombre
cli-column-family = familia
cli-column-seats = jugadores
cli-column-about = de qué va
cli-column-bot = bot
cli-column-seats-played = asientos
cli-column-won = ganadas
cli-column-expected = entre iguales
cli-column-score = tanteo
cli-column-time = por jugada
cli-column-matches = partidas/s
cli-column-actions = jugadas/s
cli-column-guesses = conjeturas/s
cli-bench-title = Juego al azar ({ $engine })
cli-simulating = Jugando
cli-serving = La mesa está puesta en { $url } (Ctrl+C para recoger)
cli-verified = Correcto: { $n } pasos repetidos, resultado { $scores }
cli-verified-fair = Correcto: el secreto cumple el compromiso; { $n } pasos repetidos, resultado { $scores }
refused-cli-option-form = Las opciones se escriben id=valor, y no «{ $text }»
refused-position-unreadable = No se puede leer la posición: { $text }
refused-position-of-another-game = La posición es de otro juego: { $text }
refused-file-unwritable = No se puede escribir el archivo: { $text }
refused-no-ray = Ray no está instalado: pip install "sobremesa[ray]"

term-bot = Bot { $n }
term-line = / para escribir una jugada · ? teclas
term-hint = { $move }: { $why }
term-thinking = Pensando…
term-won = ¡Has ganado!
term-lost = Gana { $names }
term-number = De { $low } a { $high }
term-keys = Flechas e Intro: elegir y jugar en la lista. El ratón toca cartas, fichas y casillas.
    /  escribir una jugada      Esc  soltar lo elegido
    h  una pista                u, y  deshacer y rehacer
    r  reglamento               l  todo lo dicho
    ?  estas teclas             q  levantarse de la mesa
