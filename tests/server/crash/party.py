"""Tables where people play again and again: when a game is over, the same people open another."""

import asyncio
from typing import Any

import httpx

from burrow.engine.rng import FastRng

from .player import GONE, Browser, Player
from .witness import Witness

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "casual"}
PACED = {"race": "paced", "goal": 120}
PARTIES: tuple[tuple[tuple[dict[str, str], ...], dict[str, Any]], ...] = (
    ((ME, OPEN), PACED),
    ((ME, ME), PACED),
    ((ME, BOT, ME), {**PACED, "tie": "shared"}),
    ((ME, OPEN, BOT), {"race": "realtime", "cadence": 200}),
)
"""Who sits at each table, with its options."""


class Party:
    def __init__(self, name: str, kind: int, base: str, witness: Witness, rng: FastRng) -> None:
        self.tables: list[str] = []
        self._name = name
        self._seats, self._options = PARTIES[kind]
        self._witness = witness
        self._rng = rng
        self._browsers = [Browser(base) for _ in range(1 + self._seats.count(OPEN))]
        self._joined = False
        self._players: list[Player] = []

    async def play(self) -> None:
        """Play until the server is gone."""
        try:
            while True:
                await self._gather()
                await asyncio.gather(*(player.play() for player in self._players))
                if not all(player.over for player in self._players):
                    return
        except httpx.HTTPStatusError as error:
            self._witness.complain(self._name, f"{error} {error.response.text}")
        except GONE:
            return

    async def watch(self) -> None:
        """A spectator who has seen the first event gets all others."""
        browser = Browser(self._browsers[0].base)
        for table in {*self.tables[-1:], *([self._rng.choice(self.tables)] if self.tables else ())}:
            if self._witness.newest(table) >= 0:
                spectator = Spectator(f"{self._name}-watch", browser, table, self._witness)
                await spectator.play()
        await browser.close()

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.close()

    async def _gather(self) -> None:
        """Open a table and take the seats, unless that is already done."""
        if not self._players or all(player.over for player in self._players):
            opened = await self._browsers[0].post(
                "/api/tables", {"game": "nuts", "seats": self._seats, "options": self._options}
            )
            self.tables.append(opened["table"])
            self._joined = False
            self._players = [
                Player(f"{self._name}.{len(self.tables)}.{n}", browser, opened["table"], self._witness, self._rng)
                for n, browser in enumerate(self._browsers)
            ]
        for guest in self._browsers[1:]:
            if not self._joined:
                await guest.look(self.tables[-1])
                await guest.post(f"/api/tables/{self.tables[-1]}/join", {"name": "Ben"})
        self._joined = True


class Spectator(Player):
    """Leaves after the first update."""

    def __init__(self, name: str, browser: Browser, table: str, witness: Witness) -> None:
        super().__init__(name, browser, table, witness, FastRng(0))
        self._last = 0

    def _see(self, update: dict[str, Any]) -> None:
        super()._see(update)
        self.over = True
