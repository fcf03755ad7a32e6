"""Auf die Nüsse!: what is on the board stays visible, above all what a newcomer has to know."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.dice import seed_with_a_race_before_the_first_turn
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer

CASUAL = {"kind": "bot", "level": "casual"}
LAPTOP, PHONE, TALL_PHONE, SIDEWAYS = (1280, 720), (360, 640), (390, 844), (740, 360)

BOX = "element => element.getBoundingClientRect().toJSON()"
IS_ON_TOP = """element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[0.1, 0.2], [0.5, 0.5], [0.85, 0.8]];
    return points.every(([x, y]) => element.contains(document.elementFromPoint(left + width * x, top + height * y)));
}"""
"""Nothing covers it."""
LARGE_LETTERS = "() => { document.documentElement.style.fontSize = '200%'; }"
LEAVES_SLOWLY = """async lesson => {
    lesson.querySelector('.cross').click();
    await new Promise(done => setTimeout(done));
    return lesson.isConnected && lesson.getAnimations().length > 0;
}"""
"""Once closed, it makes room gradually."""
SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def meet(one: Locator, other: Locator) -> bool:
    """Whether two things overlap by more than the line of a drawing."""
    a, b = one.evaluate(BOX), other.evaluate(BOX)
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return bool(across > 1 and down > 1)


def see(guest: NutsGuest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(SETTLE)


@pytest.fixture
def racing(whole_house: RunningServer) -> RunningServer:
    """Where the second seat, if it begins, begins with a nut round."""
    whole_house.choose_dice(seed_with_a_race_before_the_first_turn())
    return whole_house


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_newcomer_is_taught_during_a_bots_nut_round_and_until_the_first_bank(
    racing: RunningServer, guests: Callable[..., NutsGuest], size: tuple[int, int]
) -> None:
    """A nut round says what it is, and neither it nor its result covers the lesson. A player who rolls first still has
    the lesson; one who has banked has not."""
    guest = guests(racing.url, size=size)
    path = guest.open(ME, CASUAL, starter="second")
    goal = guest.words.say("primer-aim", goal=50)
    expect(guest.pads).to_have_count(1)
    expect(guest.lesson).to_contain_text(guest.words.say("primer-race"))
    assert guest.lesson.evaluate(IS_ON_TOP)

    assert guest.something_to_do() == "race"
    guest.by_keyboard("race")
    result = guest.page.get_by_role("region", name=guest.words.say("board-result"))
    expect(result).to_be_visible()
    assert not meet(result, guest.page.locator("div.branch")), "the dice put aside are in sight"
    expect(guest.lesson).to_contain_text(goal)
    assert guest.lesson.evaluate(IS_ON_TOP)

    guest.page.reload()
    expect(guest.lesson).to_contain_text(goal)
    while guest.something_to_do() != "decide":
        guest.by_keyboard(guest.something_to_do(), enough=0)
        expect(guest.lesson).to_be_visible()
    guest.page.keyboard.press("b")
    expect(guest.lesson).to_have_count(0)
    guest.goto(path)
    guest.something_to_do()
    expect(guest.lesson).to_have_count(0)


def test_the_lesson_covers_no_die_and_is_closed_for_good(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    """In every size and with letters twice as large; where there is no room for all of it, it is a tap away."""
    guest = guests(house.url)
    guest.open(ME, BESIDE_ME, starter="first")
    assert guest.something_to_do() == "roll"
    dice = guest.page.locator(".dice .spot")
    more = guest.lesson.get_by_role("button", name=guest.words.say("board-primer"))
    for size in (LAPTOP, TALL_PHONE, PHONE, SIDEWAYS):
        see(guest, size)
        assert not any(meet(guest.lesson, dice.nth(die)) for die in range(5)), size
    more.click()
    whole = guest.page.get_by_role("dialog", name=guest.words.say("board-primer"))
    expect(whole).to_contain_text(guest.words.say("primer-race"))
    guest.page.keyboard.press("Escape")
    expect(whole).to_have_count(0)

    see(guest, LAPTOP)
    guest.page.evaluate(LARGE_LETTERS)
    expect(more).to_be_visible()
    guest.page.evaluate(SETTLE)
    assert not any(meet(guest.lesson, dice.nth(die)) for die in range(5))
    board = guest.page.get_by_role("region", name=guest.words.say("title"), exact=True)
    see(guest, PHONE)
    roll = guest.roll.evaluate(BOX)
    lowest = max(dice.nth(die).evaluate(BOX)["bottom"] for die in range(5))
    assert lowest <= roll["top"], "the dice are in sight"
    assert roll["bottom"] <= board.evaluate(BOX)["bottom"], "the button is in sight"
    see(guest, LAPTOP)
    guest.page.emulate_media(reduced_motion="no-preference")
    assert guest.lesson.evaluate(LEAVES_SLOWLY), "the scene would jump"
    expect(guest.lesson).to_have_count(0)
    guest.page.reload()
    assert guest.something_to_do() == "roll"
    expect(guest.lesson).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_the_counter_leaves_the_squirrels_face_free(
    house: RunningServer, guests: Callable[..., NutsGuest], lang: str
) -> None:
    guest = guests(house.url, lang)
    guest.open(ME, BESIDE_ME, starter="first")
    guest.something_to_do()
    guest.lesson.get_by_role("button", name=guest.words.say("close")).click()
    for size in (PHONE, TALL_PHONE, (430, 932), (320, 568)):
        see(guest, size)
        assert not meet(guest.page.locator(".total"), guest.page.locator(".squirrel .head")), size


def test_the_board_is_never_shifted_by_what_comes_into_view(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url, size=PHONE)
    guest.open(ME, BESIDE_ME, starter="first")
    guest.something_to_do()
    board = guest.page.get_by_role("region", name=guest.words.say("title"), exact=True)
    shifted = board.evaluate(
        """board => {
            for (const part of board.querySelectorAll('*')) part.scrollIntoView({ block: 'end', inline: 'end' });
            board.scrollTo(40, 40);
            return [board.scrollLeft, board.scrollTop];
        }"""
    )
    assert shifted == [0, 0]


def test_any_seat_at_the_table_can_be_chosen_to_begin(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/new/nuts?mode=screen")
    guest.page.locator("summary").click()
    starters = guest.page.get_by_role("group", name=guest.words.say("option-starter"), exact=True)
    names = [guest.words.say(f"option-starter-{choice}") for choice in ("random", "first", "second", "third")]
    expect(starters.locator("label")).to_have_text(names[:3])
    guest.button("seat-add").click()
    expect(starters.locator("label")).to_have_text(names)
    starters.get_by_role("radio", name=guest.words.say("option-starter-third"), exact=True).check()
    guest.page.get_by_label(guest.words.say("seat-name", number=3), exact=True).fill("Cleo")
    guest.button("begin").click()
    guest.see_phase("playing")
    expect(guest.page.get_by_text(guest.words.say("board-turn-of", name="Cleo"))).to_be_visible()


def test_the_rules_show_their_pictures_before_their_words_arrive(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    guest = guests(house.url)
    held: list[Route] = []
    guest.page.route("**/assets/en-*.js", lambda route: held.append(route))
    guest.goto("/rules/nuts")
    steps = guest.page.locator(".primer li")
    expect(steps).to_have_count(5)
    expect(steps.first).to_have_text("")
    for words in held:
        words.continue_()
    expect(steps.first).to_have_text(guest.words.say("primer-bank"))
