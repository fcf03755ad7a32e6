"""A person who plays Hamstern."""

from collections.abc import Callable, Iterable

import msgspec
from playwright.sync_api import Locator, Page, expect
from tests.browser.guest import Guest

from burrow.games.hamstern.data.sheet import Chamber
from burrow.games.hamstern.moves.sheets import listing_of
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.state import Cells

ME = {"kind": "me", "name": "Ada"}
BESIDE_ME = {"kind": "me", "name": "Bo"}
FRIEND = {"kind": "open"}
BOT = {"kind": "bot", "level": "casual"}


class HamsternGuest(Guest):
    game = "hamstern"

    def __init__(self, page: Page, house_url: str, lang: str = "en") -> None:
        super().__init__(page, house_url, lang)
        self.options = Options()
        """The options of the table where this person sits."""

    def open(self, *seats: dict[str, str], **options: str | int | bool) -> str:
        self.options = msgspec.convert(options, Options)
        return super().open(*seats, **options)

    def see_board(self) -> None:
        """The game is on the table with all its parts, so nothing more has to be loaded."""
        self.see_seq(0)
        expect(self.sheet).to_be_visible()
        expect(
            self.page.get_by_role("table", name=self.words.say("panel-scores"), include_hidden=True)
        ).to_be_attached()

    # The sheet

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("grid")

    def cell(self, number: int) -> Locator:
        return self.page.locator(f'[data-cell="{number}"]')

    @property
    def start(self) -> Chamber:
        """The chamber of the first crosses (H-12)."""
        sheet = sheet_of(self.options)
        return sheet.chambers[sheet.start]

    def numbers(self, names: str) -> Cells:
        """The numbers of the cells with these names, as in `C3 C4`, ascending."""
        chambers = {chamber.letter: chamber.cells for chamber in sheet_of(self.options).chambers}
        return tuple(sorted(chambers[name[0]][int(name[1:]) - 1] for name in names.split()))

    @property
    def wrong(self) -> list[int]:
        """Cells that are marked as breaking a rule."""
        return self._numbers('[data-cell][aria-invalid="true"]')

    @property
    def drawn(self) -> list[int]:
        """Cells that are laid out but not confirmed."""
        return self._numbers('[data-cell][aria-selected="true"]')

    @property
    def within_reach(self) -> list[int]:
        return self._numbers(f'[data-cell][aria-label$="{self._ending("open")}"]')

    @property
    def crossed(self) -> list[int]:
        return self._numbers(f'[data-cell][aria-label$=", {self._ending("crossed")}"]')

    def _ending(self, state: str) -> str:
        """How the label of a cell in this state ends."""
        return self.heard(cell="", chamber="", state=state).split(", ", 2)[2]

    def heard(self, **values: str | int) -> str:
        """What a screen reader says about a cell; by default, one without a tunnel or a find that is not in the start
        chamber."""
        plain: dict[str, str | int] = {"start": "no", "ways": 0, "far": "", "find": "none"}
        return self.words.say("board-cell", **(plain | values))

    def _numbers(self, selector: str) -> list[int]:
        numbers: list[int] = self.page.locator(selector).evaluate_all(
            "cells => cells.map(cell => Number(cell.dataset.cell))"
        )
        return numbers

    def middle(self, number: int) -> tuple[float, float]:
        """Where a cell is on the screen."""
        box = self.cell(number).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def stroke(self, cells: Iterable[int]) -> None:
        """Draw over these cells with the mouse, without releasing it."""
        first, *others = cells
        self.page.mouse.move(*self.middle(first))
        self.page.mouse.down()
        for number in others:
            self.page.mouse.move(*self.middle(number), steps=3)
        self.page.mouse.up()

    @property
    def log(self) -> Locator:
        """What happened, in sentences."""
        return self.page.locator("aside .log")

    @property
    def headline(self) -> Locator:
        """The text next to the die that says what to do now."""
        return self.page.locator(".status p").first

    def see_refusal(self, sentence: str, act: Callable[[], None]) -> None:
        """The action is refused with this sentence, which was not there before."""
        shown = self.page.locator(".refusal").filter(has_text=sentence)
        if shown.count():
            self.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        act()
        expect(shown).to_be_visible()

    def total(self, name: str) -> Locator:
        """The points of this person so far, next to the board."""
        return self.page.locator("aside tbody tr").filter(has_text=name).locator("td").last

    # The others

    @property
    def others(self) -> Locator:
        """A card for each other player."""
        cards = self.page.get_by_role("list", name=self.words.say("others-title"))
        return cards.get_by_role("listitem").get_by_role("button")

    @property
    def enlarged(self) -> Locator:
        """The enlarged sheet of this person."""
        return self.page.get_by_role("dialog")

    def heard_of(self, name: str) -> list[str]:
        """What a screen reader says about the enlarged sheet of this person."""
        self.others.filter(has_text=name).click()
        expect(self.enlarged.get_by_role("listitem").first).to_be_attached()
        heard = self.enlarged.get_by_role("listitem").all_inner_texts()
        self.page.keyboard.press("Escape")
        expect(self.enlarged).to_have_count(0)
        return heard

    # The round

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.say("board-done"), exact=True)

    @property
    def may_confirm(self) -> Locator:
        return self.page.locator('button[aria-keyshortcuts="Enter"]:not([aria-disabled="true"])')

    @property
    def back(self) -> Locator:
        return self.button("board-take-back")

    @property
    def undo(self) -> Locator:
        """Take back what was confirmed."""
        return self.page.get_by_role("button", name=self.words.say("undo-move"), exact=True)

    @property
    def pass_round(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.say("board-pass"), exact=True)

    @property
    def pips(self) -> int:
        """What the die shows; 0 if it is rolling or not rolled yet."""
        labels = self.page.get_by_role("img").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return next((pips for pips in range(1, 7) if self.words.say("board-die", pips=pips) in labels), 0)

    def see_roll(self, pips: int) -> None:
        expect(self.page.get_by_role("img", name=self.words.say("board-die", pips=pips))).to_be_visible()

    def enter(self, pips: int) -> None:
        """Enter what the real die shows. Then cells can be chosen, or the only option is to pass."""
        self.button("board-enter-pips", pips=pips).click()
        self.see_roll(pips)
        self.something_to_do()

    def something_to_do(self) -> str:
        """Wait until this person is asked for crosses, can only pass, or the game is over; return which."""
        self.page.wait_for_function(
            """([open, pass]) => document.querySelector('#result-title')
                || document.querySelector(`[data-cell][aria-label$="${open}"]`)
                || [...document.querySelectorAll('button')].some(button => button.textContent.trim().startsWith(pass))
            """,
            arg=[self._ending("open"), self.words.say("board-pass")],
        )
        if self.result.count():
            return "result"
        return "place" if self.within_reach else "pass"

    def lay_out(self) -> None:
        """Any placement of the roll, by mouse."""
        while not self.may_confirm.count():
            self.cell(self.within_reach[0]).click()

    def play_round(self) -> None:
        """Use the roll in some way, or pass."""
        before = self.seq
        if self.something_to_do() == "place":
            self.lay_out()
        self.may_confirm.click()
        self.see_seq(before + 1)

    def place(self, cells: Iterable[int]) -> None:
        """Lay out these crosses as a screen reader user would, and confirm them; none: pass."""
        before, wanted = self.seq, list(cells)
        self.page.evaluate(
            """cells => {
                for (const cell of cells)
                    document.querySelector(`[data-cell="${cell}"]`)
                        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
            }""",
            wanted,
        )
        (self.done if wanted else self.pass_round).click()
        self.see_seq(before + 1)

    def choose(self) -> Cells:
        """A placement of the roll that begins a new chamber if possible, so that the game ends soon; none: pass."""
        listing, crossed, open_cells = listing_of(self.options), set(self.crossed), set(self.within_reach)
        marks = tuple(
            sum(1 << place for place, cell in enumerate(chamber.cells) if cell in crossed)
            for chamber in listing.fits.sheet.chambers
        )
        pips = self.pips
        placements = [move.cells for move in listing.placements(marks, pips, 1) if open_cells.issuperset(move.cells)]
        new = [cells for cells in placements if not marks[listing.fits.chamber(cells[0])]]
        return (new or placements or [()])[0]
