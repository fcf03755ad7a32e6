from tests.conformance.planted.marble.game import GAME

__all__ = ["GAME"]
