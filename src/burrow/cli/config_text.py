"""The settings as a commented TOML file, for `burrow serve --print-config`."""

import textwrap
from collections.abc import Iterator

from burrow.cli.config import Config
from burrow.cli.setting import Setting, settings

HEAD = """\
# The settings of this server, for: burrow serve --config FILE
# A line that begins with "#" and a name shows a default. Remove the "#" to change it.
# Each setting is also a variable, as in BURROW_PORT=8000, and an option, as in --port 8000.
# The command line goes before the environment, and the environment before this file.
"""
WIDTH = 100


def as_toml(config: Config) -> str:
    return HEAD + "".join(line + "\n" for setting in settings().values() for line in _lines(setting, config))


def _lines(setting: Setting, config: Config) -> Iterator[str]:
    if setting.about.heading:
        yield ""
        yield f"# --- {setting.about.heading}"
    yield ""
    words = f"{setting.about.words} {_range(setting)}".rstrip()
    yield from textwrap.wrap(words, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
    value = setting.write(getattr(config.settings, setting.name))
    given = config.given.get(setting.name)
    if setting.about.is_secret and given is not None:
        yield f"# {setting.name} is set, but not shown  # from {given.where}"
    elif given is None:
        yield f"# {setting.name} = {value}"
    else:
        yield f"{setting.name} = {value}  # from {given.where}"


def _range(setting: Setting) -> str:
    if setting.about.choices or setting.kind in ("whole", "number", "switch"):
        return f"Takes {setting.takes}."
    return ""
