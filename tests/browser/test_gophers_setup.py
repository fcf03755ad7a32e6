"""Gophers Walk: before the game begins."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.browser.gophers import GophersGuest
from tests.browser.running_server import RunningServer


def test_ways_to_play_are_in_sight_and_only_what_can_be_meant_is_asked(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    """The easiest way comes first, and the usual one is chosen. Seats that do not exist cannot begin. If nobody has a
    hand, the page does not ask when hands are filled up."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.goto("/new/gophers?mode=screen")

    def group(option: str) -> Locator:
        return guest.page.get_by_role("group", name=guest.words.say(f"option-{option}"), exact=True)

    def choice(option: str, value: str) -> Locator:
        return guest.page.get_by_role("radio", name=guest.words.say(f"option-{option}-{value}"), exact=True)

    expect(group("way").get_by_role("radio")).to_have_count(5)
    expect(group("way").get_by_role("radio").first).to_have_accessible_name(guest.words.say("option-way-entry"))
    expect(choice("way", "basic")).to_be_checked()
    expect(group("end")).to_be_visible()
    expect(group("entry")).to_have_count(0)
    expect(group("refill")).to_be_hidden()

    guest.page.locator("summary").click()
    expect(group("refill")).to_be_visible()
    expect(group("first").get_by_role("radio")).to_have_count(3)
    guest.button("seat-add").click()
    choice("first", "3").check()
    guest.button("seat-remove", number=3).click()
    expect(choice("first", "chance")).to_be_checked()

    choice("way", "entry").check()
    expect(group("entry")).to_be_visible()
    expect(group("refill")).to_have_count(0)
    numbers = guest.page.get_by_role("textbox", name=guest.words.say("option-chosen"), exact=True)
    expect(numbers).to_have_count(0)
    choice("entry", "chosen").check()
    numbers.fill("4, eleven")
    guest.button("begin").click()
    expect(guest.page.get_by_text(guest.words.say("refuse-chosen", word="eleven", most=10))).to_be_visible()
    choice("way", "basic").check()
    expect(numbers, "it belongs to the junior game").to_have_count(0)
    choice("way", "entry").check()
    numbers.fill("4 5")
    guest.button("begin").click()
    guest.see_board()
