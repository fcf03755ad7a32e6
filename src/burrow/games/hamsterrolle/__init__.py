"""Hamsterrolle: a wooden wheel that rolls, and pieces that must stay in it."""

from burrow.games.hamsterrolle.game import GAME

__all__ = ["GAME"]
