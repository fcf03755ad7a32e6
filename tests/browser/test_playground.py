"""The playground for people who work on boards: every game's board, with moments of its golden games."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from burrow.engine import registry

WEB = Path(__file__).parents[2] / "web"
VITE = ["node", "node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


@pytest.fixture
def address() -> Iterator[str]:
    """The development server, on a free port. Its words come without colours."""
    server = subprocess.Popen(VITE, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    said = []
    try:
        for line in server.stdout:
            said.append(line)
            plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
            if found := ADDRESS.search(plain):
                yield found[0]
                break
        else:
            pytest.fail("the development server did not start:\n" + "".join(said))
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def test_every_board_is_shown_with_moments_of_its_golden_games(address: str, browser: Browser) -> None:
    page = browser.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.extend(_errors(message)))
    page.goto(f"{address}playground.html")
    for game in sorted(registry.games()):
        _show(page, game)
        _show_parts(page)
    page.close()
    assert wrong == []


def _show(page: Page, game: str) -> None:
    page.get_by_role("combobox", name="Game", exact=True).select_option(game)
    board = page.locator("main .board section").first
    expect(board).to_be_visible()
    page.get_by_role("slider", name="Moment").fill("3")
    expect(page.locator("main")).to_have_attribute("data-moment", "3")
    page.get_by_role("button", name="Step").click()
    expect(page.locator("main")).to_have_attribute("data-moment", "4")
    expect(board).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def _show_parts(page: Page) -> None:
    """The phone of every seat, and the TV."""
    reader = page.get_by_role("combobox", name="Reader", exact=True)
    part = page.get_by_role("combobox", name="Part", exact=True)
    seats = [value for value in reader.locator("option").evaluate_all("all => all.map((one) => one.value)") if value]
    assert len(seats) > 1
    part.select_option("hand")
    for seat in seats:
        reader.select_option(seat)
        expect(page.locator("main[data-part=hand] .board section").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
    part.select_option("tv")
    expect(page.locator("main[data-part=tv] .board > *").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    part.select_option("board")
    reader.select_option("0")


def _errors(message: ConsoleMessage) -> list[str]:
    """The page's own errors: what the browser fetches for itself, such as an icon, may be missing."""
    is_own = message.type == "error" and "favicon" not in message.location.get("url", "")
    return [message.text] if is_own else []
