"""Auf die Nüsse!, a dice game of B. S. Spence, G. J. Donner and M. S. Steer."""

from burrow.games.nuts.game import GAME

__all__ = ["GAME"]
