"""If nothing can be taken back, the page says why."""

from typing import Any

from tests.web_code import computed, needs_web_tools

pytestmark = needs_web_tools

WHY = """
import { whyNoUndo } from './undo';
export default (all) => all.map(({ log, yours, phase }) => whyNoUndo(log, yours, phase));
"""

CHANCE, ME, OTHER = -1, 0, 1


def entries(*made: int, taken_back: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """Play one entry of each of these kinds, in this order, then take some of them back."""
    log: list[dict[str, Any]] = [{"seq": seq, "at": 0, "by": by} for seq, by in enumerate(made)]
    return log + [{"seq": len(made) + more, "at": 0, "by": ME, "undo": seq} for more, seq in enumerate(taken_back)]


def test_what_cannot_be_taken_back_is_explained() -> None:
    expected: list[tuple[list[dict[str, Any]], list[int], str, dict[str, Any]]] = [
        (entries(ME, CHANCE), [ME], "playing", {"message": "undo-chance"}),
        (entries(ME, OTHER), [ME], "playing", {"message": "undo-other", "seat": OTHER}),
        (entries(OTHER, ME), [ME], "playing", {"message": "undo"}),
        (entries(), [ME], "playing", {"message": "undo-nothing"}),
        (entries(ME, taken_back=(0,)), [ME], "playing", {"message": "undo-nothing"}),
        (entries(CHANCE, ME, taken_back=(1,)), [ME], "playing", {"message": "undo-chance"}),
        (entries(ME), [ME], "over", {"message": "undo-over"}),
        (entries(ME), [], "playing", {"message": "undo-watching"}),
    ]
    asked = [{"log": log, "yours": yours, "phase": phase} for log, yours, phase, _ in expected]
    assert computed("lib", WHY, asked) == [why for *_, why in expected]
