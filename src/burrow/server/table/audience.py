"""The connections to one table, with the seats of each. Posts messages to all of them; knows no game and no store."""

from collections.abc import Iterator

from burrow.engine.game import Millis, Seat
from burrow.server.sockets.connection import Connection
from burrow.server.table.record import TableRecord
from burrow.server.table.sight import Telling, encode
from burrow.server.wire.outbound import Outbound


class Audience:
    """The connections, in the order they came."""

    __slots__ = ("_hosts", "_is_racing", "_seats", "_seats_message")

    def __init__(self) -> None:
        self._seats: dict[Connection, tuple[Seat, ...]] = {}
        self._hosts: set[Connection] = set()
        self._is_racing = False
        self._seats_message = ""
        """The last message about the seats, which everyone has."""

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._seats)

    def __contains__(self, connection: object) -> bool:
        return connection in self._seats

    @property
    def holders(self) -> set[str]:
        return {connection.holder for connection in self._seats}

    @property
    def players(self) -> set[str]:
        """The holders who can play here. From a screen for everyone nobody plays."""
        return {connection.holder for connection in self._seats if not connection.is_screen}

    @property
    def has_screen(self) -> bool:
        """A TV shows the table."""
        return any(connection.is_screen for connection in self._seats)

    def seats_of(self, connection: Connection) -> tuple[Seat, ...]:
        return self._seats[connection]

    def sees_game(self, connection: Connection) -> bool:
        """A phone without a seat is no spectator: the game is on the TV."""
        return not connection.is_hand or bool(self._seats[connection])

    def viewers(self, seat: Seat) -> Iterator[Connection]:
        """Who watches a turn of physics of this seat. A phone sees only turns of its own seats."""
        return (connection for connection, seats in self._seats.items() if not connection.is_hand or seat in seats)

    def seat(self, connection: Connection, record: TableRecord) -> bool:
        """Add a connection, or update its seats. True: it is new, its seats have changed, or it has become a host.
        A screen has no seat, whoever holds one in its browser."""
        seats = () if connection.is_screen else record.held_by(connection.holder)
        is_host = record.is_host(connection.holder)
        if self._seats.get(connection) == seats and (connection in self._hosts) == is_host:
            return False
        self._seats[connection] = seats
        connection.hurry(racing=self._is_racing and bool(seats))
        (self._hosts.add if is_host else self._hosts.discard)(connection)
        return True

    def remove(self, connection: Connection) -> None:
        self._seats.pop(connection, None)
        self._hosts.discard(connection)

    def window(self, record: TableRecord) -> Millis:
        """The largest delay that is made good for anyone who plays."""
        playing = (
            connection.compensation
            for connection, seats in self._seats.items()
            if any(not record.seats[seat].bot for seat in seats)
        )
        return max(playing, default=0)

    def hurry(self, *, racing: bool) -> None:
        """Whether a race is on among those who sit here: then their delay is measured often."""
        if racing != self._is_racing:
            self._is_racing = racing
            for connection, seats in self._seats.items():
                connection.hurry(racing=racing and bool(seats))

    def tell(self, message: Outbound) -> None:
        self._post(encode(message).decode())

    def tell_game(self, telling: Telling) -> None:
        """An update makes frames that are not sent yet out of date."""
        for connection, seats in self._seats.items():
            if self.sees_game(connection):
                connection.post(telling.to(seats))
                connection.forget_frame()

    def tell_seats(self, message: str, but: Connection | None) -> None:
        """Only if something about the seats has changed."""
        if message != self._seats_message:
            self._seats_message = message
            self._post(message, but)

    def _post(self, message: str, but: Connection | None = None) -> None:
        for connection in self._seats:
            if connection is not but:
                connection.post(message)
