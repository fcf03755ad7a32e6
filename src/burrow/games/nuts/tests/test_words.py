"""What a reader sees and a screen reader says: whole sentences, in four languages."""

import pytest
from tests.spoken import Spoken

from burrow.engine.languages import LANGUAGES
from burrow.games.nuts import GAME
from burrow.games.nuts.data import DogFace
from burrow.games.nuts.moves import Bank, DogRolled, RaceRoll, Roll, Rolled
from burrow.games.nuts.tests.table import Table, faces

SPOKEN = Spoken(GAME)


def told(table: Table) -> list[str]:
    """The newest event in English."""
    before = Table(table.state.seats)
    before.log = type(table.log)(GAME, table.log.setup, table.log.entries[:-1])
    return [SPOKEN.sentence("en", note) for note in GAME.tell(before.state, table.log.live[-1], None)]


def test_a_roll_is_told_with_its_counts() -> None:
    assert told(Table().roll("NNSBB")) == ["Ada rolls 2 nuts, one squirrel and 2 jays. This turn: 2 nuts."]


@pytest.mark.parametrize(
    ("letters", "fell"),
    [
        ("NNNNN", "5 nuts"),
        ("NNSSS", "2 nuts and 3 squirrels"),
        ("NBBBB", "one nut and 4 jays"),
        ("SSSBB", "3 squirrels and 2 jays"),
    ],
)
def test_only_what_fell_is_told(letters: str, fell: str) -> None:
    assert told(Table().roll(letters))[0].startswith(f"Ada rolls {fell}. ")


def test_the_last_die_is_told() -> None:
    assert told(Table().roll("NBBBB").roll("N")) == [
        "Ada rolls one nut. This turn: 2 nuts.",
        "A nut with the last die: Ada may roll all five again.",
    ]


def test_a_loss_is_told() -> None:
    assert told(Table().roll("NNSSS").roll("BBBBB")) == ["Ada rolls 5 jays and nothing else. 2 nuts are gone."]
    assert told(Table().roll("BBBBN").roll("S")) == [
        "Nothing but a squirrel. One nut is gone. Go nuts, Ada, with one die!"
    ]


def test_a_bank_is_told_with_the_new_score() -> None:
    assert told(Table().score(4).score(1).score(3)) == ["Ada banks 3 nuts and has 7 points."]


def test_the_end_of_a_race_is_told() -> None:
    assert told(Table().start_race().throw("NSSSS").dog(1, "dog")) == [
        "Woof, woof! Ben has the dog.",
        "The nut round is over: 1 point for Ada, 1 in all.",
    ]


def test_the_throws_of_a_race_are_not_told() -> None:
    assert told(Table().start_race().throw("NNNNN")) == []
    assert told(Table().start_race().dog(1, "house")) == []
    assert told(Table(3, race="paced").roll("SSSSS").step("NNSSS", (1, "dog"), (2, "house"))) == [
        "Woof, woof! Ben has the dog."
    ]


def test_help_is_told_once() -> None:
    table = Table().start_race().help("house")
    assert told(table) == ["The table rolls for Ben."]
    assert told(table.help("house")) == []


def test_help_in_a_nut_round_without_hurry_is_told_once_for_each_absence() -> None:
    table = Table(3, clock=10, race="paced").roll("SSSSS")
    nobody: tuple[tuple[int, DogFace], ...] = ((1, "house"), (2, "house"))
    assert told(table.clock_step("SSSSS", *nobody)) == ["The table rolls for Ada."]
    assert told(table.clock_step("SSSSS", *nobody)) == []
    assert told(table.step("SSSSS", *nobody)) == []
    assert told(table.clock_step("SSSSS", *nobody)) == ["The table rolls for Ada."]


def test_the_turning_points_are_told() -> None:
    table = Table(goal=20).score(20)
    assert told(table)[-1] == "Ada has reached the goal of 20 points. You still finish this round."
    assert told(table.score(20))[-1] == "A tie at 20 points: 2 players take one more turn each."
    assert told(table.score(3))[1:] == []
    assert told(table.score(1))[-1] == "Ada wins with 23 points."
    assert told(Table(goal=20, tie="shared").score(20).score(20))[-1] == "2 players share the win with 20 points each."


def test_a_throw_in_the_air_is_not_told() -> None:
    table = Table()
    table.play(Roll())
    assert told(table) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Ada würfelt eine Nuss, 2 Eichhörnchen und 2 Häher. In diesem Zug: 1 Nuss."),
        ("fr", "Ada lance\u202f: une noix, 2 écureuils et 2 geais. Ce tour-ci\u202f: 1 noix."),
        ("it", "Ada lancia: una noce, 2 scoiattoli e 2 ghiandaie. In questo turno: 1 noce."),
    ],
)
def test_other_languages_count_in_their_own_way(language: str, words: str) -> None:
    table = Table()
    table.play(Roll())
    assert [SPOKEN.sentence(language, note) for note in table.told(Rolled(faces("NSSBB")))] == [words]


def test_until_is_not_as_long_as_in_italian() -> None:
    """*Finché* alone means "as long as"; all of these rules mean "until", *finché non*."""
    words = SPOKEN.text("it").split()
    after = [words[place : place + 5] for place, word in enumerate(words) if word == "finché"]
    assert len(after) > 5
    assert [phrase for phrase in after if "non" not in phrase] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(language: str) -> None:
    draw, turn, race = Table(starter="random"), Table(3), Table(3).start_race()
    over = Table(goal=20).score(1).score(20)
    early = Table().roll("SSSSS")
    paced = Table(race="paced").roll("SSSSS")
    rolling = Table()
    rolling.play(Roll())
    ended = Table().start_race().dog(1, "dog")
    refusals = [
        draw.refused(Roll(), seat=0),
        turn.refused(Roll(), seat=7),
        turn.refused(Roll(), seat=1),
        turn.refused(Bank()),
        turn.refused(RaceRoll()),
        turn.refused(DogRolled(1, "dog")),
        race.refused(Roll()),
        race.refused(Bank()),
        race.refused(Roll(), seat=1),
        race.dog(1, "house").refused(RaceRoll(), seat=1),
        race.dog(2, "dog").refused(RaceRoll(), seat=2),
        over.refused(Roll(), seat=0),
        early.refused(RaceRoll()),
        paced.refused(RaceRoll(), seat=1),
        rolling.refused(Roll()),
        *(ended.refused(RaceRoll(), seat=0, at=ended.at + late) for late in (0, 1, 42)),
    ]
    sentences = [SPOKEN.sentence(language, refusal) for refusal in refusals]
    assert all((text[0].isupper() or text[0].isdigit()) and text.endswith(".") for text in sentences), sentences
    assert any("42" in text for text in sentences)
    assert len({refusal.message for refusal in refusals}) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_bot_has_its_words(language: str) -> None:
    more = [f"option-{key}-help" for key in GAME.options.__struct_fields__]
    more += [line.label for line in GAME.score(Table().state)[0].lines]
    assert SPOKEN.missing(language, *more) == []
