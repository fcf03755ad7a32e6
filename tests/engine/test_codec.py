"""Rows, setups and options: round trips, upcasting old formats, errors for newer formats and damage."""

import hashlib
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.conformance.planted.race import game as race

from burrow.engine.codec import (
    Undo,
    decode_entry,
    decode_options,
    decode_payload,
    decode_row,
    decode_setup,
    digest,
    encode,
    encode_entry,
)  # fmt: skip
from burrow.engine.errors import BadOptions, BadRow, BurrowError, NewerFormat, UnknownGame
from burrow.engine.game import NATURE, AnyGame, Event, Setup
from burrow.engine.rng import seed_from

GAME: AnyGame = race.GAME
SETUP = Setup("race", 1, 2, race.Options(stairs=4), seed_from("codec"))


def rename_pips(format: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Pips were called `steps` in the first format and `eyes` in the second."""
    if raw["type"] != "Thrown":
        return raw
    return {"type": "Thrown", "pips": raw["steps" if format == 1 else "eyes"]}


LATER = replace(race.GAME, format=3, upcast=rename_pips)


def find(name: str) -> AnyGame:
    if name != "race":
        raise UnknownGame(f"there is no game {name!r}")
    return GAME


@pytest.mark.parametrize(
    "entry",
    [
        Event(0, 0, 1, race.Throw()),
        Event(3, 1200, NATURE, race.Thrown(2)),
        Undo(4, 1300, 0, 3),
        Undo(4, 1300, 0, 3, True),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_an_entry_comes_back(entry: Any) -> None:
    assert decode_entry(GAME, encode_entry(entry, "state", nonce="n1"), 1) == entry


def test_a_row_is_one_line_of_plain_json_with_digest_and_nonce() -> None:
    state = race.State(4, (1, 0))
    row = encode_entry(Event(3, 1200, NATURE, race.Thrown(2)), state, nonce="n1")
    assert b"\n" not in row
    canonical = b'{"stairs":4,"places":[1,0],"turn":0,"thrown":false}'
    assert json.loads(row) == {
        "seq": 3,
        "at": 1200,
        "by": -1,
        "what": {"type": "Thrown", "pips": 2},
        "digest": hashlib.sha256(canonical).hexdigest()[:16],
        "nonce": "n1",
    }
    assert json.loads(encode_entry(Undo(4, 1300, 0, 3), state)).keys() == {"seq", "at", "by", "undo", "digest"}


def test_equal_values_have_equal_bytes() -> None:
    assert encode({"b": 1, "a": {3, 1, 2}}) == encode({"a": {2, 3, 1}, "b": 1}) == b'{"a":[1,2,3],"b":1}'


def test_a_digest_tells_states_apart() -> None:
    assert digest(race.State(4, (1, 0))) == digest(race.State(4, (1, 0)))
    assert digest(race.State(4, (1, 0))) != digest(race.State(4, (0, 1)))


@pytest.mark.parametrize(
    ("format", "body"),
    [
        (1, b'{"type":"Thrown","steps":2}'),
        (2, b'{"type":"Thrown","eyes":2}'),
        (3, b'{"type":"Thrown","pips":2}'),
    ],
)
def test_an_old_payload_is_lifted(format: int, body: bytes) -> None:
    assert decode_payload(LATER, body, format) == race.Thrown(2)
    row = b'{"seq":0,"at":0,"by":-1,"what":' + body + b"}"
    assert decode_entry(LATER, row, format) == Event(0, 0, NATURE, race.Thrown(2))


def test_without_a_format_a_payload_is_todays() -> None:
    assert decode_payload(LATER, b'{"type":"Thrown","pips":2}') == race.Thrown(2)
    with pytest.raises(BadRow):
        decode_payload(LATER, b'{"type":"Thrown","steps":2}')


def test_an_old_payload_that_cannot_be_lifted_is_named() -> None:
    with pytest.raises(BadRow, match=r"race cannot lift .*Thrown.* from format 1: KeyError\('steps'\)"):
        decode_payload(LATER, b'{"type":"Thrown"}', 1)
    with pytest.raises(BadRow, match="race cannot read"):
        decode_payload(LATER, b'["Thrown"]', 1)


@pytest.mark.parametrize("read", [lambda b: decode_payload(GAME, b, 2), lambda b: decode_payload(GAME, b, 9)])
def test_a_payload_of_a_newer_format_is_named(read: Any) -> None:
    with pytest.raises(NewerFormat, match="this one reads up to 1"):
        read(b'{"type":"Throw"}')


def test_a_setup_comes_back() -> None:
    assert decode_setup(encode(SETUP), find) == SETUP


def test_a_setup_of_a_newer_format_is_named() -> None:
    body = encode(msgspec.structs.replace(SETUP, format=2))
    with pytest.raises(NewerFormat, match="race of format 2 was written by a newer version"):
        decode_setup(body, find)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"options": {"stairs": 99}}, BadOptions),
        ({"options": {"lift": True}}, BadOptions),
        ({"options": [4]}, BadOptions),
        ({"seats": "two"}, BadRow),
        ({"seed": "short"}, BadRow),
        ({"seed": "G" * 64}, BadRow),
    ],
)
def test_a_setup_that_cannot_be_is_named(change: dict[str, Any], error: type[BurrowError]) -> None:
    with pytest.raises(error):
        decode_setup(encode({**msgspec.to_builtins(SETUP), **change}), find)


DEEP = b'{"seq":0,"at":0,"by":0,"what":' + b"[" * 50_000


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"{}",
        b'{"seq":0,"at":0}',
        b'{"seq":0,"at":0.5,"by":0,"what":{"type":"Throw"}}',
        b'{"seq":"0","at":0,"by":0,"what":{"type":"Throw"}}',
        b'{"seq":0,"at":0,"by":0}',
        b'{"seq":0,"at":0,"by":0,"what":{"type":"Fly"}}',
        b'{"seq":0,"at":0,"by":0,"what":{"type":"Thrown","pips":"six"}}',
        b'{"seq":0,"at":0,"by":0,"what":{"type":"Throw"},"undo":0}',
        b'{"seq":0,"at":0,"by":0,"undo":null}',
        b'{"seq":0,"at":0,"by":0,"what":{"type":"Thr',
        b'{"seq":0,"at":0,"by":0,"what":"\xff"}',
        b"\xff\xfe",
        DEEP,
    ],
    ids=range(15),
)
def test_a_damaged_row_is_named(body: bytes) -> None:
    with pytest.raises(BadRow, match=r"^[a-z]"):
        decode_entry(GAME, body, 1)


def test_a_long_row_is_shown_in_short() -> None:
    with pytest.raises(BadRow) as caught:
        decode_row(DEEP)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("body", [b"\xff", b"{", b"[]", b'{"game":"race"}', b'{"options":' + b"[" * 50_000])
def test_a_damaged_setup_is_named(body: bytes) -> None:
    with pytest.raises(BadRow, match="cannot read the setup"):
        decode_setup(body, find)


def test_a_damaged_setup_is_not_quoted_for_its_seed_may_be_in_it() -> None:
    stored = encode(SETUP)
    for body in (stored[:-1], stored.replace(b'"seed":"', b'"seed":"x'), b'{"seed":"' + SETUP.seed.encode() + b'"}'):
        with pytest.raises(BadRow) as caught:
            decode_setup(body, find)
        assert not any(SETUP.seed[start : start + 6] in str(caught.value) for start in range(58))


def test_options_take_defaults_and_texts_of_the_command_line() -> None:
    assert decode_options(GAME, {}) == race.Options()
    assert decode_options(GAME, {"stairs": "7"}) == race.Options(stairs=7)


@pytest.mark.parametrize("raw", [{"stairs": 2}, {"stairs": 10}, {"stairs": "many"}, {"stair": 5}, [], None, 5])
def test_options_that_the_game_does_not_take_are_named(raw: Any) -> None:
    """`test_options` checks the wording."""
    with pytest.raises(BadOptions, match=r"stairs|race"):
        decode_options(GAME, raw)
