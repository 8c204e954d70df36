# El laboratorio de póker en la página.

lab-title = Laboratorio de póker
lab-about = Outs, odds, equity y rangos: cuánto vale cada mano y cuándo conviene pagar. Con ejercicios.
lab-open = Abrir el laboratorio
lab-tab-calculator = Calculadora
lab-tab-ranges = Rangos
lab-tab-tables = Tablas
lab-tab-drill = Ejercicios
lab-tab-hands = Manos PHH

## Cartas

lab-cards = Las cartas
lab-game = Juego
lab-game-texas-holdem = Hold'em
lab-game-omaha = Omaha
lab-game-omaha-hilo = Omaha alta-baja
lab-hero = Tu mano
lab-board = Mesa
lab-dead = Fuera de juego
lab-villain = Rival { $n }
lab-villain-range = Rival (rango)
lab-anybody = Una mano cualquiera
lab-add-villain = Añadir rival
lab-add-dead = Cartas muertas
lab-drop = Quitar: { $text }
lab-use-range = Darle un rango
lab-no-range = Quitar el rango
lab-clear = Recoger las cartas
lab-pick-for = Elige cartas: { $text }
lab-take-away = Quitar { $card }
lab-empty-place = { $text }: poner una carta
lab-full = Ya no caben más en «{ $text }»: toca una carta para quitarla
lab-write = …o escríbelas: { $text }
lab-lay = Poner

## Dinero y opciones

lab-money = El dinero
lab-pot = Bote
lab-bet = Apuesta
lab-stack = Te queda
lab-implied = Ganarás después
lab-unit-eur = €
lab-unit-usd = $
lab-unit-chips = fichas
lab-options = Opciones
lab-style = Odds
lab-style-exact = con dos decimales
lab-style-one_decimal = con un decimal
lab-style-simple = enteras
lab-horizon = Cartas que verás
lab-horizon-auto = según el dinero
lab-horizon-next = la próxima
lab-horizon-both = las dos
lab-unseen = Cartas de los rivales
lab-unseen-unknown = no cuentan para las odds
lab-unseen-villain_known = cuentan para las odds
lab-use-table = Decidir también con
lab-table-off = solo lo exacto
lab-table-a = la tabla A del libro
lab-table-b = la tabla B del libro
lab-currency = Moneda
lab-own-outs = Outs contadas por ti
lab-own-outs-help = Vacío: las cuenta el laboratorio.
lab-street = Calle
lab-rule = Enseñar la regla del 2 y el 4
lab-count-draws = Proyectos que cuentan
lab-draws-auto = Los de costumbre

## Respuesta

lab-answer = Qué conviene
lab-only-high = Las outs y las odds se cuentan donde todo el bote es de la mano alta; en alta-baja, mira la equity. O escribe tú las outs en las opciones.
lab-need-hole = Elige tus { $n ->
    [2] dos
   *[other] { $n }
} cartas.
lab-need-board = Elige el flop: tres cartas de la mesa (o cuatro, en el turn).
lab-decision-call = Ver
lab-decision-fold = Retirarse
lab-decision-even = Indiferente
lab-decision-check = Pasar
lab-why-call = El bote paga { $pot } a 1 y tienes { $odds } a 1 en contra: una de tus outs sale el { $percent } % de las veces y te basta con el { $needed } %.
lab-why-fold = El bote solo paga { $pot } a 1 y tienes { $odds } a 1 en contra: una de tus outs sale el { $percent } % de las veces y necesitas el { $needed } %.
lab-why-even = El bote paga { $pot } a 1, justo lo que tienes en contra: una de tus outs sale el { $percent } % de las veces, y es lo que necesitas.
lab-why-check = Nadie apuesta: ver la carta es gratis.
lab-why-none = No hay ninguna out: pagar no compra nada.
lab-against = { $n } a 1 en contra
lab-pot-pays = El bote paga { $n } a 1
lab-scale-said = En contra, { $n } a 1; el bote paga { $n2 } a 1
lab-needed = Necesitas
lab-real = Tienes
lab-outs-of = Outs
lab-outs-among = { $n } entre { $unseen } sin ver
lab-chance-next = Con la próxima carta
lab-chance-both = Con las dos que faltan
lab-rule-next = De cabeza (por 2)
lab-rule-both = De cabeza (por 4)
lab-rule-exact = · exacto { $percent } %
lab-grown = Con las outs que ganas en el turn
lab-call-win = Precio
lab-pay-win = { $text } para ganar { $text2 }
lab-value = Valor esperado de ver
lab-extra = Para igualar te falta
lab-not-counted = (no cuenta)
lab-no-out = (hasta el river; no da outs)
lab-other-wins = { $n ->
    [one] Otra carta que gana o empata contra esa mano
   *[other] Otras { $n } cartas que ganan o empatan contra esas manos
}
lab-false-outs = { $n ->
    [one] Una de esas outs no gana a las manos que se ven. Para decidir con ellas, haz que cuenten en las opciones.
   *[other] { $n } de esas outs no ganan a las manos que se ven. Para decidir con ellas, haz que cuenten en las opciones.
}
lab-touch-out = Toca una carta para saber por qué.
lab-kind-clean = limpia
lab-kind-dirty = dudosa
lab-kind-tie = empata
lab-kind-false = falsa
lab-missed = te faltaba
lab-out-makes = Completa: { $text }.
lab-out-clean = Limpia: no ayuda a nadie más a la vista.
lab-out-dirty = Dudosa: puede ayudar también a otro.
lab-out-clean-known = Gana a las manos que se ven.
lab-out-dirty-known = Gana a las manos que se ven.
lab-out-tie-known = Empata: se reparte el bote.
lab-out-false-known = Falsa: mejora tu mano, pero otro se queda mejor.
lab-out-nuts = Es la mejor mano posible.
lab-out-missed = No la habías contado.
lab-risk-pairs_board = Dobla la mesa: cabe un full.
lab-risk-suits_board = Deja tres de un palo que no llevas: cabe un color.
lab-risk-straight_there = Cabe una escalera.
lab-risk-higher = Cabe una jugada igual, pero más alta.
lab-risk-held = Falsa: esa carta la tiene un rival.

## Equity

lab-equity = Equity
lab-equity-help = La parte del bote que te toca si se reparten todas las cartas que faltan.
lab-way = Repartos
lab-way-auto = todos, si no son demasiados
lab-way-exact = todos
lab-way-sample = al azar
lab-trials = Cuántos al azar
lab-run = Calcular la equity
lab-equity-missing = Completa tu mano y la de los rivales, o dale un rango a uno.
lab-equity-board = En la mesa faltan cartas: ninguna, tres, cuatro o cinco.
lab-wins-ties = Gana el { $percent } %, reparte el { $percent2 } %.
lab-of-deals = Gana { $n } de { $of } repartos.
lab-cut = Se acabó el tiempo: son los que dio tiempo a repartir.
lab-streets = Calle por calle
lab-by-hand = Contra cada mano del rango
lab-by-hand-help = Tu equity contra cada clase de mano.
lab-by-hand-touch = Toca una clase para ver sus manos una a una.
lab-by-hand-none = { $text }: no está en el rango
lab-by-hand-line = { $text }: { $percent } % para ti. Te gana el { $percent2 } % de las veces y reparte el { $percent3 } %.
lab-waiting = { $n ->
    [one] Hay un cálculo delante…
   *[other] Hay { $n } cálculos delante…
}
lab-warming = Preparando la calculadora: la primera vez tarda unos segundos…
lab-working = Repartiendo cartas…
lab-stop = Parar

## Rangos

lab-range = Rango
lab-range-help = AKs del mismo palo, AKo de distinto, TT+ y mejores, A5s-A2s de una a otra, KK:0.5 con un peso.
lab-range-title = Un rango
lab-range-grid = Los 169 tipos de mano
lab-range-quick = Rangos hechos
lab-quick-0 = Ninguna
lab-quick-1 = Parejas
lab-quick-2 = Fuertes
lab-quick-3 = Amplio
lab-quick-4 = Todas
lab-run-grid = Equity de cada mano contra el rango
lab-grid-help = Con la mesa que haya puesta. Antes del flop, con dos mil mesas al azar.
lab-grid-missing = Marca primero las manos del rango.
lab-show-names = Ver los nombres
lab-show-worth = Ver la equity

## Tablas

lab-book-a = Tabla A del libro
lab-book-b = Tabla B del libro
lab-book-help = Odds en contra, como están impresas. Toca una para ver la exacta.
lab-col-next = próxima
lab-col-both = turn y river
lab-col-river = river
lab-printed-exact = { $n } a 1; exacto, { $n2 } a 1, { $percent } %
lab-exact-title = Tabla exacta
lab-head = de cabeza

## Ejercicios

lab-drill-title = Diez manos
lab-drill-lead = En cada una: qué outs tienes, qué odds en contra con la próxima carta, y qué haces. Un punto por cada acierto. Cuentan color, escalera, trío con la pareja de mano y full.
lab-drill-seed = Número de la serie
lab-drill-seed-help = El mismo número da siempre las mismas manos.
lab-drill-start = Empezar
lab-drill-hand = Mano { $n } de { $of }
lab-drill-score = Llevas { $n } de { $of }
lab-drill-outs = ¿Qué outs tienes?
lab-drill-out = out
lab-drill-odds = ¿Odds en contra? (x a 1)
lab-drill-odds-help = Vale medio punto arriba o abajo.
lab-drill-decision = ¿Qué haces?
lab-do-call = Ver
lab-do-fold = Retirarme
lab-do-even = Da igual
lab-do-check = Pasar
lab-drill-answer = Responder
lab-drill-outs-right = Las outs están bien
lab-drill-outs-wrong = Outs: { $n } de menos y { $n2 } de más
lab-drill-odds-were = Odds: { $n } a 1
lab-drill-decision-was = Decisión: { $text }
lab-drill-no-outs = No son outs:
lab-drill-next = Otra mano
lab-drill-end = Ver la nota
lab-drill-over = { $n } de { $of } puntos
lab-drill-great = Las odds ya no tienen secretos para ti.
lab-drill-good = Vas bien: repasa lo que falló.
lab-drill-keep = Cuenta despacio: primero las outs, luego el precio.
lab-drill-n = mano
lab-drill-odds-short = odds
lab-drill-decision-short = decisión
lab-right = bien
lab-wrong = mal
lab-drill-again = Otras diez manos
lab-drill-same = Repetir la serie { $n }

## Manos PHH

lab-phh-title = Manos de póker en PHH
lab-phh-lead = PHH es un formato de texto para manos de póker. Abre un archivo .phh o .phhs, o pégalo, y se vuelve a jugar aquí con nuestras reglas.
lab-phh-file = Elige el archivo
lab-phh-paste = …o pega aquí su texto
lab-phh-read = Leer
lab-phh-which = Mano (hay { $n })
lab-phh-player = Jugador { $n }
lab-phh-stack = Empieza con { $n }, acaba con { $n2 }
lab-phh-unfinished = La mano no está acabada.
lab-phh-reached = Acaba con las fichas que dice el archivo.
lab-phh-differs = No acaba con las fichas que dice el archivo.
lab-phh-over = El archivo no dice con cuántas fichas acaba.
lab-phh-watch = Ver la mano
lab-phh-log = Lo que pasó, en { $n } pasos
lab-phh-unknown = carta sin apuntar
lab-phh-download = Manos en PHH
lab-phh-save = Guardar esta mano (.phh)
lab-phh-open = Ver las manos

## Lo que no puede ser

refused-lab-busy = El laboratorio está lleno: prueba dentro de un momento
refused-lab-too-long = El cálculo era demasiado largo y se ha parado
refused-lab-broken = El cálculo se ha roto; nada más ha cambiado
refused-lab-stopped = El cálculo se ha parado
refused-lab-replaced = Has empezado otro cálculo, y este se ha parado
refused-lab-way = Los repartos son auto, exact o sample, no «{ $text }»
refused-lab-exact = Son demasiados repartos para verlos todos: repártelos al azar
refused-lab-trials-most = Al azar se reparte de 1 a { $high } veces
refused-lab-seed = El número de la serie va de 0 a { $high }
refused-lab-no-room = { $what ->
    [hole] Tu mano son { $n } cartas, y has escrito { $of }
    [board] En la mesa caben { $n } cartas, y has escrito { $of }
    [villain] La mano de un rival son { $n } cartas, y has escrito { $of }
   *[dead] Fuera de juego caben { $n } cartas, y has escrito { $of }
}
refused-odds-outs-number = «{ $text }» no es un número de outs: escribe un número entero o déjalo vacío
refused-odds-unseen = Las cartas de los rivales son unknown o villain_known, no «{ $text }»
