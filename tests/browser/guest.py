"""A person at a browser: what they can see and do in any game, found by role and label."""

import json
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from burrow.engine.registry import game
from burrow.words import Words


class Guest:
    game = ""
    """The game this person came for."""

    def __init__(self, page: Page, house_url: str, lang: str = "en") -> None:
        self.page = page
        self.url = house_url
        self.lang = lang
        self.words = Words(lang, game(self.game))

    # Navigation

    def goto(self, path: str) -> None:
        self.page.goto(self.url + path)

    def door(self, message: str) -> Locator:
        """A way into the game on the front page."""
        chamber = self.page.get_by_role("article", name=self.words.say("title"), exact=True)
        return chamber.locator("a, button").filter(has_text=self.words.say(message))

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(message, **values))

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.words.say(message))

    def tab_to(self, target: Locator, *, limit: int = 80) -> None:
        """Reach an element with the Tab key alone."""
        expect(target).to_be_visible()
        for _ in range(limit):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} is not reached by Tab")

    def open(self, *seats: dict[str, str], **options: str | int | bool) -> str:
        """Open a table of this person with these seats and options; return its path."""
        return self.open_with({}, *seats, **options)

    def open_with(self, how: Mapping[str, object], *seats: dict[str, str], **options: str | int | bool) -> str:
        """The same, with a pace or anything else that a table may have."""
        answer = self.page.request.post(
            f"{self.url}/api/tables",
            data=json.dumps({"game": self.game, "seats": seats, "options": options, **how}),
            headers={"content-type": "application/json", "origin": self.url},
        )
        assert answer.ok, answer.text()
        path = f"/t/{answer.json()['table']}"
        self.goto(path)
        return path

    def join(self, path: str, name: str) -> None:
        self.goto(path)
        self.page.get_by_label(self.words.say("your-name")).fill(name)
        self.button("join").click()

    def seat_people(self, names: tuple[str, ...]) -> None:
        """Open a table for these people on this screen."""
        self.goto("/")
        self.door("same-screen").click()
        for number, name in enumerate(names, 1):
            field = self.page.get_by_label(self.words.say("seat-name", number=number), exact=True)
            if not field.count():
                self.button("seat-add").click()
            field.fill(name)
        while self.button("seat-remove", number=len(names) + 1).count():
            self.button("seat-remove", number=len(names) + 1).click()
        self.button("begin").click()
        self.see_phase("playing")

    # At the table

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or "-1")

    @property
    def result(self) -> Locator:
        return self.page.locator("#result-title")

    def in_menu(self, message: str, **values: str | int) -> Locator:
        """Something in the menu of the table, which is opened for it."""
        menu = self.page.locator("#table-menu")
        if not menu.count():
            self.button("menu").click()
        return menu.get_by_role("button", name=self.words.say(message, **values))

    def leave_it_to_bots(self, *names: str) -> None:
        """Let bots play on for these people, who sit at this screen."""
        for name in names:
            self.button("menu").click()
            self.button("bot-for-me", name=name).click()

    def see_seq(self, at_least: int) -> None:
        self.page.wait_for_function(
            "least => Number(document.querySelector('[data-table]')?.dataset.seq ?? -1) >= least", arg=at_least
        )

    def see_waiting_room(self) -> None:
        """The table is here, and has a seat left. The phase alone does not say so: it is `gathering` at first."""
        expect(self.page.get_by_role("heading", name=self.words.say("who-is-here"))).to_be_visible()

    def see_phase(self, phase: str) -> None:
        expect(self.table).to_have_attribute("data-phase", phase)
