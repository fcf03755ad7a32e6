"""What the laws ask of a game with physics: short games, and moves in words."""

from msgspec.structs import replace
from tests.conformance.planted.marble.game import Options, Push, pairs


def brief(options: Options) -> Options:
    return replace(options, rounds=1)


def gestures(move: Push) -> list[tuple[int, bytes]]:
    return [(frame, bytes((force,))) for frame, force in pairs(move.path)]
