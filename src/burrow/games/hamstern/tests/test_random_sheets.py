"""Every sheet that can be read can be played: random sheets go through all laws."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.games.hamstern import GAME
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.tests import sheets, strategies
from burrow.laws import LAWS, Case, Play

SLOW = frozenset({"bots", "words", "rooms"})
"""Laws that do not depend on the sheet, and bots, which are tested on some sheets of their own."""


@settings(max_examples=12, deadline=None)
@given(
    text=sheets.sheet_texts(),
    options=strategies.options,
    seats=st.integers(1, 3),
    seed=st.integers(0, 2**32 - 1),
    stop=st.integers(0, 60),
)
def test_a_random_sheet_passes_the_laws(text: str, options: Options, seats: int, seed: int, stop: int) -> None:
    play = Play(GAME, Case(seats, replace(options, sheet="own", own=text), seed, stop))
    for law in LAWS:
        if law.__name__ not in SLOW:
            law(play)


def test_random_sheets_have_walls_between_chambers_and_several_tunnels_between_two() -> None:
    drawn = [sheets.drawn_by(Random(number), 3, [7, 5, 9, 3, 12, 6], 0).sheet for number in range(30)]
    assert 0 < sum(has_a_wall(sheet) for sheet in drawn) < 30
    assert 0 < sum(has_two_tunnels_between_two(sheet) for sheet in drawn) < 30


def has_a_wall(sheet: Sheet) -> bool:
    """Two cells lie side by side and belong to different chambers (HA-14)."""
    owner = {(cell.x, cell.y): cell.chamber for cell in sheet.cells}
    beside = [(owner.get((x + 1, y), chamber), owner.get((x, y + 1), chamber)) for (x, y), chamber in owner.items()]
    return any({right, below} != {chamber} for (right, below), chamber in zip(beside, owner.values(), strict=True))


def has_two_tunnels_between_two(sheet: Sheet) -> bool:
    pairs = [frozenset(sheet.cells[mouth].chamber for mouth in tunnel.mouths) for tunnel in sheet.tunnels]
    return len(set(pairs)) < len(pairs)


@settings(max_examples=3, deadline=None)
@given(text=sheets.sheet_texts(), seed=st.integers(0, 2**32 - 1))
def test_bots_play_on_random_sheets(text: str, seed: int) -> None:
    bots = next(law for law in LAWS if law.__name__ == "bots")
    bots(Play(GAME, Case(2, Options(sheet="own", own=text), seed, 0)))


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=400) | st.text(alphabet="abc ABC*^-|+\n123startmap", max_size=400))
def test_any_other_text_is_refused_without_harm(text: str) -> None:
    refusal = GAME.refuse_options(2, Options(sheet="own", own=text))
    assert refusal is not None
    assert refusal.rule == "H-37"
