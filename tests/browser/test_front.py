"""The front page and the set-up: what is visible, what it says, and where the focus goes."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_fit import LAPTOP, PHONE, TELEVISION, resized

from burrow.engine import registry

COVERED = """() => {
    const foot = document.querySelector('form > footer')
    const now = document.activeElement
    if (!now || now === document.body || foot.contains(now)) return ''
    const [place, edge] = [now.getBoundingClientRect(), foot.getBoundingClientRect().top]
    return place.bottom > edge + 1 ? now.outerHTML.slice(0, 80) : ''
}"""


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_every_game_is_in_sight_in_a_card_like_the_others(
    house: RunningServer, guests: Callable[..., NutsGuest], lang: str
) -> None:
    guest = guests(house.url, lang)
    guest.goto("/")
    cards = guest.page.locator("article")
    expect(cards).to_have_count(len(registry.games()))
    for size in (LAPTOP, TELEVISION):
        for _ in resized(guest, (size,)):
            boxes = [card.bounding_box() for card in cards.all()]
            assert all(box is not None and box["y"] + box["height"] <= size[1] for box in boxes), boxes
            assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1, boxes
    for card in cards.all():
        expect(card.locator(".pitch").last).to_contain_text(re.compile(r"\d+ minut", re.IGNORECASE))


def test_many_tables_do_not_push_the_games_out_of_sight(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """Also for somebody with as many tables as the page keeps, and with a sixth game."""
    guest = guests(house.url, "fr")
    with_tables(guest, 12)
    with_more_games(guest, 2)
    for games in (6, 4):
        guest.goto("/")
        cards = guest.page.locator("article")
        expect(cards).to_have_count(games)
        expect(guest.page.get_by_text(guest.words.say("recent-turns", count=6)).first).to_be_visible()
        for size in (LAPTOP, TELEVISION):
            for _ in resized(guest, (size,)):
                boxes = [card.bounding_box() for card in cards.all()]
                assert all(box is not None and box["y"] + box["height"] <= size[1] for box in boxes), boxes
                assert len({(round(box["width"]), round(box["height"])) for box in boxes if box}) == 1, boxes
                assert not guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        guest.page.unroute("**/api/games")


def test_five_games_share_two_rows(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    with_more_games(guest, 1)
    guest.goto("/")
    cards = guest.page.locator("article")
    expect(cards).to_have_count(5)
    for _ in resized(guest, (LAPTOP,)):
        rows = [(round(box["x"]), round(box["y"])) for box in map(Locator.bounding_box, cards.all()) if box]
        assert rows[0][1] == rows[1][1] == rows[2][1] < rows[3][1] == rows[4][1]
        assert rows[0][0] < rows[3][0] < rows[1][0] < rows[4][0] < rows[2][0], "the last row is in the middle"


def with_tables(guest: NutsGuest, count: int) -> None:
    """Somebody who has sat at so many tables; at every other one it is their turn."""
    tables = [{"table": f"t{number}x", "game": "nuts", "names": ["Ada", "Bo"], "at": number} for number in range(count)]
    guest.page.add_init_script(f"localStorage.setItem('burrow.tables', {json.dumps(json.dumps(tables))})")

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        seats = [{"kind": "person", "name": who, "here": True} for who in ("Ada", "Bo")]
        told = {"table": name, "game": "nuts", "phase": "playing", "seats": seats, "yours": [0], "host": True}
        route.fulfill(json={**told, "invite": "", "waiting": [int(name[1:-1]) % 2]})

    guest.page.route(re.compile(r"/api/tables/t\d+x$"), answer)


def with_more_games(guest: NutsGuest, count: int) -> None:
    """As if so many more games were installed."""

    def answer(route: Route) -> None:
        games = (response := route.fetch()).json()
        more = [{**game, "id": f"another{number}"} for number, game in enumerate(games[:count])]
        route.fulfill(response=response, json=games + more)

    guest.page.route("**/api/games", answer)


def test_a_card_says_what_its_game_is(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/")
    card = guest.page.get_by_role("article", name=guest.words.say("title"))
    what = guest.words.say("pitch")
    sentence = guest.words.say("game-is", what=what, least=2, most=4, age=8, minutes=15)
    expect(card).to_contain_text(sentence)
    assert sentence.count(".") == 1


def test_play_now_says_what_it_starts_and_offers_the_usual_game(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url)
    guest.goto("/")
    play = guest.door("play-now")
    against = guest.words.say("play-now-against", bots=2)
    expect(play).to_have_accessible_description(f"{against}. {guest.words.say('play-now-first')}")
    gophers = guest.page.get_by_role("article", name="Gophers Walk")
    expect(gophers).to_contain_text(guest.words.say("play-now-first"))
    for game in ("nuts", "gophers"):
        guest.page.evaluate(f"localStorage.setItem('burrow.met.{game}', 'yes')")
    guest.page.reload()
    expect(play).to_have_accessible_description(f"{against}. {guest.words.say('preset-printed')}")
    expect(gophers).to_contain_text("Basic game, from age 7")
    guest.page.evaluate("localStorage.setItem('burrow.options.nuts', JSON.stringify({goal: 25, tie: 'shared'}))")
    guest.page.reload()
    short = guest.words.say("preset-short")
    expect(guest.page.get_by_text(guest.words.say("as-last-time", rules=short))).to_be_visible()
    guest.page.evaluate("localStorage.setItem('burrow.options.nuts', JSON.stringify({end: 'first', goal: 70}))")
    guest.page.reload()
    rules = f"{guest.words.say('option-goal')} 70, {guest.words.say('option-end-first')}"
    last = guest.page.get_by_text(guest.words.say("as-last-time", rules=rules))
    expect(last).to_be_visible()
    guest.button("play-now-usual").click()
    guest.something_to_do()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_text(guest.words.say("rule-N-29", goal=50))).to_be_visible()


def test_the_focus_is_never_behind_the_foot_of_the_set_up(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url)
    for _ in resized(guest, (LAPTOP, PHONE)):
        guest.goto("/new/gophers?mode=bots")
        guest.page.locator("summary").click()
        for _ in range(45):
            guest.page.keyboard.press("Tab")
            guest.page.wait_for_function(f"({COVERED})() === ''")  # on a slow machine, scrolling follows later


def test_a_newcomer_begins_the_first_game(swift: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """So that no bot rolls a nut round before the aim is known; from the second game on chance decides."""
    guest = guests(swift.url)
    for starter in ("first", "random"):
        guest.goto("/")
        with guest.page.expect_request("**/api/tables") as sent:
            guest.door("play-now").click()
        assert (sent.value.post_data_json or {})["options"].get("starter", "random") == starter
        guest.table.wait_for()


def test_two_bots_of_a_level_are_told_apart_and_say_how_they_play(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url)
    guest.goto("/new/nuts?mode=bots")
    for number in (2, 3):
        guest.page.get_by_label(guest.words.say("seat-who", number=number)).select_option("bot careful")
    guest.button("begin").click()
    guest.something_to_do()
    name = guest.words.say("bot-careful")
    expect(guest.page.get_by_text(name, exact=True).first).to_be_attached()
    expect(guest.page.get_by_text(f"{name} 2", exact=True).first).to_be_attached()
