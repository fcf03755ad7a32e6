"""Waiting by the server's clock."""

import asyncio

from burrow.engine.game import Millis
from burrow.server.clock import Time


async def pause(time: Time, millis: Millis) -> None:
    is_over = asyncio.Event()
    timer = time.call_at(time.now() + millis, is_over.set)
    try:
        await is_over.wait()
    finally:
        timer.cancel()
