from tests.conformance.planted.cards.game import GAME

__all__ = ["GAME"]
