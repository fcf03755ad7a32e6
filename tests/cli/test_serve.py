"""`burrow serve`: a server for others, with its settings from outside."""

import json
import socket
import tomllib
from pathlib import Path

from tests.cli.terminal import Burrow, Play
from tests.cli.test_play import fetch


def test_it_serves_by_its_file_until_it_is_stopped(serve: Play, tmp_path: Path) -> None:
    file = tmp_path / "burrow.toml"
    file.write_text('port = 0\ndata = "tables"\n')
    with serve("--config", file, BURROW_TABLES_PER_HOUR="5") as server:
        url = server.url
        assert b"<html" in fetch(url)
        assert "nuts" in [game["id"] for game in json.loads(fetch(url + "/api/games"))]
        assert server.interrupt().code == 0
    assert (tmp_path / "tables" / "tables.sqlite").is_file()


def test_its_log_can_be_lines_of_json(serve: Play, tmp_path: Path) -> None:
    with serve("--port", "0", "--data", tmp_path / "tables", "--log-format", "json") as server:
        assert fetch(json.loads(server.read_until("open at"))["message"].split()[-1] + "/healthz") == b'{"ok":true}'
        said = server.interrupt().out.splitlines()
    assert [json.loads(line)["level"] for line in said] == ["info"] * len(said)
    assert json.loads(said[-1])["message"] == "stopped; everything is stored"


def test_settings_are_printed_and_nothing_is_started(burrow: Burrow, tmp_path: Path) -> None:
    ran = burrow("serve", "--print-config", "--port", "1", BURROW_RATE="3")
    assert (ran.code, ran.err) == (0, "")
    assert tomllib.loads(ran.out) == {"port": 1, "rate": 3.0}
    assert not (tmp_path / ".local").exists()


def test_a_mistake_is_one_sentence(burrow: Burrow, tmp_path: Path) -> None:
    file = tmp_path / "burrow.toml"
    file.write_text("port = 0\nprot = 1\n")
    ran = burrow("serve", "--config", file)
    assert (ran.code, ran.out) == (2, "")
    assert f"{file}, line 2" in ran.sentence


def test_a_taken_port_is_one_sentence(burrow: Burrow, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = burrow("serve", "--port", str(port), "--data", tmp_path / "tables")
    assert (ran.code, ran.out) == (2, "")
    assert f"port {port} is taken" in ran.sentence


def test_its_help_has_every_setting(burrow: Burrow) -> None:
    ran = burrow("serve", "--help")
    assert ran.code == 0
    for option in ("--config FILE", "--print-config", "--public-hosts LIST", "--mailbox-bytes N"):
        assert option in ran.out
