"""Two people add to the dice of their table, see that their parts are in, and check the game afterwards."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.dice import SHORT
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.said import said
from tests.browser.test_axe import in_both_lights
from tests.browser.test_friends import sit_down_together
from tests.cli.forging import changed, games_of, written

from burrow.cli.verify import write_page
from burrow.engine.game import Event
from burrow.games.gophers.moves import Drew
from burrow.words import Words

CALM = {**SHORT, "race": "paced"}
"""A short game without a nut round in real time."""

RUNS_OUT = 10_000
"""In ms: how long a table waits for a device that sends nothing. The other device answers within that time."""


@pytest.fixture
def fair(whole_house: RunningServer) -> RunningServer:
    """Where chance decides, and people add to it."""
    whole_house.choose_dice("")
    return whole_house


def shorten(guest: NutsGuest) -> None:
    """The table that this guest opens has a short game."""

    def change(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "options": CALM}))

    guest.page.route("**/api/tables", change)


def play_on(*guests: NutsGuest) -> None:
    """Bots play to the end for these guests."""
    for guest, name in zip(guests, ("Ada", "Bo"), strict=False):
        guest.leave_it_to_bots(name)
    for guest in guests:
        expect(guest.result).to_be_visible()


def open_proof(guest: NutsGuest) -> None:
    guest.page.get_by_text(guest.words.say("check-dice"), exact=True).click()


def test_everyone_adds_to_the_dice_and_to_those_of_the_rematch(
    fair: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    host, friend = guests(fair.url), guests(fair.url, "de")
    shorten(host)
    sit_down_together(host, friend)
    host.button("menu").click()
    menu = host.page.locator("#table-menu")
    for name in ("Ada", "Bo"):
        expect(menu.get_by_text(host.words.say("luck-added", name=name))).to_be_visible()
    expect(menu.get_by_text(host.words.say("luck-yours-in"), exact=True)).to_be_visible()
    assert in_both_lights(host) == []
    host.page.keyboard.press("Escape")
    play_on(host, friend)
    for guest in (host, friend):
        open_proof(guest)
        expect(guest.page.get_by_text(guest.words.say("dice-fit"))).to_be_visible()
        expect(guest.page.get_by_text(guest.words.say("luck-yours-in"), exact=True)).to_be_visible()
    host.page.get_by_text(host.words.say("luck-proof"), exact=True).click()
    host.button("luck-proof-copy").click()
    expect(host.page.get_by_text(host.words.say("luck-proof-copied"))).to_be_visible()
    assert in_both_lights(host) == []
    host.button("rematch").click()
    host.see_board()
    host.button("menu").click()
    expect(host.page.get_by_text(host.words.say("luck-added", name="Bo"))).to_be_visible()
    expect(host.page.get_by_text(host.words.say("luck-added", name="Ada"))).to_be_visible()


def test_a_device_that_sends_nothing_is_noted(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses(share_patience=RUNS_OUT)
    host, friend = guests(house.url), guests(house.url)
    friend.page.add_init_script("WebSocket.prototype.send = () => undefined")
    sit_down_together(host, friend)
    host.button("menu").click()
    expect(host.page.get_by_text(host.words.say("luck-missing", name="Bo"))).to_be_visible()
    expect(host.page.get_by_text(host.words.say("luck-yours-in"), exact=True)).to_be_visible()


def test_a_log_is_checked_from_disk_without_a_network(
    fair: RunningServer, guests: Callable[..., NutsGuest], tmp_path: Path
) -> None:
    """Page, log and proof come from the result page; after that, nothing but the files is needed."""
    host = guests(fair.url)
    shorten(host)
    host.seat_people(("Ada", "Bo"))
    host.leave_it_to_bots("Ada", "Bo")
    expect(host.result).to_be_visible()
    open_proof(host)
    host.page.get_by_text(host.words.say("luck-proof"), exact=True).click()
    proof = host.page.locator("details details code").inner_text()
    verifier, log = saved(host, "check-page", tmp_path), saved(host, "download-log", tmp_path)
    host.page.context.set_offline(True)
    host.page.goto(verifier.as_uri())

    choose(host, log)
    expect(verdict(host)).to_contain_text("draws are right: they follow from the seed and the shares")
    expect(host.page.get_by_role("row").nth(1)).to_contain_text("right")
    host.page.get_by_label("Is your share in it?").fill(proof)
    expect(host.page.get_by_role("status")).to_contain_text("Yes: your share is in it, at seat 1 and 2.")
    assert in_both_lights(host) == []

    forged = tmp_path / "forged.jsonl"
    line = forge_a_roll(log, forged)
    choose(host, forged)
    expect(verdict(host)).to_contain_text("This log is not true.")
    expect(verdict(host), "a screen reader reads it at once").to_be_focused()
    expect(host.page.get_by_text(f"Line {line}, entry {line - 2}: Squirrel die shows")).to_be_visible()
    host.page.get_by_label("Language").select_option("de")
    expect(verdict(host)).to_contain_text("Dieses Protokoll stimmt nicht.")
    expect(host.page.get_by_text(f"Zeile {line}, Eintrag {line - 2}: Eichhörnchenwürfel zeigt")).to_be_visible()
    assert in_both_lights(host) == []
    host.page.set_viewport_size({"width": 360, "height": 640})
    assert host.page.evaluate("document.documentElement.scrollWidth") <= 360


LANGUAGES = ("de", "en", "fr", "it")


def test_hidden_cards_are_checked_from_disk_in_every_language(
    fair: RunningServer, guests: Callable[..., NutsGuest], tmp_path: Path
) -> None:
    """A game of Gophers Walk: nobody at the table saw all of these cards."""
    logged = next(logged for logged in games_of("gophers") if logged.setup.seats > 2)
    lines = written(logged)
    lines[0] = changed(lines[0], entries=len(lines) - 1)
    log, page = tmp_path / "gophers.jsonl", tmp_path / "page.html"
    log.write_bytes(b"\n".join(lines))
    write_page(page)
    cards = [entry for entry in logged.entries if isinstance(entry, Event) and isinstance(entry.what, Drew)]
    moves = sum(entry.by >= 0 for entry in logged.entries)
    guest = guests(fair.url)
    guest.page.context.set_offline(True)
    guest.page.goto(page.as_uri())
    choose(guest, log)
    drawn = guest.page.get_by_role("row").filter(has_text=Words("en", logged.game).say("chance-pile"))
    expect(drawn).to_have_count(len(cards))
    assert len(cards) > 20
    for lang in LANGUAGES:
        guest.page.locator("header select").select_option(lang)
        pile = guest.page.get_by_role("row").filter(has_text=Words(lang, logged.game).say("chance-pile"))
        expect(pile).to_have_count(len(cards))
        expect(pile.first).to_contain_text(said("verifier", lang, "right"))
        expect(guest.page.get_by_text(said("verifier", lang, "left-moves", count=moves))).to_be_visible()
        expect(guest.page.get_by_text(said("verifier", lang, "left-end"))).to_have_count(0)
        assert in_both_lights(guest) == [], lang
    seq = cards[len(cards) // 2].seq
    row = json.loads(lines[seq + 1])
    row["what"]["card"] = next(entry.what.card for entry in cards if entry.what.card != row["what"]["card"])
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"\n".join([*lines[: seq + 1], json.dumps(row).encode(), *lines[seq + 2 :]]))
    choose(guest, forged)
    cut = tmp_path / "cut.jsonl"
    for lang in LANGUAGES:
        guest.page.locator("header select").select_option(lang)
        expect(verdict(guest)).to_contain_text(said("verifier", lang, "bad"))
        expect(guest.page.locator(".fault")).to_contain_text(str(seq + 2))
        assert in_both_lights(guest) == [], lang
    cut.write_bytes(b"\n".join(lines[:-4]))
    choose(guest, cut)
    told = said("verifier", "it", "fault-end", line=len(lines) - 4, found=len(lines) - 5, entries=len(lines) - 1)
    expect(guest.page.locator(".fault")).to_have_text(told)
    guest.page.set_viewport_size({"width": 360, "height": 640})
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360


def saved(guest: NutsGuest, link: str, folder: Path) -> Path:
    """What this link gives, as a file."""
    with guest.page.expect_download() as download:
        guest.link(link).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def choose(guest: NutsGuest, log: Path) -> None:
    guest.page.locator("input[type=file]").set_input_files(log)


def verdict(guest: NutsGuest) -> Locator:
    return guest.page.locator("#verdict")


def forge_a_roll(log: Path, to: Path) -> int:
    """Make a squirrel of the first nut, or a nut of something else; return the number of the line."""
    lines = log.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if '"Rolled"' in line)
    row = json.loads(lines[number])
    row["what"]["faces"][0] = "squirrel" if row["what"]["faces"][0] == "nut" else "nut"
    lines[number] = json.dumps(row)
    to.write_text("\n".join(lines), encoding="utf-8")
    return number + 1
