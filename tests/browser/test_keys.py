"""The list of keys, and switching off keys that type a character; the same at every board."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.hamstern import ME, HamsternGuest
from tests.browser.running_server import RunningServer


class KeyReader(HamsternGuest):
    """A person who looks up the keys."""

    @property
    def keys(self) -> Locator:
        """The list of keys."""
        return self.page.get_by_role("region", name=self.words.say("keys"), exact=True)

    @property
    def caps(self) -> list[str]:
        return self.keys.locator("dt").all_inner_texts()

    @property
    def letters(self) -> Locator:
        """Whether letters and digits are keys."""
        return self.keys.get_by_role("checkbox", name=self.words.say("letter-keys"))

    @property
    def header_button(self) -> Locator:
        return self.page.locator("header").get_by_role("button", name=self.words.say("keys"), exact=True)

    def open_real_die(self) -> None:
        """A table where digits enter the roll."""
        self.open(ME, die="paper")
        expect(self.button("board-enter-pips", pips=5)).to_be_visible()


def test_K_lists_the_keys_and_Escape_closes_the_list(house: RunningServer, guests: Callable[..., KeyReader]) -> None:
    guest = guests(house.url, kind=KeyReader)
    guest.open_real_die()
    expect(guest.keys).to_have_count(0)
    guest.page.keyboard.press("k")
    expect(guest.keys).to_contain_text(guest.words.say("board-enter-faces"))
    assert guest.caps == ["1 – 6", "⌫", "?", "K"]
    guest.page.keyboard.press("Escape")
    expect(guest.keys).to_have_count(0)
    guest.page.keyboard.press("k")
    expect(guest.keys).to_be_visible()
    guest.page.keyboard.press("k")
    expect(guest.keys).to_have_count(0)


def test_the_list_follows_the_board_and_leaves_it_its_keys(
    house: RunningServer, guests: Callable[..., KeyReader]
) -> None:
    """With a cross to take back, Backspace has one meaning only."""
    guest = guests(house.url, kind=KeyReader)
    guest.open_real_die()
    guest.page.keyboard.press("k")
    expect(guest.keys).to_be_visible()
    guest.page.keyboard.press("4")
    expect(guest.keys).to_contain_text(guest.words.say("board-done"))
    expect(guest.keys).to_contain_text(guest.words.say("undo-move"))
    assert guest.caps == ["↵", "← → ↑ ↓", "Home End", "Space", "⌫", "?", "K"]
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("Space")
    expect(guest.keys).to_contain_text(guest.words.say("board-take-back"))
    assert guest.caps == ["⌫", "↵", "← → ↑ ↓", "Home End", "Space", "?", "K"]
    assert len(guest.drawn) == 1


def test_letters_can_be_switched_off_and_stay_off(house: RunningServer, guests: Callable[..., KeyReader]) -> None:
    """WCAG 2.1.4. A key that types no character goes on working."""
    guest = guests(house.url, kind=KeyReader)
    guest.open_real_die()
    face = guest.button("board-enter-pips", pips=5)
    expect(face).to_have_attribute("aria-keyshortcuts", "5")
    guest.page.keyboard.press("k")
    expect(guest.letters).to_be_checked()
    guest.letters.uncheck()
    for _ in range(2):
        assert guest.caps == ["⌫"]
        expect(face).not_to_have_attribute("aria-keyshortcuts", "5")
        expect(face.locator("kbd")).to_have_count(0)
        guest.page.keyboard.press("Escape")
        expect(guest.keys).to_have_count(0)
        for key in ("5", "k", "?"):
            guest.page.keyboard.press(key)
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
        expect(guest.keys).to_have_count(0)
        expect(face).to_be_visible()
        guest.page.reload()
        expect(face).to_be_visible()
        guest.header_button.click()
        expect(guest.letters).not_to_be_checked()
    guest.letters.check()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("5")
    guest.see_roll(5)


def test_the_focus_goes_back_to_what_opened_the_list(house: RunningServer, guests: Callable[..., KeyReader]) -> None:
    guest = guests(house.url, kind=KeyReader)
    guest.open_real_die()
    guest.tab_to(guest.header_button)
    guest.page.keyboard.press("Enter")
    guest.letters.focus()
    guest.page.keyboard.press("Escape")
    expect(guest.keys).to_have_count(0)
    expect(guest.header_button).to_be_focused()


def test_a_narrow_window_has_the_list_in_its_menu(house: RunningServer, guests: Callable[..., KeyReader]) -> None:
    """As at 400 % zoom on a laptop; the list fits on the board."""
    guest = guests(house.url, kind=KeyReader, size=(320, 640))
    guest.open_real_die()
    expect(guest.header_button).to_be_hidden()
    guest.button("menu").click()
    guest.page.locator("#table-menu").get_by_role("button", name=guest.words.say("keys"), exact=True).click()
    expect(guest.keys).to_be_in_viewport(ratio=1)
