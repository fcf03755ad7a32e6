"""The scenes with a TV for `pictures.py`: before the game, during play, and the page where its code is typed."""

from collections.abc import Callable

from tests.browser.television import Viewer

from burrow.engine.registry import game

OPEN = {"kind": "open"}
NAMES = ("Ada", "Bartholomäus", "Cleo", "Dorothea-Maria", "Emil", "Friederike")
MOVES = 8
"""How many entries are waited for during play."""


def bots(viewer: Viewer) -> list[dict[str, str]]:
    """One on every seat, with names of all lengths."""
    levels, seats = game(viewer.game).bots, game(viewer.game).seats[-1]
    return [
        {"kind": "bot", "level": levels[seat % len(levels)], "name": NAMES[seat % len(NAMES)]} for seat in range(seats)
    ]


def gathering(viewer: Viewer) -> None:
    viewer.open_on_tv(*[OPEN] * 2, *bots(viewer)[2:])
    viewer.read_code()
    viewer.button("tv-sound").wait_for()


def playing(viewer: Viewer) -> None:
    viewer.open_on_tv(*bots(viewer))
    viewer.button("begin").click()
    viewer.see_phase("playing")
    viewer.see_seq(MOVES)
    viewer.page.locator(".ticker .news").wait_for()


def by_code(viewer: Viewer) -> None:
    """A phone has found the table of a TV."""
    tv = type(viewer)(viewer.page.context.new_page(), viewer.url, viewer.lang)
    gathering(tv)
    viewer.goto(f"/join/{tv.read_code()}")
    viewer.link("code-go").wait_for()


BEFORE: dict[str, Callable[[Viewer], None]] = {"tv-gathering": gathering}
JOINING: dict[str, Callable[[Viewer], None]] = {"join": by_code}
