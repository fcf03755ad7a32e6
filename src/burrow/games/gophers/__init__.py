"""Gophers Walk: a maze that turns its pages, cards, and a little arithmetic."""

from burrow.games.gophers.game import GAME

__all__ = ["GAME"]
