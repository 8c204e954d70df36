"""Calculators that need no table: odds, equity, game theory.

- :mod:`~sobremesa.lab.odds`: outs, odds, pot odds and decisions of hold'em draws; drills; the tables of the rulebook.
- :mod:`~sobremesa.lab.strategy`: the book's advice for hold'em, from what one seat sees;
  :mod:`~sobremesa.lab.starting_hands`, positions and categories;
  :mod:`~sobremesa.lab.stealing`, the blinds; :mod:`~sobremesa.lab.dead_hands`; :mod:`~sobremesa.lab.trainer`, which drills them.
- :mod:`~sobremesa.lab.equity`: what hands and ranges are worth against each other, exactly or by sampling.
- :mod:`~sobremesa.lab.ranges`: ranges of hole cards and their notation.
- :mod:`~sobremesa.lab.evaluate`: the strength of hands by the million.
- :mod:`~sobremesa.lab.cfr`: equilibria of small pokers.
- :mod:`~sobremesa.lab.house_edges`, :mod:`~sobremesa.lab.ruso_edges`: what the house keeps, or the player wins, at poker against the croupier.
"""
