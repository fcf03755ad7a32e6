from tests.conformance.planted.bell.game import GAME

__all__ = ["GAME"]
