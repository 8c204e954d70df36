"""Calculators that need no table: odds, equity, probability, game theory. Nothing here yet."""
