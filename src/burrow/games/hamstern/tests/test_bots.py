"""The three levels: each plays by the rules using only its own view; what each finds; and that the difference is
noticeable."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.engine.errors import BadOptions
from burrow.engine.game import Seat, Setup
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.hamstern import GAME
from burrow.games.hamstern.bots.chances import finish, reach
from burrow.games.hamstern.bots.ground import Ground, Progress, ground_of, progress_of
from burrow.games.hamstern.bots.rollout import CELLS, rollout_of
from burrow.games.hamstern.moves import Cross, Enter, Pass, What, moves
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.tests import sheets, strategies
from burrow.games.hamstern.tests.table import Table

LEVELS = GAME.bots
SIDES = (Options(sheet="a"), Options(sheet="b"))


def choice(level: str, table: Table, seat: Seat = 0, seed: int = 0) -> What:
    legal = moves(table.state, seat)
    move, _ = GAME.bot(level).choose(table.view(seat), legal, 1000, fast_rng(seed))
    assert move in legal
    return move


def crossed(level: str, table: Table, seat: Seat = 0, seed: int = 0) -> str:
    """The names of the cells that a bot chooses."""
    move = choice(level, table, seat, seed)
    return " ".join(map(table.name, move.cells)) if isinstance(move, Cross) else "pass"


def holds(level: str, table: Table, seat: Seat = 0) -> list[int]:
    legal = moves(table.state, seat)
    return [GAME.bot(level).choose(table.view(seat), legal, 1000, fast_rng(seed))[1] for seed in range(100)]


def played(levels: tuple[str, ...], options: Options, number: int = 0) -> Match[Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any] = Match(
        GAME, Setup(GAME.id, GAME.format, len(levels), options, seed_from("bots", number)), fast_rng("dice", number)
    )
    bots = {seat: GAME.bot(level) for seat, level in enumerate(levels)}
    assert play_out(match, bots, fast_rng("bots", number)) == 0
    return match


def lead(better: str, worse: str, games: int) -> int:
    """Games won minus games lost; the seats are swapped every other game, and the sides every two."""
    ahead = 0
    for number in range(games):
        seat = number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        ranks = [score.rank for score in played(levels, SIDES[number // 2 % 2], number).score()]
        ahead += (ranks[seat] < ranks[1 - seat]) - (ranks[seat] > ranks[1 - seat])
    return ahead


# By the rules, using only their own view


@settings(max_examples=15, deadline=None)
@given(
    text=sheets.sheet_texts(most_chambers=12),
    options=strategies.options,
    seats=st.integers(1, 6),
    seed=st.integers(0, 2**32 - 1),
    own=st.booleans(),
)
def test_every_level_plays_by_the_rules_at_any_table(
    text: str, options: Options, seats: int, seed: int, own: bool
) -> None:
    """Random sheets and ours, all variants, one to six seats. At most one expert per table, because its choices take
    time."""
    options = replace(options, sheet="own", own=text) if own else options
    match = played(("expert", "careful", "casual", "careful", "casual", "careful")[-seats:], options, seed)
    assert match.over


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_same_seed_is_the_same_game(seats: int) -> None:
    levels = ("expert", "careful", "casual", "expert", "careful", "casual")[:seats]
    first, second = (played(levels, Options(sheet="b"), 7) for _ in range(2))
    assert first.entries == second.entries


def test_what_an_expert_has_seen_before_does_not_change_its_choice() -> None:
    """It caches sheets, not games: a process that has played other games decides the same."""
    table = Table().draw("A5 A6 A9", "A1 A4").roll(3)
    fresh = choice("expert", table, seed=5)
    played(("expert", "expert"), table.options, 1)
    assert choice("expert", table, seed=5) == fresh


@pytest.mark.parametrize("level", LEVELS)
def test_ha_16_what_others_have_just_placed_changes_nothing(level: str) -> None:
    """The others' placements of the open round vary in every possible way; the choice does not."""
    before = Table(seats=3).draw("A5 A6", "A1 A2 A3", "A7 A8 A9").roll(2)
    chosen = set()
    for second in before.placements(1):
        for third in before.placements(2)[::4]:
            table = Table(seats=3)
            table.state = before.state
            table.play(1, Cross(second)).play(2, Cross(third))
            chosen.add(choice(level, table, seed=3))
    assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_h_18_where_nothing_fits_they_pass(level: str) -> None:
    table = Table().draw("A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 C1 C2 C3 C4 D1 D2 D3").roll(6)
    assert choice(level, table) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_holds_the_real_die_enters_fair_pips(level: str) -> None:
    """600 throws: each face a hundred times, within five standard deviations of 9.1."""
    table = Table(die="paper")
    thrown = Counter(choice(level, table, seed=seed) for seed in range(600))
    assert set(thrown) == {Enter(pips) for pips in range(1, 7)}
    assert all(abs(times - 100) < 46 for times in thrown.values())


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadOptions, match="'genius'"):
        GAME.bot("genius")


# What they find


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_in_the_last_round_only_points_count(level: str) -> None:
    """A 4 fills C with its mushroom, 5 points; in A, the larger and more advanced one, it brings a nut, 2 points."""
    table = Table().draw("A3 A6 A9").timer(2, struck=2).roll(4)
    assert table.view(0).odds.last_round
    assert crossed(level, table) == "C1 C2 C3 C4"


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_in_the_last_round_the_fourth_nut_is_worth_more_than_a_chamber(level: str) -> None:
    """With three nuts the fourth, A5, brings 8 points (H-33); to fill C brings 5."""
    table = Table().draw("A1 A2 A3 B1 B2 D1 D2 D3 E3").timer(2, struck=2).roll(4)
    assert "A5" in crossed(level, table).split()


def test_expert_leaves_no_gap_that_only_a_one_can_fill() -> None:
    """All slots are struck out. A 3 can take the nut A5 in many ways, but only some leave the last three cells of A in
    one piece; any other loses its 5 points for good."""
    table = Table().draw(*["A1 A2 A3 B1 B2 B3 D1 D2"] * 2, ones=7).roll(3)
    whole = {"A4 A5 A6", "A4 A5 A7", "A5 A6 A9"}
    assert {crossed("expert", table, seed=seed) for seed in range(5)} <= whole


def test_expert_finishes_a_chamber_with_one_slot_rather_than_spend_two() -> None:
    """On a 1 with two slots left, A9 alone brings the 5 points of A, which only another 1 could bring later; two
    crosses elsewhere bring a nut, 2 points, which any roll can bring later."""
    table = Table().draw(*["A1 A2 A3 A4 A5 A6 A7 A8"] * 2, ones=5).roll(1)
    assert {crossed("expert", table, seed=seed) for seed in range(5)} == {"A9"}


@pytest.mark.parametrize("level", ["careful", "expert"])
def test_ha_03_who_may_cross_nothing_on_a_one_keeps_the_last_slot(level: str) -> None:
    """Only A1 and A2 are free, enough for a 2. A single cross would strike the last slot and leave a cell that no roll
    can fill."""
    table = Table(zero=True)
    full = "A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 C1 C2 C3 C4 D1 D2 D3 E1 E2 E3"
    table.draw(full, full, ones=6).timer(2).roll(1)
    assert len(table.placements(0)) == 2
    assert choice(level, table) == Pass()


def test_casual_does_not_always_do_the_same() -> None:
    table = Table().draw("A5").roll(2)
    assert len({crossed("casual", table, seed=seed) for seed in range(40)}) > 3


def test_casual_takes_a_chamber_that_becomes_full() -> None:
    """A 2 fills A for 5 points, or begins C for a mushroom at most: more than any whim can weigh."""
    table = Table().draw("A1 A2 A3 A4 A5 A6 A9 B1 B2 B3 C1 D1 D2").timer(2).roll(2)
    assert {crossed("casual", table, seed=seed) for seed in range(40)} == {"A7 A8"}


# How strong they are


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("careful", "casual", 60, 16), ("expert", "careful", 14, 4), ("expert", "casual", 6, 4)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, games: int, least: int) -> None:
    """Between equals the lead has a standard deviation of at most the root of the games: 7.7, 3.7 and 2.4."""
    assert lead(better, worse, games) >= least


# What their judgement is based on


def test_the_rest_of_a_chamber_is_filled_the_sooner_the_fewer_parts_it_has() -> None:
    whole, cut = finish((4,), 3, 4), finish((2, 2), 3, 4)
    assert 0 < cut < whole < 1
    assert finish((), 0, 0) == 1
    assert finish((2,), 0, 4) == 0


def test_a_single_cell_needs_a_one_and_a_free_slot() -> None:
    assert finish((1,), 3, 0) == 0
    assert finish((1,), 3, 1) > 0


def test_time_and_slots_never_harm() -> None:
    for parts in ((1,), (2,), (5,), (1, 3), (2, 2, 4), (12,)):
        for ticks in range(1, 7):
            assert finish(parts, ticks, 4) >= finish(parts, ticks - 1, 4)
            assert finish(parts, ticks, 4) >= finish(parts, ticks, 2) >= finish(parts, ticks, 0)
            assert reach(sum(parts), ticks, 4) >= reach(sum(parts) + 1, ticks, 4)


def test_the_ground_knows_the_same_placements_as_the_rules() -> None:
    """Random play on random sheets: the fits by chamber, computed from the view, are exactly the legal crosses."""
    for number in range(12):
        drawn = sheets.drawn_by(Random(number), 3, [7, 5, 9, 3, 12, 6], 0)
        options = Options(
            sheet="own",
            own=drawn.text,
            tunnels="begun" if number % 2 else "new",
            start="free" if number % 3 == 0 else "middle",
        )
        match: Match[Any, Any, Any, Any] = Match(
            GAME, Setup(GAME.id, GAME.format, 1, options, seed_from("ground", number))
        )
        ground = ground_of(sheet_of(options), options)
        rng = fast_rng("ground", number)
        while not match.over:
            view, legal = match.view(0), match.moves(0)
            assert legal is not None
            own = fits(ground, progress_of(ground, view.seats[0]), view.pips)
            assert own == sorted(ground.placement(move) for move in legal if isinstance(move, Cross))
            match.play(0, rng.choice(legal))
        assert progress_of(ground, match.view(0).seats[0]).points == match.score()[0].total


def test_a_sketch_stays_what_the_sheet_would_be() -> None:
    """Each placement of the rollout, made on the sheet itself, gives the same sketch."""
    for number in range(8):
        drawn = sheets.drawn_by(Random(number), 3, [7, 5, 9, 3, 12, 6], 0)
        ground = Ground(drawn.sheet, begun=number % 2 == 1, free=number % 3 == 0)
        pencil, progress, rng = rollout_of(ground), Progress(ground), fast_rng("sketch", number)
        sketch = pencil.sketch(progress)
        for _ in range(25):
            before, pips = sketch.copy(), 1 + rng.below(6)
            pencil.step(sketch, pips, 3, idle=False)
            for chamber in ground.chambers:
                if bits := (sketch.fields[chamber] ^ before.fields[chamber]) & CELLS:
                    assert (chamber, bits) in fits(ground, progress, pips)
                    progress.cross(ground, chamber, bits)
                    progress.slots -= bits.bit_count() if pips == 1 else 0
            again = pencil.sketch(progress)
            assert sorted(sketch.active) == again.active
            assert all(sketch.fields[chamber] == again.fields[chamber] for chamber in again.active)
            assert (sketch.opened, sketch.begun, sketch.slots) == (again.opened, again.begun, again.slots)
            assert sketch.strength == again.strength


def fits(ground: Ground, progress: Progress, pips: int) -> list[tuple[int, int]]:
    sizes = range(1, progress.slots + 1) if pips == 1 else (pips,)
    return sorted(
        (chamber, bits)
        for chamber in ground.chambers
        for count in sizes
        for bits in ground.fits(
            chamber,
            progress.marks[chamber],
            ground.starts(chamber, progress.marks[chamber], progress.entries[chamber]),
            count,
        )
    )


# How long they seem to think


@pytest.mark.parametrize(("level", "least", "most"), [("casual", 2400, 4400), ("careful", 2900, 5400)])
def test_bots_take_human_time(level: str, least: int, most: int) -> None:
    held = holds(level, Table().draw("A5").roll(2))
    assert least <= min(held) < max(held) <= most


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_only_pass_is_quicker(level: str) -> None:
    table = Table().draw("A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 C1 C2 C3 C4 D1 D2 D3").roll(6)
    assert max(holds(level, table)) <= 2200


@pytest.mark.parametrize("level", LEVELS)
def test_ha_17_no_bot_lets_its_time_run_out(level: str) -> None:
    table = Table(clock=1).draw("A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 C1 C2 C3 C4 D1 D2 D3").roll(6)
    assert set(holds(level, table)) == {500}
    assert set(holds(level, Table(clock=1).draw("A5 A6 A9").timer(2, struck=2).roll(6))) == {500}


@pytest.mark.parametrize("level", LEVELS)
def test_two_of_a_kind_do_not_always_play_the_same_game(level: str) -> None:
    games = [played((level, level), options, number).state.crosses for options in SIDES for number in range(2)]
    assert any(one != other for one, other in games)


def test_each_careful_one_has_a_temper_of_its_own() -> None:
    """Empty sheets, the same roll, the same seed for all: with one temper, all six would choose the same."""
    table = Table(6).roll(2)
    assert len({crossed("careful", table, seat, seed=1) for seat in range(6)}) >= 4


def test_and_stays_true_to_it() -> None:
    table = Table(6).roll(2)
    for seat in range(6):
        assert len({crossed("careful", table, seat, seed=seed) for seed in range(10)}) == 1


def test_two_careful_ones_seldom_end_with_the_same_sheet() -> None:
    """On side B, where chambers leave little choice. With one temper for all, it was 16 of 40 games."""
    games = [played(("careful", "careful"), Options(sheet="b"), number).state.crosses for number in range(40)]
    assert sum(one.marks == other.marks for one, other in games) <= 6
