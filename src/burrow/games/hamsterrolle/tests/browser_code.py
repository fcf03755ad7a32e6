"""Runs the board's TypeScript in node, with or without runes, to test what it computes without a browser."""

import atexit
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[5] / "web"
BOARD = WEB / "src/games/hamsterrolle"

needs_web_tools = pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the web tools are not installed")

_SERVE = """
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { compileModule } from 'svelte/compiler';

const board = process.argv[1];
const runes = {
  name: 'runes',
  transform: {
    filter: { id: /\\.svelte\\.ts$/ },
    handler: (code, id) => ({ code: compiled(transformSync(id, code).code, id), moduleType: 'js' }),
  },
};
const compiled = (code, filename) => compileModule(code, { filename, generate: 'client' }).js.code;
const resolve = { alias: { $lib: `${board}/../../lib`, $art: `${board}/../../art`, $ui: `${board}/../../ui` } };
const inUrl = (code) => 'data:text/javascript;base64,' + Buffer.from(code).toString('base64');
const known = new Map();

const bundled = async (source) => {
  const entry = {
    name: 'entry',
    resolveId: (id, from) => (id === 'entry' ? id : from === 'entry' ? `${board}/${id.slice(2)}.ts` : null),
    load: (id) => (id === 'entry' ? source : null),
  };
  const bundle = await rolldown({ input: 'entry', plugins: [entry, runes], resolve });
  const { output } = await bundle.generate({ format: 'esm', banner: 'import.meta.glob = () => ({});' });
  return inUrl(output[0].code);
};
const runner = new URL(inUrl(`
  import { parentPort, workerData } from 'node:worker_threads';
  globalThis.navigator ??= { languages: ['en'] };
  const { default: answer } = await import(workerData.code);
  parentPort.postMessage(JSON.stringify(await answer(workerData.given)) ?? 'null');
`));
const run = (code, given) =>
  new Promise((done, failed) => {
    const worker = new Worker(runner, { workerData: { code, given } });
    worker.on('message', (answer) => {
      done(answer);
      void worker.terminate();
    });
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('the module ended without an answer')));
  });

for await (const line of createInterface({ input: process.stdin })) {
  try {
    const [source, given] = JSON.parse(line);
    if (!known.has(source)) known.set(source, await bundled(source));
    console.log(JSON.stringify({ answer: JSON.parse(await run(known.get(source), given)) }));
  } catch (error) {
    const stack = String(error.stack).replaceAll(/data:[^:]*;base64,[\\w+\\/=]+/g, 'board');
    console.log(JSON.stringify({ error: stack }));
  }
}
"""
"""Reads a module and its input from each line and answers with a line. A module is bundled once; each run has its own
thread, and so its own globals."""


def computed(source: str, given: Any = None) -> Any:
    """What the module's default function returns. The module imports by './name' from the board's folder. No messages
    are loaded: each one is empty."""
    node = _node()
    assert node.stdin
    assert node.stdout
    node.stdin.write(json.dumps([source, given]) + "\n")
    node.stdin.flush()
    line = node.stdout.readline()
    assert line, "node has ended"
    told = json.loads(line)
    assert "error" not in told, told["error"]
    return told["answer"]


@cache
def _node() -> subprocess.Popen[str]:
    """One process for all tests: starting it takes longer than running them."""
    command = ["node", "--input-type=module", "-e", _SERVE, str(BOARD)]
    node = subprocess.Popen(command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(_end, node)
    return node


def _end(node: subprocess.Popen[str]) -> None:
    with node:
        assert node.stdin
        node.stdin.close()
