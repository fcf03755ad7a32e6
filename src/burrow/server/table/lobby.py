"""All tables of a server: opens them, finds them by name, drops idle ones from memory. Also holds the limits that all
connections share."""

import asyncio
import logging
import secrets

from msgspec.structs import replace

from burrow.engine import registry
from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions, BurrowError, UnknownGame
from burrow.engine.game import Millis, Setup
from burrow.engine.rng import fresh_seed
from burrow.server.bots.pool import Thinker
from burrow.server.clock import Time, Timer
from burrow.server.limits import Buckets, Concurrent, Hourly
from burrow.server.physics.stepper import Stepper
from burrow.server.settings import Settings
from burrow.server.table import seating
from burrow.server.table.actor import TableActor, load
from burrow.server.table.history import Reader, fresh
from burrow.server.table.parts import Services
from burrow.server.table.record import TableRecord, encode_record
from burrow.server.wire.api import OpenTable
from burrow.server.wire.errors import Declined
from burrow.server.work import Work
from burrow.storage.store import Damaged, EventStore, StoreError

logger = logging.getLogger(__name__)

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that are easily confused."""
NAME_LENGTH = 12
SWEEP: Millis = 30_000
DAY: Millis = 24 * 60 * 60 * 1000
MOST_UNREADABLE = 1000


def fresh_name() -> str:
    """A name that cannot be guessed: whoever knows it may watch and take an open seat."""
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


class Lobby:
    def __init__(
        self, store: EventStore, *, time: Time, thinker: Thinker, stepper: Stepper, settings: Settings
    ) -> None:
        self.time = time
        self.settings = settings
        self.connections = Concurrent(settings.connections_per_address)
        self.requests = Buckets(time, settings.address_requests, settings.address_requests_burst)
        self.pages = Buckets(time, settings.address_pages, settings.address_pages_burst)
        self.messages = Buckets(time, settings.address_messages, settings.address_messages_burst)
        self.words = Buckets(time, settings.address_words, settings.address_words_burst)
        self._shares = Buckets(time, settings.address_work, settings.address_work_burst)
        self.work = Work(self._shares)
        self._opened = Hourly(time, settings.tables_per_hour)
        self._services = Services(
            store, time, thinker, stepper, Reader(), self.work, settings, self._open_successor, self._forget
        )
        self._tables: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Future[TableActor | None]] = {}
        self._unreadable: set[str] = set()
        """Tables whose damage has been logged."""
        self._tidy_at: Millis = 0
        self._tidying: asyncio.Future[None] | None = None
        self._sweeper: Timer | None = time.call_at(time.now() + SWEEP, self._sweep)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    async def open(self, wish: OpenTable, *, holder: str, address: str) -> str:
        """Open a table and return its name. Raises `Declined`."""
        record = _record(wish, holder)
        self._count(address)
        name = fresh_name()
        await self._services.store.create(name, encode_record(record))
        self._open(name, record, address)
        return name

    async def table(self, name: str) -> TableActor:
        """The table of that name, loaded if necessary. Raises `Declined`."""
        table = self._tables.get(name)
        if table is None and _may_be_name(name):
            table = await self._load(name)
        if table is None:
            raise Declined("unknown-table", f"there is no table {name[:40]!r}")
        return table

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            self._sweeper = None
        if self._tidying is not None:
            self._tidying.cancel()
        for table in self._tables.values():
            table.stop()
        self._tables.clear()

    async def _load(self, name: str) -> TableActor | None:
        """Load a table once, however many ask for it at the same time."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._read(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def _read(self, name: str) -> TableActor | None:
        try:
            table = await load(name, self._services)
        except BurrowError as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self._note_unreadable(name, error)
            raise Declined("bad-data", "what is stored of this table cannot be read") from None
        if table is not None:
            self._seat(table)
        return table

    def _note_unreadable(self, name: str, error: BurrowError) -> None:
        """Log it once for each table, however often people try."""
        if name not in self._unreadable:
            if len(self._unreadable) >= MOST_UNREADABLE:
                self._unreadable.clear()
            self._unreadable.add(name)
            logger.error("table %s cannot be read, and is not served: %s", name, error)

    async def _open_successor(self, table: str, record: TableRecord, following: TableRecord, address: str) -> str:
        """Open a table with the seats and options of `following` and a new seed."""
        self._count(address)
        name = fresh_name()
        setup = replace(following.setup, seed=fresh_seed(), format=registry.game(following.setup.game).format)
        opening = TableRecord(setup, following.seats, following.host, "playing")
        linked = replace(record, successor=name)
        await self._services.store.succeed(table, encode_record(linked), name, encode_record(opening))
        self._open(name, opening, address)
        return name

    def _open(self, name: str, record: TableRecord, address: str) -> None:
        self._seat(TableActor(name, record, fresh(record.setup), self._services, payer=address))

    def _count(self, address: str) -> None:
        wait = self._opened.take(address)
        if wait:
            limit = self.settings.tables_per_hour
            raise Declined("table-limit", f"at most {limit} tables an hour", retry_after=-(-wait // 1000))

    def _seat(self, table: TableActor) -> None:
        self._tables[table.name] = table
        table.start()

    def _forget(self, name: str) -> None:
        table = self._tables.pop(name, None)
        if table is not None:
            table.stop()

    def _sweep(self) -> None:
        """Drop tables that nobody uses from memory. The store has everything."""
        now = self.time.now()
        for table in [table for table in self._tables.values() if table.is_idle(now - self.settings.idle)]:
            self._forget(table.name)
        for limit in (self._opened, self.requests, self.pages, self.messages, self.words, self._shares):
            limit.forget()
        if self.settings.forget_after_days and now >= self._tidy_at:
            self._tidy_at = now + DAY
            self._tidying = asyncio.ensure_future(self._tidy(self.settings.forget_after_days))
        self._sweeper = self.time.call_at(now + SWEEP, self._sweep)

    async def _tidy(self, days: int) -> None:
        """Delete tables that nobody is at and nobody has changed for so many days."""
        try:
            deleted = 0
            for name in await self._services.store.untouched(days * DAY // 1000):
                if name not in self._tables and name not in self._loading:
                    await self._services.store.delete(name)
                    deleted += 1
            if deleted:
                logger.warning("%d tables that nobody had changed for %d days are deleted", deleted, days)
        except StoreError as error:
            logger.error("old tables could not be deleted: %s", error)


def _may_be_name(name: str) -> bool:
    return 0 < len(name) <= 40 and name.isascii() and name.isalnum()


def _record(wish: OpenTable, holder: str) -> TableRecord:
    try:
        game = registry.game(wish.game)
        options = decode_options(game, wish.options)
    except UnknownGame as error:
        raise Declined("unknown-game", str(error)) from None
    except BadOptions as error:
        raise Declined("bad-options", str(error)) from None
    if len(wish.seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Declined("bad-seats", f"{game.id} is for {least} to {most} seats, not {len(wish.seats)}")
    refusal = game.refuse_options(len(wish.seats), options)
    if refusal is not None:
        raise Declined("bad-options", f"{refusal.rule}: {refusal.message}", refusal=refusal)
    setup = Setup(game.id, game.format, len(wish.seats), options, fresh_seed())
    seats = tuple(seating.seat_of_wish(game, seat, holder) for seat in wish.seats)
    return seating.ready(TableRecord(setup, seats, holder))
