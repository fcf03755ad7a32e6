"""The session in docs/wire-protocol.md runs, and its tables name every code."""

import json
import re
import typing
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.heard import Ping, decode
from tests.server.live import Browser, Socket, running

from burrow.server.settings import Settings
from burrow.server.sockets import close_codes
from burrow.server.wire.errors import STATUS, Code

PAGE = (Path(__file__).parents[2] / "docs" / "wire-protocol.md").read_text(encoding="utf-8")


def session() -> list[str]:
    found = re.search(r"```session\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1].splitlines()


def check(shown: Any, real: Any, where: str) -> None:
    """Compare what the page shows with the real value; "..." stands for anything."""
    if shown == "...":
        return
    if isinstance(shown, dict):
        assert isinstance(real, dict), where
        left_out = {key for key, value in shown.items() if value == "..."}
        assert shown.keys() - left_out <= real.keys() <= shown.keys(), where
        for key in real:
            check(shown[key], real[key], f"{where}, {key}")
    elif isinstance(shown, list):
        assert isinstance(real, list), where
        assert len(shown) == len(real), where
        for part, real_part in zip(shown, real, strict=True):
            check(part, real_part, where)
    else:
        assert shown == real, where


def next_frame(socket: Socket) -> Any:
    while True:
        frame = socket.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        message = decode(frame)
        if not isinstance(message, Ping):
            return json.loads(frame)
        socket.socket.send(json.dumps({"say": "pong", "id": message.id}))


def test_the_session_on_the_page_runs() -> None:
    with running(Settings()) as live, Browser(live) as ann, Browser(live) as ben:
        answer: Any = None
        socket: Socket | None = None
        table = ""
        for line in session():
            word, _, rest = line.partition(" ")
            if word == "POST":
                path, _, body = rest.partition(" ")
                answer = ann.http.post(path, json=json.loads(body))
                table = answer.json()["table"]
            elif word == "JOIN":
                answer = ben.http.post(f"/api/tables/{table}/join", json=json.loads(rest))
            elif word == "WS":
                socket = ann.dial(table)
            elif word == ">":
                assert socket is not None
                socket.socket.send(rest)
            elif word == "<":
                assert socket is not None
                check(json.loads(rest), next_frame(socket), line)
            else:
                assert answer.status_code == int(word)
                check(json.loads(rest), answer.json(), line)


@pytest.mark.parametrize("code", typing.get_args(Code))
def test_every_code_is_on_the_page(code: str) -> None:
    assert f"`{code}`" in PAGE


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(typing.get_args(Code))


@pytest.mark.parametrize("name", [name for name in vars(close_codes) if name.isupper()])
def test_every_close_code_is_on_the_page(name: str) -> None:
    assert f"| {getattr(close_codes, name)} |" in PAGE
