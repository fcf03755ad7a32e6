"""No seat and no spectator ever gets a card that it may not know: random games in every way to play, checked after
every event. `BURROW_SECRECY_GAMES` sets how many of each way; use thousands for a long run."""

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import structs

from burrow.engine.game import Event, Seat, Setup
from burrow.engine.log import Log
from burrow.engine.rng import Rng, fast_rng, seed_from
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Drew, Keep, What, moves
from burrow.games.gophers.moves.listing import cards_of as pile_of
from burrow.games.gophers.nature import odds
from burrow.games.gophers.options import Options, Way
from burrow.games.gophers.state import Buried, Cards, State
from burrow.games.gophers.tests.ledger import Copy, Ledger, cards_of
from burrow.games.gophers.tests.strategies import Table
from burrow.games.gophers.tests.table import BARREN, arranged, cards
from burrow.games.gophers.view import View
from burrow.laws.play import step

GAMES = int(os.environ.get("BURROW_SECRECY_GAMES", "24"))
SHUFFLED = 5
"""One moment in this many is also checked with the hidden cards exchanged."""
WAYS: tuple[Way, ...] = ("basic", "simplified", "advanced", "both")


def games(way: Way) -> Iterator[tuple[Table, Rng]]:
    """Tables with all numbers of seats, and with every option that affects hidden cards."""
    for game in range(GAMES):
        rng = fast_rng("secrecy", way, game)
        options = Options(
            way=way,
            end=rng.choice(("once", "round")),
            refill=rng.choice(("round", "turn")),
            clock=rng.choice((0, 0, 30)),
        )
        seats = rng.choice(GAME.seats)
        yield Log(GAME, Setup(GAME.id, GAME.format, seats, options, seed_from(way, game))), rng


def watchers(state: State) -> tuple[Seat | None, ...]:
    return (*range(state.seats), None)


@pytest.mark.parametrize("way", WAYS)
def test_nobody_sees_a_card_that_is_kept_from_it(way: Way) -> None:
    for log, rng in games(way):
        ledger = Ledger(log.setup.seats)
        before = log.state
        while step(log, rng):
            event = log.live[-1]
            ledger.follow(before, event)
            check_event(before, event, ledger)
            check_moment(log.state, ledger)
            if not rng.below(SHUFFLED):
                check_shuffled(log.state, ledger, rng)
            before = log.state


def check_event(state: State, event: Event[What], ledger: Ledger) -> None:
    """A drawn card is shown only to seats that have seen it; all else is public. All hear the same, whatever is
    drawn."""
    told = GAME.tell(state, event, None)
    if isinstance(event.what, Drew):
        other = structs.replace(event, what=odds(state)[-1][0])
        assert GAME.tell(state, other, None) == told
    for seat in watchers(state):
        assert GAME.tell(state, event, seat) == told
        shown = GAME.redact(state, event, seat)
        if shown is None:
            assert isinstance(event.what, Drew)
        elif isinstance(event.what, Drew):
            assert drawn_by(ledger, event).is_seen_by(seat), f"seat {seat} sees {event!r}"


def drawn_by(ledger: Ledger, event: Event[What]) -> Copy:
    return next(copy for copy in reversed(ledger.copies) if event.seq in copy.draws)


def check_moment(state: State, ledger: Ledger) -> None:
    """Checks every field with cards against what the seat has seen, and the ledger itself against the table."""
    assert [sorted(cards_of(hand)) for hand in ledger.hands] == [list(hand) for hand in state.hands]
    laid = Counter(card for cards in (*state.added, *state.subtracted) for card in cards)
    for seat in watchers(state):
        view = GAME.view(state, seat)
        asked = bool(state.asked) and seat == state.asked[0]
        hand = tuple(sorted(cards_of(ledger.hands[seat]))) if seat is not None else ()
        assert view.hand == hand
        assert view.gift == (cards_of(ledger.gift) if asked else ())
        for shown, copy in zip(view.under, ledger.under, strict=True):
            assert shown == -1 or (shown == copy.card and copy.is_seen_by(seat))
        assert Counter(card for one in view.seats for card in (*one.added, *one.subtracted)) == laid
        assert not view.stock
        check_offers(state, seat, view)


def check_offers(state: State, seat: Seat | None, view: View) -> None:
    """A hint and the legal moves name only cards of the seat's own hand or gift; a seat that is not asked gets
    neither."""
    legal = moves(state, seat) if seat is not None else ()
    if seat not in GAME.waiting(state).seats:
        assert (legal, view.hint) == ((), None)
    named = [(view.hint.plus, view.hint.minus)] if view.hint is not None else []
    named += [(move.plus, move.minus) for move in legal or () if isinstance(move, Collect)]
    held = Counter(view.hand)
    assert all(Counter(plus + minus) <= held for plus, minus in named)
    assert {move.card for move in legal or () if isinstance(move, Keep)} <= set(view.gift)


def check_shuffled(state: State, ledger: Ledger, rng: Rng) -> None:
    """What a seat is sent does not depend on cards that it has not seen."""
    for seat in watchers(state):
        other = shuffled(state, ledger, seat, rng)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.waiting(other) == GAME.waiting(state)
        assert GAME.score(other) == GAME.score(state)
        if seat is not None:
            assert moves(other, seat) == moves(state, seat)


def shuffled(state: State, ledger: Ledger, seat: Seat | None, rng: Rng) -> State:
    """The table with the cards that the seat has not seen dealt anew among their places."""
    hidden = ledger.unseen(seat)
    deck = list(rng.shuffled(cards_of(hidden) + pile_of(state.pile)))
    dealt = {id(copy): deck.pop() for copy in hidden}

    def changed(copies: list[Copy]) -> Cards:
        return tuple(dealt.get(id(copy), copy.card) for copy in copies)

    return structs.replace(
        state,
        hands=tuple(tuple(sorted(changed(hand))) for hand in ledger.hands),
        gift=changed(ledger.gift),
        buried=tuple(
            Buried(card, buried.seat) for card, buried in zip(changed(ledger.under), state.buried, strict=True)
        ),
        pile=tuple(deck.count(card) for card in range(len(state.pile))),
    )


def test_the_entry_game_hides_nothing() -> None:
    """All cards are open (G-52), so everybody is shown every event."""
    for game in range(GAMES // 4):
        rng = fast_rng("open", game)
        seats = rng.choice(GAME.seats)
        log: Table = Log(GAME, Setup(GAME.id, GAME.format, seats, Options(way="entry"), seed_from("open", game)))
        before = log.state
        while step(log, rng):
            event = log.live[-1]
            assert all(GAME.redact(before, event, seat) == event.what for seat in watchers(before))
            views = [GAME.view(log.state, seat) for seat in watchers(before)]
            assert {(view.seats, view.stock, view.hand, view.gift) for view in views} == {
                (views[0].seats, log.state.pile, (), ())
            }
            before = log.state


def test_imagined_cards_are_those_that_were_not_seen() -> None:
    """Seat 0 knows its hand, what it put under the pile and what was declined; the rest can be anywhere."""
    state = arranged(3, hands=("b1 b2 d", "a1 a2", "g1"), under=(("b9", 0), ("a9", 1), ("d", -1)), added=("", "b10"))
    guessed = [GAME.imagine(GAME.view(state, 0), 0, fast_rng("imagine", i)) for i in range(200)]
    assert {one.hands[0] for one in guessed} == {state.hands[0]}
    assert {(one.buried[0].card, one.buried[2].card) for one in guessed} == {(*cards("b9"), *cards("d"))}
    assert {GAME.faults(one) for one in guessed} == {()}
    others = {card for one in guessed for card in (*one.hands[1], *one.hands[2], one.buried[1].card)}
    assert others == set(range(31)) - set(cards("b9 b10"))


def test_imagined_cards_are_drawn_evenly() -> None:
    """Two of the 52 cards that seat 0 has not seen are threes of berries, and seat 1 has two cards: in 2,000 guesses it
    holds about 4,000 · 2 / 52 = 154 of them, and hardly ever sixty more or less."""
    state = arranged(hands=("b1 b1 b2 b2 a1 a1", "a2 b3"))
    guessed = [GAME.imagine(GAME.view(state, 0), 0, fast_rng("evenly", i)) for i in range(2000)]
    assert abs(sum(one.hands[1].count(*cards("b3")) for one in guessed) - 154) < 60


def test_ga_20_with_an_empty_pile_somebody_can_make_something_or_the_game_would_be_over() -> None:
    """Three of the eight cards in other hands make the only number in the book, 20, if one hand has all three."""
    rich, poor = cards("d b10 a9 g1"), cards("d d d d")
    table = arranged(3, own=BARREN, hands=("b1 b1 b2 b2", "b10 a9 g1 d", "d d d d"), used=2)
    state = structs.replace(table, added=((), (), pile_of(table.pile)), pile=(0,) * len(table.pile))
    assert GAME.faults(state) == ()
    guessed = [GAME.imagine(GAME.view(state, 0), 0, fast_rng("stuck", i)) for i in range(60)]
    assert {one.hands[1:] for one in guessed} == {(rich, poor), (poor, rich)}
