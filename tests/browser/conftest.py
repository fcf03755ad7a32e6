"""Chromium from the system, and a server for the tests, called a house. Nothing here waits for a fixed time."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright
from tests.browser.dice import seed_with_a_calm_start, seed_with_a_race_at_once, seed_with_a_short_game
from tests.browser.guest import Guest
from tests.browser.nuts import NutsGuest
from tests.browser.painting import leave_unpainted
from tests.browser.running_server import RunningServer, Wire
from tests.patience import PATIENCE_MS

from burrow.engine import registry
from burrow.engine.rng import seed_from

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
SPARED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Parts of the browser that no test needs. Those of the invisible address bar would cost every guest as much as a page.
The others are the ones that playwright turns off too; they are repeated here because only the last such list counts."""
ARGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-features=" + ",".join(SPARED),
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",  # text has the same width in a browser without windows
    "--no-first-run",
]


def chromium() -> str:
    """The browser of the system; if there is one without windows, that one."""
    named = os.environ.get("BURROW_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "there is no Chromium; ./burrow test installs it, or name it by BURROW_CHROMIUM"
    return found


HERE = Path(__file__).parent
PACE = 4
"""How many times faster the fixture `brisk` simulates."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps each file on one worker and runs these files in a row, so that houses and browser are opened only once.
    They come first: long files should not be left for the end, when the other worker is idle."""
    items.sort(key=lambda item: HERE not in item.path.parents)
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


class Chromium:
    """One browser for all files that run in a row here. It is closed before other tests and before a file with its own
    browser, because playwright keeps an event loop running, and there can be only one."""

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._open = ExitStack()

    def opened(self) -> Browser:
        if self._browser is None:
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Called only for tests of this folder."""
    try:
        return (yield)
    finally:
        if not _shares_the_browser(nextitem):
            CHROMIUM.close()


def _shares_the_browser(item: pytest.Item | None) -> bool:
    return isinstance(item, pytest.Function) and HERE in item.path.parents and not hasattr(item.module, "browser")


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.opened()


@pytest.fixture(scope="session")
def whole_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server that all tests share unless they harm it: starting one takes longer than many tests."""
    house = RunningServer(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def house(whole_house: RunningServer) -> RunningServer:
    """Where every game begins with a calm roll of the first seat."""
    whole_house.choose_dice(seed_with_a_calm_start())
    return whole_house


@pytest.fixture
def swift(whole_house: RunningServer) -> RunningServer:
    """For games of many moves, with dice that were not chosen for their beginning."""
    whole_house.choose_dice(seed_from("for the browser tests", 0))
    return whole_house


@pytest.fixture
def brisk(whole_house: RunningServer) -> RunningServer:
    """The same, where simulated turns run several times faster than in real life. For tables without a clock."""
    whole_house.choose_dice(seed_from("for the browser tests", 0), pace=PACE)
    return whole_house


@pytest.fixture
def short(whole_house: RunningServer) -> RunningServer:
    """Where bots soon come to the end of a game with the options `SHORT`."""
    whole_house.choose_dice(seed_with_a_short_game())
    return whole_house


@pytest.fixture
def racing(whole_house: RunningServer) -> RunningServer:
    """Where the first roll begins a nut round."""
    whole_house.choose_dice(seed_with_a_race_at_once())
    return whole_house


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Makes a server for this test alone."""
    opened: list[RunningServer] = []

    def make(seed: str = "", **settings: object) -> RunningServer:
        house = RunningServer(tmp_path / f"house{len(opened)}", seed, **settings)  # type: ignore[arg-type]  # not `hold`
        opened.append(house)
        house.open()
        return house

    yield make
    for house in opened:
        house.close()


@pytest.fixture
def wires() -> Iterator[Callable[[RunningServer], Wire]]:
    laid: list[Wire] = []

    def lay(house: RunningServer) -> Wire:
        laid.append(Wire(house.port))
        return laid[-1]

    yield lay
    for wire in laid:
        wire.close()


def has_seen_the_primers(url: str) -> StorageState:
    """What a browser remembers whose reader knows what each game is about."""
    address = urlsplit(url)
    return {
        "origins": [
            {
                "origin": f"{address.scheme}://{address.netloc}",
                "localStorage": [{"name": f"burrow.primer.{game}", "value": "seen"} for game in registry.games()],
            }
        ]
    }


@pytest.fixture
def guests(browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with their own browser context. Errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def invite(
        url: str,
        lang: str = "en",
        *,
        size: tuple[int, int] = (1280, 720),
        scheme: str = "light",
        motion: str = "reduce",
        touch: bool = False,
        painted: bool = False,
        newcomer: bool = False,
        worker: bool = False,
        kind: type[Guest] = NutsGuest,
    ) -> Guest:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=scheme,  # type: ignore[arg-type]  # one of the values playwright knows
            reduced_motion=motion,  # type: ignore[arg-type]  # one of the values playwright knows
            has_touch=touch,
            storage_state=None if newcomer else has_seen_the_primers(url),
            service_workers="allow" if worker else "block",  # each would fetch its files; see test_offline.py
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        if not painted:
            leave_unpainted(page)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        _watch_policy(page, wrong)
        return kind(page, url, lang)

    yield invite
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _watch_policy(page: Page, wrong: list[str]) -> None:
    """If the page breaks the content security policy, that is a fault of the page."""
    page.on(
        "console",
        lambda message: wrong.append(message.text) if "Content Security Policy" in message.text else None,
    )
