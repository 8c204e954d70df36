cli-phh = Manos de póker en el formato PHH.
cli-phh-file = Un archivo PHH: .phh, o .phhs con varias manos.
cli-phh-hand = El número de la mano en el archivo.
cli-phh-replay = Volver a jugar manos y comparar con cuántas fichas acaban.
cli-phh-export = Las manos de una partida registrada, en PHH.
cli-phh-output = Escribirlas en este archivo.
cli-phh-import = La posición de una mano, para seguir desde ella.
cli-phh-after = Después de tantas apuestas y descartes.
cli-phh-stacks = Fichas: { $stacks }
cli-phh-reached = { $text }: { $n } de { $of } manos acaban como se dice
refused-phh-unreadable = No se pueden leer las manos: { $what ->
    [line] la línea { $n } no es PHH
    [variant] ninguna mano dice su variante
    [missing] no existe el archivo «{ $text }»
    [encoding] «{ $text }» no es texto en UTF-8
   *[file] no se puede abrir el archivo «{ $text }»
}
refused-phh-field = Mano { $text }: el campo { $name } falta o está mal
refused-phh-action = Mano { $text }: la entrada { $n } de actions no es ninguna: «{ $found }»
refused-phh-variant = Mano { $text }: aquí no se juega { $found }; se juegan: { $allowed }
refused-phh-seats = Mano { $text }: aquí no juegan { $n } a ese juego
refused-phh-twice = Mano { $text }: la carta { $found } se reparte dos veces, y los descartes que se vuelven a barajar no se pueden seguir
refused-phh-cards = Mano { $text }: tiene más cartas de las que se reparten en el juego
refused-phh-held = Mano { $text }: alguien se descarta de { $found } o la enseña sin tenerla
refused-phh-turn = Mano { $text }: «{ $found }» (paso { $n }) no va en su turno
refused-phh-step = Mano { $text }: «{ $found }» (paso { $n }) va contra las reglas
refused-phh-big = Mano { $text }: sus apuestas faltan o son demasiado grandes para una mesa
refused-phh-forced = Mano { $text }: sus apuestas obligadas no dejan a nadie nada que decidir
refused-phh-unfinished = La mano { $text } no se juega hasta el final
refused-phh-stacks = La mano { $text } acaba con { $found } y se dice que con { $told }
refused-phh-not-poker = PHH cuenta manos de póker, y este registro es de { $text }
refused-phh-untold = PHH no tiene palabra para lo que se jugó: { $text }
refused-phh-no-hand = No hay ninguna mano { $text } en el archivo
refused-phh-after = La mano { $text } solo tiene { $n } pasos
