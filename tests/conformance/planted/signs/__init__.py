from tests.conformance.planted.signs.game import GAME

__all__ = ["GAME"]
