"""Hamstern: what is next to the player's own sheet: the others' sheets, the panel, the end, and paper."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.hamstern import BOT, ME, HamsternGuest
from tests.browser.running_server import RunningServer

from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of

SIZES = {"laptop": (1280, 720), "television": (1920, 1080), "phone": (360, 640), "phone on its side": (740, 360)}
MILLIMETRE = 96 / 25.4
"""In CSS pixels."""
A6 = (105, 148)
HEIGHT = "element => element.clientHeight"
GAP_ABOVE = """odds => {
    const tools = document.querySelector('.panel .tools');
    const shadow = parseFloat(/ (-?[\\d.]+)px/.exec(getComputedStyle(tools).boxShadow)?.[1] ?? 0);
    return odds.getBoundingClientRect().top - tools.getBoundingClientRect().bottom - shadow;
}"""


class Neighbour(HamsternGuest):
    """A person who plays Hamstern and looks around."""

    def others_are_done(self, count: int) -> None:
        """Wait until all bots have placed and only this person has not."""
        expect(self.others.filter(has_text=self.words.say("others-done"))).to_have_count(count)

    def open_tool(self, message: str) -> None:
        self.page.get_by_role("button", name=self.words.say(message), exact=True).click()

    def play_alone(self) -> None:
        self.open(ME)
        while self.something_to_do() != "result":
            self.place(self.choose())


@pytest.fixture
def neighbour(swift: RunningServer, guests: Callable[..., Guest]) -> Callable[..., Neighbour]:
    def invite(lang: str = "en", **how: object) -> Neighbour:
        guest = guests(swift.url, lang, kind=Neighbour, **how)
        assert isinstance(guest, Neighbour)
        return guest

    return invite


@pytest.mark.parametrize("size", SIZES)
def test_the_others_are_in_sight(neighbour: Callable[..., Neighbour], size: str) -> None:
    """Small, but the crosses can be told apart; on a phone, sheets beyond the edge can be reached with a finger."""
    guest = neighbour(size=SIZES[size])
    guest.open(ME, BOT, BOT, BOT)
    expect(guest.others).to_have_count(3)
    guest.others_are_done(3)
    for card in guest.others.all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport()
        drawing = card.locator("svg.hamstern-sheet").bounding_box()
        assert drawing is not None
        assert drawing["width"] > 50, "a cell has at least four pixels"


def test_one_of_the_others_opens_large_by_keyboard(neighbour: Callable[..., Neighbour]) -> None:
    guest = neighbour()
    guest.open(ME, BOT, BOT)
    guest.others_are_done(2)
    guest.tab_to(guest.others.first)
    guest.page.keyboard.press("Enter")
    names = [guest.words.say("bot-casual"), "Ada"]
    expect(guest.enlarged).to_have_accessible_name(names[0])
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.enlarged).to_have_accessible_name(names[1])
    guest.page.keyboard.press("ArrowRight")
    expect(guest.enlarged).to_have_accessible_name(names[0])
    guest.page.keyboard.press("Escape")
    expect(guest.enlarged).to_have_count(0)
    expect(guest.others.first).to_be_focused()


def test_a_swipe_leads_to_the_next_sheet(neighbour: Callable[..., Neighbour]) -> None:
    guest = neighbour(size=SIZES["phone"], touch=True)
    guest.open(ME, BOT)
    guest.others.first.tap()
    expect(guest.enlarged).to_have_accessible_name(guest.words.say("bot-casual"))
    for kind, x in (("pointerdown", 300), ("pointerup", 120)):
        how = {"pointerType": "touch", "isPrimary": True, "clientX": x, "clientY": 300, "bubbles": True}
        guest.enlarged.dispatch_event(kind, how)
    expect(guest.enlarged).to_have_accessible_name("Ada")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_sheet_can_be_heard(neighbour: Callable[..., Neighbour], lang: str) -> None:
    """Before the first round is over everything is free (HA-16): a line for each chamber, one for the ones."""
    guest = neighbour(lang)
    guest.open(ME, BOT)
    guest.others_are_done(1)
    guest.others.first.click()
    heard = guest.enlarged.get_by_role("listitem").all_inner_texts()
    assert heard == [*chambers(guest, sheet_of(Options())), guest.words.say("panel-ones-left", left=7, slots=7)]


def chambers(guest: Neighbour, sheet: Sheet) -> list[str]:
    lines = []
    for one in sheet.chambers:
        finds = [sheet.cells[cell].find for cell in one.cells if sheet.cells[cell].find]
        said = guest.words.say("panel-chamber", letter=one.letter, value=one.value, crossed=0, cells=len(one.cells))
        lines.append(", ".join([said, *(guest.words.say(f"panel-{find}-open") for find in finds)]) + ".")
    return lines


def test_odds_come_on_demand(neighbour: Callable[..., Neighbour]) -> None:
    """On an empty sheet every roll fits, and the timer does not run (H-24)."""
    guest = neighbour()
    guest.open(ME, BOT)
    odds = guest.page.get_by_role("region", name=guest.words.say("panel-odds"))
    expect(guest.page.get_by_text(guest.words.say("panel-timer-still"))).to_be_visible()
    expect(odds).to_have_count(0)
    history = guest.page.get_by_role("list", name=guest.words.say("log"), exact=True)
    before = history.evaluate(HEIGHT)
    guest.open_tool("panel-odds")
    expect(odds).to_contain_text(guest.words.say("panel-odds-ends", chance="0%"))
    assert history.evaluate(HEIGHT) >= before, "they take no room from the history"
    assert odds.evaluate(GAP_ABOVE) >= 0, "the first line is clear of the buttons above it"
    expect(odds.locator(".share")).to_have_count(0)
    assert [line.strip() for line in odds.get_by_role("listitem").all_inner_texts()] == [
        guest.words.say("panel-odds-fit", pips=pips) for pips in range(1, 7)
    ]
    guest.open_tool("panel-odds")
    expect(odds).to_have_count(0)


def test_odds_leave_the_points_in_sight(neighbour: Callable[..., Neighbour]) -> None:
    """Six sheets on a laptop: the panel is longer than its space."""
    guest = neighbour(size=SIZES["laptop"])
    guest.open(ME, *[BOT] * 5)
    guest.open_tool("panel-odds")
    odds = guest.page.get_by_role("region", name=guest.words.say("panel-odds"))
    expect(odds.get_by_role("listitem").last).to_be_in_viewport(ratio=0.99)
    for row in guest.page.locator("aside tbody tr").all():
        expect(row).to_be_in_viewport(ratio=0.99)
        row.locator("td").last.click(trial=True)


def test_HS_03_the_timer_is_told_in_a_sentence(neighbour: Callable[..., Neighbour]) -> None:
    """In a solo game it runs from the first roll; a 6 moves it, a 3 does not."""
    guest = neighbour()
    guest.open(ME, die="paper")
    for pips, left in ((6, 2), (3, 2), (5, 1)):
        guest.enter(pips)
        expect(guest.page.get_by_text(guest.words.say("panel-timer-first", ticks=left))).to_be_visible()
        guest.play_round()


def test_blank_sheets_are_printed_four_to_a_page(neighbour: Callable[..., Neighbour]) -> None:
    """On white although the page is dark, and nothing but the sheets."""
    guest = neighbour(scheme="dark")
    count_prints(guest)
    guest.open(ME, BOT)
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


def test_filled_sheets_are_printed_with_names_and_points(neighbour: Callable[..., Neighbour]) -> None:
    """Six of them need a second page."""
    guest = neighbour()
    count_prints(guest)
    guest.open(*[BOT] * 6)
    expect(guest.result).to_be_visible()
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
    """No dialog of the browser opens; the page's requests to print are counted."""
    guest.page.add_init_script("window.prints = 0; window.print = () => { window.prints += 1; };")


def test_the_end_shows_every_sheet_with_its_lines(neighbour: Callable[..., Neighbour]) -> None:
    """Nuts, mushrooms and chambers make the total (H-30, H-32, H-33); the best player comes first."""
    guest = neighbour()
    guest.open(*[BOT] * 3)
    expect(guest.result).to_be_visible()
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
    for part in ("header", "li button", "dl"):
        tops = {round(one.bounding_box()["y"]) for one in end.locator(part).all()}  # type: ignore[index]
        assert len(tops) == 1, f"{part}: {tops}"


def test_HS_01_the_best_score_alone_is_remembered(neighbour: Callable[..., Neighbour]) -> None:
    guest = neighbour()
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


def remember(guest: Neighbour, points: int) -> None:
    """As if this score had been reached at another table before."""
    guest.page.evaluate(
        """points => {
            const key = Object.keys(localStorage).find(name => name.startsWith('burrow.hamstern.best.'));
            localStorage.setItem(key, JSON.stringify({ points, table: 'before', before: null }));
        }""",
        points,
    )
    guest.page.reload()


def test_the_way_back_to_the_result_is_one_line(neighbour: Callable[..., Neighbour]) -> None:
    """On a phone it hides as little of the sheets as possible."""
    guest = neighbour("de", size=SIZES["phone"])
    guest.open(*[BOT] * 2)
    expect(guest.result).to_be_visible()
    guest.button("see-table").click()
    box = guest.button("see-result").bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES["phone"][0]
