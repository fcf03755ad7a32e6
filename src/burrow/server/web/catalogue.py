"""The registered games, as the page lists them."""

import msgspec

from burrow.engine import registry
from burrow.engine.game import AnyGame
from burrow.engine.options import specs
from burrow.engine.presets import changed_from_default
from burrow.server.wire.api import GameInfo, PresetInfo, RuleInfo


def catalogue() -> bytes:
    return msgspec.json.encode([game_info(game) for game in registry.games().values()])


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        traits=tuple(sorted(game.traits)),
        bots=game.bots,
        options=specs(game.options),
        presets=tuple(PresetInfo(key, changed_from_default(one)) for key, one in game.presets.by_key().items()),
    )


def rulebook(game: AnyGame) -> bytes:
    """Apart from the list of games, because the front page does not need it."""
    rules = [RuleInfo(rule.id, rule.section, dict(rule.when), rule.seats) for rule in game.rulebook]
    return msgspec.json.encode(rules)
