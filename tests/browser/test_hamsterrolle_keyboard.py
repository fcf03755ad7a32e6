"""Hamsterrolle by keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.hamsterrolle import BESIDE_ME, CASUAL, ME, HamsterrolleGuest, Spot, distance, spot_of, spots_in
from tests.browser.ledger import logged, newest
from tests.browser.running_server import RunningServer

from burrow.games.hamsterrolle.data import BLACK, PITCH, SHAPES
from burrow.games.hamsterrolle.moves import Hand
from burrow.games.hamsterrolle.state import Last

RING = """wheel => {
    const { borderTopWidth, zIndex, content } = getComputedStyle(wheel, '::after');
    return content === 'none' ? 0 : parseFloat(borderTopWidth) * Number(zIndex);
}"""
"""Above 1 if a ring is painted over the content."""


def test_a_whole_game_by_keyboard_alone(brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Digits and arrows choose a kind of piece, keys steer the hand and let go. Two rounds, and from the result to the
    next game."""
    ada = guests(brisk.url, kind=HamsterrolleGuest)
    path = ada.open(ME, CASUAL, rounds=2, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    keyboard = ada.page.keyboard

    keyboard.press("a")
    spoken = ada.page.locator("[aria-live=polite]")
    room = ada.words.say("board-account-room", compartment=3)
    for told in (
        ada.words.say("board-account-build", compartments=room),
        ada.words.say("board-account-compartment", compartment=1, pieces=ada.words.say("kind-pyramid")),
    ):
        expect(spoken, "the wheel in words").to_contain_text(told)
        expect(ada.account, "and written beside the board").to_contain_text(told)
    expect(ada.account).to_have_attribute("open", "")
    keyboard.press("Enter")
    expect(ada.remark, "nothing is chosen").to_have_text(ada.words.say("board-why-choose"))
    keyboard.press("k")
    expect(ada.page.get_by_role("definition").filter(has_text=ada.words.say("board-take-go"))).to_be_visible()
    expect(spoken, "the keys are told, too").to_contain_text(f"↵: {ada.words.say('board-take-go')}.")
    keyboard.press("k")
    expect(ada.page.locator("[data-keys]")).to_have_count(0)
    ada.take_by_keyboard()
    expect(ada.wheel, "keys mean the piece from now on").to_be_focused()
    assert ada.wheel.evaluate(RING) > 1, "and a ring says so, over the picture"
    nearer = ada.page.locator("[data-action=unzoom]")
    for key, is_nearer in (("+", 1), ("-", 1), ("0", 0)):
        keyboard.press(key)
        expect(nearer).to_have_count(is_nearer)
    keyboard.press("3")
    only = ada.words.say("board-digit", digit=1, compartment=3)
    expect(ada.remark, "a digit that leads nowhere").to_have_text(ada.words.say("board-why-digit", choices=only))
    keyboard.press("ArrowUp")
    expect(spoken).to_contain_text(ada.words.say("board-told-lift", lift=55))
    keyboard.press("Enter")
    ada.see_turn(1)

    ada.see_activity("take")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    ada.see_activity("carry")
    keyboard.press("2")
    keyboard.press("q")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    ada.see_accepted()
    expect(ada.result).to_be_focused()

    lasts: dict[int, Last | None] = {}
    for log in logged(brisk, path):
        lasts[log.seq] = log.state.last
    assert log.state.ended == "rounds"
    hands = [event for event in log.live if isinstance(event.what, Hand)]
    assert [event.by for event in hands] == [0, 1, 0, 1]
    assert lasts[1] == Last(0, piece=0, way="placed", compartment=2, fallen=(), lost=()), "the piece of the first digit"
    assert hands[2].what.piece == 1, "the second arrow leads to the second kind of those that are left"

    ada.tab_to(ada.button("rematch"))
    before = ada.page.url
    keyboard.press("Enter")
    ada.page.wait_for_url(lambda url: url != before and "/t/" in url)
    ada.see_phase("playing")
    ada.see_activity("take", "wait")


def test_compartments_are_chosen_by_arrows(brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """As in every radio group, Tab reaches only the chosen one, and the arrows wrap around. Escape first closes what is
    open; only then does it lay the piece back. A piece that has touched the wheel can no longer be laid back: the
    button stays and says so, and the page names the rule (WA-13)."""
    ada = guests(brisk.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.build_by_keyboard()
    ada.see_activity("take")
    ada.account.locator("summary").click()  # which leaves the keys to the board
    ada.take_by_keyboard(2)
    chosen = ada.page.get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name(ada.compartment(3))
    ada.tab_to(chosen)
    ada.page.keyboard.press("ArrowLeft")
    expect(chosen).to_have_accessible_name(ada.compartment(5))
    expect(chosen).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(chosen).to_have_accessible_name(ada.compartment(3))
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator(":focus")).to_have_text(ada.words.say("board-words-down"))

    ada.see_it_hangs()
    menu = ada.page.get_by_role("button", name=ada.words.say("menu"))
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    assert ada.activity == "carry"
    expect(ada.back).to_have_attribute("aria-disabled", "false")
    ada.page.keyboard.press("Escape")
    ada.see_activity("take")

    ada.take_by_keyboard(2)
    ada.page.keyboard.press("s")
    expect(ada.back).to_contain_text(ada.words.say("board-back-bound"))
    expect(ada.back).to_have_attribute("aria-disabled", "true")
    ada.page.keyboard.press("Escape")
    expect(ada.remark).to_contain_text(ada.words.say("board-why-back"))
    ada.remark.get_by_role("button", name="WA-13").click()
    expect(ada.page.get_by_text(ada.words.say("rule-WA-13"))).to_be_visible()


def test_a_wheel_to_the_right_is_held_and_passed_at(
    swift: RunningServer, guests: Callable[..., HamsterrolleGuest]
) -> None:
    """Ada makes the wheel roll to the right, so right is forward on the page and for the keys. With a piece in hand,
    she lets the wheel go, holds it again, and builds. Bo makes a constructive pass: the pyramid moves one compartment
    forward."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none", direction="first")
    ada.see_board()
    ada.see_activity("direct")
    keyboard = ada.page.keyboard
    spoken = ada.page.locator("[aria-live=polite]")
    expect(spoken).to_contain_text(ada.words.say("board-direct"))
    for way in ("left", "right"):
        keyboard.press(f"Arrow{way.capitalize()}")
        expect(ada.button(f"board-direct-{way}")).to_be_focused()
    chalk = ada.look.locator(".chalk")
    expect(chalk, "nobody knows yet where it rolls").to_have_count(0)
    keyboard.press("Enter")
    ada.see_activity("take")
    expect(chalk).to_have_count(1)
    keyboard.press("p")
    expect(ada.remark, "nobody has built yet").to_have_text(
        f"{ada.words.say('refuse-pass-first')} {ada.words.say('rule-number', rule='WA-03')}"
    )

    ada.take_by_keyboard()
    hold = ada.button("board-hold")
    expect(hold).to_have_attribute("aria-pressed", "true")
    keyboard.press("f")
    expect(hold).to_have_attribute("aria-pressed", "false")
    keyboard.press("f")
    expect(hold).to_have_attribute("aria-pressed", "true")
    along = ada.page.get_by_role("slider", name=ada.words.say("board-words-along"))
    expect(spoken).to_contain_text(ada.words.say("board-told-held", held="yes"))
    keyboard.press("ArrowRight")
    expect(along).to_have_value("10")
    expect(spoken).to_contain_text(ada.words.say("board-told-along", where="more", percent=10))
    keyboard.press("ArrowLeft")
    expect(along).to_have_value("0")
    keyboard.press("Enter")
    ada.see_turn(1)
    ada.see_activity("take")
    built = newest(swift, path)
    assert built.last == Last(0, piece=0, way="placed", compartment=2, fallen=(), lost=())
    mirrored = sorted(Spot(-x, z) for x, z in spots_in(built).values())
    assert all(distance(*pair) < 0.5 for pair in zip(ada.drawn, mirrored, strict=True))

    keyboard.press("p")
    ada.see_activity("pass")
    expect(spoken).to_contain_text(ada.words.say("board-pass-head"))
    ada.take_by_keyboard()
    keyboard.press("a")
    taken, there = (
        ada.words.say("board-account-taken", kind="pyramid"),
        ada.words.say("board-account-compartment", compartment=1, pieces=ada.words.say("kind-pyramid")),
    )
    for told in (spoken, ada.account):
        expect(told, "the wheel in words, without the piece in hand").to_contain_text(taken)
        expect(told).not_to_contain_text(there)
    keyboard.press("Escape")
    expect(ada.remark, "whoever passes does so").to_have_text(
        f"{ada.words.say('board-why-back-pass')} {ada.words.say('rule-number', rule='W-23')}"
    )
    keyboard.press("1")
    keyboard.press("Enter")
    ada.see_turn(2)
    ada.see_activity("take")
    assert newest(swift, path).last == Last(1, piece=BLACK, way="passed", compartment=1, fallen=(), lost=())
    expect(ada.news).to_contain_text(ada.words.say("tell-passes", seat="Bo", kind="pyramid", compartment=2))


def test_a_turn_is_watched_again_by_keyboard(brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """The focus moves to the replay and back. A screen reader says which turn it is, how it ended, and what comes
    next."""
    ada = guests(brisk.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.build_by_keyboard()
    ada.see_activity("take")
    spoken = ada.page.locator("[aria-live=polite]")
    watch = ada.button("board-replay")
    for _ in range(2):
        ada.tab_to(watch)
        ada.page.keyboard.press("Enter")
        ada.see_activity("replay")
        expect(ada.button("board-replay-end")).to_be_focused()
        expect(spoken).to_contain_text(ada.words.say("board-replay-of", name="Ada", kind="cube"))
        ada.page.keyboard.press("Escape")
        expect(watch).to_be_focused()
        expect(spoken, "Tab has chosen it on its way").to_contain_text(ada.words.say("board-take-chosen", kind="comb"))

    ada.page.keyboard.press("Enter")
    ada.see_activity("replay")
    built = ada.words.say("tell-builds", seat="Ada", kind="cube", compartment=3)
    expect(spoken).to_contain_text(built)
    ada.see_activity("take")
    expect(watch, "it has ended by itself").to_be_focused()


def test_a_kind_that_no_compartment_takes(brisk: RunningServer, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Ada dropped her first piece, so Bo has to build in the same compartment, where her cube lies. If he takes his own
    cube, he is told at once that it cannot go there, and may lay it back. If he lets it go elsewhere, he is not sent to
    that compartment."""
    ada = guests(brisk.url, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_activity("take")
    ada.take_by_keyboard()
    ada.page.keyboard.press("s")
    expect(ada.back).to_contain_text(ada.words.say("board-back-bound"))
    ada.page.keyboard.press("x")
    expect(ada.remark, "not yet").to_contain_text(ada.words.say("refuse-drop-soon", seconds=30))
    expect(ada.drop).to_be_visible()
    ada.page.keyboard.press("x")
    ada.see_turn(1)
    ada.see_activity("take")
    state = newest(brisk, path)
    assert state.last == Last(0, piece=0, way="dropped", compartment=2, fallen=(), lost=())

    cube = len(SHAPES) - 1
    ada.piece(cube).click()
    ada.see_activity("carry")
    expect(ada.headline).to_contain_text(ada.words.say("board-carry-nowhere"))
    ada.button("board-back").click()
    ada.see_activity("take")
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text(ada.words.say("board-take-chosen", kind="cube"))

    ada.drag(cube, ada.on_screen(spot_of(1.5 * PITCH / 1000, 150, state.contact / 1000)))
    ada.page.mouse.up()
    ada.see_activity("refused")
    first = ada.words.say("board-first-here", compartment=3)
    expect(ada.headline).to_contain_text(f"{first} {ada.words.say('board-no-room')}")
    expect(ada.headline).to_contain_text("W-09")
