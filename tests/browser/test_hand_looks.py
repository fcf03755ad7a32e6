"""Every game on a phone that is a hand: it fits 360 px in four languages, and axe finds nothing in either light."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.guest import Guest
from tests.browser.hand_scenes import SCENES
from tests.browser.party import hand_of
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import in_both_lights
from tests.browser.test_fit import PHONE, WIDE
from tests.browser.test_languages import raw_ids

from burrow.engine.languages import LANGUAGES

ALL = [pytest.param(kind, scene, id=name) for kind, scenes in SCENES.items() for name, scene in scenes.items()]
CUT = """() => {
    const button = document.querySelector('button.go, button[data-action="roll"], .todo button');
    const { bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
    return bottom > innerHeight + 1 || right > innerWidth + 1;
}"""
"""Whether the one thing to do is not wholly in sight."""


@pytest.mark.parametrize(("kind", "scene"), ALL)
def test_a_hand_fits_in_every_language_and_axe_finds_nothing(
    swift: RunningServer, guests: Callable[..., Any], kind: type[Guest], scene: Callable[[Any], None]
) -> None:
    guest = guests(swift.url, size=PHONE, kind=kind)
    scene(guest)
    for lang in LANGUAGES:
        speak(guest, lang)
        assert not guest.page.evaluate(WIDE), lang
        assert not guest.page.evaluate(CUT), lang
        assert not raw_ids(guest.page.inner_text("main")), lang
    speak(guest, "en")
    assert hand_of(guest).is_visible()
    assert in_both_lights(guest) == []


def speak(guest: Guest, lang: str) -> None:
    """Change the language in the menu, and close it."""
    guest.page.locator('button[aria-controls="table-menu"]').click()
    guest.page.locator("#table-menu select").first.select_option(lang)
    guest.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    guest.page.keyboard.press("Escape")
