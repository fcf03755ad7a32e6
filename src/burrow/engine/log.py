"""A game in progress: a setup, the entries so far, and the state they lead to.

`submit`, `answer` and `undo` make entries; `add` takes one made elsewhere. A log has no clock: the caller passes in the
stamps."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic

from burrow.engine.codec import Entry, Undo, check_kind
from burrow.engine.errors import BadOptions, BrokenLog
from burrow.engine.game import NATURE, OVER, Event, Game, Millis, O, P, Refusal, S, Seat, Setup, V, Waiting
from burrow.engine.luck import key_of
from burrow.engine.rng import Rng, TableRng, is_seed

NO_UNDO = "undo"
"""Message id of the shared locales for a move that can no longer be taken back."""
MARK_EVERY = 16
"""One entry in this many keeps the state before it, so every entry is at most this many steps from a kept state."""
UNDOS = 50
UNDOS_PER_EVENT = 2
"""A game may take back `UNDOS` moves, plus `UNDOS_PER_EVENT` for each live event, so that undos alone cannot make a log
grow without end."""


def fold(game: Game[S, P, V, O], setup: Setup, entries: Iterable[Entry]) -> S:
    """The state after all entries."""
    return Log(game, setup, entries).state


class Log(Generic[S, P, V, O]):
    def __init__(self, game: Game[S, P, V, O], setup: Setup, entries: Iterable[Entry] = ()) -> None:
        if setup.seats not in game.seats:
            raise BadOptions(f"{game.id} is for {game.seats.start} to {game.seats[-1]} seats, not {setup.seats!r}")
        if not isinstance(setup.options, game.options):
            raise BadOptions(f"{game.id} does not take the options {setup.options!r}")
        refusal = game.refuse_options(setup.seats, setup.options)
        if refusal is not None:
            raise BadOptions(f"{game.id} cannot be opened like this: {refusal.rule}, {refusal.message}", refusal)
        if not is_seed(setup.seed):
            raise BadOptions("a seed has 64 hexadecimal digits")
        self.game = game
        self.setup = setup
        self._key = key_of(setup.seed, setup.luck)
        self.entries: list[Entry] = []
        self.seq = -1
        """Number of the last entry; -1 before the first one."""
        self.at: Millis = 0
        """Its stamp."""
        self.live: list[Event[P]] = []
        """The events that still count, that is, were not taken back."""
        self.state: S = self._first()
        self._asked: S | None = None
        """The state for which `_waiting` was computed."""
        self._waiting: Waiting = OVER
        self._marks: list[int] = [0]
        """The entries for which `_marked` keeps the state before them: some at regular intervals, and each one that
        follows an undo. This is a cache; it can be rebuilt from the entries."""
        self._marked: list[S] = [self.state]
        for entry in entries:
            self.add(entry)

    @property
    def waiting(self) -> Waiting:
        """Computed once per state."""
        if self._asked is not self.state:
            self._asked, self._waiting = self.state, self.game.waiting(self.state)
        return self._waiting

    def submit(self, seat: Seat, move: P, at: Millis) -> Event[P] | Refusal:
        """Take a seat's move if it is legal; otherwise change nothing. The move is judged at the stamp it would get,
        which is never earlier than the last one. Raises `BadMove` if it is not a payload of the game."""
        check_kind(self.game, move)
        at = max(at, self.at)
        refusal = self.game.refuse(self.state, seat, move, at)
        return refusal if refusal is not None else self._take(seat, move, at)

    def answer(self, at: Millis, rng: Rng | None = None) -> Event[P]:
        """Add nature's answer, asked for or at a deadline. It is drawn under the table's key unless a generator is
        given."""
        return self._take(NATURE, self.game.nature(self.state, rng if rng is not None else self.chance()), at)

    def chance(self) -> TableRng:
        """The stream from which the next entry is drawn."""
        return TableRng(self._key, self.seq + 1)

    def settle(self, answer: P, at: Millis) -> Event[P]:
        """Add an answer of nature that is already known, such as the result of a physics session."""
        check_kind(self.game, answer)
        return self._take(NATURE, answer, at)

    def foresee(self, seat: Seat, move: P, at: Millis) -> Waiting | Refusal:
        """Who would have to speak after a seat's move, or why it is not legal. Changes nothing."""
        check_kind(self.game, move)
        at = max(at, self.at)
        refusal = self.game.refuse(self.state, seat, move, at)
        if refusal is not None:
            return refusal
        return self.game.waiting(self.game.apply(self.state, Event(self.seq + 1, at, seat, move)))

    def undo(self, seat: Seat, at: Millis) -> Undo | None:
        """Take back the last live event if it is this seat's and the game allows it; otherwise return None."""
        if not self.may_undo(seat):
            return None
        entry = Undo(self.seq + 1, max(at, self.at), seat, self.live[-1].seq)
        self.add(entry)
        return entry

    def may_undo(self, seat: Seat | None) -> bool:
        if not self.live or self.live[-1].by != seat:
            return False
        return self._has_undos_left(1) and self.game.may_undo(self.state, self.live[-1])

    # Taking back what a seat may not take back alone, if all others agree.

    def agreed_undo(self, seat: Seat) -> Sequence[Event[P]]:
        """What would be taken back so that the seat can make its last move again: that move and all later events."""
        for place in range(len(self.live) - 1, -1, -1):
            if self.live[place].by == seat:
                return self.live[place:]
        return ()

    def why_no_agreed_undo(self, seat: Seat) -> str:
        """The message of the shared locales that says why not even all others can allow it; empty: they can. Answers of
        nature stay: chance would be asked again."""
        events = self.agreed_undo(seat)
        if not events:
            return "undo-nothing"
        if self.waiting.over:
            return "undo-over"
        if any(event.by == NATURE for event in events):
            return "undo-nature"
        return "" if self._has_undos_left(len(events)) else NO_UNDO

    def may_ask(self, seat: Seat) -> bool:
        """Whether all others can allow it."""
        for event in reversed(self.live):
            if event.by in (NATURE, seat):
                return event.by == seat and not self.why_no_agreed_undo(seat)
        return False

    def take_back(self, seat: Seat, at: Millis) -> Iterator[Undo]:
        """Take back the seat's last move and all later events, the last one first. Yields each entry before it counts.
        The others have agreed, and `why_no_agreed_undo` knows no reason against it."""
        for event in reversed(self.agreed_undo(seat)):
            entry = Undo(self.seq + 1, max(at, self.at), event.by, event.seq, agreed=True)
            yield entry
            self.add(entry)

    def _has_undos_left(self, wanted: int) -> bool:
        undos = (len(self.entries) - len(self.live)) // 2
        return undos + wanted <= UNDOS + UNDOS_PER_EVENT * len(self.live)

    def since(self, seq: int) -> Iterator[tuple[S, Entry]]:
        """The entries after that number, each with the state before it. The cost depends only on how many there are,
        not on the length of the log."""
        first = max(0, seq + 1)
        if first > self.seq:
            return
        state = self._before(first)
        for entry in self.entries[first:]:
            yield state, entry
            if entry.seq < self.seq:
                state = self._before(entry.seq + 1) if isinstance(entry, Undo) else self.game.apply(state, entry)

    def add(self, entry: Entry) -> None:
        """Add an entry that has already been judged."""
        if entry.seq != self.seq + 1:
            raise BrokenLog(f"{self.game.id} expects seq {self.seq + 1}, not {entry.seq}")
        if entry.at < self.at:
            raise BrokenLog(f"{self.game.id} at seq {entry.seq}: the stamp {entry.at} is before {self.at}")
        if not NATURE <= entry.by < self.setup.seats:
            raise BrokenLog(f"{self.game.id} at seq {entry.seq}: there is no seat {entry.by}")
        if isinstance(entry, Undo):
            self._take_back(entry)
        else:
            check_kind(self.game, entry.what)
            self.state = self._apply(entry)
            self.live.append(entry)
        self._keep(entry)

    def _take(self, by: Seat, what: P, at: Millis) -> Event[P]:
        event = Event(self.seq + 1, max(at, self.at), by, what)
        self.state = self.game.apply(self.state, event)
        self.live.append(event)
        self._keep(event)
        return event

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.seq, self.at = entry.seq, entry.at
        if isinstance(entry, Undo) or (entry.seq + 1) % MARK_EVERY == 0:
            self._marks.append(entry.seq + 1)
            self._marked.append(self.state)

    def _before(self, seq: int) -> S:
        """The state before an entry, folded from the nearest mark. No entry between the two is an undo."""
        place = bisect_right(self._marks, seq) - 1
        state = self._marked[place]
        for entry in self.entries[self._marks[place] : seq]:
            assert isinstance(entry, Event)
            state = self.game.apply(state, entry)
        return state

    def _apply(self, event: Event[P]) -> S:
        try:
            return self.game.apply(self.state, event)
        except Exception as error:
            raise BrokenLog(f"{self.game.id} cannot apply {event.what!r} at seq {event.seq}: {error}") from error

    def _take_back(self, entry: Undo) -> None:
        last = self.live[-1] if self.live else None
        if last is None or entry.by == NATURE or (last.seq, last.by) != (entry.undo, entry.by):
            raise BrokenLog(f"{self.game.id} at seq {entry.seq}: event {entry.undo} cannot be taken back")
        self.state = self._before(last.seq)
        self.live.pop()

    def _first(self) -> S:
        options: O = self.setup.options  # type: ignore[assignment]  # checked against game.options above
        return self.game.setup(self.setup.seats, options)
