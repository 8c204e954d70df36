# Lo que comparten los juegos de póker contra la banca.

house-upcard = El crupier enseña { $card }
house-shows = El crupier descubre { $cards }
house-has-game = La banca tiene juego: { $say }
house-no-game = La banca no tiene juego
house-label = Banca: { $say }
house-says-fold = No voy
house-move-ante = Ante de { $chips } en la casilla { $n }
house-move-fold = No ir
house-ante-on = Ante en la casilla { $n }
house-sign-ace-king = La banca necesita as y rey, o más
house-sign-pair = La banca necesita pareja, o más
house-sign-max-pay = Una apuesta gana { $chips } como mucho
house-tag-waiting = Casilla { $n }
house-tag-folded = Casilla { $n }: no va
house-tag-no-game = Casilla { $n }: la banca no tiene juego
house-tag-won = Casilla { $n }: gana { $odds } a 1
house-tag-tied = Casilla { $n }: empate
house-tag-lost = Casilla { $n }: pierde
house-tag-returned = Casilla { $n }: ni comprado hay juego, todo vuelve

house-kind-nothing = carta alta
house-kind-ace-king = as y rey
house-kind-pair = pareja
house-kind-two-pair = dobles parejas
house-kind-three = trío
house-kind-straight = escalera
house-kind-flush = color
house-kind-full = full
house-kind-four = póker
house-kind-five = repóquer
house-kind-straight-flush = escalera de color
house-kind-royal = escalera real

refused-house-cards-later = Todavía no hay cartas: primero el ante
refused-house-cards-lie = Las cartas no se mueven: elige qué haces con tu apuesta
refused-house-most-boxes = No puedes jugar más de { $n } casillas
refused-house-cover = Para ir hacen falta { $n } antes, y te quedan { $chips } fichas libres

hint-house-least = Ante mínimo: jugar más no mejora lo que puedes esperar
