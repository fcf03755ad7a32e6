"""Encodes setups, entries and states as bytes and decodes them, with digests and format versions.

A row is one JSON object on one line: `{"seq", "at", "by", "what" | "undo" ("agreed"), "digest", "nonce"}`."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from burrow.engine.errors import BadMove, BadOptions, BadRow, NewerFormat
from burrow.engine.game import AnyGame, Event, Millis, Seat, Setup
from burrow.engine.luck import Luck, luck_faults
from burrow.engine.options import complaint
from burrow.engine.rng import commitment


class Undo(Struct, frozen=True):
    """An entry that takes back the event with the number `undo`, the last live one. Nothing is removed from the log."""

    seq: int
    at: Millis
    by: Seat
    undo: int
    agreed: bool = False
    """The others at the table agreed. Otherwise the game itself has to allow it."""


Entry = Event[Any] | Undo


class Row(Struct, frozen=True, omit_defaults=True):
    """A stored entry, with the digest of the state after it."""

    seq: int
    at: Millis
    by: Seat
    what: Raw | UnsetType = UNSET
    undo: int | UnsetType = UNSET
    agreed: bool = False
    digest: str = ""
    nonce: str = ""
    """The client's id for the move. A move with a known nonce is not applied again."""


class _StoredSetup(Struct, frozen=True):
    game: str
    format: int
    seats: int
    options: Raw
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    luck: Luck | None = None
    commitment: str = ""
    entries: int | None = None


class Heading(NamedTuple):
    """The first line of a log, read."""

    setup: Setup
    fingerprint: str
    """As the log says it; empty in logs that were written before they had one."""
    entries: int | None
    """How many entries follow; None: the log does not say."""


class _Heading(Struct, frozen=True, omit_defaults=True):
    """A setup as the first line of a log has it."""

    game: str
    format: int
    seats: int
    options: Struct
    commitment: str
    """The fingerprint of the seed, as it was shown before the first roll."""
    seed: str
    luck: Luck | None = None
    bots: tuple[str, ...] = ()
    """The levels of the bots in a simulation, by seat."""
    entries: int | None = None
    """How many entries follow, so that everyone notices if the end is missing."""


_encoder = msgspec.json.Encoder(order="deterministic")
_rows = msgspec.json.Decoder(Row)
_setups = msgspec.json.Decoder(_StoredSetup)

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What msgspec raises on bytes that don't encode the type. Deeply nested brackets raise RecursionError."""


@cache
def _payloads(payload: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(payload)


@cache
def kinds(payload: Any) -> tuple[type[Any], ...]:
    """The classes of a game's payloads."""
    return get_args(payload) or (payload,)


def check_kind(game: AnyGame, move: object) -> None:
    """Raise `BadMove` unless the move is a payload of this game. Cheap enough to call for every move."""
    if type(move) not in kinds(game.payload):
        raise BadMove(f"{game.id} takes {_names(game)}, not {_shown(move)}")


def check_move(game: AnyGame, move: object) -> None:
    """Raise `BadMove` unless the move is a payload of this game with fields of the right types.

    Structs don't check their fields when Python code makes them."""
    check_kind(game, move)
    try:
        same = _payloads(game.payload).decode(_encoder.encode(move)) == move
    except (TypeError, ValueError, *UNREADABLE) as error:
        raise BadMove(f"{game.id} cannot read {_shown(move)}: {error}") from None
    if not same:
        raise BadMove(f"{game.id} cannot read {_shown(move)}: a field has the wrong type")


def _names(game: AnyGame) -> str:
    *others, last = (kind.__name__ for kind in kinds(game.payload))
    return f"{', '.join(others)} or {last}" if others else last


def _shown(move: object) -> str:
    text = repr(move)
    return text if len(text) <= 120 else text[:117] + "..."


def encode(value: Any) -> bytes:
    """Canonical JSON: equal values, equal bytes."""
    return _encoder.encode(value)


def digest(state: Any) -> str:
    """The first 16 hexadecimal digits of SHA-256 over the canonical encoding."""
    return sha256(_encoder.encode(state)).hexdigest()[:16]


def encode_entry(entry: Entry, state: Any, nonce: str = "") -> bytes:
    """Encode an entry as a row; `state` is the state after it."""
    if isinstance(entry, Undo):
        row = Row(
            entry.seq,
            entry.at,
            entry.by,
            undo=entry.undo,
            agreed=entry.agreed,
            digest=digest(state),
            nonce=nonce,
        )
    else:
        what = Raw(_encoder.encode(entry.what))
        row = Row(entry.seq, entry.at, entry.by, what=what, digest=digest(state), nonce=nonce)
    return _encoder.encode(row)


def decode_row(body: bytes | str) -> Row:
    try:
        return _rows.decode(body)
    except UNREADABLE as error:
        raise BadRow(f"cannot read the row {_short(body)}: {error}") from None


def decode_entry(game: AnyGame, body: bytes | str | Row, format: int) -> Entry:
    """Decode the entry of a row written under `format`."""
    row = body if isinstance(body, Row) else decode_row(body)
    if row.what is not UNSET and row.undo is not UNSET:
        raise BadRow(f"row {row.seq} of {game.id} has both 'what' and 'undo'")
    if isinstance(row.undo, int):
        return Undo(row.seq, row.at, row.by, row.undo, row.agreed)
    if row.what is UNSET:
        raise BadRow(f"row {row.seq} of {game.id} has neither 'what' nor 'undo'")
    return Event(row.seq, row.at, row.by, decode_payload(game, bytes(row.what), format))


def decode_payload(game: AnyGame, body: bytes | str, format: int | None = None) -> Any:
    """Decode a payload of the game. With `format`, a payload of an older format is upcast first."""
    if format is not None and format > game.format:
        raise _newer(game, format)
    try:
        if format is not None and format < game.format:
            return msgspec.convert(_lift(game, format, body), game.payload)
        return _payloads(game.payload).decode(body)
    except UNREADABLE as error:
        raise BadRow(f"{game.id} cannot read {_short(body)}: {error}") from None


def _lift(game: AnyGame, format: int, body: bytes | str) -> dict[str, Any]:
    raw = msgspec.json.decode(body, type=dict[str, Any])
    try:
        return game.upcast(format, raw)
    except (LookupError, TypeError, ValueError) as error:
        raise BadRow(f"{game.id} cannot lift {_short(body)} from format {format}: {error!r}") from error


def encode_heading(setup: Setup, bots: tuple[str, ...] = (), entries: int | None = None) -> bytes:
    """The first line of a log: the setup, the fingerprint of its seed, and how many entries follow."""
    seal, (game, format, seats, options, seed, luck) = commitment(setup.seed), msgspec.structs.astuple(setup)
    return _encoder.encode(_Heading(game, format, seats, options, seal, seed, luck, bots, entries))


def decode_setup(body: bytes | str, find: Any) -> Setup:
    """Decode a stored setup, or the first line of a log. `find` returns the game with an id, or raises
    `UnknownGame`."""
    return decode_heading(body, find).setup


def decode_heading(body: bytes | str, find: Any) -> Heading:
    """Decode the first line of a log."""
    try:
        stored = _setups.decode(body)
        raw_options = msgspec.json.decode(stored.options)
    except UNREADABLE as error:
        raise BadRow(f"cannot read the setup: {error}") from None  # don't quote the body: it holds the seed
    game: AnyGame = find(stored.game)
    if stored.format > game.format:
        raise _newer(game, stored.format)
    _check_luck(stored)
    options = decode_options(game, raw_options)
    setup = Setup(stored.game, stored.format, stored.seats, options, stored.seed, stored.luck)
    return Heading(setup, stored.commitment, stored.entries)


def _check_luck(stored: _StoredSetup) -> None:
    if stored.commitment and stored.commitment != commitment(stored.seed):
        raise BadRow("the seed does not match the fingerprint that was shown before the game")
    for fault in luck_faults(stored.luck, stored.seats) if stored.luck is not None else ():
        raise BadRow(fault)


def decode_options(game: AnyGame, raw: Any) -> Struct:
    """Build options from plain values. Missing ones get their defaults; unknown or out-of-range ones are refused."""
    try:
        options: Struct = msgspec.convert(raw, game.options, strict=False)
    except msgspec.ValidationError as error:
        words = complaint(game.id, game.options, raw)
        raise BadOptions(words or f"{game.id} does not take these options: {error}") from None
    return options


def _newer(game: AnyGame, format: int) -> NewerFormat:
    return NewerFormat(
        f"{game.id} of format {format} was written by a newer version; this one reads up to {game.format}"
    )


def _short(body: bytes | str) -> str:
    text = body if isinstance(body, str) else body.decode("utf-8", "backslashreplace")
    return repr(text if len(text) <= 120 else text[:117] + "...")
