# Lo que comparten los juegos de combinaciones.

zone-meld = Combinación de { $seat }
zone-closed = Carta del cierre

rummy-melds = { $seat } baja { $cards }
rummy-lays-off = { $seat } coloca { $card }
rummy-move-meld = Bajar { $cards }
rummy-move-lay-low = { $card }, por abajo
rummy-move-lay-high = { $card }, por arriba

refused-rummy-no-group = Eso no es una combinación: { $cards }
refused-rummy-no-fit = { $card } no entra ahí
refused-rummy-which-group = { $card } entra en varios sitios: di dónde
refused-rummy-show-first = Primero enseña tus combinaciones
refused-rummy-bad-close = Así tu cierre no vale: quedarían demasiadas cartas sueltas
