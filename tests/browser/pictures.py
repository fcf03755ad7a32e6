"""Takes the pictures of the README and the docs from the running page: `./burrow pictures [FOLDER]`.

With a folder, takes every page and moment in every size, in light and dark, to compare them side by side."""

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, sync_playwright
from tests.browser import tv_scenes
from tests.browser.conftest import ARGS, chromium
from tests.browser.dice import seed_with_a_calm_start, seed_with_a_race_at_once
from tests.browser.gophers import BESIDE_ME, CAREFUL, CASUAL, GIFTS, GophersGuest
from tests.browser.guest import Guest
from tests.browser.hamstern import ME, HamsternGuest
from tests.browser.hamsterrolle import SOFTWARE, HamsterrolleGuest, WheelGuest
from tests.browser.hand_scenes import SCENES as HANDS
from tests.browser.hand_scenes import nuts_race
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.television import viewer_of
from tests.patience import PATIENCE_MS

from burrow.engine.registry import games
from burrow.engine.rng import seed_from

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"laptop": (1280, 720), "phone": (360, 640), "tv": (1920, 1080)}
HAND_SIZES = ("phone",)
LIGHTS = ("light", "dark")

ARE_DRAWN = """() => [...document.querySelectorAll('article')].every(
    game => game.getBoundingClientRect().top > innerHeight || game.querySelector('.emblem svg')
)"""
"""Wait until every visible game has its picture."""

G = TypeVar("G", bound=Guest)


def front(guest: NutsGuest) -> None:
    guest.goto("/")
    guest.door("play-now").wait_for()
    guest.page.wait_for_function(ARE_DRAWN)


def set_up(guest: NutsGuest) -> None:
    guest.goto("/new/nuts?mode=friends")
    guest.button("open-table").wait_for()


def rules(guest: NutsGuest) -> None:
    guest.goto("/rules/nuts")
    guest.page.get_by_text(guest.words.say("rule-N-05")).first.wait_for()


def before_the_roll(guest: NutsGuest) -> None:
    front(guest)
    guest.door("play-now").click()
    guest.something_to_do()


def after_a_roll(guest: NutsGuest) -> None:
    before_the_roll(guest)
    for _ in range(2):
        if guest.something_to_do() in {"roll", "decide"} and guest.roll.count():
            before = guest.seq
            guest.page.keyboard.press("r")
            guest.see_seq(before + 2)


def result(guest: NutsGuest) -> None:
    guest.goto("/new/nuts?mode=screen")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-goal"), exact=True).fill("20")
    guest.button("begin").click()
    guest.play_to_the_end(lambda what: guest.by_keyboard(what, enough=3))


def race_countdown(guest: NutsGuest) -> None:
    guest.sit_around(("Ada", "Bo", "Cy"))
    guest.page.keyboard.press("r")
    guest.page.get_by_text("3", exact=True).wait_for()


def race_result(guest: NutsGuest) -> None:
    race_countdown(guest)
    guest.page.get_by_role("region", name=guest.words.say("board-result")).wait_for()


def hamstern(guest: HamsternGuest) -> None:
    """In the middle of a game with two bots, with most crosses of a 5 laid out."""
    guest.open(ME, {"kind": "bot", "level": "careful"}, {"kind": "bot", "level": "expert"}, die="paper")
    for pips in (4, 3, 6, 2, 3):
        guest.enter(pips)
        guest.place(guest.choose())
        guest.button("board-enter-pips", pips=pips).wait_for()
    guest.enter(5)
    for cell in guest.choose()[:3]:
        guest.cell(cell).click()
    guest.others.filter(has_text=guest.words.say("others-done")).nth(1).wait_for()


def hamstern_refusal(guest: HamsternGuest) -> None:
    guest.open(ME, {"kind": "bot", "level": "careful"}, die="paper")
    guest.enter(4)
    guest.cell(0).click()
    guest.page.get_by_role("button", name=guest.words.say("rule-number", rule="H-12")).wait_for()


def hamstern_large(guest: HamsternGuest) -> None:
    hamstern(guest)
    guest.others.first.click()
    guest.enlarged.wait_for()


def hamstern_result(guest: HamsternGuest) -> None:
    guest.open(*({"kind": "bot", "level": level} for level in ("careful", "expert")))
    guest.result.wait_for()


def hamstern_end(guest: HamsternGuest) -> None:
    hamstern_result(guest)
    guest.button("see-table").click()
    guest.page.get_by_role("region", name=guest.words.say("end-title")).wait_for()


def gophers(guest: GophersGuest) -> None:
    """In the middle of a game with baskets, with a chosen way that leads to supplies the cards can make."""
    guest.open(ME, CAREFUL, CASUAL, CASUAL, way="advanced", refill="turn", first="1")
    made = guest.page.locator(f'[data-spot][aria-pressed][aria-label*="{guest.words.say("board-hole-makes")}"]')
    for turn in range(12):
        guest.come_to("walk")
        if turn > 2 and made.count():
            break
        guest.by_mouse("walk")
        guest.come_to("ready")
    guest.hole(guest.within_reach[0]).click()


def gophers_sum(guest: GophersGuest) -> None:
    """Lay out several cards for the printed number."""
    guest.open(ME, CAREFUL, CASUAL, way="basic", first="1")
    for _ in range(12):
        guest.come_to("collect")
        guest.hint.click()
        if guest.page.locator("[data-card].plus, [data-card].minus").count() > 1:
            break
        guest.go.click()
        guest.come_to("ready")


def gophers_pages(guest: GophersGuest) -> None:
    """A page of the book, showing which supplies the cards can make."""
    guest.open(ME, CAREFUL, CASUAL, first="1")
    guest.come_to("ready")
    guest.leaf_through()
    pages = guest.page.get_by_role("region", name=guest.words.say("leaf-title"))
    pages.get_by_role("button").nth(3).click()
    guest.large_page.wait_for()


def gophers_gift(guest: GophersGuest) -> None:
    guest.open(ME, CAREFUL, CASUAL, book="own", own=GIFTS, first="1")
    guest.come_to("gift")
    guest.gift.first.click()


def gophers_curtain(guest: GophersGuest) -> None:
    guest.open(ME, BESIDE_ME, first="1")
    guest.come_to("curtain")


def gophers_entry(guest: GophersGuest) -> None:
    """The open stall of the junior game."""
    guest.open(ME, CASUAL, way="entry", first="1")
    for _ in range(3):
        guest.come_to("collect")
        guest.by_mouse("collect")
        guest.come_to("walk")
    guest.come_to("collect")


def gophers_result(guest: GophersGuest) -> None:
    guest.open(*[CAREFUL, CASUAL] * 2, way="advanced", refill="turn", first="1")
    guest.result.wait_for()


def gophers_end(guest: GophersGuest) -> None:
    gophers_result(guest)
    guest.button("see-table").click()
    guest.page.get_by_role("region", name=guest.words.say("end-title")).wait_for()


def hamsterrolle(guest: HamsterrolleGuest) -> None:
    """In the middle of a game with two bots, with a piece in hand above a place where it counts."""
    guest.open(ME, CASUAL, CASUAL, first="1", clock="90")
    guest.see_board()
    for digit in (1, 5, 3):
        guest.play_by_keyboard(1, digit)
    guest.take_by_keyboard(2)
    guest.bring_where_it_fits()


def hamsterrolle_refusal(guest: HamsterrolleGuest) -> None:
    guest.open(ME, BESIDE_ME, first="1", clock="90")
    guest.see_board()
    guest.play_by_keyboard(1)
    guest.refuse_second_cube()


def hamsterrolle_end(guest: HamsterrolleGuest) -> None:
    guest.open(*[CASUAL] * 4, rounds=2)
    guest.result.wait_for()
    guest.button("see-table").click()
    guest.page.get_by_role("region", name=guest.words.say("end-title")).wait_for()


CALM: dict[str, Callable[[NutsGuest], None]] = {
    "front": front,
    "set-up": set_up,
    "rules": rules,
    "nuts-before": before_the_roll,
    "nuts-roll": after_a_roll,
    "nuts-result": result,
}
RACE: dict[str, Callable[[NutsGuest], None]] = {"nuts-countdown": race_countdown, "nuts-race-result": race_result}
HAMSTERN: dict[str, Callable[[HamsternGuest], None]] = {
    "hamstern-round": hamstern,
    "hamstern-refusal": hamstern_refusal,
    "hamstern-large": hamstern_large,
    "hamstern-result": hamstern_result,
    "hamstern-end": hamstern_end,
}
GOPHERS: dict[str, Callable[[GophersGuest], None]] = {
    "gophers-walk": gophers,
    "gophers-sum": gophers_sum,
    "gophers-pages": gophers_pages,
    "gophers-gift": gophers_gift,
    "gophers-curtain": gophers_curtain,
    "gophers-entry": gophers_entry,
    "gophers-result": gophers_result,
    "gophers-end": gophers_end,
}

HAMSTERROLLE: dict[str, Callable[[HamsterrolleGuest], None]] = {
    "hamsterrolle-turn": hamsterrolle,
    "hamsterrolle-refusal": hamsterrolle_refusal,
    "hamsterrolle-end": hamsterrolle_end,
}


def main(folder: str = "") -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGS, *SOFTWARE])
        if folder:
            take_all(browser, Path(folder))
        else:
            take_for_the_docs(browser, DOCS)
        browser.close()


def take_for_the_docs(browser: Browser, folder: Path) -> None:
    with opened(seed_with_a_calm_start()) as house:
        take(browser, house, NutsGuest, front, folder / "front.png")
        take(browser, house, NutsGuest, after_a_roll, folder / "nuts.png")
        take(browser, house, NutsGuest, after_a_roll, folder / "nuts-phone.png", size="phone", light="dark")
        take(browser, house, HamsternGuest, hamstern, folder / "hamstern.png")
        take(browser, house, HamsternGuest, hamstern, folder / "hamstern-phone.png", size="phone", light="dark")
        take(browser, house, HamsternGuest, hamstern_end, folder / "hamstern-end.png")
    with opened(seed_from("for the browser tests", 0), hold=20) as house:
        take(browser, house, GophersGuest, gophers, folder / "gophers.png")
        take(browser, house, GophersGuest, gophers_sum, folder / "gophers-phone.png", size="phone", light="dark")
        take(browser, house, GophersGuest, gophers_entry, folder / "gophers-entry.png")
        take(browser, house, WheelGuest, hamsterrolle, folder / "hamsterrolle.png")
        take(browser, house, HamsterrolleGuest, hamsterrolle, folder / "hamsterrolle-phone.png", "phone", "dark")
    with opened(seed_with_a_race_at_once()) as house:
        take(browser, house, NutsGuest, race_countdown, folder / "nuts-race.png", light="dark")


def take_all(browser: Browser, folder: Path) -> None:
    with opened(seed_with_a_calm_start()) as house:
        take_scenes(browser, house, NutsGuest, CALM, folder)
        take_scenes(browser, house, HamsternGuest, HAMSTERN, folder)
    with opened(seed_from("for the browser tests", 0), hold=20) as house:
        take_scenes(browser, house, GophersGuest, GOPHERS, folder)
        take_scenes(browser, house, WheelGuest, HAMSTERROLLE, folder)
        take_tv_scenes(browser, house, folder)
    with opened(seed_with_a_race_at_once()) as house:
        take_scenes(browser, house, NutsGuest, RACE, folder)
    take_hands(browser, folder)


def take_hands(browser: Browser, folder: Path) -> None:
    """Phones as hands beside a TV."""
    with opened(seed_with_a_calm_start(), hold=20) as house:
        for kind, scenes in HANDS.items():
            named = {f"hand-{name}": scene for name, scene in scenes.items()}
            take_scenes(browser, house, kind, named, folder, HAND_SIZES)
    with opened(seed_with_a_race_at_once()) as house:
        take_scenes(browser, house, NutsGuest, {"hand-nuts-race": nuts_race}, folder, HAND_SIZES)


def take_tv_scenes(browser: Browser, house: RunningServer, folder: Path) -> None:
    take_scenes(browser, house, viewer_of("nuts"), tv_scenes.BEFORE, folder, ("tv",))
    take_scenes(browser, house, viewer_of("nuts"), tv_scenes.JOINING, folder, ("phone", "laptop"))
    for game_id in games():
        scenes = {f"tv-{game_id}": tv_scenes.playing}
        take_scenes(browser, house, viewer_of(game_id), scenes, folder, ("tv",))


def take_scenes(
    browser: Browser,
    house: RunningServer,
    kind: type[G],
    scenes: Mapping[str, Callable[[G], None]],
    folder: Path,
    sizes: Iterable[str] = SIZES,
) -> None:
    for name, scene in scenes.items():
        for size in sizes:
            for light in LIGHTS:
                lang = "de" if light == "light" else "en"
                take(browser, house, kind, scene, folder / f"{name}-{size}-{light}.png", size, light, lang)


def take(
    browser: Browser,
    house: RunningServer,
    kind: type[G],
    scene: Callable[[G], None],
    file: Path,
    size: str = "laptop",
    light: str = "light",
    lang: str = "en",
) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme=light,  # type: ignore[arg-type]  # one of the values playwright knows
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    guest = kind(page, house.url, lang)
    scene(guest)
    with house.halted():
        if isinstance(guest, WheelGuest):
            guest.see_at_rest()
        page.screenshot(path=file)
    context.close()
    print(file.name, flush=True)


@contextmanager
def opened(seed: str, *, hold: int = 400) -> Iterator[RunningServer]:
    with tempfile.TemporaryDirectory() as data:
        house = RunningServer(Path(data), seed, hold=hold)
        house.open()
        try:
            yield house
        finally:
            house.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
