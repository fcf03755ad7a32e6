"""The browser's types: complete, true to the structs, and up to date."""

from typing import Literal

from msgspec import Raw, Struct
from tests.cli.terminal import ROOT

from burrow.cli.types import game_types, schemas, stale_types, typescript, wire_types
from burrow.engine import registry
from burrow.server.wire import inbound, outbound


def test_the_committed_files_are_up_to_date() -> None:
    """If not: ./burrow types."""
    assert list(stale_types(ROOT)) == []


def test_every_message_is_there() -> None:
    found = schemas(wire_types())
    for message in (*inbound.Message.__args__, *outbound.Message.__args__):
        assert found[message.__name__]["properties"]["say"]["enum"] == [message.__struct_config__.tag]


def test_what_a_game_shows_and_takes_is_there() -> None:
    for game in registry.games().values():
        found = schemas(game_types(game))
        assert {"View", "What", "Options"} <= set(found)
        assert set(found["Options"]["required"]) == set(game.options.__struct_fields__)


class Whole(Struct):
    here: int
    """Always sent."""
    default: int = 3


class Sparse(Struct, omit_defaults=True):
    here: int
    default: int = 3


class Asked(inbound.Inbound, frozen=True, tag="asked"):
    here: int
    default: int = 3


def test_required_is_what_is_always_sent() -> None:
    found = schemas({"Whole": Whole, "Sparse": Sparse, "Asked": Asked})
    assert found["Whole"]["required"] == ["here", "default"]
    assert found["Sparse"]["required"] == ["here"]
    assert set(found["Asked"]["required"]) == {"say", "here"}


def test_words_under_a_field_go_along() -> None:
    assert schemas({"Whole": Whole})["Whole"]["properties"]["here"]["description"] == "Always sent."


class Side(Struct):
    """One side.

    In two paragraphs."""

    kind: Literal["left", "right"]
    pair: tuple[int, str]
    pairs: tuple[tuple[int, Literal["a", "b"]], ...]
    row: tuple[Literal["a", "b"], ...]
    """Any number of them."""
    other: Whole | None
    by_name: dict[str, int]
    anything: dict[str, Raw]
    is_new: bool = False


def test_a_struct_becomes_an_interface() -> None:
    assert (
        typescript({"Side": Side, "Perhaps": Side | None})
        == """
export type Perhaps = Side | null;

/**
 * One side.
 *
 * In two paragraphs.
 */
export interface Side {
  kind: 'left' | 'right';
  pair: [number, string];
  pairs: [number, 'a' | 'b'][];
  /** Any number of them. */
  row: ('a' | 'b')[];
  other: Whole | null;
  by_name: Record<string, number>;
  anything: Record<string, unknown>;
  is_new: boolean;
}

export interface Whole {
  /** Always sent. */
  here: number;
  default: number;
}
"""
    )
