"""Builds the web page into the package before it is packed, by the same steps and stamps as the runner.

Without Node the package is packed without its page, or with the old one that is there: engine, bots and command line
work. A release (BURROW_RELEASE=1) is never packed that way."""

import importlib.util
import os
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is packed; an editable install serves the page from the tree."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        runner = load_runner(Path(self.root))
        if runner.is_page_ready():
            return
        try:
            with runner.one_at_a_time():
                runner.make_page()
        except runner.Stop as stop:
            self._do_without("without its web page", str(stop))
        else:
            if not runner.is_page_ready():
                self._do_without("with an old web page", "the one that is there is older than its sources")

    def _do_without(self, packed: str, why: str) -> None:
        if os.environ.get("BURROW_RELEASE") == "1":
            sys.exit(f"burrow: a release needs its page: {why}.")
        self.app.display_warning(f"burrow is packed {packed}: {why}.")


def load_runner(root: Path) -> ModuleType:
    """The script `burrow` as a module."""
    loader = SourceFileLoader("burrow_runner", str(root / "burrow"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
