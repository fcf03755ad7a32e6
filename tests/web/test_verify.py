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
from burrow.engine.audit import Audit
from burrow.engine.chance import start_of
from burrow.engine.codec import decode_options, encode_heading
from burrow.engine.game import NATURE, Event, Setup
from burrow.engine.luck import pledge_of
from burrow.engine.rng import commitment, seed_from
from burrow.games.gophers.moves import Drew
from burrow.games.gophers.nature import PILE
from burrow.verifier.page import declared

pytestmark = needs_web_tools

CHECKED = """
import { check } from './check';
import { judge } from './proof';
export default ({ declared, logs, proofs }) => ({
  logs: Object.fromEntries(Object.entries(logs).map(([name, text]) => [name, brief(check(text, declared))])),
  proofs: proofs.map(([log, proof]) => judge(proof, check(logs[log], declared).games[0].heading)),
});
const brief = ({ games, fault }) => ({
  fault,
  draws: games.reduce((sum, { draws }) => sum + draws.length, 0),
  unjudged: games[0]?.unjudged,
});
"""
HEADING, *ROWS = written(fair_game())
OTHER = seed_from("other")
PLACES = [place for game in registry.games() for place in first_of_each_kind(game)]
"""An event of every kind, of every game."""


def is_drawn(place: Place) -> bool:
    return place.kind in {shown.payload for shown in registry.game(place.game).chance}


def heading(**fields: Any) -> list[bytes]:
    """The fair game with another first line."""
    return [changed(HEADING, **msgspec.to_builtins(fields)), *ROWS]


def undo(seq: int, *, by: int, undo: int) -> bytes:
    return msgspec.json.encode({"seq": seq, "at": 10**9, "by": by, "undo": undo})


def by_of(row: bytes) -> int:
    by: int = msgspec.json.decode(row)["by"]
    return by


def cards(last: int) -> list[bytes]:
    """Every card of the deck of Gophers Walk as it must come, and then another one."""
    game = registry.game("gophers")
    setup = Setup("gophers", game.format, 2, decode_options(game, {"way": "basic"}), seed_from("cards"))
    audit, total = Audit(game.chance, setup), sum(start_of(PILE, setup.options))
    rows = []
    for seq in range(total):
        (draw,) = audit.draws(Event(seq, 0, NATURE, Drew(0)))
        rows.append({"seq": seq, "at": 0, "by": NATURE, "what": {"type": "Drew", "card": draw.drawn}})
    rows.append({"seq": total, "at": 0, "by": NATURE, "what": {"type": "Drew", "card": last}})
    return [encode_heading(setup, entries=len(rows)), *map(msgspec.json.encode, rows)]


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
    "time": ([HEADING, *ROWS[:-1], changed(ROWS[-1], at=0)], {"id": "fault-time", "line": len(ROWS) + 1}),
    "a seat that is not there": ([HEADING, changed(ROWS[0], by=3), *ROWS[1:]], {"id": "fault-nobody", "line": 2}),
    "nobody": ([HEADING, changed(ROWS[0], by=-2), *ROWS[1:]], {"id": "fault-nobody", "line": 2}),
    "an unknown payload": (
        [HEADING, ROWS[0], changed(ROWS[1], what={"type": "Cheat"}), *ROWS[2:]],
        {"id": "fault-kind", "line": 3, "values": {"kind": "Cheat"}},
    ),
    "a move of chance": ([HEADING, ROWS[0], changed(ROWS[1], by=-1), *ROWS[2:]], {"id": "fault-chance", "line": 3}),
    "chance is taken back": ([HEADING, ROWS[0], undo(1, by=-1, undo=0)], {"id": "fault-undo", "line": 3}),
    "chance is taken back by a seat": ([HEADING, ROWS[0], undo(1, by=0, undo=0)], {"id": "fault-undo", "line": 3}),
    "a move is taken back after a roll": (
        [HEADING, *ROWS[:3], undo(3, by=by_of(ROWS[1]), undo=1)],
        {"id": "fault-undo", "line": 5, "seq": 3},
    ),
    "a move of somebody else is taken back": (
        [HEADING, *ROWS[:2], undo(2, by=(by_of(ROWS[1]) + 1) % 3, undo=1)],
        {"id": "fault-undo", "line": 4},
    ),
    "a move is taken back twice": (
        [HEADING, *ROWS[:2], undo(2, by=by_of(ROWS[1]), undo=1), undo(3, by=by_of(ROWS[1]), undo=1)],
        {"id": "fault-undo", "line": 5},
    ),
    "the end is missing": (
        [changed(HEADING, entries=len(ROWS)), *ROWS[:-3]],
        {"id": "fault-end", "line": len(ROWS) - 2, "values": {"entries": len(ROWS), "found": len(ROWS) - 3}},
    ),
    "nothing but a heading": ([changed(HEADING, entries=len(ROWS))], {"id": "fault-end", "line": 1}),
    "something after the end": (
        [changed(HEADING, entries=len(ROWS)), *ROWS, changed(ROWS[1], seq=len(ROWS), at=10**9)],
        {"id": "fault-end"},
    ),
    "neither a move nor an undo": ([HEADING, b'{"seq":0,"at":0,"by":0}'], {"id": "fault-line", "line": 2}),
    "a newer format": (heading(format=99), {"id": "fault-newer", "line": 1}),
    "a card that no deck has": (cards(99), {"id": "fault-card"}),
    "an unknown game": (heading(game="marmots"), {"id": "fault-game", "values": {"game": "marmots"}}),
    "no log": ([b"good morning"], {"id": "fault-line", "line": 1}),
    "no heading": (ROWS, {"id": "fault-start", "line": 1}),
    "nothing": ([], {"id": "fault-empty"}),
    "half a line": ([HEADING, ROWS[0][:-5]], {"id": "fault-line", "line": 2}),
    "a bad seed": (heading(seed="00"), {"id": "fault-line", "line": 1}),
}


def true_logs() -> dict[str, list[bytes]]:
    whole = {"whole": [changed(HEADING, entries=len(ROWS)), *ROWS], "a card from under the pile": cards(0)}
    return (
        whole
        | {
            f"{game}-{number}": written(logged)
            for game in registry.games()
            for number, logged in enumerate(games_of(game))
        }
        | {"fair": written(fair_game()), "two games": written(fair_game()) + written(games_of("hamstern")[0])}
    )


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
    logs |= {f"forged {place.game}-{place.kind}": forged(place.logged, place.seq) for place in PLACES}
    given = {
        "declared": msgspec.to_builtins(declared()),
        "logs": {name: b"\n".join([*lines, b""]).decode() for name, lines in logs.items()},
        "proofs": [["fair", text] for text, _ in PROOFS],
    }
    answer: dict[str, Any] = computed("verify", CHECKED, given)
    return answer


def test_it_says_what_it_cannot_judge() -> None:
    logs = found()["logs"]
    moves = sum(by_of(row) >= 0 for row in ROWS)
    assert logs["fair"]["unjudged"] == {"moves": moves, "answers": 0, "cards": 0, "end": True}
    assert logs["whole"]["unjudged"] == {"moves": moves, "answers": 0, "cards": 0, "end": False}
    assert logs["a card from under the pile"]["unjudged"] == {"moves": 0, "answers": 0, "cards": 1, "end": False}


def test_true_games_are_let_through() -> None:
    for name in true_logs():
        assert found()["logs"][name]["fault"] is None, name
    drawn = {game: found()["logs"][f"{game}-0"]["draws"] for game in registry.games()}
    assert all(drawn.values()), drawn


@pytest.mark.parametrize("place", [*filter(is_drawn, PLACES)], ids=lambda place: f"{place.game}-{place.kind}")
def test_a_forged_draw_is_named(place: Place) -> None:
    fault = found()["logs"][f"forged {place.game}-{place.kind}"]["fault"]
    assert (fault["id"], fault["line"], fault["seq"]) == ("fault-draw", place.seq + 2, place.seq)


@pytest.mark.parametrize(
    "place", [each for each in PLACES if not is_drawn(each)], ids=lambda each: f"{each.game}-{each.kind}"
)
def test_another_forged_event_is_named_or_not_called_right(place: Place) -> None:
    """The page has no rules: it says of how many moves and other answers it cannot tell whether they are right."""
    told = found()["logs"][f"forged {place.game}-{place.kind}"]
    true = found()["logs"][f"{place.game}-{place.number}"]
    by_seat = declared()[place.game].said[place.kind] == "seat"
    if told["fault"] is not None:
        assert (told["fault"]["id"], told["fault"]["line"]) in {
            ("fault-time", place.seq + 2),
            ("fault-undo", place.seq + 2),
        }
    else:
        assert told["unjudged"]["moves" if by_seat else "answers"] > 0
        assert true["unjudged"]["moves" if by_seat else "answers"] > 0


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
