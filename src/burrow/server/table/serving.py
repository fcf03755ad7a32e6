"""What each input of a table does: passes it to the part that handles it. Keeps nothing itself."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, assert_never

from burrow.engine.game import Millis
from burrow.server.sockets.close_codes import CLOSED, REMOVED
from burrow.server.table import inputs
from burrow.server.table.parts import Parts
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Told


async def serve(parts: Parts, input: inputs.Input) -> None:
    match input:
        case inputs.MessageArrived():
            await parts.recovery.heal()
            await parts.requests.answer(input)
        case inputs.GestureArrived():
            await parts.recovery.heal()
            await parts.requests.pass_on(input)
        case inputs.Connected(connection, _) if parts.ledger.record.closed:
            connection.dismiss(CLOSED, Told("closed"))
        case inputs.Connected(connection, _) if connection.holder in parts.ledger.record.removed:
            connection.dismiss(REMOVED, Told("removed"))
        case inputs.Connected(connection, after):
            if not connection.is_closed:
                parts.bots.charge(connection.holder, connection.address)
                parts.attendance.come(connection, after)
                await parts.seats.come_back(connection.holder)
                if parts.notices.current is not None:
                    connection.tell(parts.notices.current)
        case inputs.Disconnected(connection):
            parts.attendance.leave(connection)
        case inputs.JoinAsked():
            await parts.seats.join(input)
        case inputs.Asked(call, done):
            await parts.recovery.heal()
            await _answer(call, done)
        case inputs.BotAnswered(plan, answer):
            parts.bots.take_answer(plan, answer, parts.clock.now())
            await parts.recovery.heal()
            await parts.schedule.advance()
        case inputs.TurnChanged(turn) | inputs.TurnEnded(turn) | inputs.TurnFailed(turn):
            if parts.turns.is_current(turn):
                await _go_on(parts, input)
        case inputs.AlarmRang():
            parts.announcer.tell_seats()  # somebody may count as away by now
            await parts.recovery.heal()
            await parts.schedule.advance()
        case _:
            assert_never(input)


async def _go_on(parts: Parts, input: inputs.TurnChanged | inputs.TurnEnded | inputs.TurnFailed) -> None:
    """The current turn of physics has changed."""
    match input:
        case inputs.TurnChanged():
            await parts.schedule.advance()
        case inputs.TurnEnded(turn, result):
            await parts.turns.finish(turn, result)
        case inputs.TurnFailed(turn, error):
            parts.turns.fail(turn, error)
            parts.bots.clear()  # they think again


async def _answer(call: Callable[[], Awaitable[Any]], done: "asyncio.Future[Any]") -> None:
    try:
        result = await call()
    except Declined as declined:
        if not done.done():
            done.set_exception(declined)
    else:
        if not done.done():
            done.set_result(result)


async def let_the_game_go_on(parts: Parts) -> None:
    """Begin or end it, or ask nature and the bots for their moves."""
    await parts.sharing.go_on()
    await parts.seats.end_if_over()
    await parts.consent.go_on()
    await parts.clocks.go_on()
    await parts.reminders.go_on()
    if parts.ledger.is_playing:
        parts.turns.let_nature_play()
        parts.schedule.ask_bots()


def wakes_at(parts: Parts, *, is_retiring: bool) -> Millis | None:
    """Table time at which something may fall due; None: nothing does by itself."""
    if is_retiring:
        return parts.schedule.wakes_at() if parts.schedule.claims else None
    if parts.recovery.retry_at is not None:
        return parts.recovery.retry_at
    if not parts.ledger.is_playing:
        return parts.sharing.wakes_at()
    times = (
        parts.schedule.wakes_at(),
        parts.turns.resumes_at(),
        parts.attendance.next_away(),
        parts.consent.wakes_at(),
        parts.reminders.wakes_at(),
    )
    return min((time for time in times if time is not None), default=None)
