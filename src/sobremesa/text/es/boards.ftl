# Tableros: cómo se nombran sus casillas y fichas a quien no los ve, y lo que se pregunta al mover.

board-name = Tablero de { $n } por { $n }
board-empty = { $at }, vacía
board-man = { $at }, peón { $wood ->
    [dark] oscuro
   *[light] claro
}
board-king = { $at }, dama { $wood ->
    [dark] oscura
   *[light] clara
}
board-movable = se puede mover
board-must-take = tiene que comer
board-chosen = elegida
board-landing = puedes llegar aquí
board-taken = se come
board-huff = se puede soplar
board-last = última jugada
board-which-way = ¿Por dónde? Toca la casilla siguiente.
board-confirm = { $n ->
    [0] Mover
    [1] Comer una
   *[other] Comer { $n }
}
board-again = Otra vez

line-tiles = Fichas en la mesa
line-empty = Aún no hay fichas
line-start = Poner la primera ficha
line-joker = comodín
line-end-left = Poner a la izquierda, abierto: { $n }
line-end-right = Poner a la derecha, abierto: { $n }
line-end-up = Poner arriba, abierto: { $n }
line-end-down = Poner abajo, abierto: { $n }
