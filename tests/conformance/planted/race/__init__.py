from tests.conformance.planted.race.game import GAME

__all__ = ["GAME"]
