"""The processes in which bots think."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.patience import PATIENCE_MS
from tests.server.process import plug_in
from tests.toy_games.pebbles import GAME, Options

from burrow.server.bots.pool import Answer, BotPool, Question

MOMENT_MS = 100
"""Too short for a bot that hangs, in milliseconds."""

pytestmark = pytest.mark.anyio

VIEW = msgspec.json.encode(GAME.view(GAME.setup(2, Options()), 0))


def question(level: str) -> Question:
    return Question("pebbles", level, VIEW, None, budget=1000, chance=1)


async def ask(pool: BotPool, level: str) -> Answer | None:
    answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
    pool.think(question(level), answer.set_result)
    return await answer


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(plug_in(tmp_path / "plugins"))
    monkeypatch.setenv("PEBBLES_GATE", str(tmp_path / "gate"))
    return tmp_path


async def test_a_bot_answers_from_another_process(plugin: Path) -> None:
    pool = BotPool(workers=1, patience=PATIENCE_MS)
    assert await ask(pool, "steady") == Answer(b'{"type":"Done"}', 500)
    pool.close()


async def test_a_bot_that_raises_fails_alone(plugin: Path, caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(workers=1, patience=PATIENCE_MS)
    assert await ask(pool, "broken") is None
    assert "out of nuts" in caplog.text
    assert await ask(pool, "steady") is not None
    pool.close()


async def test_a_process_that_dies_is_replaced(plugin: Path) -> None:
    pool = BotPool(workers=1, patience=PATIENCE_MS)
    assert await ask(pool, "deadly") is None
    assert await ask(pool, "steady") is not None
    pool.close()


async def test_a_bot_that_hangs_is_given_up(plugin: Path) -> None:
    pool = BotPool(workers=1, patience=MOMENT_MS)
    assert await ask(pool, "slow") is None
    pool.patience = PATIENCE_MS
    assert await ask(pool, "steady") is not None
    pool.close()


async def test_who_asked_while_a_process_died_is_answered_all_the_same(plugin: Path) -> None:
    pool = BotPool(workers=1, patience=PATIENCE_MS)
    deadly, steady = await asyncio.gather(ask(pool, "deadly"), ask(pool, "steady"))
    assert (deadly, steady) == (None, Answer(b'{"type":"Done"}', 500))
    pool.close()
