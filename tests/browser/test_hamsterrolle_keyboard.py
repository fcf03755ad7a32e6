"""Hamsterrolle by keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.hamsterrolle import BESIDE_ME, CASUAL, ME, HamsterrolleGuest, Spot, distance, spots_in
from tests.browser.house import House
from tests.browser.ledger import logged, newest

from burrow.games.hamsterrolle.data import BLACK
from burrow.games.hamsterrolle.moves import Hand
from burrow.games.hamsterrolle.state import Last


def test_a_whole_game_by_keyboard_alone(swift: House, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Kinds of pieces by digits and arrows, the hand by words, letting go and letting drop; two rounds, and from the
    result to the next game."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    path = ada.open(ME, CASUAL, rounds=2, first="1", clock="none")
    ada.see_board()
    ada.see_doing("take")
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
    keyboard.press("k")
    ada.take_by_keyboard()
    expect(ada.wheel, "keys mean the piece from now on").to_be_focused()
    keyboard.press("Enter")
    ada.see_turn(1)

    ada.see_doing("take")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    ada.see_doing("carry")
    keyboard.press("2")
    keyboard.press("q")
    keyboard.press("ArrowLeft")
    keyboard.press("x")
    expect(ada.result).to_be_focused(timeout=60_000)

    lasts: dict[int, Last | None] = {}
    for log in logged(swift, path):
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
    ada.see_doing("take", "wait")


def test_compartments_are_chosen_by_arrows(swift: House, guests: Callable[..., HamsterrolleGuest]) -> None:
    """As in every such group: Tab comes to the one that is chosen, and to no other; arrows go round about. Escape
    closes what lies open, and only then it lays the piece back."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    ada.open(ME, BESIDE_ME, first="1", clock="none")
    ada.see_board()
    ada.see_doing("take")
    ada.build_by_keyboard()
    ada.see_doing("take")
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
    assert ada.doing == "carry"
    ada.page.keyboard.press("Escape")
    expect(ada.remark, "it has been in the wheel").to_have_text(ada.words.say("board-why-back"))


def test_a_wheel_to_the_right_is_held_and_passed_at(swift: House, guests: Callable[..., HamsterrolleGuest]) -> None:
    """Ada lets the wheel roll to the right: there is forward, on the page and for the keys. She sets it free and holds
    it again with a piece in hand, and builds. Bo passes constructively: the pyramid goes one compartment forward."""
    ada = guests(swift.url, kind=HamsterrolleGuest)
    path = ada.open(ME, BESIDE_ME, first="1", clock="none", direction="first")
    ada.see_board()
    ada.see_doing("direct")
    keyboard = ada.page.keyboard
    ada.tab_to(ada.button("board-direct-right"))
    keyboard.press("Enter")
    ada.see_doing("take")
    keyboard.press("p")
    expect(ada.remark, "nobody has built yet").to_have_text(ada.words.say("refuse-pass-first"))

    ada.take_by_keyboard()
    hold = ada.button("board-hold")
    expect(hold).to_have_attribute("aria-pressed", "true")
    keyboard.press("f")
    expect(hold).to_have_attribute("aria-pressed", "false")
    keyboard.press("f")
    expect(hold).to_have_attribute("aria-pressed", "true")
    along = ada.page.get_by_role("slider", name=ada.words.say("board-words-along"))
    spoken = ada.page.locator("[aria-live=polite]")
    expect(spoken).to_contain_text(ada.words.say("board-told-held", held="yes"))
    keyboard.press("ArrowRight")
    expect(along).to_have_value("10")
    expect(spoken).to_contain_text(ada.words.say("board-told-along", where="more", percent=10))
    keyboard.press("ArrowLeft")
    expect(along).to_have_value("0")
    keyboard.press("Enter")
    ada.see_doing("rolling")
    ada.see_doing("take")
    built = newest(swift, path)
    assert built.last == Last(0, piece=0, way="placed", compartment=2, fallen=(), lost=())
    mirrored = sorted(Spot(-x, z) for x, z in spots_in(built).values())
    assert all(distance(*pair) < 0.5 for pair in zip(ada.drawn, mirrored, strict=True))

    keyboard.press("p")
    ada.see_doing("pass")
    ada.take_by_keyboard()
    keyboard.press("Escape")
    expect(ada.remark, "whoever passes does so").to_have_text(ada.words.say("board-why-back-pass"))
    keyboard.press("1")
    keyboard.press("Enter")
    ada.see_doing("rolling")
    ada.see_doing("take")
    assert newest(swift, path).last == Last(1, piece=BLACK, way="passed", compartment=1, fallen=(), lost=())
    expect(ada.news).to_contain_text(ada.words.say("tell-passes", seat="Bo", kind="pyramid", compartment=2))
