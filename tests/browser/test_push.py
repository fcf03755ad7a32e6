"""Notifications: the opt-in at a table that takes days, why there may be none, and what a tap on one opens. Chromium
without windows cannot subscribe, so its PushManager is a stand-in; the service worker is the real one."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Worker, expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.browser.test_axe import in_both_lights
from tests.server.pushing import Receiver

Guests = Callable[..., NutsGuest]
DAYS = {"kind": "days", "seconds": 172_800}
STAND_IN = """({ p256dh, auth, permission }) => {
    let subscription = null, state = permission;
    Object.defineProperty(Notification, 'permission', { get: () => state });
    Notification.requestPermission = async () => (state = state === 'default' ? 'granted' : state);
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => subscription = {
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: 'https://push.invalid/ann', keys: { p256dh, auth } }),
        unsubscribe: async () => (subscription = null, true),
    };
}"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that sends notifications, to a service that does not exist."""
    house = RunningServer(
        tmp_path_factory.mktemp("pushing"), push_contact="mailto:you@example.org", push_services=["push.invalid"]
    )
    house.open()
    yield house
    house.close()


def seat(guest: NutsGuest, permission: str = "default", pace: object = DAYS) -> str:
    """Open a table of Ann and somebody who has not come yet."""
    keys = Receiver().wish
    stand_in = {"p256dh": keys["p256dh"], "auth": keys["auth"], "permission": permission}
    guest.page.add_init_script(f"({STAND_IN})({json.dumps(stand_in)})")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    answer = guest.page.request.post(
        f"{guest.url}/api/tables",
        data=json.dumps({"game": "nuts", "seats": seats, "pace": pace}),
        headers={"content-type": "application/json", "origin": guest.url},
    )
    path = f"/t/{answer.json()['table']}"
    guest.goto(path)
    guest.see_phase("gathering")
    return path


def is_on(guest: NutsGuest, path: str) -> bool:
    found: bool = guest.page.request.get(f"{guest.url}/api/tables/{path.removeprefix('/t/')}/push").json()["on"]
    return found


def offer(guest: NutsGuest) -> Locator:
    return guest.page.get_by_role("region", name=guest.words.say("push-offer"))


def test_it_is_offered_at_a_table_that_takes_days_and_the_menu_turns_it_off(
    pushing: RunningServer, guests: Guests
) -> None:
    guest = guests(pushing.url, worker=True)
    path = seat(guest)
    assert not is_on(guest, path), "nobody is asked without wishing it"
    expect(offer(guest)).to_be_visible()
    guest.button("menu").click()
    expect(guest.button("push-on")).to_be_visible()
    assert in_both_lights(guest) == []
    guest.button("menu").click()
    offer(guest).get_by_role("button", name=guest.words.say("push-accept")).click()
    expect(offer(guest)).to_have_count(0)
    assert is_on(guest, path)
    guest.button("menu").click()
    guest.button("push-off").click()
    expect(guest.button("push-on")).to_be_visible()
    assert not is_on(guest, path)
    guest.tab_to(guest.button("push-on"))
    guest.page.keyboard.press("Enter")
    expect(guest.button("push-off")).to_be_visible()
    assert is_on(guest, path)


def test_an_offer_that_was_declined_does_not_come_back_but_the_menu_has_it(
    pushing: RunningServer, guests: Guests
) -> None:
    guest = guests(pushing.url, worker=True)
    path = seat(guest)
    offer(guest).get_by_role("button", name=guest.words.say("push-decline")).click()
    expect(offer(guest)).to_have_count(0)
    guest.goto(path)
    guest.button("menu").click()
    expect(guest.button("push-on")).to_be_visible()
    expect(offer(guest)).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_a_browser_that_blocks_them_is_told_so(pushing: RunningServer, guests: Guests, lang: str) -> None:
    guest = guests(pushing.url, lang, worker=True)
    seat(guest, permission="denied")
    guest.button("menu").click()
    expect(guest.page.get_by_text(guest.words.say("push-blocked"))).to_be_visible()
    assert in_both_lights(guest) == []
    expect(offer(guest)).to_have_count(0)


def test_a_browser_without_them_is_told_so(pushing: RunningServer, guests: Guests) -> None:
    guest = guests(pushing.url, worker=True)
    path = seat(guest)
    guest.page.add_init_script("delete window.PushManager")
    guest.goto(path)
    guest.button("menu").click()
    expect(guest.page.get_by_text(guest.words.say("push-unsupported"))).to_be_visible()
    guest.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    guest.goto(path)
    guest.button("menu").click()
    expect(guest.page.get_by_text(guest.words.say("push-insecure"))).to_be_visible()
    expect(offer(guest)).to_have_count(0)


def test_a_server_without_them_says_so_and_offers_nothing(house: RunningServer, guests: Guests) -> None:
    guest = guests(house.url, worker=True)
    seat(guest)
    guest.button("menu").click()
    expect(guest.page.get_by_text(guest.words.say("push-server-off"))).to_be_visible()
    expect(offer(guest)).to_have_count(0)


def test_a_table_without_days_does_not_mention_them(pushing: RunningServer, guests: Guests) -> None:
    guest = guests(pushing.url, worker=True)
    seat(guest, pace=None)
    guest.button("menu").click()
    expect(guest.button("hand-over")).to_be_visible()
    expect(guest.button("push-on")).to_have_count(0)


def worker_of(guest: NutsGuest) -> Worker:
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    (worker,) = guest.page.context.service_workers
    worker.evaluate("""() => {
        self.shown = [];
        self.opened = [];
        self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
        self.clients.openWindow = async (url) => void self.opened.push(url);
    }""")
    return worker


def test_the_worker_says_which_table_it_is_and_a_tap_opens_it(pushing: RunningServer, guests: Guests) -> None:
    guest = guests(pushing.url, worker=True)
    guest.goto("/")
    worker = worker_of(guest)
    note = {"kind": "turn", "table": "abcdefghjkmn", "game": "nuts", "lang": "fr", "others": ["Bo", "Cleo"]}
    (shown,) = worker.evaluate(
        """async (note) => {
            const done = [];
            const event = new PushEvent('push', { data: JSON.stringify(note) });
            event.waitUntil = (promise) => done.push(promise);
            self.dispatchEvent(event);
            await Promise.all(done);
            return self.shown;
        }""",
        note,
    )
    french = guests(pushing.url, "fr").words
    assert shown["title"] == french.say("title")
    assert shown["body"] == f"{french.say('push-turn')} {french.say('push-others', names='Bo et Cleo')}"
    assert (shown["tag"], shown["lang"]) == (note["table"], "fr")
    opened = worker.evaluate(
        """async (table) => {
            const done = [];
            const event = new Event('notificationclick');
            event.notification = { data: table, close: () => void self.opened.push('closed') };
            event.waitUntil = (promise) => done.push(promise);
            self.dispatchEvent(event);
            await Promise.all(done);
            return self.opened;
        }""",
        note["table"],
    )
    assert opened == ["closed", f"{guest.url}/t/{note['table']}"]
