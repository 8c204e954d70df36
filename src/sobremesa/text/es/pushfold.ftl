# Todo o nada con pocas fichas: la orden pushfold

pushfold-chart = Hasta cuántas ciegas grandes se va all-in con cada mano, con { $n ->
    [one] un jugador
   *[other] { $n } jugadores
} por hablar (hasta 20; vacío: nunca)
pushfold-push = Con { $stack } ciegas, all-in con el { $percent } % de las manos:
pushfold-call = La ciega grande lo ve con el { $percent } %:
pushfold-worth = Quien va all-in o se retira gana { $text } ciegas por mano; contra estas estrategias nadie puede ganar más de un { $percent } % de una ciega además
pushfold-approximate = Con { $n } por hablar es una aproximación: se cuenta con que el primero que ve es el único.

cli-pushfold = All-in o retirarse con pocas fichas: el equilibrio, resuelto.
cli-pushfold-stack = Las fichas del que menos tiene, en ciegas grandes, de 1 a 100; sin ellas, la tabla entera.
cli-pushfold-behind = Cuántos quedan por hablar, de 1 a 9.
cli-pushfold-antes = Lo que suman los antes, en ciegas grandes.

refused-pushfold-stack = Las fichas van de { $low } a { $high } ciegas grandes
refused-pushfold-behind = Pueden quedar por hablar de { $low } a { $high } jugadores
refused-pushfold-antes = Los antes suman de { $low } a { $high } ciegas grandes
