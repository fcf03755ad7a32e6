"""Whole games with made-up physics: whatever nature answers, the rules carry on and no piece is lost."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.engine.codec import decode_payload, decode_setup, encode
from burrow.engine.game import NATURE, Event, Seat
from burrow.engine.rng import FastRng, fast_rng
from burrow.games.hamsterrolle.data import COMPARTMENTS, PIECES
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Begins, Hand, Settled, What
from burrow.games.hamsterrolle.moves.dropping import droppable
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.taking import refuse_take, takes
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.players import partner
from burrow.games.hamsterrolle.state.wheel import compartment_of, lowest
from burrow.games.hamsterrolle.tests.strategies import fate
from burrow.games.hamsterrolle.view import View
from burrow.laws import GameFolder

TURNS = 150


class Step(NamedTuple):
    before: State
    event: Event[What]
    after: State


@st.composite
def options(draw: st.DrawFn, seats: int) -> Options:
    return Options(
        teams=draw(st.sampled_from(("none", "side", "across"))) if seats == 4 else "none",
        fourth=draw(st.sampled_from(("out", "shared"))),
        direction=draw(st.sampled_from(("left", "first"))),
        first=draw(st.sampled_from(("chance", "1", "2"))),
        front=draw(st.sampled_from(("compartment", "printed"))),
        rounds=draw(st.sampled_from((0, 1, 3, 20))),
        turn=draw(st.sampled_from((0, 10))),
    )


@st.composite
def games(draw: st.DrawFn) -> list[Step]:
    seats = draw(st.integers(2, 4))
    return list(played(seats, draw(options(seats)), fast_rng(draw(st.integers(0, 1 << 32)))))


def played(seats: int, options: Options, rng: FastRng) -> Iterator[Step]:
    state = GAME.setup(seats, options)
    for seq in range(2 * TURNS):
        if GAME.waiting(state).over:
            return
        by, what, at = spoken(state, rng)
        event = Event(seq, at, by, what)
        after = GAME.apply(state, event)
        yield Step(state, event, after)
        state = after


def spoken(state: State, rng: FastRng) -> tuple[Seat, What, int]:
    """A random move, now and then too late; nature answers anything."""
    waiting = GAME.waiting(state)
    if waiting.nature == "physics":
        chosen = state.holds if state.phase == "settle" else rng.choice(takes(state))
        return NATURE, fate(state, chosen, rng), state.began + 5_000
    if waiting.nature:
        return NATURE, GAME.nature(state, rng), state.began
    if waiting.deadline is not None and not rng.below(6):
        return NATURE, GAME.nature(state, rng), waiting.deadline
    move = GAME.sample(state, state.seat, rng)
    assert GAME.refuse(state, state.seat, move, state.began) is None
    return state.seat, move, state.began + 1_000


@settings(max_examples=40, deadline=None)
@given(games())
def test_nothing_breaks_and_everything_is_seen(game: list[Step]) -> None:
    for step in game:
        assert GAME.faults(step.after) == ()
        view = GAME.view(step.after, None)
        assert GAME.view(step.after, 0) == view
        assert GAME.imagine(view, None, fast_rng(0)) == step.after
        assert msgspec.json.decode(encode(view), type=View) == view


@settings(max_examples=40, deadline=None)
@given(games())
def test_every_event_is_told_in_whole_sentences(game: list[Step]) -> None:
    lexicon = GameFolder.of(GAME).lexicon
    for step in game:
        notes = GAME.tell(step.before, step.event, None)
        assert [lexicon.complaint(note.message, note.values) for note in notes] == [""] * len(notes)
        assert bool(notes) != isinstance(step.event.what, Hand)


@settings(max_examples=25, deadline=None)
@given(games())
def test_what_may_be_taken_is_what_is_not_refused(game: list[Step]) -> None:
    for step in game[::5]:
        state = step.after
        if state.phase != "turn":
            continue
        allowed = tuple(piece for piece in PIECES if refuse_take(state, piece) is None)
        assert allowed == tuple(sorted(takes(state) + passing(state)))
        assert allowed == tuple(sorted(takeable(state)))
        for piece in allowed:
            into = droppable(state, piece)
            assert into, "there is always a place to let it drop"
            assert len(set(into)) == len(into)
            assert set(into) <= set(range(COMPARTMENTS))


def takeable(state: State) -> list[int]:
    """The rule restated as one would say it at the table."""
    own = list(state.trays[state.seat]) or list(state.trays[partner(state, state.seat)])
    if state.reference < 0 or state.passes >= 2 * len(state.trays):
        return own
    return own + [one.piece for one in state.lies if compartment_of(one) in lowest(state)]


@settings(max_examples=25, deadline=None)
@given(games())
def test_ranks_and_winners_agree(game: list[Step]) -> None:
    for step in game:
        scores = GAME.score(step.after)
        left = [-score.total for score in scores]
        assert [score.rank for score in scores] == [1 + sum(other < own for other in left) for own in left]
        if step.after.ended:
            assert step.after.winners == tuple(score.seat for score in scores if score.rank == 1)


@settings(max_examples=25, deadline=None)
@given(games())
def test_boards_get_no_heavy_bytes_twice(game: list[Step]) -> None:
    for step in game:
        shown = GAME.redact(step.before, step.event, 0)
        assert shown == GAME.redact(step.before, step.event, None)
        match shown:
            case Hand(piece, path):
                assert (piece, path) == (step.after.holds, b"")
            case Settled():
                assert (shown.world, shown.motion) == (b"", b"")
                assert (shown.lies, shown.fallen, shown.contact) == (
                    step.after.lies,
                    step.after.last and step.after.last.fallen,
                    step.after.contact,
                )
            case _:
                assert shown == step.event.what


def test_with_a_last_round_every_game_ends_in_time() -> None:
    for seed in range(10):
        game = list(played(3, Options(rounds=4), fast_rng("ends", seed)))
        assert GAME.waiting(game[-1].after).over
        assert sum(isinstance(step.event.what, Settled) for step in game) <= 12


def test_a_table_of_the_first_format_goes_on_by_the_rules_it_began_with() -> None:
    """It has no option `front` and no last round."""
    options = {"teams": "none", "fourth": "out", "clock": "30", "steady": False, "direction": "left", "rounds": 0}
    stored = {"game": "hamsterrolle", "format": 1, "seats": 2, "options": options, "seed": "0" * 64}
    setup = decode_setup(msgspec.json.encode(stored), {"hamsterrolle": GAME}.__getitem__)
    assert setup.format == 1 < GAME.format
    assert setup.options == Options(rounds=0, front="compartment")
    began = decode_payload(GAME, encode(Begins(1)), setup.format)
    assert began == Begins(1)
