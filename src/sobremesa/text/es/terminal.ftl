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
cli-help-option = Muestra esta ayuda y termina.
cli-help-usage = Uso:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-commands = Órdenes:
cli-help-some-options = [OPCIONES]
cli-help-some-command = ORDEN [ARGUMENTOS]…
cli-help-required = [obligatorio]
cli-help-default = [si no se dice:
refused-cli-no-terminal = Para jugar aquí hace falta un terminal
refused-cli-missing = Falta { $text }
refused-cli-no-command = No hay ninguna orden «{ $text }»; mira sobremesa --help
refused-cli-no-option = No hay ninguna opción { $text }
refused-cli-no-value = La opción { $text } pide un valor
refused-cli-takes-none = La opción { $text } no lleva valor
refused-cli-integer = { $text } pide un número entero
refused-cli-number = { $text } pide un número
refused-cli-low = { $text } pide un número no menor que { $low }
refused-cli-high = { $text } pide un número no mayor que { $high }
refused-cli-value = No vale lo dado a { $text }
refused-cli-extra = Sobra «{ $text }»
refused-cli-usage = No se entiende la orden; mira sobremesa --help

term-bot = Bot { $n }
term-line = / escribir · ? teclas · h pista · r reglamento · q salir
term-hint = { $move }: { $why }
term-wait = esperar
term-thinking = Pensando…
term-won = ¡Has ganado!
term-lost = { $n ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
term-nobody = No gana nadie
term-ended = La partida ha terminado
term-number = de { $low } a { $high } · Esc lo deja
term-pick-first = Elige antes las cartas, dados o fichas: con su número, el ratón o ← → y espacio
term-as-listed = Elige en la lista o escribe una de sus líneas
term-ways = Hay { $n } maneras de llegar: elige una en la lista
term-small = El terminal mide { $width }×{ $height }; hacen falta { $columns }×{ $rows }
term-again = Otra partida
term-save = Guardar el registro
term-quit = Levantarse de la mesa
term-save-as = ¿En qué archivo? Intro guarda, Esc lo deja
term-saved = Registro guardado en { $text }
term-page = Flechas: leer · Esc: volver a la mesa
term-suits = Palos: o oros, c copas, e espadas, b bastos. 10 es la sota, 11 el caballo y 12 el rey.
term-keys = Flechas arriba y abajo e Intro: elegir y jugar en la lista.
    1…9, 0     la carta de ese número o, sin cartas que jugar, esa línea de la lista
    ← →        ir de una cosa a otra de la mesa; espacio la toca
    m          la mano, en los juegos de rapidez
    /          escribir una jugada, como está en la lista
    Esc        soltar lo elegido
    h          una pista
    u, y       deshacer y rehacer, donde se puede
    r          reglamento
    l          todo lo dicho
    n          otra partida, al acabar
    s          guardar el registro, al acabar
    ?          estas teclas
    q          levantarse de la mesa

    El ratón también toca cartas, fichas, casillas y nombres de sitios.
