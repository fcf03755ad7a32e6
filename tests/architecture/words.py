"""The texts of the page and the command line: the same messages in four languages, and every message that code asks for
exists."""

import re

ASKED = re.compile(r"""\b(?:words|admin)\s*\.\s*t\(\s*['"`]([a-z0-9-]+)['"`]|\bsay\(\s*"([a-z0-9-]+)\"""")
"""`words.t('close')` and `admin.t('key')` of the browser, and `say("cli-seat")` of the command line, where the id is
written out."""


def asked_words(text: str) -> set[str]:
    return {one or other for one, other in ASKED.findall(text)}
