"""Hamstern: drawing on the sheet with mouse, finger and keys, alone and with others."""

from collections.abc import Callable
from itertools import permutations

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.hamstern import BESIDE_ME, BOT, ME, HamsternGuest
from tests.browser.running_server import RunningServer

from burrow.engine.languages import LANGUAGES
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of

SHEET = sheet_of(Options())
START = SHEET.chambers[SHEET.start].cells
AWAY = SHEET.chambers[0].cells[0]
"""A cell that nobody can reach with the first roll (H-12)."""
SIZES = {"laptop": (1280, 720), "television": (1920, 1080), "phone": (360, 640), "phone on its side": (740, 360)}
EIGHT = """
start A
A 4
B 3
C 3
D 3
map
a a a a --b b
a a a a --c c
    |
    d d d
"""
"""A start chamber of eight cells, with the numbers 0 to 3 and 6 to 9."""


@pytest.fixture
def hamster(house: RunningServer, guests: Callable[..., Guest]) -> Callable[..., HamsternGuest]:
    def invite(lang: str = "en", **how: object) -> HamsternGuest:
        guest = guests(house.url, lang, kind=HamsternGuest, **how)
        assert isinstance(guest, HamsternGuest)
        return guest

    return invite


def path_through_start(cells: int) -> tuple[int, ...]:
    """This many cells of the start chamber, each next to the one before it."""
    path = [START[0]]
    while len(path) < cells:
        x, y = SHEET.cells[path[-1]].x, SHEET.cells[path[-1]].y
        path.append(
            next(
                cell
                for cell in START
                if cell not in path and abs(SHEET.cells[cell].x - x) + abs(SHEET.cells[cell].y - y) == 1
            )
        )
    return tuple(path)


# Drawing


def test_a_stroke_draws_what_the_roll_allows_and_no_more(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper")
    guest.enter(3)
    path = path_through_start(5)
    guest.stroke(path)
    assert guest.drawn == sorted(path[:3])
    expect(guest.page.get_by_text(guest.words.say("board-left", left=0), exact=True)).to_be_visible()
    assert guest.within_reach == []


SECOND_FINGER = """(element, [kind, x, y]) => element.dispatchEvent(new PointerEvent(kind, {
  bubbles: true, pointerId: 77, pointerType: 'touch', isPrimary: false, clientX: x, clientY: y,
}))"""


def test_a_second_finger_neither_draws_nor_ends_the_stroke(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper")
    guest.enter(4)
    first, *rest = path = path_through_start(4)
    guest.page.mouse.move(*guest.middle(first))
    guest.page.mouse.down()
    for kind in ("pointermove", "pointerup"):
        guest.cell(first).evaluate(SECOND_FINGER, [kind, *guest.middle(path[2])])
    assert guest.drawn == [first]
    for cell in rest:
        guest.page.mouse.move(*guest.middle(cell), steps=4)
    guest.page.mouse.up()
    assert guest.drawn == sorted(path)


def test_a_tap_takes_that_cross_back_and_the_button_the_last_one(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper")
    guest.enter(4)
    first, second, third, _ = path = path_through_start(4)
    guest.stroke(path)
    guest.cell(first).click()
    assert guest.drawn == sorted(path[1:])
    guest.back.click()
    assert guest.drawn == sorted((second, third))
    guest.page.keyboard.press("Backspace")
    assert guest.drawn == [second]
    expect(guest.page.get_by_text(guest.words.say("board-left", left=3), exact=True)).to_be_visible()
    expect(guest.done).to_have_attribute("aria-disabled", "true")
    guest.page.keyboard.press("Control+z")
    assert guest.drawn == []
    guest.page.keyboard.press("Control+z")
    expect(guest.button("board-enter-pips", pips=4)).to_be_visible()
    guest.page.keyboard.press("Control+z")
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words.say("undo-nothing"))


def test_the_keys_stand_on_their_buttons(hamster: Callable[..., HamsternGuest]) -> None:
    """Keys are shown if there is a mouse, since then there is a keyboard; not on a touch screen."""
    guest, touching = hamster(), hamster(touch=True)
    for each, is_shown in ((guest, True), (touching, False)):
        each.open(ME, die="paper")
        for pips in range(1, 7):
            key = each.button("board-enter-pips", pips=pips).locator("kbd")
            expect(key).to_have_attribute("data-key", str(pips))
            expect(key).to_be_visible(visible=is_shown)
        each.enter(4)
        for button, sign in ((each.back, "⌫"), (each.done, "↵")):
            expect(button.locator("kbd")).to_have_attribute("data-key", sign)
            expect(button.locator("kbd")).to_be_visible(visible=is_shown)
        expect(each.page.get_by_text(each.words.say("board-keys-draw"))).to_be_visible(visible=is_shown)


def test_a_finger_draws_and_the_page_stays(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster(size=SIZES["phone"], touch=True)
    guest.open(ME, die="paper")
    guest.enter(4)
    hand = guest.page.context.new_cdp_session(guest.page)

    def finger(kind: str, *cells: int) -> None:
        places = [dict(zip("xy", guest.middle(cell), strict=True)) for cell in cells]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    path = path_through_start(4)
    before = guest.sheet.bounding_box()
    finger("touchStart", path[0])
    for cell in path[1:]:
        finger("touchMove", cell)
    finger("touchEnd")
    expect(guest.may_confirm).to_be_visible()
    assert guest.drawn == sorted(path)
    assert guest.sheet.bounding_box() == before


def test_on_a_1_any_number_may_be_confirmed_and_the_slots_are_shown(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper")
    guest.enter(1)
    expect(guest.page.get_by_text(guest.words.say("board-left-ones", drawn=0, left=7), exact=True)).to_be_visible()
    guest.stroke(path_through_start(3))
    expect(guest.page.get_by_text(guest.words.say("board-left-ones", drawn=3, left=4), exact=True)).to_be_visible()
    guest.done.click()
    expect(guest.button("board-enter-pips", pips=1)).to_be_visible()
    assert guest.crossed == sorted(path_through_start(3))


def test_by_the_house_rule_a_1_may_be_let_go(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper", zero=True)
    guest.enter(1)
    guest.button("board-pass-zero").click()
    expect(guest.button("board-enter-pips", pips=1)).to_be_visible()
    assert guest.crossed == []


def test_what_can_be_placed_in_one_way_only_is_offered(hamster: Callable[..., HamsternGuest]) -> None:
    """Two of eight cells are crossed, and no tunnel is open: a 6 fills the rest."""
    guest = hamster()
    guest.open(ME, die="paper", sheet="own", own=EIGHT)
    guest.enter(2)
    guest.stroke((0, 1))
    guest.done.click()
    guest.enter(6)
    guest.button("board-draw-forced").click()
    assert guest.drawn == [2, 3, 6, 7, 8, 9]
    expect(guest.done).to_have_attribute("aria-disabled", "false")


# Refusals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cell_that_cannot_be_crossed_says_why(hamster: Callable[..., HamsternGuest], lang: str) -> None:
    """In the reader's language, with a link to the rule; the next tap closes it."""
    guest = hamster(lang)
    guest.open(ME, die="paper")
    guest.enter(2)
    letter = SHEET.chambers[SHEET.start].letter
    guest.cell(START[0]).click()
    guest.cell(AWAY).click()
    several = guest.page.get_by_text(guest.words.say("rule-number", rule="H-09"))
    expect(several).to_be_visible()
    expect(guest.page.locator("p").filter(has=several)).to_contain_text(
        guest.words.say("refuse-chambers", chamber=letter)
    )
    assert guest.wrong == [AWAY]
    expect(guest.page.locator(".hamstern-sheet .wrong")).to_have_count(1)
    guest.cell(START[0]).click()
    expect(several).to_have_count(0)
    expect(guest.page.locator(".hamstern-sheet .wrong")).to_have_count(0)
    guest.cell(AWAY).click()
    expect(guest.page.get_by_text(guest.words.say("refuse-first", chamber=letter)).first).to_be_visible()
    guest.page.get_by_role("button", name=guest.words.say("rule-number", rule="H-12")).click()
    expect(guest.page.get_by_role("dialog").locator("li.marked")).to_contain_text(guest.words.say("rule-H-12"))


def test_cells_of_a_refusal_are_found_by_their_names(hamster: Callable[..., HamsternGuest]) -> None:
    """The near mouth of a closed tunnel has a ring and is not marked as wrong; the tags disappear with the sentence."""
    guest = hamster()
    guest.open(ME, die="paper")
    start = set(START)
    near, far = next(
        (near, far)
        for tunnel in SHEET.tunnels
        for near, far in permutations(tunnel.mouths)
        if near in start and near not in START[:2]
    )
    guest.enter(2)
    guest.place(START[:2])
    guest.enter(2)
    guest.cell(far).click()
    names = {cell: name_of(cell) for cell in (near, far)}
    said = guest.words.say("refuse-closed", cell=names[far], near=names[near])
    expect(guest.page.get_by_text(said).first).to_be_visible()
    assert guest.wrong == [far]
    tags = guest.page.locator(".hamstern-sheet [data-named]")
    assert sorted(text.strip() for text in tags.all_text_contents()) == sorted(names.values())
    expect(guest.page.locator(f'[data-named="{names[near]}"] .ring').first).to_be_visible()
    expect(guest.page.locator(f'[data-named="{names[far]}"] .ring')).to_have_count(0)
    guest.page.keyboard.press("Escape")
    expect(tags).to_have_count(0)


def name_of(cell: int) -> str:
    chamber = SHEET.chambers[SHEET.cells[cell].chamber]
    return f"{chamber.letter}{chamber.cells.index(cell) + 1}"


def test_who_is_done_too_early_hears_what_is_missing(hamster: Callable[..., HamsternGuest]) -> None:
    """By button and by key. A drawn cell is not marked as wrong; if there are too many, only the last one is."""
    guest = hamster()
    guest.open(ME, die="paper")
    guest.enter(3)
    guest.see_refusal(guest.words.say("board-draw-how"), lambda: guest.done.click(force=True))
    path = path_through_start(4)
    guest.stroke(path[:2])
    missing = guest.words.say("refuse-count", count=2, pips=3)
    guest.see_refusal(missing, lambda: guest.done.click(force=True))
    assert guest.wrong == []
    guest.cell(path[2]).focus()
    guest.see_refusal(missing, lambda: guest.page.keyboard.press("Enter"))
    guest.cell(path[2]).click()
    guest.see_refusal(guest.words.say("refuse-count", count=4, pips=3), lambda: guest.cell(path[3]).click())
    assert guest.wrong == [path[3]]
    assert guest.drawn == sorted(path[:3])


def test_neither_words_nor_crosses_move_the_sheet(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster(size=SIZES["phone"])
    guest.open(ME, BOT)
    guest.something_to_do()
    before = guest.sheet.bounding_box()
    guest.cell(AWAY).click()
    expect(guest.page.locator(".hamstern-sheet .wrong")).to_have_count(1)
    assert guest.sheet.bounding_box() == before
    guest.lay_out()
    assert guest.sheet.bounding_box() == before


# What a screen reader says


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_cells_tell_the_way(hamster: Callable[..., HamsternGuest], lang: str) -> None:
    """Which chamber is the start, where a tunnel leads, and where on the map the cell is."""
    guest = hamster(lang)
    guest.open(ME, die="paper")
    start, (near, far) = SHEET.chambers[SHEET.start], SHEET.tunnels[0].mouths
    assert SHEET.start not in (SHEET.cells[near].chamber, SHEET.cells[far].chamber)
    for cell, other in ((near, far), (far, near)):
        letter = SHEET.chambers[SHEET.cells[cell].chamber].letter
        said = guest.heard(cell=name_of(cell), chamber=letter, ways=1, far=name_of(other), state="free")
        expect(guest.cell(cell)).to_have_accessible_name(said)
        expect(guest.cell(cell)).to_have_attribute("aria-colindex", str(SHEET.cells[cell].x + 1))
        row = guest.page.get_by_role("row").filter(has=guest.cell(cell))
        expect(row).to_have_attribute("aria-rowindex", str(SHEET.cells[cell].y + 1))
    plain = next(cell for cell in START if all(cell not in tunnel.mouths for tunnel in SHEET.tunnels))
    said = guest.heard(cell=name_of(plain), chamber=start.letter, start="yes", state="free")
    expect(guest.cell(plain)).to_have_accessible_name(said)


# A real die


def test_the_real_die_is_entered_by_key_and_taken_back(hamster: Callable[..., HamsternGuest]) -> None:
    guest = hamster()
    guest.open(ME, die="paper")
    expect(guest.button("board-enter-pips", pips=5)).to_be_visible()
    guest.page.keyboard.press("5")
    guest.see_roll(5)
    guest.page.get_by_role("button", name=guest.words.say("undo-move"), exact=True).click()
    expect(guest.button("board-enter-pips", pips=5)).to_be_visible()


# With others


def test_two_on_one_screen_draw_one_after_the_other(hamster: Callable[..., HamsternGuest]) -> None:
    """The second player does not see what the first has confirmed; if it is taken back, it is laid out again to be
    changed."""
    guest = hamster()
    guest.open(ME, BESIDE_ME, die="paper")
    guest.enter(2)
    expect(guest.page.get_by_text(guest.words.say("board-now", name="Ada"))).to_be_visible()
    path = path_through_start(2)
    guest.stroke(path)
    guest.done.click()
    expect(guest.page.get_by_text(guest.words.say("board-now", name="Bo"))).to_be_visible()
    assert (guest.crossed, guest.drawn) == ([], [])
    guest.page.get_by_role("button", name=guest.words.say("undo-move"), exact=True).click()
    expect(guest.page.get_by_text(guest.words.say("board-now", name="Ada"))).to_be_visible()
    assert guest.drawn == sorted(path)


def test_arrows_lead_from_chamber_to_chamber(hamster: Callable[..., HamsternGuest]) -> None:
    """Over walls and tunnels, to the next cell in that direction. The sheet is a single Tab stop."""
    guest = hamster()
    guest.open(ME)
    guest.something_to_do()
    guest.tab_to(guest.cell(START[0]))
    guest.page.keyboard.press("Tab")
    assert guest.page.evaluate("() => document.activeElement.closest('[role=grid]')") is None
    guest.page.keyboard.press("Shift+Tab")
    for _ in range(SHEET.width):
        guest.page.keyboard.press("ArrowRight")
    rightmost = SHEET.cells[int(guest.page.evaluate("() => document.activeElement.dataset.cell"))].x
    assert rightmost == max(cell.x for cell in SHEET.cells)
