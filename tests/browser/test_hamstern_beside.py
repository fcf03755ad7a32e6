"""Hamstern: what lies beside the sheet that one draws on. The others' sheets, the panel, the end, and paper."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest
from tests.browser.house import House

from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.data.sides import sheet_of
from burrow.games.hamstern.options import Options

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "casual"}
SIZES = {"laptop": (1280, 720), "television": (1920, 1080), "phone": (360, 640), "phone on its side": (740, 360)}
MILLIMETRE = 96 / 25.4
"""In CSS pixels."""
A6 = (105, 148)


class Hoarder(Guest):
    """A person who plays Hamstern and looks around."""

    game = "hamstern"

    def sit(self, *seats: dict[str, str]) -> None:
        self.goto("/")
        plan = {"game": "hamstern", "seats": list(seats), "options": {}}
        answer = self.page.request.post(
            f"{self.url}/api/tables",
            data=json.dumps(plan),
            headers={"content-type": "application/json", "origin": self.url},
        )
        self.goto(f"/t/{answer.json()['table']}")

    @property
    def others(self) -> Locator:
        """A card for each of the others."""
        cards = self.page.get_by_role("list", name=self.words.say("others-title"))
        return cards.get_by_role("listitem").get_by_role("button")

    @property
    def large(self) -> Locator:
        return self.page.get_by_role("dialog")

    def others_are_done(self, count: int) -> None:
        """All bots have placed, and wait for this person."""
        expect(self.others.filter(has_text=self.words.say("others-done"))).to_have_count(count)

    def open_tool(self, message: str) -> None:
        self.page.get_by_role("button", name=self.words.say(message), exact=True).click()

    def place(self) -> None:
        """Use the roll somehow, by what the sheet says of its cells."""
        before = self.seq
        free = self.words.say("board-cell", cell="", chamber="", value=0, find="none", state="open").split(", ", 2)[2]
        for _ in range(7):
            if not (cells := self.page.locator(f'[role="gridcell"][aria-label$="{free}"]')).count():
                break
            cells.first.dispatch_event("click")
        self.button("board-done").or_(self.button("board-pass")).locator("visible=true").first.click()
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-table]').dataset.seq) > seq", arg=before
        )

    def play_alone(self) -> None:
        self.sit(ME)
        for _ in range(60):
            waiting = self.button("board-done").or_(self.button("board-pass")).locator("visible=true")
            expect(waiting.or_(self.result).first).to_be_visible()
            if self.result.count():
                return
            self.place()
        raise AssertionError("the game does not end")


@pytest.fixture
def hoarder(house: House, guests: Callable[..., Guest]) -> Callable[..., Hoarder]:
    def invite(lang: str = "en", **how: object) -> Hoarder:
        guest = guests(house.url, lang, kind=Hoarder, **how)
        assert isinstance(guest, Hoarder)
        return guest

    return invite


@pytest.mark.parametrize("size", SIZES)
def test_the_others_are_in_sight(hoarder: Callable[..., Hoarder], size: str) -> None:
    """Small, but with crosses one can tell apart; beyond the edge of a phone they are reached by a finger."""
    guest = hoarder(size=SIZES[size])
    guest.sit(ME, BOT, BOT, BOT)
    expect(guest.others).to_have_count(3)
    guest.others_are_done(3)
    for card in guest.others.all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport()
        drawing = card.locator("svg.hamstern-sheet").bounding_box()
        assert drawing is not None
        assert drawing["width"] > 50, "a cell has at least four pixels"


def test_one_of_the_others_opens_large_by_keyboard(hoarder: Callable[..., Hoarder]) -> None:
    guest = hoarder()
    guest.sit(ME, BOT, BOT)
    guest.others_are_done(2)
    guest.tab_to(guest.others.first)
    guest.page.keyboard.press("Enter")
    names = [guest.words.say("bot-casual"), "Ada"]
    expect(guest.large).to_have_accessible_name(names[0])
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.large).to_have_accessible_name(names[1])
    guest.page.keyboard.press("ArrowRight")
    expect(guest.large).to_have_accessible_name(names[0])
    guest.page.keyboard.press("Escape")
    expect(guest.large).to_have_count(0)
    expect(guest.others.first).to_be_focused()


def test_a_swipe_leads_to_the_next_sheet(hoarder: Callable[..., Hoarder]) -> None:
    guest = hoarder(size=SIZES["phone"], touch=True)
    guest.sit(ME, BOT)
    guest.others.first.tap()
    expect(guest.large).to_have_accessible_name(guest.words.say("bot-casual"))
    for kind, x in (("pointerdown", 300), ("pointerup", 120)):
        how = {"pointerType": "touch", "isPrimary": True, "clientX": x, "clientY": 300, "bubbles": True}
        guest.large.dispatch_event(kind, how)
    expect(guest.large).to_have_accessible_name("Ada")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_sheet_can_be_heard(hoarder: Callable[..., Hoarder], lang: str) -> None:
    """Before the first round is over all is free (HA-16): a line for each chamber, one for the ones."""
    guest = hoarder(lang)
    guest.sit(ME, BOT)
    guest.others_are_done(1)
    guest.others.first.click()
    heard = guest.large.get_by_role("listitem").all_inner_texts()
    assert heard == [*chambers(guest, sheet_of(Options())), guest.words.say("panel-ones-left", left=7, slots=7)]


def chambers(guest: Hoarder, sheet: Sheet) -> list[str]:
    lines = []
    for one in sheet.chambers:
        finds = [sheet.cells[cell].find for cell in one.cells if sheet.cells[cell].find]
        said = guest.words.say("panel-chamber", letter=one.letter, value=one.value, crossed=0, cells=len(one.cells))
        lines.append(", ".join([said, *(guest.words.say(f"panel-{find}-open") for find in finds)]) + ".")
    return lines


def test_odds_come_on_demand(hoarder: Callable[..., Hoarder]) -> None:
    """On an empty sheet every roll fits, and the timer stands still (H-24)."""
    guest = hoarder()
    guest.sit(ME, BOT)
    odds = guest.page.get_by_role("region", name=guest.words.say("panel-odds"))
    expect(guest.page.get_by_text(guest.words.say("panel-timer-still"))).to_be_visible()
    expect(odds).to_have_count(0)
    guest.open_tool("panel-odds")
    expect(odds).to_contain_text(guest.words.say("panel-odds-ends", chance="0%"))
    assert [line.strip() for line in odds.get_by_role("listitem").all_inner_texts()] == [
        guest.words.say("panel-odds-fit", pips=pips) for pips in range(1, 7)
    ]
    guest.open_tool("panel-odds")
    expect(odds).to_have_count(0)


def test_blank_sheets_are_printed_four_to_a_page(hoarder: Callable[..., Hoarder]) -> None:
    """On white although the page is dark, and nothing but the sheets."""
    guest = hoarder(scheme="dark")
    count_prints(guest)
    guest.sit(ME, BOT)
    guest.open_tool("panel-print")
    guest.open_tool("print-blank")
    guest.page.wait_for_function("() => window.prints === 1")
    guest.page.emulate_media(media="print")
    papers = guest.page.get_by_role("article")
    expect(papers).to_have_count(4)
    for paper in papers.all():
        box = paper.bounding_box()
        assert box is not None
        assert (round(box["width"] / MILLIMETRE), round(box["height"] / MILLIMETRE)) == A6
        expect(paper.locator("footer i").first).to_be_empty()
    expect(guest.table).to_be_hidden()
    white = "() => getComputedStyle(document.documentElement).backgroundColor"
    assert guest.page.evaluate(white) == "rgb(255, 255, 255)"
    pages = guest.page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/MediaBox \[0 0 (\d+)\S* (\d+)", pages) == [(b"594", b"841")], "one page of A4"
    expect(papers).to_have_count(0)


def test_filled_sheets_are_printed_with_names_and_points(hoarder: Callable[..., Hoarder]) -> None:
    """Six of them need a second page."""
    guest = hoarder()
    count_prints(guest)
    guest.sit(*[BOT] * 6)
    expect(guest.result).to_be_visible(timeout=60_000)
    guest.open_tool("panel-print")
    expect(guest.page.get_by_role("button", name=guest.words.say("print-mine"), exact=True)).to_have_count(0)
    guest.open_tool("print-all")
    guest.page.wait_for_function("() => window.prints === 1")
    rows = guest.page.locator("tbody tr").all()
    told = [[row.locator("th").inner_text(), *row.locator("td").all_inner_texts()] for row in rows]
    guest.page.emulate_media(media="print")
    papers = guest.page.get_by_role("article").all()
    assert [paper.locator("i").all_inner_texts() for paper in papers] == told
    pages = guest.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/MediaBox", pages)) == 2


def count_prints(guest: Guest) -> None:
    """No dialog of the browser comes up; the page's wish to print is counted."""
    guest.page.add_init_script("window.prints = 0; window.print = () => { window.prints += 1; };")


def test_the_end_shows_every_sheet_with_its_lines(hoarder: Callable[..., Hoarder]) -> None:
    """Nuts, mushrooms and chambers make the total (H-30, H-32, H-33); the best come first."""
    guest = hoarder()
    guest.sit(*[BOT] * 3)
    expect(guest.result).to_be_visible(timeout=60_000)
    guest.button("see-table").click()
    end = guest.page.get_by_role("region", name=guest.words.say("end-title"))
    totals = []
    for sheet in end.locator("ol > li").all():
        *parts, total = (int(points) for points in sheet.locator("dd").all_inner_texts())
        assert sum(parts) == total
        counted = re.findall(r"[A-H]\s(\d)", sheet.locator("dt").nth(2).inner_text())
        assert sum(map(int, counted)) == parts[2]
        totals.append(total)
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)


def test_HS_01_the_best_score_alone_is_remembered(hoarder: Callable[..., Hoarder]) -> None:
    guest = hoarder()
    guest.play_alone()
    points = int(guest.page.locator("tbody td").last.inner_text())
    panel = guest.page.get_by_role("region", name=guest.words.say("scores"), exact=True)
    first = guest.words.say("end-best-first", best=points)
    expect(panel).to_contain_text(first)
    guest.page.reload()
    expect(panel).to_contain_text(first)
    remember(guest, points + 5)
    expect(panel).to_contain_text(guest.words.say("end-best-stays", best=points + 5, missing=5))
    remember(guest, points)
    expect(panel).to_contain_text(guest.words.say("end-best-equal", best=points))
    remember(guest, points - 1)
    expect(panel).to_contain_text(guest.words.say("end-best-new", best=points, before=points - 1))


def remember(guest: Hoarder, points: int) -> None:
    """As if so many had been reached at another table before."""
    guest.page.evaluate(
        """points => {
            const key = Object.keys(localStorage).find(name => name.startsWith('burrow.hamstern.best.'));
            localStorage.setItem(key, JSON.stringify({ points, table: 'before', before: null }));
        }""",
        points,
    )
    guest.page.reload()


def test_the_way_back_to_the_result_is_one_line(hoarder: Callable[..., Hoarder]) -> None:
    """On a phone it hides no more of the sheets than it must."""
    guest = hoarder("de", size=SIZES["phone"])
    guest.sit(*[BOT] * 2)
    expect(guest.result).to_be_visible(timeout=60_000)
    guest.button("see-table").click()
    box = guest.button("see-result").bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES["phone"][0]
