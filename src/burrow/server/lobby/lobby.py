"""All tables of a server: opens them, finds them by name, drops idle ones from memory. Also holds the limits that all
connections share."""

import asyncio
import logging
from typing import get_args

from msgspec.structs import replace

from burrow.engine import registry
from burrow.engine.errors import BurrowError
from burrow.engine.game import Millis
from burrow.engine.rng import fresh_seed
from burrow.server.bots.pool import Thinker
from burrow.server.clock import Time, Timer
from burrow.server.limits import Buckets, Concurrent, Hourly, OneByOne
from burrow.server.lobby.closing import Closing
from burrow.server.lobby.opening import fresh_name, may_be_name, record_of
from burrow.server.lobby.retention import Retention
from burrow.server.lobby.sleepers import Sleepers
from burrow.server.lobby.tidying import DAY, tidy
from burrow.server.lobby.winding_down import wind_down
from burrow.server.physics.stepper import Stepper
from burrow.server.push.message import Message, Push
from burrow.server.settings import Settings
from burrow.server.sockets.allowance import Shared
from burrow.server.sockets.close_codes import RESTARTING
from burrow.server.table.actor import TableActor, load
from burrow.server.table.history import HistoryReader, fresh
from burrow.server.table.notices import NoticeBoard
from burrow.server.table.parts import Services
from burrow.server.table.people import pledging
from burrow.server.table.people.codes import CodeBook
from burrow.server.table.record import Phase, TableRecord, decode_record, encode_record
from burrow.server.tally import Tally
from burrow.server.wire.api import OpenTable, OpenTables
from burrow.server.wire.errors import Declined
from burrow.server.work import Work
from burrow.storage.store import Damaged, EventStore, StoreError

logger = logging.getLogger(__name__)

SWEEP: Millis = 30_000
MOST_UNREADABLE = 1000
MOST_REMATCHES = 100
"""How far a link is led on."""
MOST_LISTED = 20
"""Tables on the front page."""
LISTED_FOR: Millis = 3000
"""How long what the front page shows is reused."""


class Lobby:
    def __init__(
        self,
        store: EventStore,
        *,
        time: Time,
        thinker: Thinker,
        stepper: Stepper,
        settings: Settings,
        tally: Tally | None = None,
        notices: NoticeBoard | None = None,
        push: Push | None = None,
    ) -> None:
        self.tally = tally or Tally()
        self.time = time
        self.settings = settings
        self.connections = Concurrent(settings.connections_per_address)
        self.requests = Buckets(time, settings.address_requests, settings.address_requests_burst)
        self.pages = Buckets(time, settings.address_pages, settings.address_pages_burst)
        self.shared = Shared(
            Buckets(time, settings.address_messages, settings.address_messages_burst),
            Buckets(time, settings.address_words, settings.address_words_burst),
        )
        self._shares = Buckets(time, settings.address_work, settings.address_work_burst)
        self.work = Work(self._shares)
        self.reading = OneByOne()
        """Reading a table or a whole game: each address does one thing at a time."""
        self.codes = CodeBook(store, time)
        self._opened = Hourly(time, settings.tables_per_hour)
        self.wrong_keys = Hourly(time, settings.admin_tries)
        self.notices = notices or NoticeBoard()
        self.closing = Closing(store, self.table, self._forget)
        self.subscribed = Hourly(time, settings.pushes_per_hour)
        self._services = Services(
            store,
            time,
            thinker,
            stepper,
            HistoryReader(),
            self.work,
            settings,
            self._open_successor,
            self._forget,
            self.tally,
            time.wall(),
            self.notices,
            push,
        )
        self.is_retiring = False
        """Nobody is let in any more."""
        self._tables: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Future[TableActor | None]] = {}
        self._unreadable: set[str] = set()
        """Tables whose damage has been logged."""
        self._listed: OpenTables | None = None
        self._listed_until: Millis = 0
        self._sleepers = Sleepers(store, time.wall(), reminds=push is not None)
        self._upkeep: asyncio.Future[None] | None = None
        self._tidy_at: Millis = 0
        self._sweeper: Timer | None = time.call_at(time.now() + SWEEP, self._sweep)

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    def open_tables(self) -> OpenTables:
        """What is going on at the tables of this server, at most a few seconds old."""
        now = self.time.now()
        if self._listed is None or now >= self._listed_until:
            tables = list(self._tables.values())
            listed = [one for one in (table.open_one() for table in reversed(tables)) if one is not None]
            playing = sum(table.playing() for table in tables)
            self._listed = OpenTables(playing, tuple(listed[:MOST_LISTED]), self.notices.current)
            self._listed_until = now + LISTED_FOR
        return self._listed

    def tell_everyone(self, text: str) -> None:
        """What whoever runs the server has to say; empty: nothing any more."""
        notice = self.notices.post(text, self.time.wall())
        self._listed = None
        for table in self._tables.values():
            table.tell(notice)

    def newest_first(self) -> list[TableActor]:
        """The tables in memory, the one where something happened last first."""
        return sorted(self._tables.values(), key=lambda table: table.quiet)

    @property
    def turns_under_way(self) -> int:
        """Turns of physics that move."""
        return sum(table.is_moving for table in self._tables.values())

    def phases(self) -> dict[Phase, int]:
        """How many tables in memory are in each phase."""
        counts: dict[Phase, int] = dict.fromkeys(get_args(Phase), 0)
        for table in self._tables.values():
            counts[table.phase] += 1
        return counts

    async def open(self, wish: OpenTable, *, holder: str, address: str) -> str:
        """Open a table and return its name. Raises `Declined`."""
        self._check_open()
        record = record_of(wish, holder)
        self._count(address)
        name = fresh_name()
        record = pledging.sealed(record, name)
        await self._services.store.create(name, encode_record(record))
        self._open(name, record, address)
        logger.info("a table is opened", extra={"table": name, "game": wish.game, "seats": len(wish.seats)})
        return name

    async def table(self, name: str, payer: str = "") -> TableActor:
        """The table of that name, loaded if necessary. Raises `Declined`.

        `payer`: the address that asks. It is charged for the loading, and loads one table after the other."""
        self._check_open()
        table = self._tables.get(name)
        if table is None and may_be_name(name):
            table = await self._load(name, payer)
        if table is None:
            raise Declined("unknown-table", f"there is no table {name[:40]!r}")
        if table.is_closed:
            raise Declined("table-closed")
        return table

    async def newest(self, name: str) -> str:
        """The table where those who were at this one play now: the last of its rematches."""
        for _ in range(MOST_REMATCHES):
            successor = await self._successor(name)
            if not successor or await self._successor(successor) is None:
                break
            name = successor
        return name

    async def _successor(self, name: str) -> str | None:
        """The table of the rematch; empty: there is none; None: there is no such table, or it cannot be read."""
        table = self._tables.get(name)
        if table is not None:
            return table.successor
        try:
            body = await self._services.store.record(name)
            return None if body is None else decode_record(body).successor
        except BurrowError as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            return None

    def retire(self) -> None:
        """Nobody is let in any more: other tables take the place of these."""
        self.is_retiring = True

    def hang_up(self) -> None:
        for table in self._tables.values():
            table.hang_up(RESTARTING)

    def _check_open(self) -> None:
        if self.is_retiring:
            raise Declined("restarting", retry_after=1)

    async def end_push(self, message: Message) -> None:
        """The push service says that this subscription does not exist any more."""
        try:
            table = await self.table(message.table)
            await table.unsubscribe(message.holder, message.target.endpoint)
        except (Declined, StoreError) as error:
            logger.warning("table %s: a subscription could not be deleted: %s", message.table, error)

    async def wind_down(self, patience: Millis) -> None:
        """Let the tables finish what is under way; turns of physics get so long to end."""
        await wind_down(lambda: list(self._tables.values()), self.time, patience)

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            self._sweeper = None
        if self._upkeep is not None:
            self._upkeep.cancel()
        for table in self._tables.values():
            table.stop()
        self._tables.clear()

    async def _load(self, name: str, payer: str) -> TableActor | None:
        """Load a table once, however many ask for it at the same time. The first of them pays."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self.work.do(payer, self._read(name, payer)))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def _read(self, name: str, payer: str) -> TableActor | None:
        try:
            async with self.reading.turn(payer):
                table = await load(name, self._services)
        except Declined:
            raise
        except BurrowError as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self._note_unreadable(name, error)
            raise Declined("bad-data", "what is stored of this table cannot be read") from None
        self._check_open()
        if table is not None:
            self._seat(table)
        return table

    def _note_unreadable(self, name: str, error: BurrowError) -> None:
        """Log it once for each table, however often people try."""
        if name not in self._unreadable:
            if len(self._unreadable) >= MOST_UNREADABLE:
                self._unreadable.clear()
            self._unreadable.add(name)
            logger.error("a table cannot be read, and is not served: %s", error, extra={"table": name})

    async def _open_successor(self, table: str, record: TableRecord, following: TableRecord, address: str) -> str:
        """Open a table with the record `following` and a new seed."""
        self._count(address)
        name = fresh_name()
        format = registry.game(following.setup.game).format
        setup = replace(following.setup, seed=fresh_seed(), format=format, luck=None)
        opening = pledging.sealed(replace(following, setup=setup), name)
        linked = replace(record, successor=name, code="")
        await self._services.store.succeed(table, encode_record(linked), name, encode_record(opening))
        self._open(name, opening, address)
        return name

    def _open(self, name: str, record: TableRecord, address: str) -> None:
        self._check_open()
        self._seat(TableActor(name, record, fresh(record.setup), self._services, payer=address))

    def _count(self, address: str) -> None:
        wait = self._opened.take(address)
        if wait:
            limit = self.settings.tables_per_hour
            raise Declined("table-limit", f"at most {limit} tables an hour", retry_after=-(-wait // 1000))

    def _seat(self, table: TableActor) -> None:
        self._tables[table.name] = table
        self._sleepers.remove(table.name)
        table.start()

    def _forget(self, name: str) -> None:
        table = self._tables.pop(name, None)
        if table is not None:
            table.stop()

    def _sweep(self) -> None:
        """Drop tables that nobody uses from memory. The store has everything."""
        now = self.time.now()
        for table in [table for table in self._tables.values() if table.is_idle(now - self.settings.idle)]:
            until = table.sleeps_until
            self._forget(table.name)
            if until is not None:
                self._sleepers.add(table.name, until)
        if self._upkeep is None or self._upkeep.done():
            self._upkeep = asyncio.ensure_future(self._keep_up())
        hourly = (self._opened, self.wrong_keys, self.subscribed)
        for limit in (*hourly, self.requests, self.pages, *self.shared, self._shares):
            limit.forget()
        self.codes.forget()
        self._sweeper = self.time.call_at(now + SWEEP, self._sweep)

    async def _keep_up(self) -> None:
        """Wake the tables that are due, and once a day delete old ones: not before it is known which ones wait for
        days, because nobody touches those for long either."""
        await self._wake()
        now = self.time.now()
        if self._sleepers.are_known and now >= self._tidy_at:
            self._tidy_at = now + DAY
            kept = Retention(self.settings.forget_finished_days, self.settings.forget_abandoned_days)
            await tidy(self._services.store, self.codes, kept, self._is_used)

    async def _wake(self) -> None:
        """Read the tables where somebody's days are over. What follows they do themselves."""
        try:
            await self._sleepers.look(self._tables.__contains__)
            for name in self._sleepers.due(self.time.wall()):
                try:
                    await self.table(name)
                except Declined:  # it is gone, or cannot be read
                    self._sleepers.remove(name)
        except StoreError as error:
            logger.error("tables that wait for days could not be read: %s", error)

    def _is_used(self, name: str) -> bool:
        return name in self._tables or name in self._loading or name in self._sleepers
