"""What a reader sees and a screen reader says: whole sentences, in four languages."""

import pytest
from tests.spoken import Spoken, is_whole

from burrow.engine.game import Note
from burrow.engine.languages import LANGUAGES
from burrow.games.hamstern import GAME
from burrow.games.hamstern.moves import Cross, Enter, Pass, Rolled
from burrow.games.hamstern.tests.table import Table

SPOKEN = Spoken(GAME)
ALL_A = "A1 A2 A3 A4 A5 A6 A7 A8 A9"


def told(table: Table, language: str = "en") -> list[str]:
    """The newest event."""
    return [SPOKEN.sentence(language, note) for note in table.told]


def test_a_roll_is_told() -> None:
    assert told(Table().roll(4)) == ["Ada rolls a 4."]
    assert told(Table(die="paper").roll(4)) == ["The die shows a 4."]
    late = Table(die="paper", clock=5).rolled_late(4)
    assert told(late) == ["Nobody entered the roll in time, so the table rolls: a 4."]


def test_who_has_placed_is_not_told_before_all_have() -> None:
    assert told(Table().roll(2).cross(0, "A1 A2")) == []


def test_a_round_is_told_when_it_is_over() -> None:
    assert told(Table().draw(ALL_A).round(4, "C1 C2 C3 C4", "A1 A2 A4 A5")) == [
        "Ada makes 4 crosses in chamber C.",
        "Chamber C is full: 4 points for Ada.",
        "Ben makes 4 crosses in chamber A.",
        "The first nut for Ben.",
    ]


def test_a_one_is_told_with_the_slots_that_are_left() -> None:
    assert told(Table().round(1, "A1", "A1 A2 A3 A4 A6 A9 A5")) == [
        "Ada makes 1 cross in chamber A.",
        "Ada has 6 slots left for 1s.",
        "Ben makes 7 crosses in chamber A.",
        "Ben has no slots left for 1s.",
        "The first nut for Ben.",
    ]


def test_a_pass_is_told() -> None:
    assert told(Table().draw(ALL_A, ALL_A).round(5, "", "")) == ["Ada makes no cross.", "Ben makes no cross."]


def test_the_timer_is_told() -> None:
    sheet = "A1 A2 A3 A9 B1 C1"
    assert told(Table().draw(sheet).round(2, "D1 D2", "A1 A2"))[-1] == (
        "Somebody has begun their fourth chamber: from now on the timer runs."
    )
    assert told(Table().timer(2).roll(5)) == ["Ada rolls a 5.", "The timer runs: 2 symbols left."]
    assert told(Table().timer(2, struck=1).roll(5))[1:] == ["The timer runs: 1 symbol left."]
    assert told(Table().timer(2, struck=2).roll(5))[1:] == ["The timer has run out: last round."]
    assert told(Table().timer(2).roll(3)) == ["Ada rolls a 3."]


def test_the_timer_of_one_is_told() -> None:
    assert told(Table(1).roll(5))[1:] == ["A symbol of the timer is circled, 2 to go."]
    assert told(Table(1).timer(1, circled=2).round(4, "A1 A2 A3 A4"))[-1] == (
        "The timer runs for the second time, and now it counts."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_roll_is_missing_once_the_timer_of_one_has_run_through(language: str) -> None:
    """HS-04: the second run starts with the next round, without another roll."""
    done, missing = (SPOKEN.sentence(language, Note("panel-timer-first", (("ticks", ticks),))) for ticks in (0, 2))
    assert is_whole(done)
    assert "0" not in done
    assert "4" not in done
    assert "2" in missing


def test_the_end_is_told() -> None:
    def last_round(*sheets: str) -> list[str]:
        table = Table(len(sheets)).draw(*sheets).timer(2, struck=2).roll(6)
        for seat in range(len(sheets)):
            table.skip(seat)
        return told(table)[len(sheets) :]

    full = f"{ALL_A} D1"
    assert last_round(f"{full} B1", full) == ["2 players share the win with 7 points each."]
    assert last_round(f"{full} C1 C2", full) == ["Ada wins with 8 points."]
    assert last_round(f"{full} B1 B2 C1 C2", f"{full} C1 C2 C3 C4") == ["Ben wins with 12 points."]
    assert last_round(f"{full} D2 D3 B1 B2 C1 C2", f"{full} D2 C1 C2 C3 C4 E1") == ["Ada wins with 16 points."]
    assert last_round(full) == ["Ada has hoarded 7 points."]


def test_a_tie_break_is_told() -> None:
    """Level at 12: chambers 5 + 4, mushroom 1, nut 2; or chambers 5 + 2, mushroom 1, nuts 4."""
    table = Table().draw(f"{ALL_A} C1 C2 C3 C4", f"{ALL_A} D1 D2 D3 C1 C2").timer(2, struck=2).round(6, "", "")
    assert table.totals == [12, 12]
    assert told(table)[-1] == "A tie at 12 points; Ada has more of them from chambers and wins."


def test_that_nobody_can_go_on_is_told() -> None:
    full = f"{ALL_A} B1 B2 B3 C1 C2 C3 C4 D1 D2 D3"
    assert told(Table(1).draw(full, ones=7).timer(2).round(2, "E1 E2"))[1:] == [
        "Nobody can place anything any more.",
        "Ada has hoarded 24 points.",
    ]


def test_the_clock_is_told() -> None:
    assert told(Table(clock=5).roll(2).time_up())[0] == "Time is up, so the table places what is missing."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Ada macht 1 Kreuz in Kammer A."),
        ("fr", "Ada fait une croix dans la chambre A."),
        ("it", "Ada fa 1 croce nella camera A."),
    ],
)
def test_other_languages_count_in_their_own_way(language: str, words: str) -> None:
    assert told(Table().round(1, "A1", "A2"), language)[0] == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(language: str) -> None:
    table = Table().draw("A1 A2 A3")
    cut = Table().draw("A2 A5 A8")
    refusals = [
        Table().refused(7, Pass()),
        Table().end("", "").refused(0, Pass()),
        Table().refused(0, Rolled(3)),
        Table().refused(0, "A1"),
        Table().roll(2).cross(0, "A1 A2").refused(0, Pass()),
        Table().refused(0, Enter(3)),
        Table(die="paper").refused(1, Enter(3)),
        Table(die="paper").roll(3).refused(0, Enter(3)),
        Table(die="paper").refused(0, Enter(7)),
        Table().roll(2).refused(0, Pass()),
        Table().roll(1).refused(0, Pass()),
        Table().roll(2).refused(0, Cross((99,))),
        Table().roll(2).refused(0, Cross((1, 1))),
        table.roll(2).refused(0, "A3 A6"),
        table.refused(0, "A6 B1"),
        Table().roll(2).refused(0, "B1 B2"),
        Table().draw("A1 A4 A7 D1 D2 D3 E1").roll(1).refused(0, "E3"),
        table.refused(0, "A8 A9"),
        table.refused(0, "B2 B3"),
        table.refused(0, "E1 E2"),
        table.refused(0, "E2"),
        cut.roll(4).refused(0, "A1 A3"),
        Table().draw("A2").roll(2).refused(0, "A1 A3"),
        Table().roll(2).refused(0, "A1 A9"),
        cut.refused(0, "A1 A4"),
        Table().draw("A3").roll(6).refused(0, "B1"),
        Table().draw("A1 A4 A7 A8 A9", ones=5).roll(1).refused(0, "A2 A3 A6"),
        Table().draw("A1 A2 A4 A5 A7 A8 A9", ones=7).roll(1).refused(0, "A3"),
        Table().roll(1).refused(0, ""),
        table.refused(0, "A6"),
        Table().roll(3).refused(0, ""),
    ]
    sentences = [SPOKEN.sentence(language, refusal) for refusal in refusals]
    assert all(is_whole(text) for text in sentences), sentences
    assert {refusal.message for refusal in refusals} == SPOKEN.messages(language, "refuse-")
    assert all("cells" in dict(refusal.values) for refusal in refusals[9:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_bot_has_its_words(language: str) -> None:
    more = [f"option-{key}-help" for key in GAME.options.__struct_fields__]
    more += [line.label for line in GAME.score(Table().state)[0].lines]
    more += [f"tell-winner-{decided}" for decided in ("chambers", "mushrooms")]
    assert SPOKEN.missing(language, *more) == []


def test_german_says_acorns_as_the_printed_game_does() -> None:
    words = SPOKEN.text("de")
    assert "Eicheln" in words
    assert not [line for line in words.splitlines() if "Nuss" in line or "Nüss" in line]
