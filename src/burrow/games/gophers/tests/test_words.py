"""What a reader sees and a screen reader says: whole sentences, in four languages."""

import re
from typing import Any, get_args

import pytest
from tests.spoken import Spoken, is_whole

from burrow.engine.game import Note, Refusal
from burrow.engine.languages import LANGUAGES
from burrow.engine.rulebook import rules_of, values_of
from burrow.games.gophers import GAME, moves
from burrow.games.gophers.data import DIG, KINDS
from burrow.games.gophers.options import Options, Way
from burrow.games.gophers.state import State, Turn
from burrow.games.gophers.tests.table import BARREN, SMALL, after, arranged, cards, refusal, told

SPOKEN = Spoken(GAME)
SIX = "a4 a4 a5 a5 a6 a6"
ALL = "1 2 3 4 5 6 7 8 9 10"
THREE_GRAINS = moves.Collect(cards("g3"))


def heard(state: State, what: moves.What, language: str = "en") -> list[str]:
    return [SPOKEN.sentence(language, note) for note in told(state, what)]


def walked(*way: int, pips: int = 1, **arrangement: Any) -> State:
    """Seat 0 has rolled and gone this way."""
    return after(arranged(**arrangement), moves.Roll(), moves.Rolled(pips), moves.Walk(way))


def begun(**options: Any) -> State:
    return GAME.setup(2, Options(**{"book": "own", "own": SMALL, **options}))


def at_berries(hand: str = "b7 b9 b2 b1", **arrangement: Any) -> State:
    """On the seven berries in hole 1 of page 1."""
    return walked(0, at=(4, 11), hands=(hand, SIX), **arrangement)


def at_grains(*, at: tuple[int, ...] = (1, 11, 8), hands: tuple[str, ...] = ("g3 g1",), **arrangement: Any) -> State:
    """On the three grains in hole 3 of page 1."""
    return walked(2, at=at, hands=hands, **arrangement)


def at_gift(*drawn: str, **arrangement: Any) -> State:
    """The gift in hole 6 of page 1."""
    return after(walked(5, at=(4, 11), **arrangement), *drawn)


def on_portal(*pages: int) -> State:
    return after(walked(3, at=(2, 11)), *(moves.Rolled(page) for page in pages))


def jumped(holders: tuple[int, ...]) -> State:
    """Ada has jumped Ben and stands on three grains; `holders`: by owner, who holds the basket."""
    seats = len(holders)
    table = arranged(seats, at=(0, 1, 11), hands=("g3 g1",), way="advanced", state={"baskets": holders})
    return after(table, moves.Roll(), moves.Rolled(1), moves.Walk((1, 2)))


def last_card(**arrangement: Any) -> State:
    """Ada can collect with an empty pile, which leaves her three cards."""
    return at_grains(hands=("g3 b1 b2 b3", SIX), pile="", **arrangement)


def test_getting_ready_is_told() -> None:
    assert heard(begun(), moves.Begins(1)) == ["Ben begins."]
    entry = begun(way="entry", first="1")
    assert heard(entry, moves.Place(4)) == ["Ada chooses a hole to begin in."]
    assert heard(after(entry, moves.Place(4), moves.Place(0)), moves.Rolled(3)) == ["The book is opened at page 3."]


def test_the_deal_is_told_once() -> None:
    state = begun(first="1")
    said = []
    for _ in range(12):
        what = moves.Drew(next(card for card, count in enumerate(state.pile) if count))
        said += heard(state, what)
        state = after(state, what)
    assert said == ["Everyone gets 6 cards."]


def test_a_move_is_told() -> None:
    assert heard(after(arranged(), moves.Roll()), moves.Rolled(2)) == ["Ada rolls a 2."]
    assert heard(arranged(at=(0, 1), pips=1), moves.Walk((1, 2))) == ["Ada walks to 3 grains.", "Ada jumps over Ben."]


@pytest.mark.parametrize(
    ("start", "hole", "what"),
    [(4, 0, "7 berries"), (7, 11, "1 berry"), (0, 1, "5 acorns"), (0, 4, "a store with 12"), (7, 6, "an empty hole")],
)
def test_a_hole_is_called_by_what_is_there(start: int, hole: int, what: str) -> None:
    assert heard(arranged(at=(start, 10), pips=1), moves.Walk((hole,)))[0] == f"Ada walks to {what}."


def test_a_portal_is_told() -> None:
    assert heard(arranged(at=(2, 11), pips=1), moves.Walk((3,))) == [
        "Ada walks to a portal.",
        "The die decides which page comes next.",
    ]
    assert heard(on_portal(), moves.Rolled(2)) == [
        "The page turns: page 2.",
        "Here Ada stands on a portal: the die is rolled once more.",
    ]
    assert heard(on_portal(), moves.Rolled(5)) == [
        "The page turns: page 5.",
        "Now everyone may collect where they stand.",
    ]


def test_an_open_page_is_told() -> None:
    assert heard(on_portal(), moves.Rolled(1)) == [
        "The die shows 1, and that page is already open.",
        "Ada gets nothing and draws 1 card instead.",
    ]


def test_six_rolls_are_enough() -> None:
    assert (
        heard(on_portal(2, 3, 1, 2, 3), moves.Rolled(1))[1] == "Here Ada stands on a portal, but six rolls are enough."
    )


def test_a_dig_card_is_told() -> None:
    assert heard(arranged(hands=("d",)), moves.Dig()) == [
        "Ada plays a dig card: the die decides which page comes next."
    ]


def test_collecting_is_told_with_its_sum() -> None:
    assert heard(at_berries(), moves.Collect(cards("b7"))) == ["Ada collects 7 berries with a single card."]
    assert heard(at_berries(), moves.Collect(cards("b9"), cards("b2"))) == ["Ada collects 7 berries: 9 − 2."]
    store = walked(4, hands=("b3 a4 g5",))
    assert heard(store, moves.Collect(cards("b3 a4 g5"))) == ["Ada collects 12 supplies from the store: 3 + 4 + 5."]


def test_an_unsuccessful_turn_is_told() -> None:
    assert heard(at_berries(), moves.Decline()) == [
        "Ada collects nothing.",
        "Ada gets nothing and draws 1 card instead.",
    ]


def test_a_refill_is_told_seat_by_seat() -> None:
    state = at_grains(hands=("g3 b1 b2 b3", "a1 a2 a3 a4 a5"), refill="turn")
    assert heard(state, THREE_GRAINS) == [
        "Ada collects 3 grains with a single card.",
        "Ada draws 3 cards.",
        "Ben draws 1 card.",
    ]


def test_a_gift_is_told_without_its_cards() -> None:
    assert heard(arranged(at=(4, 11), pips=1), moves.Walk((5,))) == ["Ada walks to a gift.", "Ada opens a gift."]
    assert heard(at_gift("b8", "d"), moves.Drew(30)) == []
    assert heard(at_gift("b8", "d", "g1"), moves.Keep(8)) == ["Ada keeps 8 berries from the gift."]


def test_no_drawn_card_is_ever_told() -> None:
    state = after(at_berries(), moves.Decline())
    assert heard(state, moves.Drew(30)) == heard(state, moves.Drew(DIG)) == []


def test_dig_cards_of_a_gift_are_told() -> None:
    assert heard(at_gift("b8", "d", "g1"), moves.Keep(DIG)) == [
        "Ada takes the dig card from the gift: the die decides which page comes next."
    ]
    assert heard(at_gift("d", pile="d"), moves.Decline())[0] == "There are only dig cards in the gift; Ada takes none."


def test_an_empty_gift_is_told() -> None:
    assert heard(arranged(at=(4, 11), pips=1, pile=""), moves.Walk((5,)))[1:] == [
        "The draw pile is used up, so the gift is empty."
    ]


def test_baskets_are_told() -> None:
    assert heard(jumped((0, 1)), THREE_GRAINS)[1:] == ["Ada gets Ben’s basket."]
    assert heard(jumped((1, 1)), THREE_GRAINS)[1:] == [
        "Ada gets Ben’s basket.",
        "Ada gets their own basket back for free.",
    ]
    assert heard(jumped((2, 1, 2)), THREE_GRAINS)[1:] == [
        "Ada gets Ben’s basket.",
        "Ada buys back their own basket; Cleo gets the supplies for it.",
    ]


def test_the_entry_game_is_told() -> None:
    grains = walked(2, at=(1, 11), way="entry", added=("g2",))
    assert heard(grains, moves.Collect(cards("g1 g2"))) == ["Ada takes 3 grains: 1 + 2."]
    assert heard(grains, moves.Collect(cards("g5"), cards("g2"))) == [
        "Ada takes 3 grains with a card of 5 and gives back 2."
    ]
    assert heard(arranged(at=(4, 11), pips=1, way="entry"), moves.Walk((5,)))[1:] == [
        "Ada has found a gift and gets another turn."
    ]
    assert heard(arranged(way="entry", turn=Turn(0, extra=True)), moves.Decline()) == ["Ada skips the extra turn."]


def test_the_end_is_told_with_its_reason() -> None:
    assert heard(last_card(), THREE_GRAINS)[1:] == [
        "The draw pile is empty, and Ada has only 3 cards left.",
        "Ada wins with 3 points.",
    ]
    assert heard(last_card(end="round"), THREE_GRAINS)[1:] == [
        "The draw pile is empty, and Ada has only 3 cards left.",
        "You still finish this round.",
    ]
    assert heard(last_card(added=("", "b3")), THREE_GRAINS)[-1] == "2 players share the win with 3 points each."
    stock = walked(2, at=(1, 11), way="entry", pile="g3 b1 a1", added=("b1 a5",))
    assert heard(stock, THREE_GRAINS)[1:] == ["There are no more grains.", "Ada wins with 1 lunch."]
    shared = walked(2, at=(1, 11), way="entry", pile="g3 b1 a1", added=("b2 a5", "b2 a2 g2"))
    assert heard(shared, THREE_GRAINS)[-1] == "2 players share the win with 2 lunches each."


def test_the_last_card_of_the_pile_is_told() -> None:
    state = after(at_berries(pile="d"), moves.Decline())
    assert heard(state, moves.Drew(DIG))[0] == ("The draw pile is empty.")


def test_where_the_last_card_ends_the_game_only_the_reason_is_told() -> None:
    state = after(at_berries(hand="b7 b1", pile="d"), moves.Decline())
    assert heard(state, moves.Drew(DIG)) == [
        "The draw pile is empty, and Ada has only 3 cards left.",
        "2 players share the win with 0 points each.",
    ]


def test_the_clock_is_told() -> None:
    assert heard(at_berries(clock=20), moves.TimeUp())[:2] == [
        "Time is up, so the table decides for Ada.",
        "Ada collects nothing.",
    ]


@pytest.mark.parametrize(
    ("language", "one", "store"),
    [
        ("de", "Ada sammelt 1 Beere mit einer einzigen Karte.", "Ada sammelt 12 Vorräte aus dem Lager: 5 + 7."),
        ("fr", "Ada ramasse 1 baie avec une seule carte.", "Ada ramasse 12 provisions de la réserve : 5 + 7."),
        ("it", "Ada raccoglie 1 bacca con una carta sola.", "Ada raccoglie 12 provviste dalla dispensa: 5 + 7."),
    ],
)
def test_other_languages_count_in_their_own_way(language: str, one: str, store: str) -> None:
    assert heard(walked(11, at=(7, 0), hands=("b1",)), moves.Collect(cards("b1")), language) == [one]
    assert heard(walked(4, hands=("b5 b7",)), moves.Collect(cards("b5 b7")), language) == [store]


def moments() -> list[tuple[State, moves.What]]:
    """One for every sentence that can be told, and a few more."""
    entry = begun(way="entry", first="1")
    dealt = begun(first="1")
    for _ in range(11):
        dealt = after(dealt, moves.Drew(next(card for card, count in enumerate(dealt.pile) if count)))
    idle = arranged(at=(11, 7), turn=1, pips=1, hands=(SIX, "b1 b1 b2 b2"), pile="", state={"quiet": 5})
    return [
        (begun(), moves.Begins(0)),
        (dealt, moves.Drew(next(card for card, count in enumerate(dealt.pile) if count))),
        (entry, moves.Place(0)),
        (after(entry, moves.Place(0), moves.Place(1)), moves.Rolled(2)),
        (after(arranged(), moves.Roll()), moves.Rolled(1)),
        (arranged(at=(0, 1), pips=1), moves.Walk((1, 2))),
        (arranged(at=(2, 11), pips=1), moves.Walk((3,))),
        (on_portal(), moves.Rolled(2)),
        (on_portal(), moves.Rolled(5)),
        (on_portal(), moves.Rolled(1)),
        (on_portal(2, 3, 1, 2, 3), moves.Rolled(1)),
        (arranged(hands=("d",)), moves.Dig()),
        (at_berries(), moves.Collect(cards("b9"), cards("b2"))),
        (at_berries(), moves.Decline()),
        (at_berries(clock=20), moves.TimeUp()),
        (at_grains(refill="turn"), THREE_GRAINS),
        (arranged(at=(4, 11), pips=1), moves.Walk((5,))),
        (arranged(at=(4, 11), pips=1, pile=""), moves.Walk((5,))),
        (at_gift("b8", "d", "a1"), moves.Keep(8)),
        (at_gift("b8", "d", "a1"), moves.Keep(DIG)),
        (at_gift("d", "d", "d"), moves.Decline()),
        (jumped((1, 1)), THREE_GRAINS),
        (jumped((2, 1, 2)), THREE_GRAINS),
        (walked(2, at=(1, 11), way="entry", added=("g2",)), moves.Collect(cards("g5"), cards("g2"))),
        (walked(2, at=(1, 11), way="entry"), THREE_GRAINS),
        (arranged(at=(4, 11), pips=1, way="entry"), moves.Walk((5,))),
        (arranged(way="entry", turn=Turn(0, extra=True)), moves.Decline()),
        (after(at_berries(pile="d"), moves.Decline()), moves.Drew(DIG)),
        (last_card(), THREE_GRAINS),
        (last_card(end="round"), THREE_GRAINS),
        (last_card(added=("", "b3")), THREE_GRAINS),
        (walked(2, at=(1, 11), way="entry", pile="g3 b1 a1", added=("b1 a1",)), THREE_GRAINS),
        (walked(2, at=(1, 11), way="entry", pile="g3 b1 a1"), THREE_GRAINS),
        (idle, moves.Walk((6,))),
        (arranged(pips=1, own=BARREN, hands=("b1 b1 b2 b2", "a1 a1 a2 a2"), pile=""), moves.Walk((1,))),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told_in_whole_sentences(language: str) -> None:
    notes = [note for state, what in moments() for note in told(state, what)]
    assert {note.message for note in notes} == SPOKEN.messages(language, "tell-")
    assert [text for text in (SPOKEN.sentence(language, note) for note in notes) if not is_whole(text)] == []


def refusals() -> list[Refusal]:
    """One for every refusal sentence."""
    over = after(last_card(), THREE_GRAINS)
    ready, walking = arranged(hands=("b1 d",)), arranged(at=(0, 1), hands=("b1",), pips=2)
    berries, gift = at_berries(), at_gift("b8", "d", "g1")
    grains = walked(2, at=(1, 11), way="entry", added=("g2 b2",))
    placing = after(begun(way="entry", first="1"), moves.Place(4))
    ring = arranged(3, at=(0, 1, 5), page=4, pips=1)
    others = after(arranged(at=(0, 3), hands=("d b1",)), moves.Dig(), moves.Rolled(4), moves.Decline(), "b8", "d", "a9")
    simplified = at_berries("b3 b4 b6", way="simplified")
    dug = arranged(way="entry", used=1, state={"digs": (False, True)})
    opened = GAME.refuse_options(2, Options(first="3"))
    some, none = (GAME.refuse_options(2, Options(way="entry", entry="chosen", chosen=chosen)) for chosen in ("x", ALL))
    assert opened is not None
    assert some is not None
    assert none is not None
    return [
        opened,
        some,
        none,
        refusal(ready, 7, moves.Roll()),
        refusal(over, 0, moves.Roll()),
        refusal(ready, 0, moves.Rolled(3)),
        refusal(on_portal(), 0, moves.Roll()),
        refusal(ready, 1, moves.Roll()),
        refusal(berries, 1, moves.Decline()),
        refusal(placing, 1, moves.Roll()),
        refusal(placing, 1, moves.Place(99)),
        refusal(placing, 1, moves.Place(4)),
        refusal(ready, 0, moves.Place(4)),
        refusal(ready, 0, moves.Walk((1,))),
        refusal(ready, 0, moves.Decline()),
        refusal(walking, 0, moves.Roll()),
        refusal(walking, 0, moves.Decline()),
        refusal(ready, 0, moves.Collect(cards("b1"))),
        refusal(walking, 0, moves.Dig()),
        refusal(dug, 0, moves.Dig()),
        refusal(berries, 0, moves.Dig()),
        refusal(walking, 0, moves.Walk((5,))),
        refusal(walking, 0, moves.Walk((4, 8, 9))),
        refusal(walking, 0, moves.Walk((4,))),
        refusal(walking, 0, moves.Walk((1,))),
        refusal(ring, 0, moves.Walk((1, 5, 1))),
        refusal(walking, 0, moves.Walk((1, 0))),
        refusal(walking, 0, moves.Walk((4, 0))),
        refusal(berries, 0, moves.Roll()),
        refusal(gift, 0, moves.Roll()),
        refusal(ready, 0, moves.Keep(8)),
        refusal(gift, 0, moves.Keep(9)),
        refusal(gift, 0, moves.Decline()),
        refusal(others, 1, moves.Keep(DIG)),
        refusal(berries, 0, moves.Collect(cards("b6"))),
        refusal(at_berries("d b7"), 0, moves.Collect(cards("d b7"))),
        refusal(at_berries("a7"), 0, moves.Collect(cards("a7"))),
        refusal(at_berries("g7"), 0, moves.Collect(cards("g7"))),
        refusal(simplified, 0, moves.Collect(cards("b3 b6"), cards("b4"))),
        refusal(berries, 0, moves.Collect((), cards("b7"))),
        refusal(berries, 0, moves.Collect(())),
        refusal(berries, 0, moves.Collect(cards("b9"))),
        refusal(grains, 0, moves.Collect(cards("g3 g3 g3"))),
        refusal(grains, 0, moves.Collect(cards("g5"), cards("g1"))),
        refusal(walked(4, way="entry"), 0, moves.Collect(cards("b5 a7"))),
        refusal(grains, 0, moves.Collect(())),
        refusal(grains, 0, moves.Collect(cards("g1 g4"), cards("g2"))),
        refusal(at_berries("b3 b4"), 0, moves.Collect(cards("b4 b3"))),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(language: str) -> None:
    said = refusals()
    assert {one.message for one in said} == SPOKEN.messages(language, "refuse-")
    assert [text for text in (SPOKEN.sentence(language, one) for one in said) if not is_whole(text)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", ["Blätterbuch", "keine Hand passt", "Plätze teilen", "der Platz, der"]),
        ("en", ["you simply wait", "seats share", "the seat that", "There?"]),
        ("fr", ["pile plus", "pile moins", "retir", "la place qui", "places se partagent", "neuve", "y passe,"]),
        ("it", ["mucchi", "togli", "tolt", "il posto che", "posti si dividono", "dice la pagina", "guarda solo"]),
    ],
)
def test_words_that_misled_do_not_come_back(language: str, wrong: list[str]) -> None:
    """Subtracting is not taking away, people are not seats, and no sentence is ambiguous."""
    text = SPOKEN.text(language)
    assert [words for words in wrong if words in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ga_37_says_whose_turn_it_is(language: str) -> None:
    """A portal acts only if the page turned in the seat's own turn puts its figure there (G-20), not in another's."""
    own, another = {
        "de": ("in deinem Zug", "im Zug von jemand anderem"),
        "en": ("on your own turn", "on somebody else’s turn"),
        "fr": ("pendant ton tour", "pendant le tour de quelqu’un d’autre"),
        "it": ("nel tuo turno", "nel turno di qualcun altro"),
    }[language]
    told = SPOKEN.sentence(language, Note("rule-GA-37", ()))
    assert 0 < told.index(own) < told.index(another)


@pytest.mark.parametrize("kind", ["berries", "acorns", "grains"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kind_that_is_wanted_is_named(language: str, kind: str) -> None:
    texts: dict[str, str] = {
        one: SPOKEN.sentence(language, Refusal("G-25", "refuse-kind", (("kind", one),))) for one in KINDS
    }
    assert len(set(texts.values())) == 3
    assert is_whole(texts[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_bot_has_its_words(language: str) -> None:
    more = [f"option-{key}-help" for key in GAME.options.__struct_fields__ if key != "way"]
    more += [f"option-way-{way}-help" for way in get_args(Way)]
    more += [line.label for way in ("basic", "entry") for line in GAME.score(arranged(way=way))[0].lines]
    assert SPOKEN.missing(language, *more) == []


@pytest.mark.parametrize(
    ("way", "told", "untold"),
    [
        ("basic", {"G-02", "G-32", "G-33", "GA-04"}, {"G-40", "G-43", "G-52", "GA-26", "GA-31"}),
        ("simplified", {"G-02", "G-33", "G-40"}, {"G-32", "GA-04", "G-43", "G-60"}),
        ("advanced", {"G-32", "G-43", "GA-33"}, {"G-40", "G-52"}),
        ("both", {"G-40", "G-43"}, {"G-32", "G-52"}),
        ("entry", {"G-08", "G-20", "G-52", "G-60", "GA-37"}, {"G-02", "G-03", "G-28", "G-33", "G-43", "GA-02"}),
    ],
)
def test_the_rules_of_a_table_are_those_of_its_way_to_play(way: Any, told: set[str], untold: set[str]) -> None:
    rules = {rule.id for rule in rules_of(GAME, Options(way=way), None)}
    assert told <= rules
    assert not untold & rules


HAND_GAME = {
    "de": r"hand\b|handkarte|nachzieh|korb|körbe|erfolglos",
    "en": r"\bhands?\b|draw pile|basket|unsuccessful",
    "fr": r"\bmains?\b|pioche|panier|sans succès",
    "it": r"\bman[oi]\b|mazzo|cest[oi]|senza successo",
}
"""What the junior game has not."""


@pytest.mark.parametrize("clock", [0, 60])
@pytest.mark.parametrize("end", ["once", "round"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_table_is_told_nothing_of_hands_and_baskets(language: str, end: Any, clock: int) -> None:
    options = Options(way="entry", end=end, clock=clock)
    values = tuple(values_of(options, None).items())
    said = {
        rule.id: SPOKEN.sentence(language, Note(f"rule-{rule.id}", values)) for rule in rules_of(GAME, options, None)
    }
    strange = {rule for rule, sentence in said.items() if re.search(HAND_GAME[language], sentence, re.IGNORECASE)}
    assert strange == {"G-52"}, "only the rule that there are none"


@pytest.mark.parametrize(
    ("rule", "usual", "other"),
    [
        ("GA-01", {}, {"refill": "turn"}),
        ("GA-07", {}, {"turning": "free"}),
        ("GA-19", {}, {"end": "round"}),
        ("G-02", {}, {"end": "round"}),
        ("G-59", {"way": "entry"}, {"way": "entry", "end": "round"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_follow_the_options(rule: str, usual: Any, other: Any, language: str) -> None:
    said = [
        SPOKEN.sentence(language, Note(f"rule-{rule}", tuple(values_of(Options(**one), None).items())))
        for one in (usual, other)
    ]
    assert said[0] != said[1]
