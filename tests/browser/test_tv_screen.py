"""The TV itself: how a table comes onto it, what it shows and hides, what a host does from it, who makes the sounds."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.gophers import CASUAL, ME, GophersGuest
from tests.browser.guest import Guest
from tests.browser.nuts import NutsGuest
from tests.browser.party import TELEVISION
from tests.browser.running_server import RunningServer
from tests.browser.television import Viewer, play_until_the_last_seat, viewer_of

PHONE = (360, 740)
OPEN = {"kind": "open"}
NUTS, HAMSTERN = viewer_of("nuts"), viewer_of("hamstern")


def reachable(route: Route) -> None:
    """The server's answer as on a network where phones reach it."""
    response = route.fetch()
    table = response.json()["table"]
    route.fulfill(response=response, json={**response.json(), "invite": f"http://192.0.2.7:8000/t/{table}"})


def seats_at(guest: Guest, path: str) -> list[dict[str, object]]:
    seats: list[dict[str, object]] = guest.page.request.get(f"{guest.url}/api/tables{path[2:]}").json()["seats"]
    return seats


# Onto the TV.


def test_a_tv_is_set_up_with_presets_options_and_a_pace(house: RunningServer, guests: Callable[..., Viewer]) -> None:
    tv = guests(house.url, size=TELEVISION, kind=NUTS)
    tv.goto("/new/nuts?mode=bots")
    tv.button("mode-tv").click()
    who = tv.page.get_by_label(tv.words.say("seat-who", number=1), exact=True)
    expect(who.locator("option").first, "nobody sits at the TV").to_have_text(tv.words.say("seat-open-tv"))
    tv.page.get_by_role("radio", name=tv.words.say("preset-short")).check()
    tv.page.get_by_role("combobox", name=tv.words.say("pace"), exact=True).select_option("1")
    tv.button("seat-remove", number=4).click()
    tv.button("open-table").click()
    tv.see_phase("gathering")
    assert tv.page.url.endswith("?tv")
    about = tv.page.locator("section.who")
    expect(about).to_contain_text(tv.words.say("preset-short"))
    expect(about.locator(".pace")).to_be_visible()
    expect(about.locator("li")).to_have_count(3)
    tv.link("tv-set-up").click()
    expect(tv.button("mode-tv")).to_have_attribute("aria-pressed", "true")
    expect(tv.page.get_by_role("combobox", name=tv.words.say("pace"), exact=True)).to_have_value("1")


def test_the_front_page_says_what_it_starts_on_a_tv(house: RunningServer, guests: Callable[..., Viewer]) -> None:
    tv = guests(house.url, size=TELEVISION, kind=NUTS)
    tv.goto("/")
    first = tv.words.say("preset-first")
    expect(tv.door("on-tv")).to_have_accessible_description(re.compile(re.escape(first)))
    tv.door("on-tv").click()
    tv.see_phase("gathering")
    expect(tv.page.locator(".who .rules")).to_contain_text(first)


def test_a_running_table_is_shown_on_a_tv(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """From its menu: a link, a QR code, and another tab of the same browser, where its own seat stays."""
    guest = guests(house.url)
    guest.page.route(re.compile(r"/api/tables/\w+$"), reachable)
    path = guest.open(ME, {"kind": "bot", "level": "careful"})
    guest.something_to_do()
    guest.button("menu").click()
    guest.button("show-on-tv").click()
    link = f"http://192.0.2.7:8000{path}?tv"
    expect(guest.page.get_by_label(guest.words.say("show-on-tv-link"))).to_have_value(link)
    expect(guest.page.get_by_role("img", name=guest.words.say("show-on-tv-qr"))).to_be_visible()
    with guest.page.context.expect_page() as opened:
        guest.link("show-on-tv-tab").click()
    tv = NutsGuest(opened.value, guest.url)
    tv.see_phase("playing")
    expect(tv.page.locator(".ticker")).to_be_attached()
    expect(tv.page.locator("button.go, [data-hold]")).to_have_count(0)
    guest.page.reload()
    assert guest.something_to_do() in {"roll", "decide"}, "this tab has not become a TV"
    tv.button("menu").click()
    tv.link("tv-leave").click()
    expect(tv.page.locator(".ticker")).to_have_count(0)
    assert tv.something_to_do() in {"roll", "decide"}, "without the TV it is the seat's own screen again"


def test_the_code_leads_to_a_hand_beside_a_tv_and_to_a_board_without(
    house: RunningServer, guests: Callable[..., Guest]
) -> None:
    tv = guests(house.url, size=TELEVISION, kind=NUTS)
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, OPEN)
    code = tv.read_code()
    phone = guests(house.url, size=PHONE, touch=True)
    phone.goto(f"/join/{code}")
    expect(phone.page.get_by_text(phone.words.say("code-screen"))).to_be_visible()
    expect(phone.link("code-go")).to_have_attribute("href", f"{path}?hand")
    expect(phone.link("code-board")).to_have_attribute("href", f"{path}?board")
    tv.goto("/")
    expect(tv.door("on-tv")).to_be_visible()
    phone.page.reload()
    expect(phone.link("code-go"), "the TV is gone").to_have_attribute("href", path)
    phone.link("code-tv").click()
    phone.see_phase("gathering")
    assert phone.page.url.endswith(f"{path}?tv")


def test_a_qr_code_is_shown_only_where_phones_can_use_it(house: RunningServer, guests: Callable[..., Viewer]) -> None:
    tv = guests(house.url, size=TELEVISION, kind=NUTS)
    qr = tv.page.get_by_role("img", name=tv.words.say("tv-qr"))
    path = tv.open_on_tv(OPEN, OPEN)
    expect(tv.page.get_by_text("./burrow play --lan")).to_be_visible()
    expect(qr).to_have_count(0)
    tv.page.route(re.compile(r"/api/tables/\w+$"), reachable)
    tv.page.reload()
    expect(qr).to_have_attribute("src", f"/api/tables{path[2:]}/qr.svg?hand")
    expect(tv.page.get_by_text("./burrow play --lan")).to_have_count(0)


# What it shows and hides.


def test_a_tv_in_the_browser_of_a_player_shows_no_hand(house: RunningServer, guests: Callable[..., Guest]) -> None:
    """A laptop plays in one tab, and its other tab is on the TV."""
    guest = guests(house.url, kind=GophersGuest)
    path = guest.open(ME, CASUAL, first="1")
    expect(guest.page.locator("[data-card]").first).to_be_visible()
    heard: list[str] = []
    page = guest.page.context.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    tv = GophersGuest(page, guest.url)
    page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    tv.goto(f"{path}?tv")
    tv.see_phase("playing")
    expect(page.locator("[data-spot]").first).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    messages = [json.loads(frame) for frame in heard if frame.startswith("{")]
    assert [message["yours"] for message in messages if message["say"] == "welcome"] == [[]]
    sights = [sight for message in messages if message["say"] == "update" for sight in message["sights"]]
    assert sights
    assert all(sight["seat"] is None and not sight["view"]["hand"] for sight in sights)


def test_every_sheet_of_hamstern_is_equally_large(house: RunningServer, guests: Callable[..., Viewer]) -> None:
    tv = guests(house.url, size=TELEVISION, kind=HAMSTERN)
    play_until_the_last_seat(tv, 4)
    sheets = tv.page.locator("[data-sheet]")
    expect(sheets).to_have_count(4)
    boxes = [sheet.bounding_box() for sheet in sheets.locator(".map").all()]
    sizes = {(round(box["width"]), round(box["height"])) for box in boxes if box is not None}
    assert len(sizes) == 1, sizes
    assert min(min(size) for size in sizes) >= 300


def test_the_tab_says_whose_turn_it_is(house: RunningServer, guests: Callable[..., Guest]) -> None:
    """On turn, not on turn, and for somebody who watches; also where everyone moves at once."""
    ada, bo, viewer = guests(house.url), guests(house.url), guests(house.url)
    path = ada.open(ME, OPEN)
    bo.join(path, "Bo")
    viewer.goto(path)
    title = f"· {ada.words.say('title')} – Burrow"
    expect(ada.page).to_have_title(f"{ada.words.say('turn-yours')} {title}")
    for other in (bo, viewer):
        expect(other.page).to_have_title(f"{other.words.say('turn-of', name='Ada')} {title}")
    ada.goto("/")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) Burrow"))
    bo.goto("/")
    expect(bo.page.get_by_text(bo.words.say("recent"))).to_be_visible()
    expect(bo.page).to_have_title(re.compile(r"^Burrow"))


def test_somebody_who_watches_a_simultaneous_round_waits_for_nobody(
    house: RunningServer, guests: Callable[..., Guest]
) -> None:
    tv = guests(house.url, size=TELEVISION, kind=HAMSTERN)
    phones = [guests(house.url, size=PHONE, kind=HAMSTERN) for _ in range(2)]
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, OPEN)
    for phone, name in zip(phones, ("Ada", "Bo"), strict=True):
        phone.join(f"{path}?hand", name)
        phone.see_phase("gathering")
    tv.button("begin").click()
    expect(tv.page).to_have_title(re.compile(f"^{re.escape(tv.words.say('turn-all'))} · "))
    expect(phones[0].page).to_have_title(re.compile(f"^{re.escape(tv.words.say('turn-yours'))} · "))


# What a host does.


def test_a_host_begins_with_those_who_are_here_or_fills_up_with_named_bots(
    house: RunningServer, guests: Callable[..., Guest]
) -> None:
    """From the TV and from the host's phone. Bots are not counted as people, and everyone reads the same names."""
    for is_phone in (False, True):
        tv = guests(house.url, size=TELEVISION, kind=NUTS)
        phone = guests(house.url, size=PHONE, touch=True)
        assert isinstance(tv, Viewer)
        path = tv.open_on_tv(OPEN, {"kind": "bot", "level": "careful", "name": "Pip"}, OPEN, OPEN)
        expect(tv.page.get_by_text(tv.words.say("tv-here", count=0))).to_be_visible()
        phone.join(f"{path}?hand", "Ada")
        expect(tv.page.get_by_text(tv.words.say("tv-here", count=1))).to_be_visible()
        host = phone if is_phone else tv
        expect(host.button("begin-with-bots")).to_be_visible()
        host.button("tv-begin", count=2).click()
        tv.see_phase("playing")
        assert [seat["name"] for seat in seats_at(tv, path)] == ["Ada", "Pip"]


def test_bots_that_a_tv_adds_have_a_name(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv, phone = guests(house.url, size=TELEVISION, kind=NUTS), guests(house.url, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, OPEN, OPEN)
    phone.join(f"{path}?hand", "Ada")
    tv.button("tv-begin-bots", count=1).click()
    tv.see_phase("playing")
    assert [bool(seat["name"]) for seat in seats_at(tv, path)] == [True, True]


def without_revealing(socket: WebSocketRoute) -> None:
    """Everything passes but what the browser adds to the dice."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: None if '"reveal"' in str(message) else server.send(message))


def test_a_tv_still_shows_who_is_here_while_luck_is_added(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv, phone = guests(house.url, size=TELEVISION, kind=NUTS), guests(house.url, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    house.choose_dice("")  # only then do browsers add to them
    phone.page.route_web_socket(re.compile(r"/ws\?"), without_revealing)
    path = tv.open_on_tv(OPEN, {"kind": "bot", "level": "careful", "name": "Pip"})
    phone.join(f"{path}?hand", "Ada")
    expect(tv.page.get_by_text(tv.words.say("tv-here", count=1))).to_be_visible()
    phone.see_phase("gathering")
    tv.button("begin").click()
    expect(tv.page.get_by_text(tv.words.say("adding-luck"))).to_be_visible()
    expect(tv.page.locator("section.who").get_by_text("Ada", exact=True)).to_be_visible()


def test_a_tv_lets_a_bot_play_for_somebody_who_is_away(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv, phone = guests(house.url, size=TELEVISION, kind=NUTS), guests(house.url, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, {"kind": "bot", "level": "careful", "name": "Pip"})
    phone.join(f"{path}?hand", "Ada")
    tv.button("begin").click()
    phone.see_phase("playing")
    phone.page.close()
    tv.button("let-bot-play").click()
    expect(tv.page.get_by_text(tv.words.say("stand-in", name="Ada"))).to_be_visible()
    assert seats_at(tv, path)[0]["level"]


# Sound.


def test_the_tv_makes_the_sounds_and_asks_for_a_touch_first(house: RunningServer, guests: Callable[..., Guest]) -> None:
    tv, phone = guests(house.url, size=TELEVISION, kind=NUTS), guests(house.url, size=PHONE, touch=True)
    assert isinstance(tv, Viewer)
    path = tv.open_on_tv(OPEN, OPEN)
    ask = tv.button("tv-sound")
    expect(ask, "nobody has touched this page").to_be_visible()
    phone.join(f"{path}?hand", "Ada")
    phone.button("menu").click()
    mute = phone.page.locator("#table-menu").get_by_role("button", name=phone.words.say("mute"), exact=True)
    expect(mute, "the TV makes the sounds").to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    phone.page.reload()
    phone.button("menu").click()
    expect(mute, "it is remembered").to_have_attribute("aria-pressed", "false")
    tv.page.keyboard.press("Shift")
    expect(ask).to_have_count(0)
    tv.page.reload()
    expect(ask, "after a reload the browser wants another touch").to_be_visible()
    box = ask.bounding_box()
    assert box is not None
    tv.page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(ask).to_have_count(0)
