"""A person who plays Gophers Walk."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest

ME = {"kind": "me", "name": "Ada"}
BESIDE_ME = {"kind": "me", "name": "Bo"}
FRIEND = {"kind": "open"}
CASUAL = {"kind": "bot", "level": "casual"}
CAREFUL = {"kind": "bot", "level": "careful"}


def drawn(*pages: str) -> str:
    """The text of a book whose holes form a grid, with all neighbours connected. A page is given as its holes, row by
    row."""
    return "\n".join(f"page {number}\n{_grid(page)}" for number, page in enumerate(pages, 1))


def _grid(page: str) -> str:
    rows = [row.split() for row in page.strip().splitlines()]
    shafts = "\n".join(["|     " * (len(rows[0]) - 1) + "|"] * 2)
    return f"\n{shafts}\n".join("".join(hole.ljust(6, "-") for hole in row[:-1]) + row[-1] for row in rows)


FEAST = drawn(
    "s20 s19 s18 s20 \n s17 o   s20 s19 \n s20 s18 @   s16",
    "s18 s20 s17 s19 \n s20 s19 @   s20 \n o   s20 s19 s18",
    "s19 s18 s20 @   \n s20 s17 s19 s18 \n s18 o   s20 s20",
    "s20 !   s19 s18 \n s19 s20 s18 s20 \n s17 s19 s20 s18",
    "s18 s19 s20 s17 \n s20 s18 s20 s19 \n @   s20 s19 s20",
    "s17 s20 s18 s20 \n s19 s20 s19 o   \n s20 s18 s20 s17",
)
"""Stores with large numbers, which take many cards at once, so the draw pile is soon empty."""

GIFTS = drawn(*["!   !   !   ! \n !   !   !   ! \n !   !   !   !"] * 6)
"""Gifts everywhere."""

FIRST_THINGS = {
    "board-lift": "curtain",
    "board-place-go": "place",
    "board-roll": "ready",
    "board-go": "walk",
    "board-collect-go": "collect",
    "board-take-go": "collect",
    "board-nothing-go": "nothing",
    "board-keep": "gift",
}
"""The labels of the main button, and what each one does."""


class GophersGuest(Guest):
    game = "gophers"

    def see_board(self) -> None:
        """The game is on the table with all its parts, so nothing more has to be loaded."""
        self.see_seq(0)
        expect(self.hole(0)).to_be_visible()
        expect(self.page.get_by_role("list", name=self.words.say("panel-seats"), include_hidden=True)).to_be_attached()

    # The page

    def hole(self, number: int) -> Locator:
        return self.page.locator(f'[data-spot="{number}"]')

    @property
    def within_reach(self) -> list[int]:
        """Holes that can be chosen now; those for which the guest has cards come first."""
        holes: list[tuple[bool, int]] = self.page.locator("[data-spot][aria-pressed]").evaluate_all(
            """(holes, makes) =>
                holes.map(one => [one.getAttribute('aria-label').includes(makes), Number(one.dataset.spot)])""",
            self.words.say("board-hole-makes"),
        )
        return [hole for _, hole in sorted(holes, key=lambda one: (not one[0], one[1]))]

    # The hand

    @property
    def hand(self) -> Locator:
        """The visible cards."""
        return self.page.locator("[data-card]")

    @property
    def gift(self) -> Locator:
        return self.page.locator("[data-gift]:not(.useless)")

    # What to do

    @property
    def go(self) -> Locator:
        """The one thing to do, when it can be done."""
        return self.page.locator('button.go[aria-keyshortcuts~="Enter"]:not([aria-disabled="true"])')

    @property
    def hint(self) -> Locator:
        return self.page.locator('button[aria-keyshortcuts="H"]')

    @property
    def decline(self) -> Locator:
        return self.page.locator('button[aria-keyshortcuts="N"]')

    @property
    def dig(self) -> Locator:
        return self.page.locator('button[aria-keyshortcuts="D"]')

    @property
    def lift(self) -> Locator:
        """Lift the curtain in front of the hand of the player who is asked."""
        return self.page.get_by_role("button", name=self.words.say("board-lift"))

    def something_to_do(self) -> str:
        """Wait until somebody here is asked for something, or the game is over; return which."""
        handle = self.page.wait_for_function(
            """things => {
                if (document.querySelector('#result-title')) return 'result';
                const name = document.querySelector('button.go .name');
                return name ? things[name.textContent.trim()] : null;
            }""",
            arg={self.words.say(message): what for message, what in FIRST_THINGS.items()},
        )
        return str(handle.json_value())

    def something_to_do_or_over(self) -> str:
        """The same, but returns `over` as soon as the game is over, before its result is shown."""
        self.page.wait_for_function(
            """() => document.querySelector('button.go')
                || document.querySelector('[data-table]')?.dataset.phase === 'over'""",
        )
        return "over" if self.table.get_attribute("data-phase") == "over" else self.something_to_do()

    def by_mouse(self, what: str) -> None:
        """Do what is asked in some way, and collect if possible."""
        self._by(Locator.click, what)

    def by_touch(self, what: str) -> None:
        """The same with a finger."""
        self._by(Locator.tap, what)

    def _by(self, press: Callable[[Locator], None], what: str) -> None:
        match what:
            case "place" | "walk":
                if not self.go.count():
                    press(self.hole(self.within_reach[0]))
                press(self.go)
            case "collect" if self.hint.count():
                press(self.hint)
                press(self.go)
            case "gift" if self.gift.count():
                press(self.gift.first)
                press(self.go)
            case "collect" | "gift":
                press(self.decline)
            case _:
                press(self.go)

    def by_keyboard(self, what: str) -> None:
        keyboard = self.page.keyboard
        match what:
            case "place" | "walk":
                keyboard.press("Home")
                keyboard.press("Space")
                keyboard.press("Enter")
            case "collect":
                keyboard.press("h")
                keyboard.press("Enter")
            case "gift" if self.gift.count():
                keyboard.press(str(int(self.gift.first.get_attribute("data-gift") or 0) + 1))
                keyboard.press("Enter")
            case "gift":
                keyboard.press("n")
            case _:
                keyboard.press("Enter")

    def come_to(self, wanted: str, *, most: int = 60) -> None:
        """Play on until this is asked."""
        for _ in range(most):
            what = self.something_to_do()
            if what == wanted:
                return
            before = self.seq
            self.by_mouse(what)
            if what != "curtain":
                self.see_seq(before + 1)
        raise AssertionError(f"{wanted} is never asked")

    def leaf_through(self) -> None:
        """Open the pages next to the board, or behind the tab if there is no room."""
        title = self.page.get_by_role("button", name=self.words.say("leaf-title"), exact=True)
        if not title.is_visible():
            self.page.get_by_role("button", name=self.words.say("scores"), exact=True).click()
        title.click()

    def lay_too_little(self) -> str:
        """Try to collect with one card that does not fit; return the sentence of the refusal."""
        self.page.locator("[data-card]:not(.useless)").first.click()
        self.page.locator("button.go").click(force=True)
        note = self.page.locator(".refusal")
        expect(note).to_be_visible()
        return note.inner_text()

    def play_to_the_end(self, act: Callable[[str], None], *, most: int = 600) -> list[str]:
        """Play to the end; return everything that was asked on the way."""
        asked: list[str] = []
        while (what := self.something_to_do()) != "result":
            asked.append(what)
            before = self.seq
            act(what)
            if what != "curtain":
                self.see_seq(before + 1)
            assert len(asked) < most, "the game does not end"
        return asked

    # Next to the board

    @property
    def seats(self) -> Locator:
        """A line for each seat."""
        return self.page.get_by_role("list", name=self.words.say("panel-seats")).locator("> li")

    @property
    def log(self) -> Locator:
        """What happened, in sentences."""
        return self.page.locator("aside .log")

    @property
    def large_page(self) -> Locator:
        """A page of the book, large."""
        return self.page.get_by_role("dialog")
