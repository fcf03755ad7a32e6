"""Seeded chance: published vectors, an independent computation, and fair drawing."""

import hashlib
import hmac
from collections import Counter
from itertools import islice, permutations

import pytest

from burrow.engine.rng import FastRng, Rng, TableRng, commitment, fast_rng, fresh_seed, is_seed, seed_from

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


class Words(Rng):
    """A generator that returns the given words."""

    def __init__(self, *words: int) -> None:
        self.left = list(words)

    def word(self) -> int:
        return self.left.pop(0)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        # Rosetta Code, "Pseudo-random numbers/Splitmix64"
        (
            1234567,
            (
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ),
        ),
        # The reference program of S. Vigna, seeded with 0
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC)),
    ],
)
def test_the_fast_generator_gives_the_published_words(seed: int, words: tuple[int, ...]) -> None:
    rng = FastRng(seed)
    assert tuple(rng.word() for _ in words) == words


def test_a_fast_seed_is_taken_modulo_64_bits() -> None:
    assert FastRng(-1).word() == FastRng(2**64 - 1).word() == FastRng(2**65 - 1).word()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, written out with only SHA-256."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


@pytest.mark.parametrize(
    ("key", "message", "mac"),
    [
        # RFC 4231, test cases 1, 2, 3 and 6
        (b"\x0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        (
            b"Jefe",
            b"what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        ),
        (b"\xaa" * 20, b"\xdd" * 50, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        (
            b"\xaa" * 131,
            b"Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        ),
    ],
)
def test_the_primitive_gives_the_vectors_of_rfc_4231(key: bytes, message: bytes, mac: str) -> None:
    assert hmac.digest(key, message, "sha256").hex() == mac
    assert hmac_sha256(key, message).hex() == mac


@pytest.mark.parametrize("seq", [0, 1, 7, 2**40])
def test_table_words_are_hmac_in_counter_mode(seq: int) -> None:
    """Four words per block, from the first byte on; numbers are eight bytes, big-endian."""
    stream = b"".join(
        hmac_sha256(bytes.fromhex(SEED), b"burrow/1" + seq.to_bytes(8, "big") + block.to_bytes(8, "big"))
        for block in range(3)
    )
    expected = [int(stream[i : i + 8].hex(), 16) for i in range(0, 96, 8)]
    rng = TableRng(SEED, seq)
    assert [rng.word() for _ in range(12)] == expected


def test_events_of_a_table_have_streams_of_their_own() -> None:
    assert len({TableRng(SEED, seq).word() for seq in range(1000)}) == 1000
    assert TableRng(SEED, 3).word() != TableRng(seed_from("other"), 3).word()


def test_words_past_the_last_whole_multiple_are_thrown_away() -> None:
    limit = 2**64 - 2**64 % 6
    rng = Words(2**64 - 1, limit, limit - 1, 5)
    assert rng.below(6) == 5
    assert rng.left == [5], "both words past the limit are used up, the one after them not"


@pytest.mark.parametrize("n", [1, 2, 3, 6, 2**63, 2**63 + 1, 2**64])
def test_below_stays_below(n: int) -> None:
    rng = FastRng(n)
    assert all(0 <= rng.below(n) < n for _ in range(50))


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_an_impossible_bound_is_named(n: int) -> None:
    with pytest.raises(ValueError, match=f"cannot draw below {n}"):
        FastRng(1).below(n)


def chi_square(counts: Counter[object], expected: dict[object, float]) -> float:
    return sum((counts[key] - value) ** 2 / value for key, value in expected.items())


@pytest.mark.parametrize("rng", [FastRng(11), TableRng(SEED, 11)], ids=["fast", "table"])
def test_every_side_comes_equally_often(rng: Rng) -> None:
    counts: Counter[object] = Counter(rng.below(6) for _ in range(12_000))
    # 30.9 is exceeded once in 100,000 times with 5 degrees of freedom
    assert chi_square(counts, dict.fromkeys(range(6), 2000.0)) < 30.9


def test_weights_are_kept() -> None:
    rng = FastRng(5)
    items = (("squirrel", 3), ("nut", 2), ("never", 0), ("bird", 1))
    counts: Counter[object] = Counter(rng.weighted(items) for _ in range(6000))
    assert counts["never"] == 0
    # 23.0 is exceeded once in 100,000 times with 2 degrees of freedom
    assert chi_square(counts, {"squirrel": 3000.0, "nut": 2000.0, "bird": 1000.0}) < 23.0


def test_each_weight_owns_its_stretch_of_the_line() -> None:
    items = (("a", 1), ("b", 0), ("c", 2))
    assert [Words(word).weighted(items) for word in range(3)] == ["a", "c", "c"]


def test_weights_that_cannot_be_are_named() -> None:
    with pytest.raises(ValueError, match="must not be negative"):
        FastRng(1).weighted((("a", -1), ("b", 3)))
    with pytest.raises(ValueError, match="cannot draw below 0"):
        FastRng(1).weighted((("a", 0),))
    with pytest.raises(ValueError, match="cannot draw below 0"):
        FastRng(1).choice(())


def test_every_order_comes_equally_often() -> None:
    rng = FastRng(3)
    counts: Counter[object] = Counter(rng.shuffled("abc") for _ in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert chi_square(counts, dict.fromkeys(permutations("abc"), 1000.0)) < 30.9


def test_shuffling_takes_from_the_end() -> None:
    """Fisher and Yates by hand: 3 with 1, then 2 with 0, then 1 with 1."""
    assert Words(1, 0, 1).shuffled("abcd") == ("c", "d", "a", "b")


def test_shuffling_leaves_the_old_order_alone() -> None:
    deck = [1, 2, 3, 4, 5]
    FastRng(1).shuffled(deck)
    assert deck == [1, 2, 3, 4, 5]
    assert FastRng(1).shuffled(()) == ()


def test_seeds() -> None:
    assert seed_from("nuts", 7) == hashlib.sha256(b"nuts/7").hexdigest()
    assert fast_rng("nuts", 7).word() == FastRng(int(seed_from("nuts", 7)[:16], 16)).word()
    assert fast_rng("nuts", 7).word() != fast_rng("nuts", 8).word()
    seeds = set(islice(iter(fresh_seed, None), 50))
    assert len(seeds) == 50
    assert all(is_seed(seed) for seed in seeds)


@pytest.mark.parametrize("text", ["", "ab", SEED[:-1], SEED + "0", SEED[:-1] + "g", SEED.upper()[:-1] + "F"])
def test_what_is_no_seed(text: str) -> None:
    assert not is_seed(text)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes(range(32))).hexdigest()
