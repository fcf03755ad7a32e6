"""The key of a table's dice: the server's seed, mixed with what the browsers at the table added.

Every browser pledges first (the SHA-256 of its share), then the server shows the fingerprint of its seed together with
all pledges, and only then the browsers reveal their shares. So nobody can fit their part to the others'.
`docs/fair-dice.md` describes the protocol and has test vectors."""

import hmac
from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct

NONE = "-"
"""Stands in the text of the key for a seat that pledged or revealed nothing."""

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""32 bytes as 64 hexadecimal digits, or nothing."""


class Luck(Struct, frozen=True):
    """What the browsers at a table added to its dice. By seat; a browser that holds several seats adds the same for
    each. Bots add nothing."""

    table: Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
    """The name of the table, so that a share counts at one table only."""
    pledges: tuple[Hex, ...]
    """Shown with the fingerprint of the seed, before any share; empty: the seat pledged none."""
    shares: tuple[Hex, ...]
    """Revealed after that; empty: the share never came, or it did not match its pledge."""


def pledge_of(share: str) -> str:
    """The SHA-256 of the 32 bytes of a share."""
    return sha256(bytes.fromhex(share)).hexdigest()


def key_of(seed: str, luck: Luck | None) -> str:
    """The key under which a table draws: HMAC-SHA-256 of `text_of(luck)` under the seed. At a table where nobody
    pledged, the seed itself."""
    if luck is None:
        return seed
    return hmac.digest(bytes.fromhex(seed), text_of(luck).encode(), "sha256").hex()


def text_of(luck: Luck) -> str:
    """Lines that each end with a line feed: `burrow/luck/1`, the name of the table, then for each seat its pledge and
    its share with a space between them."""
    seats = zip(luck.pledges, luck.shares, strict=True)
    lines = ("burrow/luck/1", luck.table, *(f"{pledge or NONE} {share or NONE}" for pledge, share in seats))
    return "".join(f"{line}\n" for line in lines)


class Proof(Struct, frozen=True):
    """What a browser keeps of its share: the list that it was revealed for, with the fingerprint shown then."""

    table: str
    commitment: str
    pledges: tuple[str, ...]
    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


def proven_seats(proof: Proof, fingerprint: str, luck: Luck | None) -> list[int]:
    """The seats at which the share is in the dice of this game. Raises `ValueError` if the game is not the one that the
    browser was promised."""
    if luck is None or proof.table != luck.table:
        raise ValueError("the proof is for another table")
    if proof.commitment != fingerprint:
        raise ValueError("before the game, the table showed another fingerprint than this log")
    if proof.pledges != luck.pledges:
        raise ValueError("before the game, the table showed other pledges than this log")
    if pledge_of(proof.share) not in luck.pledges:
        raise ValueError("the share was never pledged at this table")
    return [seat for seat, share in enumerate(luck.shares) if share == proof.share]


def luck_faults(luck: Luck, seats: int) -> Iterator[str]:
    """What cannot be true about it, in words."""
    if not len(luck.pledges) == len(luck.shares) == seats:
        yield f"{seats} seats have {len(luck.pledges)} pledges and {len(luck.shares)} shares"
        return
    for number, (pledge, share) in enumerate(zip(luck.pledges, luck.shares, strict=True), 1):
        if share and pledge_of(share) != pledge:
            yield f"the share of seat {number} does not match its pledge"
