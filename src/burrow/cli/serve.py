"""Runs the server for others: settings from a file, the environment and the command line; no browser, no questions."""

import os
from argparse import Namespace

from burrow.cli.config import read_config
from burrow.cli.config_text import as_toml
from burrow.cli.play import default_folder, ensure_folder, ensure_page
from burrow.cli.setting import texts_of
from burrow.engine.errors import UsageError
from burrow.server.run import CannotServe, serve


def run(asked: Namespace) -> int:
    config = read_config(asked.config, os.environ, texts_of(asked), default_folder())
    if asked.print_config:
        print(as_toml(config), end="")
        return 0
    settings = config.settings
    if settings.static is None:
        ensure_page()
    if settings.data is not None:
        ensure_folder(settings.data)
    try:
        serve(settings, lambda url: None)  # the log says where
    except CannotServe as error:
        raise UsageError(f"{error}; choose others with host and port") from None
    return 0
