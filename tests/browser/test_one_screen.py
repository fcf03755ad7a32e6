"""Several people around one screen."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer


def keys_shown(guest: NutsGuest) -> list[str]:
    """The key of each pad, as it is shown."""
    caps = guest.pads.locator("kbd")
    for cap in caps.all():
        expect(cap).to_be_visible()
    return [cap.get_attribute("data-key") or "" for cap in caps.all()]


def test_a_nut_round_with_three_on_one_screen(racing: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Each has a key and an area of their own, shown before the round begins; all hold their keys at once."""
    guest = guests(racing.url)
    guest.sit_around(("Ada", "Bo", "Cy"))
    guest.page.keyboard.press("Space")
    expect(guest.pads).to_have_count(3)
    keys = keys_shown(guest)
    assert len(set(keys)) == 3
    expect(guest.page.get_by_text(guest.words.say("board-race-call"), exact=True)).to_be_visible()
    for key in keys:
        guest.page.keyboard.down(key.lower())
    result = guest.page.get_by_role("region", name=guest.words.say("board-result"))
    expect(result).to_be_visible()
    for key in keys:
        guest.page.keyboard.up(key.lower())
    for name in ("Ada", "Bo", "Cy"):
        expect(result.get_by_text(name).first).to_be_visible()
    barks = [guest.words.say("tell-dog", seat=name) for name in ("Ada", "Bo", "Cy")]
    log = guest.page.locator(".log").inner_text()
    assert sum(bark in log for bark in barks) == 2


def test_who_does_not_throw_is_thrown_for(racing: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Nobody touches anything: the table throws the dogs, and the round still ends (NA-11)."""
    guest = guests(racing.url)
    guest.sit_around(("Ada", "Bo"))
    guest.page.keyboard.press("Space")
    expect(guest.pads).to_have_count(2)
    expect(guest.page.get_by_role("region", name=guest.words.say("board-result"))).to_be_visible()


def test_the_areas_take_several_fingers_at_phone_size(racing: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(racing.url, size=(360, 640), touch=True)
    guest.sit_around(("Ada", "Bo"))
    guest.roll.tap()
    expect(guest.pads).to_have_count(2)
    boxes = [pad.bounding_box() for pad in guest.pads.all()]
    session = guest.page.context.new_cdp_session(guest.page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in boxes if box]
    assert len(points) == 2
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    result = guest.page.get_by_role("region", name=guest.words.say("board-result"))
    expect(result).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
