"""Póker chino: the bots and hints of the games of three lines."""

from __future__ import annotations

from sobremesa.bots.knowledge._rows import explain, make_bot, policy

__all__ = ["explain", "make_bot", "policy"]
