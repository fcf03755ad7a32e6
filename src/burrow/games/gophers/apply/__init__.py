"""What each event does to the state. Trusts the event: `moves.refuse` is the only judge."""

from typing import assert_never

from msgspec.structs import replace

from burrow.engine.game import Event, Seat
from burrow.games.gophers import moves
from burrow.games.gophers.apply.collecting import collect, decline, keep, unwrap
from burrow.games.gophers.apply.dues import draw
from burrow.games.gophers.apply.moving import dig, place, show, walk
from burrow.games.gophers.state import NOBODY, Laid, State
from burrow.games.gophers.state.reading import decider
from burrow.games.gophers.state.start import deal, time_to_decide


def apply(state: State, event: Event[moves.What]) -> State:
    after = happen(state, event.by, event.what)
    if not state.options.clock:
        return after
    deadline = None if decider(after) == NOBODY else time_to_decide(state.options, event.at)
    return replace(after, deadline=deadline)


def happen(state: State, seat: Seat, what: moves.What) -> State:
    match what:
        case moves.Begins(first):
            return deal(state, first)
        case moves.Drew(card):
            return unwrap(state, card) if state.phase == "unwrap" else draw(state, card)
        case moves.Rolled(pips):
            return show(state, pips)
        case moves.Place(hole):
            return place(state, seat, hole)
        case moves.Roll():
            return replace(state, phase="roll")
        case moves.Walk(way):
            return walk(state, seat, way)
        case moves.Dig():
            return dig(state, seat)
        case moves.Collect(plus, minus):
            return collect(state, seat, Laid(plus, minus))
        case moves.Keep(card):
            return keep(state, seat, card)
        case moves.Decline():
            return decline(state)
        case moves.TimeUp():
            return happen(state, decider(state), moves.plainest(state))
        case _:
            assert_never(what)
