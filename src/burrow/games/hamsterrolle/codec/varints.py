"""Whole numbers in as few bytes as they need."""


def zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def signed(number: int) -> int:
    """The inverse of `zigzag`."""
    return number // 2 if number % 2 == 0 else -number // 2


NEAR = tuple(signed(byte) for byte in range(0x80))


def varint(number: int) -> bytes:
    """Seven bits per byte, lowest first; the high bit means more bytes follow."""
    if number < 0:
        raise ValueError(f"frames never run backwards, but these by {-number}")
    packed = bytearray()
    while number > 0x7F:
        packed.append(0x80 | number & 0x7F)
        number >>= 7
    packed.append(number)
    return bytes(packed)


def read_varint(rows: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while shift < 28:
        byte, at = rows[at], at + 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, at
        shift += 7
    raise ValueError("a number without an end")


def read_numbers(rows: bytes, at: int, count: int) -> tuple[list[int], int]:
    """Read signed numbers. Usually each is one byte, which has a fast path."""
    near = rows[at : at + count]
    if len(near) == count and near.isascii():
        return [NEAR[byte] for byte in near], at + count
    numbers = []
    for _ in range(count):
        number, at = read_varint(rows, at)
        numbers.append(signed(number))
    return numbers, at
