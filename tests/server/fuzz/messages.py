"""Messages that a hostile or broken client might send."""

import json
from typing import Any

from hypothesis import strategies as st

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, -1, 15, 16, 2**31, 2**53, 2**63, 2**64, 10**400])
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["", "Roll", "move", "casual", "\x00", "\u202e", "💥" * 60, "x" * 5000, "../../etc/passwd"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)

moves: st.SearchStrategy[Any] = st.sampled_from(
    [
        {"type": "Roll"}, {"type": "Bank"}, {"type": "RaceRoll"},
        # Nature's own payloads.
        {"type": "Starts", "seat": 0}, {"type": "Rolled", "faces": ["nut"] * 5}, {"type": "TimeUp"},
        {"type": "RaceRolled", "faces": ["nut"]}, {"type": "DogRolled", "seat": 1, "face": "dog"},
        {"type": "PacedRolled", "faces": ["nut"], "dogs": [[1, "dog"]]},
        # Payloads of other games, and of none.
        {"type": "Cross", "cells": [1, 2]}, {"type": "Undo"}, {"type": ""}, {"type": 7}, {}, [], None, "Roll",
        {"type": "Rolled", "faces": ["nut"] * 500}, {"type": "Rolled", "faces": ["gold"]},
    ]
)  # fmt: skip

nonces = st.sampled_from(["a", "b", "same", "x" * 40]) | st.text(min_size=1, max_size=40)
seats = st.integers(0, 15) | st.sampled_from([0, 1])
bytes32 = st.sampled_from(["0" * 64, "f" * 64, "0" * 63, "0x" + "0" * 62, "A" * 64])
levels = st.sampled_from(["", "casual", "expert", "nobody", "__class__"])

well_formed = st.one_of(
    st.fixed_dictionaries({"say": st.just("move"), "nonce": nonces, "seat": seats, "move": moves}),
    st.fixed_dictionaries({"say": st.just("undo"), "nonce": nonces, "seat": seats}),
    st.fixed_dictionaries({"say": st.just("begin"), "nonce": nonces, "fill": levels}),
    st.fixed_dictionaries({"say": st.just("substitute"), "nonce": nonces, "seat": seats, "level": levels}),
    st.fixed_dictionaries({"say": st.just("rematch"), "nonce": nonces}),
    st.fixed_dictionaries({"say": st.just("pledge"), "nonce": nonces, "pledge": bytes32}),
    st.fixed_dictionaries({"say": st.just("reveal"), "nonce": nonces, "share": bytes32}),
)
"""Every field has the right type, but may make no sense."""


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A message with a field too many, too few, misnamed or of another kind."""
    message: dict[str, Any] = dict(draw(well_formed))
    key = draw(st.sampled_from(sorted(message)))
    how = draw(st.sampled_from(["drop", "rename", "replace", "add", "wrap"]))
    if how == "drop":
        del message[key]
    elif how == "rename":
        message[draw(st.text(max_size=6))] = message.pop(key)
    elif how == "replace":
        message[key] = draw(junk)
    elif how == "add":
        message[draw(st.text(max_size=6) | st.sampled_from(["seed", "id", "type"]))] = draw(junk)
    return [message] if how == "wrap" else message


def dump(value: Any) -> str:
    """With NaN and Infinity, which JSON does not allow, and lone surrogates as escapes."""
    return json.dumps(value)


@st.composite
def torn(draw: st.DrawFn) -> str:
    """A message that ends too early, or has something inserted."""
    text = dump(draw(well_formed))
    cut = draw(st.integers(0, len(text)))
    return text[:cut] + draw(st.text(max_size=3)) + (text[cut:] if draw(st.booleans()) else "")


monsters = st.sampled_from(
    [
        "", " ", "null", "[]", "{}", "NaN", "-", "\ufeff{}", "{" * 3000, "[" * 8000, '{"a":' * 2500,
        '"' + "\\u0000" * 500 + '"',
        "9" * 5000, "1e999999", '{"say":"pong","id":1e400}',
        '{"say":"move","say":"undo","nonce":"n","seat":0}', '{"say":"undo","nonce":"\\ud800","seat":0}',
        '{"say":"move","nonce":"n","seat":0,"move":"\\udfff"}',
        '{"say":"move","nonce":"n","seat":0,"move":' + "[" * 2000 + "}",
        '{"say":"substitute","nonce":"n","seat":0,"level":"\\ud83d"}', '{"say":"begin","nonce":"n","fill":"\\udc00"}',
        '{"say":"move","nonce":"n","seat":0,"move":{"type":"\\ud800"}}',
        '{"say":"move","nonce":"n","seat":1e0,"move":{"type":"Roll"}}', '{"say":"pong"}', '{"say":"welcome"}',
    ]
)  # fmt: skip

frames: st.SearchStrategy[str | bytes] = st.one_of(
    well_formed.map(dump),
    mutated().map(dump),
    torn(),
    junk.map(dump),
    monsters,
    st.text(max_size=60),
    st.binary(max_size=60),
    well_formed.map(lambda message: dump(message).encode()),
)
"""Text and binary frames."""
