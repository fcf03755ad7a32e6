"""Seeded chance that gives the same numbers forever, on every machine and Python version.

Two sources share one way of drawing. `TableRng` is for tables: HMAC-SHA-256 in counter mode under the table's key
(`burrow.engine.luck`), so that anyone can check the dice once the seed is revealed. `FastRng` is for simulation:
SplitMix64, whose reference vectors are published. Python's `random` is never used."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64
_MASK = _WORD - 1
_FOUR_WORDS = Struct(">4Q")

_BLOCK = 64
"""Bytes of a block of SHA-256; HMAC pads its key to this length."""
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Rng(ABC):
    """Draws from a stream of 64-bit words."""

    @abstractmethod
    def word(self) -> int:
        """The next 64 bits."""

    def below(self, n: int) -> int:
        """Uniform over 0 … n-1, for 1 <= n <= 2**64. Words past the last whole multiple of n are thrown away,
        so no number is favoured."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"cannot draw below {n!r}")
        last = _WORD - n
        while True:
            word = self.word()
            rest = word % n
            if word - rest <= last:
                return rest

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[tuple[T, int]]) -> T:
        """One item, drawn in proportion to its whole-number weight; an item of weight 0 is never drawn."""
        if any(weight < 0 for _, weight in items):
            raise ValueError(f"weights must not be negative: {[weight for _, weight in items]!r}")
        left = self.below(sum(weight for _, weight in items))
        for item, weight in items:
            if left < weight:
                return item
            left -= weight
        raise AssertionError("below() draws less than the sum of the weights")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher and Yates, from the end."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class TableRng(Rng):
    """Block i of the stream for the event `seq` is HMAC-SHA-256(key, "burrow/1" | seq | i), both numbers as
    eight bytes, big-endian; each block gives four big-endian words."""

    def __init__(self, key: str, seq: int) -> None:
        padded = bytes.fromhex(key).ljust(_BLOCK, b"\0")
        self._inner = padded.translate(_INNER) + b"burrow/1" + seq.to_bytes(8, "big")
        self._outer = padded.translate(_OUTER)
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        if not self._words:
            # HMAC by its definition: `hmac.digest` lets other threads run in between, which costs more than the digest.
            inner = sha256(self._inner + self._block.to_bytes(8, "big")).digest()
            block = sha256(self._outer + inner).digest()
            self._block += 1
            self._words = list(_FOUR_WORDS.unpack(block))
            self._words.reverse()
        return self._words.pop()


class FastRng(Rng):
    """SplitMix64 (Steele, Lea, Flood 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def word(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)


def fresh_seed() -> str:
    """A secret seed from the operating system."""
    return secrets.token_hex(32)


def is_seed(text: str) -> bool:
    return len(text) == 64 and not set(text) - set("0123456789abcdef")


def seed_from(*parts: int | str) -> str:
    """A seed derived from these parts, for simulations and tests that must repeat."""
    return sha256("/".join(str(part) for part in parts).encode()).hexdigest()


def fast_rng(*parts: int | str) -> FastRng:
    """A fast generator whose stream depends on all parts."""
    return FastRng(int(seed_from(*parts)[:16], 16))


def commitment(seed: str) -> str:
    """Published before the game, so that nobody can choose another seed afterwards."""
    return sha256(bytes.fromhex(seed)).hexdigest()
