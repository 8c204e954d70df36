"""One package per family: its engine (modules whose names begin with ``_``) and one module per game."""
