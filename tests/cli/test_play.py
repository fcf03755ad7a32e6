"""`burrow play`: a real server, its greeting, its end, and every way it can fail to start."""

import json
import os
import signal
import socket
import urllib.request
from argparse import Namespace
from pathlib import Path
from urllib.error import HTTPError

import pytest
from tests.cli.terminal import Burrow, Play
from tests.patience import PATIENCE

from burrow.cli import play as module
from burrow.cli.values import PORT
from burrow.engine.errors import UsageError
from burrow.server.run import PortTaken
from burrow.server.settings import Settings


def fetch(url: str | urllib.request.Request) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_page_and_games_are_served_until_ctrl_c(play: Play, tmp_path: Path) -> None:
    port = free_port()
    with play("--port", str(port), "--data", tmp_path / "tables") as server:
        url = server.url
        assert url == f"http://127.0.0.1:{port}"
        assert b"<html" in fetch(url)
        assert "nuts" in [game["id"] for game in json.loads(fetch(url + "/api/games"))]
        ran = server.interrupt()
    assert (ran.code, ran.err) == (0, "")
    assert "see you soon" in ran.out
    assert list((tmp_path / "tables").iterdir())


def test_the_data_folder_of_the_user_is_the_default(play: Play, tmp_path: Path) -> None:
    with play("--port", "0", XDG_DATA_HOME=str(tmp_path / "share")) as server:
        assert str(tmp_path / "share" / "burrow") in server.read_until("tables are kept")
        assert server.interrupt().code == 0
    assert (tmp_path / "share" / "burrow").is_dir()


def test_a_terminal_that_closes_ends_it_too(play: Play) -> None:
    with play("--port", "0") as server:
        assert server.url
        server._process.send_signal(signal.SIGTERM)
        assert server._process.wait(timeout=PATIENCE) == 0


def test_lan_shows_address_and_qr_code(play: Play) -> None:
    with play("--port", "0", "--lan") as server:
        server.read_until("Ctrl-C")
        ran = server.interrupt()
    if module.lan_address() is None:
        assert "No network was found" in ran.out
    else:
        assert f"http://{module.lan_address()}:" in ran.out
        assert "▄▄▄▄▄▄▄█" in ran.out
    assert ran.code == 0


def test_the_address_for_phones_leads_to_the_page_and_its_tables(play: Play) -> None:
    lan = module.lan_address()
    if lan is None:
        pytest.skip("this machine has no network")
    with play("--port", "0", "--lan") as server:
        url = f"http://{lan}:{server.url.rpartition(':')[2]}"
        assert b"<html" in fetch(url)
        assert json.loads(fetch(url + "/api/games"))
        wish = json.dumps({"game": "nuts", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}).encode()
        headers = {"content-type": "application/json", "origin": url}
        table = json.loads(fetch(urllib.request.Request(url + "/api/tables", wish, headers)))["table"]
        assert json.loads(fetch(f"{url}/api/tables/{table}"))["invite"] == f"{url}/t/{table}"
        assert server.interrupt().code == 0


def test_a_name_given_on_the_command_line_is_answered_to(play: Play) -> None:
    def ask(name: str) -> int:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, headers={"host": name}), timeout=PATIENCE) as page:
                return int(page.status)
        except HTTPError as error:
            return error.code

    with play("--port", "0", "--public-host", "games.example.org", "--public-host", "other.example") as server:
        url = server.url
        assert [ask(name) for name in ("games.example.org", "other.example:444", "evil.example")] == [200, 200, 421]
        assert server.interrupt().code == 0


def test_no_network_is_said_and_the_server_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    module.greet(Settings(port=8000), Namespace(port=8000, lan=True, no_open=True), "http://127.0.0.1:8000")
    assert "No network was found" in capsys.readouterr().out


def test_a_taken_port_that_was_asked_for(burrow: Burrow, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = burrow("play", "--no-open", "--data", tmp_path, "--port", str(port))
    assert (ran.code, ran.out) == (2, "")
    assert str(port) in ran.sentence
    assert "--port" in ran.sentence


def served_from(taken: set[int], monkeypatch: pytest.MonkeyPatch, **asked: object) -> int:
    """The port the server opens if these are taken."""
    opened: list[int] = []

    def serve(settings: Settings, on_open: object) -> None:
        if settings.port in taken:
            raise PortTaken(str(settings.port))
        opened.append(settings.port)

    monkeypatch.setattr(module, "serve", serve)
    wishes = {"host": None, "port": None, "lan": False, "no_open": True, "public_host": [], "forget_after": 0} | asked
    module.serve_at_free_port(Namespace(**wishes), Path())
    return opened[0]


def test_the_usual_port_gives_way_to_the_next_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert served_from(set(), monkeypatch) == PORT
    assert served_from({PORT, PORT + 1}, monkeypatch) == PORT + 2


def test_another_port_than_the_usual_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    module.greet(Settings(port=PORT + 1), Namespace(port=None, lan=False, no_open=True), "http://x")
    assert f"Port {PORT} is taken, so this is {PORT + 1}." in capsys.readouterr().out


def test_no_free_port_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UsageError, match=r"are taken; .* --port"):
        served_from(set(range(PORT, PORT + module.TRIES)), monkeypatch)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--port", "abc"), ("--port", "'abc'", "65535")),
        (("--port", "70000"), ("--port", "'70000'")),
        (("--hosst", "x"), ("--hosst", "--help")),
        (("--host", "no.such.host.invalid", "--port", "0"), ("no.such.host.invalid", "--host")),
        (("--host", "198.51.100.7", "--port", "1234"), ("198.51.100.7", "--host")),
        (("--lan", "--host", "127.0.0.1"), ("--lan", "--host")),
        (("--data",), ("--data", "--help")),
        (("--public-host", "https://games.example.org"), ("--public-host", "games.example.org")),
        (("--public-host", "games.example.org:443"), ("--public-host", "the name alone")),
    ],
)
def test_wrong_options_are_one_sentence(
    burrow: Burrow, tmp_path: Path, options: tuple[str, ...], words: tuple[str, ...]
) -> None:
    ran = burrow("play", "--no-open", "--data", tmp_path, *options)
    assert (ran.code, ran.out) == (2, "")
    for word in words:
        assert word in ran.sentence


def test_a_data_folder_that_is_a_file(burrow: Burrow, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below"):
        ran = burrow("play", "--no-open", "--port", "0", "--data", folder)
        assert (ran.code, ran.out) == (2, "")
        assert str(folder) in ran.sentence
        assert "--data" in ran.sentence


def test_a_data_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(UsageError, match=r"cannot be written; .* --data"):
        module.ensure_folder(tmp_path)


def test_two_servers_do_not_share_a_folder(play: Play, burrow: Burrow, tmp_path: Path) -> None:
    with play("--port", "0", "--data", tmp_path / "tables") as server:
        assert server.url
        ran = burrow("play", "--no-open", "--port", "0", "--data", tmp_path / "tables")
        assert ran.code == 2
        assert "another folder" in ran.sentence
        assert server.interrupt().code == 0


def test_without_its_page_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "PAGE", tmp_path / "index.html")
    with pytest.raises(UsageError, match=r"no web page; .* \./burrow play"):
        module.ensure_page()


def test_data_folders_of_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    home = Path("home")
    assert module.default_folder("linux", home) == Path("home/.local/share/burrow")
    assert module.default_folder("darwin", home) == Path("home/Library/Application Support/Burrow")
    assert module.default_folder("win32", home) == Path("home/AppData/Local/Burrow")


def test_no_browser_in_a_bare_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not module.has_screen("linux")
    assert module.has_screen("darwin")
    monkeypatch.setenv("DISPLAY", ":0")
    assert module.has_screen("linux")
