"""Sentences of pages that have words of their own: the admin page and the checking page."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import burrow

SOURCE = Path(burrow.__file__).parent


@cache
def _bundle(room: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((SOURCE / room / "locales" / f"{lang}.ftl").read_text("utf-8")))
    return bundle


def said(room: str, lang: str, message: str, **values: str | int) -> str:
    bundle = _bundle(room, lang)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    sentence, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(sentence)
