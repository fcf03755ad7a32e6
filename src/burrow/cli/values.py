"""What the values of options may be: ports, days, hosts, numbers."""

import argparse
import re

PORT = 8000
HOST = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]", re.ASCII | re.IGNORECASE)


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port, take a number from 0 (any free one) to 65535")
    return int(text)


def days(text: str) -> int:
    number = text.removesuffix("d")
    if not number.isdecimal() or not 0 < int(number) < 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days, as in 365d")
    return int(number)


def host(text: str) -> str:
    if not HOST.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no host; give the name alone, as in games.example.org")
    return text


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)
