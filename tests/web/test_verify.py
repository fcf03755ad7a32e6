"""The page that checks a log finds what `burrow verify` finds about dice and cards: its code runs in Node here, on true
games of every kind and on forged ones."""

from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.cli.forging import LUCK, SHARES, Place, changed, fair_game, first_of_each_kind, forged, games_of, written
from tests.web_code import computed, needs_web_tools

from burrow.engine import registry
from burrow.engine.luck import pledge_of
from burrow.engine.rng import commitment, seed_from
from burrow.verifier.page import declared

pytestmark = needs_web_tools

CHECKED = """
import { check } from './check';
import { judge } from './proof';
export default ({ declared, logs, proofs }) => ({
  logs: Object.fromEntries(Object.entries(logs).map(([name, text]) => [name, brief(check(text, declared))])),
  proofs: proofs.map(([log, proof]) => judge(proof, check(logs[log], declared).games[0].heading)),
});
const brief = ({ games, fault }) => ({ fault, draws: games.reduce((sum, { draws }) => sum + draws.length, 0) });
"""
HEADING, *ROWS = written(fair_game())
OTHER = seed_from("other")
DRAWN = [
    place
    for game in registry.games().values()
    for place in first_of_each_kind(game.id)
    if place.kind in {shown.payload for shown in game.chance}
]


def heading(**fields: Any) -> list[bytes]:
    """The fair game with another first line."""
    return [changed(HEADING, **msgspec.to_builtins(fields)), *ROWS]


FORGED: dict[str, tuple[list[bytes], dict[str, Any]]] = {
    "seed": (heading(seed=OTHER), {"id": "fault-seed", "line": 1}),
    "fingerprint": (heading(commitment=OTHER), {"id": "fault-seed", "line": 1}),
    "seed and fingerprint": (heading(seed=OTHER, commitment=commitment(OTHER)), {"id": "fault-draw"}),
    "share": (heading(luck=replace(LUCK, shares=(OTHER, "", ""))), {"id": "fault-share", "values": {"seat": 1}}),
    "pledge": (
        heading(luck=replace(LUCK, pledges=(pledge_of(OTHER), "", ""))),
        {"id": "fault-share", "values": {"seat": 1}},
    ),
    "share and pledge": (
        heading(luck=replace(LUCK, pledges=(pledge_of(OTHER), *LUCK.pledges[1:]), shares=(OTHER, "", ""))),
        {"id": "fault-draw"},
    ),
    "share put in": (heading(luck=replace(LUCK, shares=(*SHARES[:2], ""))), {"id": "fault-draw"}),
    "share left out": (heading(luck=replace(LUCK, shares=("", "", ""))), {"id": "fault-draw"}),
    "table": (heading(luck=replace(LUCK, table="elsewhere")), {"id": "fault-draw"}),
    "a share too few": (heading(luck=replace(LUCK, shares=LUCK.shares[:2])), {"id": "fault-list", "line": 1}),
    "order": ([HEADING, ROWS[1], ROWS[0], *ROWS[2:]], {"id": "fault-order", "values": {"wanted": 0, "found": 1}}),
    "left out": ([HEADING, *ROWS[:4], *ROWS[5:]], {"id": "fault-order", "line": 6}),
    "by a seat": ([HEADING, changed(ROWS[0], by=1), *ROWS[1:]], {"id": "fault-seat", "line": 2, "seq": 0}),
    "no such field": (
        [HEADING, changed(ROWS[0], what={"type": "Starts"}), *ROWS[1:]],
        {"id": "fault-shape", "line": 2, "seq": 0},
    ),
    "an unknown game": (heading(game="marmots"), {"id": "fault-game", "values": {"game": "marmots"}}),
    "no log": ([b"good morning"], {"id": "fault-line", "line": 1}),
    "no heading": (ROWS, {"id": "fault-start", "line": 1}),
    "nothing": ([], {"id": "fault-empty"}),
    "half a line": ([HEADING, ROWS[0][:-5]], {"id": "fault-line", "line": 2}),
    "a bad seed": (heading(seed="00"), {"id": "fault-line", "line": 1}),
}


def true_logs() -> dict[str, list[bytes]]:
    return {
        f"{game}-{number}": written(logged) for game in registry.games() for number, logged in enumerate(games_of(game))
    } | {"fair": written(fair_game()), "two games": written(fair_game()) + written(games_of("hamstern")[0])}


def proof(**fields: Any) -> str:
    kept = {
        "table": LUCK.table,
        "commitment": commitment(fair_game().setup.seed),
        "pledges": LUCK.pledges,
        "share": SHARES[0],
    }
    return msgspec.json.encode({**kept, **fields}).decode()


PROOFS = [
    (proof(), "proof-in"),
    (proof(share=SHARES[1]), "proof-out"),
    (proof(share=OTHER), "proof-never"),
    (proof(commitment=OTHER), "proof-fingerprint"),
    (proof(pledges=[LUCK.pledges[0], "", ""]), "proof-pledges"),
    (proof(table="elsewhere"), "proof-table"),
    ("good morning", "proof-unreadable"),
    ("{}", "proof-unreadable"),
]


@cache
def found() -> dict[str, Any]:
    """Everything in one run of Node."""
    logs = true_logs()
    logs |= {f"forged {name}": lines for name, (lines, _) in FORGED.items()}
    logs |= {f"forged {place.game}-{place.kind}": forged(place.logged, place.seq) for place in DRAWN}
    given = {
        "declared": msgspec.to_builtins(declared()),
        "logs": {name: b"\n".join([*lines, b""]).decode() for name, lines in logs.items()},
        "proofs": [["fair", text] for text, _ in PROOFS],
    }
    answer: dict[str, Any] = computed("verify", CHECKED, given)
    return answer


def test_true_games_are_let_through() -> None:
    for name in true_logs():
        assert found()["logs"][name]["fault"] is None, name
    drawn = {game: found()["logs"][f"{game}-0"]["draws"] for game in registry.games()}
    assert all(drawn.values()), drawn


@pytest.mark.parametrize("place", DRAWN, ids=lambda place: f"{place.game}-{place.kind}")
def test_a_forged_draw_is_named(place: Place) -> None:
    fault = found()["logs"][f"forged {place.game}-{place.kind}"]["fault"]
    assert (fault["id"], fault["line"], fault["seq"]) == ("fault-draw", place.seq + 2, place.seq)


@pytest.mark.parametrize("name", FORGED)
def test_another_forgery_is_named(name: str) -> None:
    fault = found()["logs"][f"forged {name}"]["fault"]
    assert fault is not None
    wanted = FORGED[name][1]
    assert {key: fault.get(key) for key in wanted} == wanted


@pytest.mark.parametrize("number", range(len(PROOFS)))
def test_a_proof_is_judged(number: int) -> None:
    verdict = found()["proofs"][number]
    assert verdict["id"] == PROOFS[number][1]
    assert verdict["isIn"] == (verdict["seats"] == [1])
