"""The twin of a log of the card game: the same play, with other cards where this seat cannot see them."""

from typing import Any

from msgspec.structs import replace
from tests.conformance.planted.cards.game import Dealt

from burrow.engine.game import Seat
from burrow.engine.log import Log
from burrow.engine.rng import Rng


def twin(log: Log[Any, Any, Any, Any], seat: Seat | None, rng: Rng) -> Log[Any, Any, Any, Any]:
    view = log.game.view(log.state, seat)
    seen = {event.what.card for event in log.live if isinstance(event.what, Dealt) and event.what.seat == seat}
    free = [card for card in range(1, view.deck + 1) if card not in seen and card not in view.shown]
    other = dict(zip(free, rng.shuffled(free), strict=True))
    entries = [
        replace(event, what=replace(event.what, card=other.get(event.what.card, event.what.card)))
        if isinstance(event.what, Dealt)
        else event
        for event in log.live
    ]
    return Log(log.game, log.setup, entries)
