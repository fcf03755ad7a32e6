"""Hamstern: two people in two browsers, a spectator, and what can happen to the connection between them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.hamstern import FRIEND, ME, HamsternGuest
from tests.browser.running_server import RunningServer, Wire

MOST_ROUNDS = 60
FINDS = """
start A
A 4
B 3
C 3
D 3
map
a*a^a a a a a --b b --c c --d d
"""


@pytest.fixture
def hamster(house: RunningServer, guests: Callable[..., Guest]) -> Callable[..., HamsternGuest]:
    def invite(url: str = "", **how: object) -> HamsternGuest:
        guest = guests(url or house.url, kind=HamsternGuest, **how)
        assert isinstance(guest, HamsternGuest)
        return guest

    return invite


def sit_down_together(ada: HamsternGuest, bo: HamsternGuest) -> None:
    bo.join(ada.open(ME, FRIEND), "Bo")
    for guest in (ada, bo):
        guest.see_board()
        assert guest.something_to_do() == "place"


def score_lines(guest: HamsternGuest) -> list[str]:
    """The result of everyone, best first: name, points, and what they come from."""
    shown = guest.page.get_by_role("region", name=guest.result.inner_text()).locator("ol > li").all_inner_texts()
    return [re.sub(r"\s+", " ", text) for text in shown]


def test_a_whole_game_in_two_windows(hamster: Callable[..., HamsternGuest]) -> None:
    """From the invitation to the result, where both see the same lines; one of them plays on a phone."""
    ada, bo = hamster(), hamster(size=(360, 640))
    sit_down_together(ada, bo)
    for _ in range(MOST_ROUNDS):
        if ada.something_to_do() == "result":
            break
        ada.place(ada.choose())
        bo.something_to_do()
        bo.place(bo.choose())
    expect(bo.result).to_be_visible()
    lines = score_lines(ada)
    assert len(lines) == 2
    assert lines == score_lines(bo)
    for line in lines:
        parts = [ada.words.say(part) for part in ("line-nuts", "line-mushrooms", "line-chambers")]
        found = re.search(r"(\d+) points? " + " ".join(rf"{part} (\d+)" for part in parts), line)
        assert found, line
        total, *points = map(int, found.groups())
        assert total == sum(points)


def test_HA_16_crosses_are_hidden_until_all_have_confirmed(hamster: Callable[..., HamsternGuest]) -> None:
    """Bo sees that Ada is done, and nothing else: not on her sheet, not in the log, not through a screen reader."""
    ada, bo = hamster(), hamster()
    sit_down_together(ada, bo)
    nothing = bo.heard_of("Ada")
    log = bo.log.inner_text()
    cells = ada.choose()
    ada.place(cells)
    assert ada.crossed == list(cells)
    expect(bo.others.filter(has_text=bo.words.say("others-done"))).to_have_count(1)
    expect(ada.others.filter(has_text=ada.words.say("others-thinking"))).to_have_count(1)
    assert bo.heard_of("Ada") == nothing
    assert bo.log.inner_text() == log
    bo.place(bo.choose())
    told = bo.words.say("tell-crosses", seat="Ada", count=len(cells), chamber=ada.start.letter)
    expect(bo.log).to_contain_text(told)
    heard = bo.heard_of("Ada")
    letter, value, size = ada.start.letter, ada.start.value, len(ada.start.cells)
    said = bo.words.say("panel-chamber", letter=letter, value=value, crossed=len(cells), cells=size)
    assert [line for line in heard if line.startswith(said)], heard


def test_what_one_reads_stays_open_while_the_others_move(hamster: Callable[..., HamsternGuest]) -> None:
    ada, bo = hamster(), hamster()
    sit_down_together(ada, bo)
    ada.page.keyboard.press("?")
    rules = ada.page.get_by_role("dialog")
    expect(rules).to_be_visible()
    bo.place(bo.choose())
    expect(bo.page.get_by_text(bo.words.say("board-thinking", names="Ada", count=1))).to_be_visible()
    ada.see_seq(bo.seq)
    expect(rules).to_be_visible()


def test_what_is_confirmed_is_taken_back_while_the_round_is_open(hamster: Callable[..., HamsternGuest]) -> None:
    """The crosses are laid out again, to be changed; once Bo has closed the round, they stay."""
    ada, bo = hamster(), hamster()
    sit_down_together(ada, bo)
    cells = ada.choose()
    ada.place(cells)
    ada.undo.click()
    expect(ada.done).to_be_enabled()
    assert ada.drawn == list(cells)
    before = ada.seq
    ada.done.click()
    ada.see_seq(before + 1)
    bo.see_seq(ada.seq)
    bo.place(bo.choose())
    ada.see_seq(bo.seq)
    expect(ada.undo).to_have_count(0)
    assert set(cells) <= set(ada.crossed)


def test_points_that_are_coming_are_told_to_oneself_alone(hamster: Callable[..., HamsternGuest]) -> None:
    """A nut and a mushroom: 2 + 1 (H-33, H-32), which count when the round is over (HA-16)."""
    ada, bo = hamster(), hamster()
    bo.join(ada.open(ME, FRIEND, die="paper", sheet="own", own=FINDS), "Bo")
    ada.enter(2)
    bo.see_roll(2)
    ada.place((0, 1))
    coming = ada.words.say("panel-coming", points=3)
    expect(ada.total("Ada")).to_have_text(re.compile(rf"^\s*0.*{re.escape(coming)}\s*$"))
    bo.see_seq(ada.seq)
    expect(bo.total("Ada")).to_have_text("0")
    bo.something_to_do()
    bo.place((2, 3))
    for guest in (ada, bo):
        expect(guest.total("Ada")).to_have_text("3")
        expect(guest.total("Bo")).to_have_text("0")


def test_a_draft_is_there_again_after_a_reload(hamster: Callable[..., HamsternGuest]) -> None:
    """In this browser, for this roll at this table. A confirmed placement is no longer a draft."""
    guest = hamster()
    path = guest.open(ME, die="paper")
    guest.enter(3)
    first, *rest = guest.start.cells[:3]
    guest.cell(first).click()
    assert guest.drawn == [first]
    guest.page.reload()
    assert guest.something_to_do() == "place"
    assert (guest.pips, guest.drawn, guest.crossed) == (3, [first], [])
    guest.open(ME, die="paper")
    guest.enter(3)
    assert guest.drawn == [], "another table"
    guest.goto(path)
    assert guest.something_to_do() == "place"
    guest.place(rest)
    guest.enter(3)
    assert (guest.drawn, guest.crossed) == ([], [first, *rest])
    assert guest.page.evaluate("() => localStorage.getItem('burrow.hamstern.draft')") is None


def test_who_loses_the_line_draws_on_and_the_crosses_arrive(
    house: RunningServer, hamster: Callable[..., HamsternGuest], wires: Callable[[RunningServer], Wire]
) -> None:
    """What was laid out stays, and a placement that was confirmed without a connection is made once there is one."""
    wire = wires(house)
    ada, bo = hamster(), hamster(f"http://127.0.0.1:{wire.port}")
    sit_down_together(ada, bo)
    cells = bo.choose()
    bo.cell(cells[0]).click()
    for guest in (ada, bo):
        guest.page.wait_for_load_state("networkidle")
    wire.cut()
    away = bo.page.get_by_text(bo.words.say("line-away"))
    expect(away).to_be_visible()
    before = ada.seq
    ada.place(ada.choose())
    assert bo.drawn == [cells[0]]
    for cell in cells[1:]:
        bo.cell(cell).click()
    bo.done.click()
    wire.mend()
    for guest in (ada, bo):
        guest.see_seq(before + 2)
        guest.something_to_do()
    expect(away).to_have_count(0)
    assert bo.crossed == list(cells)


def test_a_third_person_watches_and_knows_no_more_than_the_others(hamster: Callable[..., HamsternGuest]) -> None:
    ada, bo, cy = hamster(), hamster(), hamster()
    sit_down_together(ada, bo)
    cy.page.goto(ada.page.url)
    expect(cy.page.get_by_text(cy.words.say("watching"))).to_be_visible()
    expect(cy.done).to_have_count(0)
    cells = ada.choose()
    ada.place(cells)
    cy.see_seq(ada.seq)
    expect(cy.page.get_by_text(cy.words.say("board-thinking", names="Bo", count=1))).to_be_visible()
    assert cy.crossed == []
    bo.place(bo.choose())
    cy.see_seq(bo.seq)
    assert cy.crossed == list(cells)
