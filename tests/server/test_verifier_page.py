"""The page that checks a log, as the server gives it away: whole, to be saved, and with every registered game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.live import Browser, Live, running
from tests.toy_games import pebbles

from burrow.engine import registry
from burrow.engine.languages import LANGUAGES
from burrow.server.settings import Settings
from burrow.server.web.pages import PACKED
from burrow.verifier import NAME
from burrow.verifier.page import declared_game, filled


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    assert (PACKED / NAME).is_file(), "the page is not built; run ./burrow test"
    with running(Settings(address_requests=0)) as live:
        yield live


def declared_in(page: str) -> dict[str, dict[str, object]]:
    found = re.search(r'<script id="declared" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    declared: dict[str, dict[str, object]] = json.loads(found[1])
    return declared


def test_it_is_saved_and_not_shown(live: Live) -> None:
    with Browser(live) as browser:
        answer = browser.http.get(f"/{NAME}")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="burrow-verify.html"'
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert set(declared_in(answer.text)) == set(registry.games())


def test_it_needs_no_other_file() -> None:
    page = (PACKED / NAME).read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!data:)[^"]+"', page) == []
    assert re.findall(r"url\((?!data:|[\"']data:|%23)[^)]+\)", page) == []
    assert "default-src 'none'" in page


def test_a_server_without_the_built_page_has_none(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html></html>")
    with running(Settings(static=tmp_path)) as live, Browser(live) as browser:
        answer = browser.http.get(f"/{NAME}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("game", registry.games())
def test_every_source_has_words_in_every_language(game: str) -> None:
    declared = declared_game(registry.game(game))
    assert set(declared.words) == set(LANGUAGES)
    for words in declared.words.values():
        assert words.sources.keys() == declared.sources.keys()
        assert all(source.name and not source.name.startswith("chance-") for source in words.sources.values())


def test_a_plugin_is_in_the_page_like_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"pebbles": pebbles.GAME})
    page = filled(b'<script id="declared" type="application/json">{}</script>').decode()
    shown = {"payload": "Tossed", "path": "pebbles", "source": "die"}
    assert declared_in(page)["pebbles"]["shown"] == [shown]


def test_nothing_that_is_declared_can_end_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"</script>": pebbles.GAME})
    page = filled(b'<script id="declared" type="application/json">{}</script>').decode()
    assert page.count("</script>") == 1


def test_a_page_without_a_place_for_games_is_no_page() -> None:
    with pytest.raises(ValueError, match="no place"):
        filled(b"<html></html>")
