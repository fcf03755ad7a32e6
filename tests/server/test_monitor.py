"""What a monitor learns: that the server is alive, that it can serve, and how much it does."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE_MS
from tests.server.heard import Accepted, Failed, Refused, Update
from tests.server.live import Browser, Live, running
from tests.server.offline import install
from tests.server.process import plug_in, serving
from tests.server.test_pool import ask

from burrow.server.bots.pool import BotPool
from burrow.server.settings import Settings
from burrow.server.tally import Counter, Histogram, Metric, as_text, gauge
from burrow.storage.memory import MemoryStore

ME = {"kind": "me", "name": "Ann"}
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? (-?\d+(\.\d+)?(e-?\d+)?)')


class Full(MemoryStore):
    async def trouble(self) -> str:
        return "the disk is full"


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    install(monkeypatch)
    with running(Settings(tables_per_hour=0, address_requests=0)) as live:
        yield live


def numbers(live: Live) -> dict[str, float]:
    """Every line of the metrics."""
    answer = httpx.get(live.url + "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_it_says_that_it_lives_and_can_serve_under_any_host(live: Live) -> None:
    for host in (live.host, "10.1.2.3:8000", "burrow.svc.cluster.example"):
        for probe in ("/healthz", "/readyz"):
            answer = httpx.get(live.url + probe, headers={"host": host})
            assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_store_that_cannot_store_makes_it_unready_but_not_dead(pebbles: None) -> None:
    with running(Settings(), Full()) as live:
        assert httpx.get(live.url + "/healthz").status_code == 200
        answer = httpx.get(live.url + "/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ok": False, "problem": "the disk is full"})


@pytest.mark.anyio
async def test_a_process_of_the_bots_that_has_ended_is_noticed_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(plug_in(tmp_path / "plugins"))
    restarts: list[int] = []
    pool = BotPool(2, PATIENCE_MS, lambda: restarts.append(1))
    assert (pool.trouble(), pool.waiting, pool.thinking) == ("", 0, 0), "none has been needed yet"
    assert await ask(pool, "steady") is not None
    assert pool.trouble() == ""
    (process,) = [process for desk in pool._desks if desk._process for process in desk._process._processes.values()]
    process.kill()
    process.join()
    assert pool.trouble() == "1 of 2 processes of the bots had ended"
    assert (pool.trouble(), len(restarts)) == ("", 1)
    assert await ask(pool, "steady") is not None
    pool.close()
    assert len(restarts) == 1, "the end of the server is no restart"


def test_moves_refusals_and_problems_are_counted(live: Live) -> None:
    with Browser(live) as ann:
        before = numbers(live)
        assert before['burrow_tables{phase="playing"}'] == before["burrow_sockets"] == 0
        socket = ann.dial(ann.open(ME, ME))
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=3))
        refused = socket.until(Refused, nonce=socket.move(0, "Put", pebbles=1000))
        socket.say("nonsense")
        socket.until(Failed)
        ann.http.get("/api/tables/none")
        after = numbers(live)
    assert after['burrow_tables{phase="playing"}'] == 1
    assert after["burrow_sockets"] == 1
    assert after['burrow_moves_total{game="pebbles"}'] == 1
    assert after["burrow_stored_seconds_count"] == after['burrow_stored_seconds_bucket{le="+Inf"}'] >= 1
    assert after[f'burrow_refusals_total{{rule="{refused.rule}"}}'] == 1
    assert after['burrow_problems_total{code="bad-message"}'] == 1
    assert after['burrow_problems_total{code="unknown-table"}'] == 1
    assert after["process_resident_memory_bytes"] > 1e6


def test_the_docs_list_every_number(live: Live) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    told = set(
        re.findall(r"`((?:burrow|process)_[a-z_]+)`", docs.partition("## Monitoring")[2].partition("## Logs")[0])
    )
    types = re.findall(r"^# TYPE (\w+) ", httpx.get(live.url + "/metrics").text, flags=re.MULTILINE)
    assert told == {*types, "burrow_bot_queue", "burrow_bots_thinking"}, "this server has no processes for bots"


def test_frames_of_physics_and_the_queue_of_the_bots_are_measured(tmp_path: Path) -> None:
    plug_in(tmp_path / "plugins")
    with serving(tmp_path) as server, Browser(server.live) as ann:
        socket = ann.dial(ann.open(ME, ME, game="slide", clock=0))
        seat = socket.until(Update).waiting[0]
        socket.gesture(seat, "t")
        socket.gesture(seat, "p", 5)
        socket.until(Update, seq=1)
        found = numbers(server.live)
        assert found["burrow_physics_step_seconds_count"] > 0
        assert (found["burrow_bot_queue"], found["burrow_bots_thinking"]) == (0, 0)
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-for": "198.51.100.4"}, {"x-forwarded-proto": "https"}, {"forwarded": "for=198.51.100.4"},
     {"via": "1.1 proxy"}, {"host": "games.example.org"}],
)  # fmt: skip
def test_numbers_are_not_for_those_who_come_through_a_proxy(pebbles: None, headers: dict[str, str]) -> None:
    with running(Settings(public_hosts=("games.example.org",))) as live:
        assert httpx.get(live.url + "/metrics").status_code == 200
        assert httpx.get(live.url + "/metrics", headers=headers).status_code == 404


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    counter, histogram = Counter("code"), Histogram((0.1, 1.0))
    for code in ("b", 'a"\\\n', "b"):
        counter.add(code)
    for seconds in (0.1, 0.25, 3.5):
        histogram.add(seconds)
    metrics = [
        gauge("load", "How much.", 0.5),
        Metric("failed_total", "counter", "What failed.", counter.samples),
        Metric("took_seconds", "histogram", "How long.", histogram.samples),
    ]
    assert as_text(metrics) == (
        "# HELP load How much.\n# TYPE load gauge\nload 0.5\n"
        "# HELP failed_total What failed.\n# TYPE failed_total counter\n"
        'failed_total{code="a\\"\\\\\\n"} 1\nfailed_total{code="b"} 2\n'
        "# HELP took_seconds How long.\n# TYPE took_seconds histogram\n"
        'took_seconds_bucket{le="0.1"} 1\ntook_seconds_bucket{le="1.0"} 2\ntook_seconds_bucket{le="+Inf"} 3\n'
        "took_seconds_sum 3.85\ntook_seconds_count 3\n"
    )
