"""A person who plays Auf die Nüsse!."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest

ME = {"kind": "me", "name": "Ada"}
BESIDE_ME = {"kind": "me", "name": "Bo"}


class NutsGuest(Guest):
    game = "nuts"

    def sit_around(self, names: tuple[str, ...]) -> None:
        """Open a table for these people on this screen, up to the first roll."""
        self.seat_people(names)
        assert self.something_to_do() == "roll"

    @property
    def roll(self) -> Locator:
        """The primary action of a turn, when it can be taken."""
        return self.page.locator('button[data-action="roll"]:not([aria-disabled="true"])')

    @property
    def bank(self) -> Locator:
        return self.page.locator('button[data-action="bank"]:not([aria-disabled="true"])')

    @property
    def pads(self) -> Locator:
        """The touch areas of a nut round."""
        return self.page.locator("button.pad")

    @property
    def lesson(self) -> Locator:
        """The lesson on the board of a player who has never banked."""
        return self.page.locator("section").get_by_role("region", name=self.words.say("board-primer"), exact=True)

    def see_board(self) -> None:
        """The game is on the table with all its parts, so nothing more has to be loaded."""
        self.see_seq(0)
        expect(self.page.get_by_role("region", name=self.words.say("title"), exact=True)).to_be_visible()
        expect(self.page.get_by_role("heading", name=self.words.say("board-pad-title"))).to_be_attached()

    def something_to_do(self) -> str:
        """Wait until this person is asked for something, or the game is over; return which."""
        handle = self.page.wait_for_function(
            """() => {
                if (document.querySelector('#result-title')) return 'result';
                const free = selector => document.querySelector(selector + ':not([aria-disabled="true"])');
                if (document.querySelector('button.pad')) return 'race';
                if (free('button[data-action="bank"]')) return 'decide';
                if (free('button[data-action="roll"]')) return 'roll';
                return null;
            }""",
        )
        return str(handle.json_value())

    def total(self) -> int:
        """The nuts that the bank button offers."""
        found = re.search(r"\d+", self.bank.inner_text())
        return int(found.group()) if found else 0

    def play_to_the_end(self, act: Callable[[str], None], *, most: int = 400) -> None:
        for _ in range(most):
            what = self.something_to_do()
            if what == "result":
                return
            before = self.seq
            act(what)
            if what != "race":
                self.see_seq(before + 1)
        raise AssertionError("the game does not end")

    def by_keyboard(self, what: str, *, enough: int = 6) -> None:
        """Roll with Space, bank with B; in a nut round hold the key until it is over."""
        keyboard = self.page.keyboard
        match what:
            case "roll":
                keyboard.press("Space")
            case "decide":
                keyboard.press("b" if self.total() >= enough else "Space")
            case "race":
                keyboard.down("Space")
                self.page.wait_for_function("() => !document.querySelector('button.pad')")
                keyboard.up("Space")

    def by_mouse(self, what: str, *, enough: int = 6) -> None:
        match what:
            case "roll":
                self.roll.click()
            case "decide":
                (self.bank if self.total() >= enough else self.roll).click()
            case "race":
                self.pads.first.hover()
                self.page.mouse.down()
                self.page.wait_for_function("() => !document.querySelector('button.pad')")
                self.page.mouse.up()
