"""Gophers Walk: two people in two windows. What one of them receives contains nothing about anybody else's cards."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import WebSocket, expect
from tests.browser.gophers import CASUAL, FEAST, FRIEND, ME, GophersGuest
from tests.browser.ledger import logged
from tests.browser.running_server import RunningServer

from burrow.games.gophers.state import State

OPEN = {
    "options", "book", "seat", "phase", "page", "first", "round", "turn", "seats", "asked", "draws", "pile", "under_by",
    "used", "stock", "ways", "quiet", "laid", "deadline", "winners", "ended", "small_hands",
    "ends_with", "gift_cards", "gone_kinds", "is_last_round", "counts",
}  # fmt: skip
"""Fields of a view in which nothing is hidden: what lies on the table, and how many cards everyone holds."""
OWN = {"hand", "makes", "gift", "hint", "may_dig", "under"}
"""Fields that say something about the reader's own cards."""
SEAT = {"figure", "cards", "added", "subtracted", "points", "amounts", "baskets", "dig"}
"""Everybody sees the two piles of a seat, and how many cards are in its hand."""


BY_HAND = 40
"""Entries of the log until bots take over; both people have drawn, walked and collected by then."""


class Draw(NamedTuple):
    """A card drawn from the pile."""

    seat: int
    """The seat that got it."""
    buried: int | None
    """The seat that had put it under the pile; -1 if everybody knew, because nothing else was left to draw."""

    def known_to(self, seat: int) -> bool:
        """The seat that gets a card knows it, and so does the seat that put it under the pile and sees it come up
        again."""
        return seat == self.seat or self.buried in (seat, -1)


class Ear:
    """Records everything that a page receives."""

    def __init__(self, guest: GophersGuest) -> None:
        self.frames: list[str] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def newest(self) -> dict[str, Any]:
        """The last update of the table."""
        return next(message for message in map(json.loads, reversed(self.frames)) if message["say"] == "update")

    def sights(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """What was received, with the number of the entry after which it came."""
        for message in map(json.loads, self.frames):
            for sight in message.get("sights", ()):
                yield message["seq"], sight


def secrets_in(seq: int, sight: dict[str, Any], seat: int, states: list[State], drawn: dict[int, Draw]) -> list[str]:
    """What a sight of this seat reveals that only others may know. `states`: before the first entry, and after each;
    `drawn`: the draw of each entry."""
    state, view = states[seq + 1], sight["view"]
    found = [f"{name} of the view" for name in sorted(set(view) - OPEN - OWN)]
    found += [f"{name} of a seat" for one in view["seats"] for name in sorted(set(one) - SEAT)]
    if {sight["seat"], view["seat"]} not in ({seat}, {None}):
        found.append("somebody else's eyes")
    held = state.hands[seat] if sight["seat"] == seat else ()
    if tuple(view["hand"]) != held:
        found.append(f"a hand: {view['hand']}")
    is_asked = state.asked[:1] == (seat,)
    if view["gift"] and not (is_asked and tuple(view["gift"]) == state.gift):
        found.append(f"a gift: {view['gift']}")
    if view["hint"] is not None and not is_asked:
        found.append(f"a hint: {view['hint']}")
    knows = [buried.card if buried.seat in (seat, -1) else -1 for buried in state.buried]
    if view["under"] != knows:
        found.append(f"cards under the pile: {view['under']}")
    found += [
        f"a card that seat {drawn[event['seq']].seat} drew: {event['what']}"
        for event in sight["events"]
        if (event.get("what") or {}).get("type") == "Drew" and not drawn[event["seq"]].known_to(seat)
    ]
    return found + [
        f"a move with other cards: {move}"
        for move in sight["legal"] or ()
        if not set(held).issuperset((*move.get("plus", ()), *move.get("minus", ())))
    ]


def draws(house: RunningServer, path: str) -> dict[int, Draw]:
    """By entry, the draws of a game: for the first in the queue, or for whoever opens a gift."""
    found, before = {}, None
    for log in logged(house, path):
        if before is not None and (before.draws or before.phase == "unwrap"):
            buried = None if any(before.pile) else before.buried[0].seat
            found[log.seq] = Draw(before.draws[0][0] if before.draws else before.asked[0], buried)
        before = log.state
    return found


def test_neither_window_hears_of_anybody_elses_cards(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """A whole game of two people and three bots: the deal, refills and the end, in every frame of either page. The
    people play some turns of their own; then bots play on for them, which is quicker and is told to them as well."""
    both = [guests(swift.url, kind=GophersGuest) for _ in range(2)]
    ears = [Ear(guest) for guest in both]
    ada, bo = both
    path = ada.open(ME, FRIEND, CASUAL, CASUAL, CASUAL, way="basic", book="own", own=FEAST)
    bo.join(path, "Bo")
    for guest in both:
        guest.see_board()
    while (news := ears[0].newest())["seq"] < BY_HAND:
        (asked,) = news["waiting"]
        if asked < len(both):
            both[asked].by_mouse(both[asked].something_to_do())
        for guest in both:
            guest.see_seq(news["seq"] + 1)
    for guest, name in zip(both, ("Ada", "Bo"), strict=True):
        guest.leave_it_to_bots(name)
    for guest in both:
        expect(guest.result).to_be_visible()
    first, second = (re.sub(r"\s+", " ", guest.page.locator(".result ol").inner_text()) for guest in both)
    assert first == second

    states: list[State] = [log.state for log in logged(swift, path)]
    drawn = draws(swift, path)
    assert states[-1].phase == "over"
    for seat, ear in enumerate(ears):
        heard = list(ear.sights())
        assert heard[-1][0] == len(states) - 2, "the end was not heard"
        assert [(seq, wrong) for seq, sight in heard for wrong in secrets_in(seq, sight, seat, states, drawn)] == []

    found = [wrong for seq, sight in ears[0].sights() for wrong in secrets_in(seq, sight, 1, states, drawn)]
    for secret in ("a hand", "a card that seat 0 drew", "a move with other cards", "somebody else's eyes"):
        assert any(secret in wrong for wrong in found), f"{secret} would not be noticed"
