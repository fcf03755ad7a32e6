"""Hamstern, a roll-and-write game of Moritz Dressler."""

from burrow.games.hamstern.game import GAME

__all__ = ["GAME"]
