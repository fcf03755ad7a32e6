"""The three levels: each plays by the rules using only its own view; what each finds; and that the difference is
noticeable."""

from math import log
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.engine.errors import BadOptions
from burrow.engine.game import Setup
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.gophers import GAME
from burrow.games.gophers.bots.candidates import sees
from burrow.games.gophers.bots.hands import numbers
from burrow.games.gophers.bots.junior_evaluation import lunches_to_come
from burrow.games.gophers.bots.outlook import STANDING, TURNED, Outlook
from burrow.games.gophers.bots.page_tables import GIFT, ONWARD, PORTAL, page_tables
from burrow.games.gophers.bots.playout import Playout, finish_turn
from burrow.games.gophers.data import DIE, DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Walk, What
from burrow.games.gophers.moves.listing import LISTED
from burrow.games.gophers.options import Options
from burrow.games.gophers.search.combos import combos
from burrow.games.gophers.search.walks import bits_of, reachable
from burrow.games.gophers.state import State, Turn
from burrow.games.gophers.state.reading import decider
from burrow.games.gophers.tests import strategies
from burrow.games.gophers.tests.table import BARREN_MAP, arranged, cards, seen, totals

LEVELS = GAME.bots
WAYS = ("basic", "simplified", "advanced", "both", "entry")
SUPPLIES = ("berries", "acorns", "grains", "store")
FULL = 1000
STRENGTH = 1000
"""The number of the first game in which levels are compared."""
MOST_GAMES = 600
ERROR = 100
"""Once in this many cases luck is mistaken for strength, or the other way round."""


def choice(level: str, state: State, seed: int = 0, budget: int = FULL) -> What:
    """The decision of the seat that is asked."""
    seat = decider(state)
    legal = GAME.moves(state, seat)
    move, _ = GAME.bot(level).choose(seen(state, seat), legal, budget, fast_rng(seed))
    assert legal is None or move in legal
    assert GAME.refuse(state, seat, move, 0) is None
    return move


def goal(level: str, state: State, seed: int = 0) -> int:
    """The hole where a bot's walk ends."""
    move = choice(level, state, seed)
    assert isinstance(move, Walk), move
    return move.way[-1]


def played(levels: tuple[str, ...], options: Options, number: int = 0, budget: int = 50) -> Match[Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any] = Match(
        GAME, Setup(GAME.id, GAME.format, len(levels), options, seed_from("bots", number)), fast_rng("dice", number)
    )
    bots = {seat: GAME.bot(level) for seat, level in enumerate(levels)}
    assert play_out(match, bots, fast_rng("bots", number), budget=budget) == 0
    return match


def is_better(better: str, worse: str, options: Options, share: float, budget: int) -> bool:
    """Plays until the games show whether `better` wins this share of them or just half: Wald's sequential test, which
    is wrong once in `ERROR` cases either way. Seats are swapped every other game; a shared win tells nothing."""
    told, enough = 0.0, log(ERROR)
    for number in range(MOST_GAMES):
        seat = number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        ranks = [score.rank for score in played(levels, options, STRENGTH + number // 2, budget).score()]
        if ranks[0] != ranks[1]:
            told += log(2 * share) if ranks[seat] == 1 else log(2 * (1 - share))
        if abs(told) >= enough:
            return told > 0
    return False


# By the rules, using only their own view


@settings(max_examples=15, deadline=None)
@given(options=strategies.options, seats=strategies.seats, seed=st.integers(0, 2**32 - 1))
def test_every_level_plays_by_the_rules_at_any_table(options: Options, seats: int, seed: int) -> None:
    match = played(("expert", "careful", "casual", "expert", "careful")[:seats], options, seed)
    assert match.over


@pytest.mark.parametrize("way", WAYS)
def test_the_same_seed_is_the_same_game(way: Any) -> None:
    first, second = (played(("expert", "careful", "casual"), Options(way=way), 7) for _ in range(2))
    assert first.entries == second.entries


def test_what_an_expert_has_seen_before_does_not_change_its_choice() -> None:
    """It caches cards and books, not games: a process that has played other games decides the same."""
    state = arranged(hands=("b2 b5 a5 a3 g4 g8",), pips=2)
    fresh = choice("expert", state, seed=5)
    played(("expert", "expert"), state.options, 1)
    assert choice("expert", state, seed=5) == fresh


@settings(max_examples=30, deadline=None)
@given(
    way=st.sampled_from(WAYS[:4]),
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**32 - 1),
    long=st.integers(0, 60),
)
def test_what_is_hidden_never_changes_a_choice(way: Any, seats: int, seed: int, long: int) -> None:
    """A log with unseen cards exchanged, and a table imagined from the view: to the seat that decides they look the
    same, and every bot decides the same."""
    match: Match[Any, Any, Any, Any] = Match(
        GAME, Setup(GAME.id, GAME.format, seats, Options(way=way), seed_from("hidden", seed)), fast_rng("hidden", seed)
    )
    rng = fast_rng("hidden-bots", seed)
    for _ in range(long):
        if match.over:
            break
        (asked,) = match.to_move
        move, _ = GAME.bot("careful").choose(match.view(asked), match.moves(asked), 50, rng)
        match.play(asked, move)
    if match.over:
        return
    (seat,) = match.to_move
    view = match.view(seat)
    twin = strategies.twin(match.log, seat, rng).state
    for other in (twin, GAME.imagine(view, seat, rng)):
        assert GAME.view(other, seat) == view
        for level in LEVELS:
            here, there = (
                GAME.bot(level).choose(GAME.view(state, seat), GAME.moves(state, seat), 200, fast_rng(seed))
                for state in (match.state, other)
            )
            assert here == there


@pytest.mark.parametrize("level", LEVELS)
def test_too_many_combinations_to_list_are_no_trouble(level: str) -> None:
    """A hand of sixteen at a store (GA-02)."""
    many = "b1 b1 b2 b2 b3 b4 b5 b6 a1 a2 a3 a4 g1 g2 g3 g4"
    state = arranged(at=(4, 11), hands=(many,), phase="collect", state={"asked": (0,)}, turn=Turn(0, 1, walked=True))
    assert GAME.moves(state, 0) is None
    assert isinstance(choice(level, state), Collect)


@pytest.mark.parametrize("way", ["basic", "advanced", "entry"])
@pytest.mark.parametrize("level", LEVELS)
def test_too_many_ways_to_list_are_no_trouble(level: str, way: str) -> None:
    """Four figures in a square, on a page where every hole is joined with its neighbours."""
    state = arranged(5, at=(0, 5, 6, 9, 10), page=4, pips=4, way=way)
    assert GAME.moves(state, 0) is None
    assert isinstance(choice(level, state), Walk)


@pytest.mark.parametrize("level", LEVELS)
def test_who_cannot_collect_declines(level: str) -> None:
    state = arranged(at=(8, 11), hands=("b1",), phase="collect", state={"asked": (0,)}, turn=Turn(0, 1, walked=True))
    assert choice(level, state) == Decline()


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadOptions, match="'genius'"):
        GAME.bot("genius")


# What they find. With a 1 from hole 4 of page 1: 0 is seven berries, 5 a gift, 8 nine acorns


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_more_is_better(level: str) -> None:
    state = arranged(at=(4, 11), hands=("b7 a9",), pips=1)
    assert {goal(level, state, seed) for seed in range(5)} == {8}


def test_casual_goes_to_one_or_the_other() -> None:
    state = arranged(at=(4, 11), hands=("b7 a9",), pips=1)
    assert {goal("casual", state, seed) for seed in range(40)} == {0, 5, 8}


def test_each_level_reckons_with_more_cards() -> None:
    """Nine acorns with one card, two, three or four."""
    hands = ("a9", "a4 a5", "a1 a2 a6", "a1 a2 a2 a4")
    found = [sees(seen(arranged(at=(4, 11), hands=(hand,)), 0), 8, most=most) for most in (2, 3) for hand in hands]
    assert found == [True, True, False, False, True, True, True, False]


def test_expert_finds_a_sum_of_many_cards() -> None:
    """Nine acorns with five cards, where a gift is worth less; two more would bring nothing."""
    state = arranged(at=(4, 11), hands=("a1 a1 a2 a2 a3 g8",), pips=1)
    assert {goal("expert", state, seed) for seed in range(3)} == {8}


@pytest.mark.parametrize("level", LEVELS)
def test_where_nothing_is_in_reach_they_dig(level: str) -> None:
    """From hole 6 a 1 leads only to two berries; but hole 6 has something on every other page."""
    state = arranged(at=(6, 11), hands=("d b10 b5 a3 g9 g1",), pips=1)
    assert choice(level, state) == Dig()


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_before_the_roll_a_dig_card_is_kept(level: str) -> None:
    """It can still be played after the roll, when more is known."""
    assert choice(level, arranged(hands=("d d b1",))) == Roll()


def gift(drawn: str, hand: str, turn: int = 0) -> State:
    """Seat 0 stands at the gift of hole 5 on page 1. The hole has four acorns on page 2, two grains on page 6 and no
    supplies on the others. Seat 1 has no cards, so another page is of no use to it."""
    return arranged(
        at=(5, 11),
        hands=(hand, ""),
        phase="gift",
        turn=Turn(turn, 1, walked=True),
        state={"gift": cards(drawn), "asked": (0,)},
    )


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_the_largest_card_of_a_gift_is_kept(level: str) -> None:
    assert choice(level, gift("b3 g9 d", "b1 b2 b3")) == Keep(cards("g9")[0])


def test_casual_keeps_the_card_it_likes() -> None:
    given = gift("b3 g9 d", "b1")
    assert {choice("casual", given, seed) for seed in range(20)} == {Keep(card) for card in cards("b3 g9 d")}


@pytest.mark.parametrize("level", LEVELS)
def test_a_dig_card_is_better_than_no_gift(level: str) -> None:
    """It costs nothing, and two pages have something for this hand."""
    assert choice(level, gift("d d", "a4 g2 b1 b2 b3 b4")) == Keep(DIG)


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_active_leaves_the_dig_card_alone(level: str) -> None:
    assert choice(level, gift("b1 d d", "a4 g2", turn=1)) == Keep(cards("b1")[0])


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_a_dig_card_is_taken_as_a_gift_where_the_pages_have_more(level: str) -> None:
    """Every other page has seven acorns under the figure, and the hand has a seven; the gift's other cards are twos."""
    pages = ("!", "a7", "a7", "a7", "a7", "a7")
    book = "".join(
        f"page {number}{BARREN_MAP.replace('o-----', sign.ljust(6, '-'), 1)}" for number, sign in enumerate(pages, 1)
    )
    state = arranged(
        at=(0, 11),
        hands=("a7 a7 b1 b1 g1 g1",),
        own=book,
        phase="gift",
        turn=Turn(0, 1, walked=True),
        state={"gift": cards("b2 d g2"), "asked": (0,)},
    )
    assert choice(level, state) == Keep(DIG)


@pytest.mark.parametrize("level", ["casual", "careful"])
def test_an_empty_gift_attracts_nobody(level: str) -> None:
    """With a 1 from hole 4: seven berries that it can make, nine acorns that it cannot, or a gift. The pile is
    empty."""
    state = arranged(at=(4, 11), hands=("b7 b1 g1 g3 g5 g6",), pips=1, pile="", added=("", "g10"))
    assert {goal(level, state, seed) for seed in range(20)} == {0}


def ending(mine: str, others: str) -> State:
    """The pile is empty. Seat 0 may lay 3 + 4 or 1 + 2 + 4 in hole 0 of page 1; the second leaves it three cards and
    ends the game (G-02)."""
    return arranged(
        at=(0, 11),
        hands=("b1 b2 b3 b4 g9 a8", "g1 g2 g3 g4 g5 g6"),
        phase="collect",
        pile="",
        added=(mine, others),
        turn=Turn(0, 1, walked=True),
        state={"asked": (0,)},
    )


def test_careful_ends_the_game_when_it_leads() -> None:
    move = choice("careful", ending(mine="b10 a10", others="g10"))
    assert isinstance(move, Collect)
    assert len(move.plus) + len(move.minus) >= 3
    assert choice("careful", ending(mine="", others="g10 a10")) == Collect(cards("b3 b4"))


@pytest.mark.parametrize("seed", range(6))
def test_expert_does_not_go_on_collecting_when_it_has_won(seed: int) -> None:
    """Far ahead, it ends the game, whatever else it could still take."""
    state = ending(mine="b10 a10 g10 b8 a9 g8 b9", others="")
    move = choice("expert", state, seed)
    assert isinstance(move, Collect)
    assert len(move.plus) + len(move.minus) >= 3


def test_expert_ends_the_game_when_it_has_won() -> None:
    move = choice("expert", ending(mine="b10 a10", others="g10"))
    assert isinstance(move, Collect)
    assert len(move.plus) + len(move.minus) >= 3


def test_expert_does_not_end_a_game_that_it_would_lose() -> None:
    move = choice("expert", ending(mine="", others="g10 a10"))
    assert not isinstance(move, Collect) or len(move.plus) + len(move.minus) < 3


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_a_basket_is_worth_a_jump(level: str) -> None:
    """Beyond the other figure there are only four grains, but also its basket."""
    held = ("b7 g4",)
    assert goal(level, arranged(at=(4, 8), hands=held, pips=1, way="advanced")) == 9
    assert goal(level, arranged(at=(4, 8), hands=held, pips=1)) != 9


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_a_debt_is_paid_with_little(level: str) -> None:
    """The other seat holds its basket: from hole 10 it goes for one berry rather than hand over four grains."""
    state = arranged(at=(10, 0), hands=("b1 g4 g8 a9",), pips=1, way="advanced", state={"baskets": (1, 1)})
    assert goal(level, state) == 11


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_the_scarcest_kind_makes_lunches(level: str) -> None:
    """In the junior game: nine acorns, which it has plenty of, or seven berries, which it lacks."""
    state = arranged(at=(4, 11), pips=1, way="entry", added=("a8 a10 g7 g7",))
    assert goal(level, state) == 0


def test_expert_does_not_take_the_last_card_of_a_kind_if_it_would_lose() -> None:
    state = arranged(
        at=(0, 11),
        way="entry",
        phase="collect",
        pile="b7 a1 g1",
        added=("a5 g5", "b10 a10 g10"),
        turn=Turn(0, 1, walked=True),
        state={"asked": (0,)},
    )
    assert choice("expert", state) == Decline()


# How strong they are


@pytest.mark.parametrize(
    ("better", "worse", "way", "share", "budget"),
    [
        ("careful", "casual", "basic", 0.75, FULL),
        ("expert", "casual", "basic", 0.88, FULL),
        ("expert", "careful", "simplified", 0.62, FULL // 3),
    ],
)
def test_each_level_beats_the_one_below(better: str, worse: str, way: Any, share: float, budget: int) -> None:
    """By about as much as `bench/gophers_bots.py` finds over thousands of games. Expert and careful are closest to each
    other; in the simplified way their games are shortest, and part of the budget is enough."""
    assert is_better(better, worse, Options(way=way), share, budget)


@pytest.mark.parametrize("level", ["casual", "careful"])
def test_no_level_beats_itself(level: str) -> None:
    """So the test above would notice two equal levels."""
    assert not is_better(level, level, Options(), 0.62, FULL)


# What their judgement is based on


@pytest.mark.parametrize("way", ["basic", "simplified"])
def test_the_promise_of_a_hole_is_the_mean_of_the_best_end_of_each_roll(way: Any) -> None:
    options = Options(way=way)
    held = cards("b2 b5 a5 a3 g4 g7")
    able = numbers(held, way == "simplified")
    for page in page_tables(options):
        bring = []
        for hole, kind in enumerate(page.kinds):
            usable = tuple(card for card in held if kind == "store" or page.kind[hole] == (card - 1) // 10)
            made = bool(combos(usable, page.number[hole], added_only=way == "simplified", limit=LISTED))
            bring.append({"gift": GIFT, "portal": PORTAL}.get(kind, page.number[hole] if made else 0.0))
        for hole in page.holes:
            rolls = [reachable(page.near, hole, 0, pips, free=False) for pips in DIE]
            expected = sum(max(bring[end] + ONWARD * page.site[end] for end in ends) for ends in rolls) / 6
            assert page.promise(page.bringing(able), hole) == pytest.approx(expected)


def test_sets_of_holes_are_the_holes_that_can_be_reached() -> None:
    for page in page_tables(Options()):
        for hole in page.holes:
            occupied = bits_of([(hole + 1) % len(page.holes), (hole + 9) % len(page.holes)])
            ends = reachable(page.near, hole, occupied, 3, free=False)
            assert page.reached(hole, occupied, 3) == page.bits(ends)


def test_where_others_turn_the_page_it_counts_what_is_found_there() -> None:
    """The sums of the five other pages, all equally likely (G-22)."""
    state = arranged(hands=("b2 b5 a5 a3 g4 g7",), pips=2)
    outlook = Outlook(seen(state, 0), 0, fast_rng(1), worlds=2)
    page, *others = outlook.pages
    for hole in page.holes:
        found = 0.0
        for other in others:
            kind = other.kinds[hole]
            usable = tuple(card for card in outlook.hand if kind == "store" or other.kind[hole] == (card - 1) // 10)
            made = kind in SUPPLIES and combos(usable, other.number[hole], added_only=False, limit=LISTED)
            found += other.number[hole] if made else GIFT if kind == "gift" else 0
        assert outlook.standing(page, hole, outlook.hand) == pytest.approx(STANDING * TURNED * found / 5)


@settings(max_examples=40, deadline=None)
@given(amounts=st.tuples(*[st.integers(0, 30)] * 3), share=st.integers(0, 60), most=st.integers(0, 40))
def test_lunches_to_come_are_what_is_left_when_the_scarcest_is_always_taken(
    amounts: tuple[int, int, int], share: int, most: int
) -> None:
    """Checked in steps of a sixth of a supply."""
    spoons = [6 * amount for amount in amounts]
    for _ in range(6 * share):
        spoons[spoons.index(min(spoons))] += 1
    unlimited = min(spoons) / 6
    assert lunches_to_come(amounts, share, (99, 99, 99)) == pytest.approx(unlimited, abs=1 / 6)
    assert lunches_to_come(amounts, share, (most,) * 3) == pytest.approx(min(unlimited, min(amounts) + most), abs=1 / 6)


@pytest.mark.parametrize("way", WAYS[:4])
def test_an_imagined_table_is_played_on_to_its_end(way: Any) -> None:
    """No card gets lost on the way, and nobody loses points already on the table."""
    state = arranged(3, way=way, hands=("b2 b5 a5 a3 g4 g7",), pips=2)
    state = finish_turn(state, 0, Walk((1, 2)), None, fast_rng(1))
    assert state.phase == "ready"
    playout = Playout(state, page_tables(state.options), fast_rng(2))
    points = playout.run()
    assert playout.over
    assert sum(points) > sum(totals(state))
    assert not playout.pile
    assert sum(map(len, playout.hands)) < sum(map(len, state.hands)) + sum(state.pile) + len(state.buried)


# How long they seem to think


@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_human_time(level: str) -> None:
    state = arranged(at=(4, 11), hands=("b7 a9",), pips=1)
    held = [GAME.bot(level).choose(seen(state, 0), GAME.moves(state, 0), 50, fast_rng(seed))[1] for seed in range(30)]
    assert 1000 <= min(held) < max(held) <= 4000


@pytest.mark.parametrize("level", LEVELS)
def test_ga_03_no_bot_lets_its_time_run_out(level: str) -> None:
    state = arranged(at=(4, 11), hands=("b7 a9",), pips=1, clock=1)
    held = [GAME.bot(level).choose(seen(state, 0), GAME.moves(state, 0), 50, fast_rng(seed))[1] for seed in range(30)]
    assert set(held) == {500}
