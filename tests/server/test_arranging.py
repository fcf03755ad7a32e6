"""What hosts may change about the seats: the functions on records alone."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from tests.toy_games import pebbles as toy

from burrow.engine import registry
from burrow.engine.game import Setup
from burrow.engine.rng import fresh_seed
from burrow.server.table.people import arranging, seating
from burrow.server.table.record import Phase, SeatRecord, TableRecord, decode_record, encode_record
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Spell

GAME = toy.GAME
ANN, BEN, CAT, TV = "hash of ann", "hash of ben", "hash of cat", "hash of the tv"
OPEN = SeatRecord("open")
BOT = SeatRecord("bot", "Pip", level="steady")


def person(name: str, holder: str) -> SeatRecord:
    return SeatRecord("person", name, holder)


def table(*seats: SeatRecord, host: str = ANN, waits: bool = False) -> TableRecord:
    setup = Setup(GAME.id, GAME.format, len(seats), toy.Options(), fresh_seed())
    return seating.numbered(TableRecord(setup, seats, host, "gathering", waits=waits))


def names(record: TableRecord) -> list[str]:
    return [seat.name for seat in record.seats]


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(Declined) as declined:
        call()
    return declined.value.code


def friends(phase: Phase = "gathering") -> TableRecord:
    return replace(table(person("Ann", ANN), person("Ben", BEN), OPEN, BOT), phase=phase)


# Who may.


def test_only_a_host_changes_seats() -> None:
    record = friends()
    for call in (
        lambda: arranging.swap(record, holder=BEN, seat=0, other=1),
        lambda: arranging.add_seat(GAME, record, holder=BEN),
        lambda: arranging.remove_seat(GAME, record, holder=BEN, seat=2),
        lambda: arranging.give_to_bot(GAME, record, holder=BEN, seat=2, level="steady", name="", since=-1),
        lambda: arranging.free(GAME, record, holder=BEN, seat=3, level="", name="", since=-1),
        lambda: arranging.remove_person(GAME, record, holder=CAT, seat=1, level="", names=(), since=-1),
        lambda: arranging.make_host(record, holder=BEN, seat=1),
        lambda: arranging.rename(record, holder=BEN, seat=0, name="x"),
        lambda: arranging.rename(record, holder="", seat=3, name="x"),
    ):
        assert code_of(call) == "not-the-host"


def test_a_person_renames_and_leaves_their_own_seat() -> None:
    record = arranging.rename(friends(), holder=BEN, seat=1, name=" Be\u202en ")
    assert names(record) == ["Ann", "Ben", "", "Pip"]
    left = arranging.free(GAME, record, holder=BEN, seat=1, level="", name="", since=-1)
    assert [seat.kind for seat in left.seats] == ["person", "open", "open", "bot"]


def test_if_no_host_sits_whoever_sits_down_first_is_a_host() -> None:
    record = table(OPEN, OPEN, host=TV)
    record, _ = seating.join(record, holder=BEN, name="Ben", seat=None)
    assert record.is_host(BEN)
    assert record.is_host(TV)
    record, _ = seating.join(record, holder=CAT, name="Cat", seat=None)
    assert not record.is_host(CAT)
    record = arranging.make_host(record, holder=BEN, seat=1)
    assert record.is_host(CAT)
    assert arranging.make_host(record, holder=CAT, seat=0) == record, "they are a host already"


def test_at_a_table_whose_host_sits_nobody_else_becomes_one() -> None:
    record, _ = seating.join(table(person("Ann", ANN), OPEN, OPEN), holder=BEN, name="Ben", seat=None)
    assert not record.is_host(BEN)


def test_nobody_without_a_token_is_a_host() -> None:
    assert not table(OPEN, host="").is_host("")


# Before the game.


def test_seats_change_places() -> None:
    record = arranging.swap(friends(), holder=ANN, seat=0, other=3)
    assert names(record) == ["Pip", "Ben", "", "Ann"]
    assert record.held_by(ANN) == (3,)
    assert code_of(lambda: arranging.swap(record, holder=ANN, seat=0, other=9)) == "bad-seats"


def test_a_seat_is_added_and_taken_away_within_the_limits_of_the_game() -> None:
    record = arranging.add_seat(GAME, table(person("Ann", ANN), OPEN), holder=ANN)
    assert (len(record.seats), record.setup.seats) == (3, 3)
    record = arranging.remove_seat(GAME, record, holder=ANN, seat=1)
    assert (len(record.seats), record.setup.seats) == (2, 2)
    assert code_of(lambda: arranging.remove_seat(GAME, record, holder=ANN, seat=0)) == "not-now", "somebody sits there"
    full = table(*[person("Ann", ANN)] * GAME.seats[-1])
    assert code_of(lambda: arranging.add_seat(GAME, full, holder=ANN)) == "bad-seats"
    least = table(*[OPEN] * GAME.seats[0])
    assert code_of(lambda: arranging.remove_seat(GAME, least, holder=ANN, seat=0)) == "bad-seats"


def test_a_number_of_seats_that_the_options_forbid_is_declined_with_the_rule() -> None:
    record = table(person("Ann", ANN), OPEN)
    swamp = replace(record, setup=replace(record.setup, options=toy.Options(ground="swamp")))
    with pytest.raises(Declined) as declined:
        arranging.add_seat(GAME, swamp, holder=ANN)
    assert declined.value.code == "bad-options"
    assert declined.value.refusal is not None
    assert declined.value.refusal.rule == "P-01"


def test_an_open_seat_becomes_a_bot_and_open_again() -> None:
    record = arranging.give_to_bot(GAME, friends(), holder=ANN, seat=2, level="steady", name="Rusty", since=-1)
    assert (record.seats[2].kind, record.seats[2].level, record.seats[2].name) == ("bot", "steady", "Rusty")
    assert record.phase == "gathering", "a host who arranges the seats also begins"
    record = arranging.free(GAME, record, holder=ANN, seat=2, level="", name="", since=-1)
    assert record.seats[2] == OPEN
    for level, seat, code in (("x", 2, "unknown-bot"), ("steady", 1, "not-now")):
        call = lambda: arranging.give_to_bot(GAME, record, holder=ANN, seat=seat, level=level, name="", since=-1)  # noqa: B023, E731
        assert code_of(call) == code


def test_a_table_that_waits_begins_only_when_a_host_says_so() -> None:
    record, _ = seating.join(table(person("Ann", ANN), OPEN, waits=True), holder=BEN, name="Ben", seat=None)
    assert record.phase == "gathering"
    assert seating.fill(GAME, record, holder=ANN, level="").phase == "playing"


# Removing people.


def test_a_removed_person_loses_every_seat_and_may_not_sit_down_again() -> None:
    record = table(person("Ann", ANN), person("Ben", BEN), person("Bo", BEN), OPEN)
    record = arranging.remove_person(GAME, record, holder=ANN, seat=2, level="", names=(), since=-1)
    assert [seat.kind for seat in record.seats] == ["person", "open", "open", "open"]
    assert code_of(lambda: seating.join(record, holder=BEN, name="Ben", seat=None)) == "removed"
    playing = replace(record, phase="playing")
    assert code_of(lambda: seating.take_over(playing, holder=BEN, name="Ben", seat=None, since=3)) == "removed"


def test_a_host_cannot_be_removed_nor_their_seat_be_freed_by_others() -> None:
    record = arranging.make_host(friends(), holder=ANN, seat=1)
    for seat, holder in ((0, BEN), (1, ANN)):
        remove = lambda: arranging.remove_person(GAME, record, holder=holder, seat=seat, level="", names=(), since=-1)  # noqa: B023, E731
        free = lambda: arranging.free(GAME, record, holder=holder, seat=seat, level="", name="", since=-1)  # noqa: B023, E731
        assert (code_of(remove), code_of(free)) == ("not-now", "not-now")
    nobody = lambda: arranging.remove_person(GAME, record, holder=ANN, seat=3, level="", names=(), since=-1)  # noqa: E731
    assert code_of(nobody) == "not-now"


def test_who_is_meant_is_checked_when_seats_have_moved_meanwhile() -> None:
    record = friends()
    ben = record.seats[1].who
    arranging.require_player(record, seat=1, who=ben)
    arranging.require_player(record, seat=1, who=0)
    moved = arranging.swap(record, holder=ANN, seat=1, other=3)
    assert code_of(lambda: arranging.require_player(moved, seat=1, who=ben)) == "not-now"


def test_no_two_players_of_a_table_have_had_the_same_number() -> None:
    record = friends()
    seen = {seat.who for seat in record.seats if seat.who}
    record = arranging.free(GAME, record, holder=ANN, seat=3, level="", name="", since=-1)
    record, seat = seating.join(record, holder=CAT, name="Cat", seat=3)
    assert record.seats[seat].who not in seen


# During the game.


def test_during_the_game_a_freed_seat_is_played_by_a_bot_until_somebody_comes() -> None:
    record = friends("playing")
    record = arranging.free(GAME, record, holder=ANN, seat=1, level="steady", name="Rusty", since=7)
    bot = record.seats[1]
    assert (bot.kind, bot.name, bot.level, bot.vacant) == ("bot", "Rusty", "steady", True)
    assert bot.played == (Spell("Ben", 7),)
    record, _ = seating.take_over(record, holder=CAT, name="Cat", seat=1, since=9)
    assert record.seats[1].played == (Spell("Ben", 7), Spell("Rusty", 9, "steady"))


def test_during_the_game_a_bots_seat_is_offered_and_kept() -> None:
    record = friends("playing")
    offered = arranging.free(GAME, record, holder=ANN, seat=3, level="", name="", since=7)
    assert offered.seats[3].vacant
    kept = arranging.give_to_bot(GAME, offered, holder=ANN, seat=3, level="steady", name="Pip", since=8)
    assert kept == record


def test_during_the_game_seats_neither_move_nor_come_nor_go() -> None:
    record = friends("playing")
    for call in (
        lambda: arranging.swap(record, holder=ANN, seat=0, other=1),
        lambda: arranging.add_seat(GAME, record, holder=ANN),
        lambda: arranging.remove_seat(GAME, record, holder=ANN, seat=3),
        lambda: arranging.give_to_bot(GAME, record, holder=ANN, seat=1, level="steady", name="", since=1),
    ):
        assert code_of(call) == "not-now"
    assert names(arranging.rename(record, holder=ANN, seat=1, name="Benno"))[1] == "Benno"


def test_after_the_game_nothing_about_the_seats_changes() -> None:
    record = friends("over")
    for call in (
        lambda: arranging.rename(record, holder=ANN, seat=1, name="x"),
        lambda: arranging.free(GAME, record, holder=ANN, seat=1, level="steady", name="", since=1),
        lambda: arranging.remove_person(GAME, record, holder=ANN, seat=1, level="steady", names=(), since=1),
    ):
        assert code_of(call) == "not-now"


# Who played what.


def test_a_spell_ends_only_if_something_was_played_in_it() -> None:
    seat = person("Ann", ANN)
    assert seat.left_at(-1) == ()
    assert seat.left_at(3) == (Spell("Ann", 3),)
    stood_in = replace(seat, stand_in="steady", played=seat.left_at(3))
    assert stood_in.left_at(3) == (Spell("Ann", 3),), "the bot did nothing"
    assert stood_in.left_at(5)[-1] == Spell("Ann", 5, "steady", stood_in=True)


# Records of earlier versions.


def test_a_record_from_before_there_were_hosts_can_be_read(pebbles: None) -> None:
    """As the first version wrote it."""
    body = b"""{"done":{},"host":"hash of ann","phase":"gathering","seats":[
        {"kind":"person","name":"Ann","holder":"hash of ann"},{"kind":"bot","level":"steady"},{"kind":"open"}],
        "setup":{"format":1,"game":"pebbles","options":{},"seats":3,"seed":"%s"},"successor":""}""" % (b"0a" * 32)
    record = decode_record(body)
    assert [seat.who for seat in record.seats] == [0, 0, 0]
    assert record.is_host(ANN)
    joined, _ = seating.join(record, holder=BEN, name="Ben", seat=None)
    assert (joined.phase, joined.seats[2].who) == ("playing", 1)
    assert decode_record(encode_record(joined)) == joined


def test_trimming_keeps_as_many_seats_as_the_game_needs() -> None:
    nuts = registry.game("nuts")
    setup = Setup("nuts", nuts.format, 4, nuts.options(), "0" * 64)
    open_seats = (arranging.OPEN,) * 3
    alone = TableRecord(setup, (arranging.OPEN, person("Ann", ANN), arranging.OPEN, arranging.OPEN), ANN, "gathering")
    trimmed = arranging.trim(nuts, alone, holder=ANN)
    assert [seat.kind for seat in trimmed.seats] == ["open", "person"], "a game for two to four"
    assert trimmed.setup.seats == 2
    full = TableRecord(setup, (person("Ann", ANN), person("Ben", BEN), *open_seats[:2]), ANN, "gathering")
    assert names(arranging.trim(nuts, full, holder=ANN)) == ["Ann", "Ben"]
    assert code_of(lambda: arranging.trim(nuts, full, holder=BEN)) == "not-the-host"
