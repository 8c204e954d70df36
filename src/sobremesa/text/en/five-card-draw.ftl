game-five-card-draw = Five-card draw
about-five-card-draw = The original poker: five hidden cards, one exchange and two rounds of betting.
