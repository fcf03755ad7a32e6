"""Runs TypeScript of the page in node, with runes or without: for what it computes, without a browser."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[1] / "web"

needs_web_tools = pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the web tools are not installed")

_RUN = """
import { text } from 'node:stream/consumers';
import { rolldown } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { compileModule } from 'svelte/compiler';
const [web, folder, source, given] = JSON.parse(await text(process.stdin));
const entry = {
  name: 'entry',
  resolveId: (id, from) => (id === 'entry' ? id : from === 'entry' ? `${folder}/${id.slice(2)}.ts` : null),
  load: (id) => (id === 'entry' ? source : null),
};
const runes = {
  name: 'runes',
  transform: {
    filter: { id: /\\.svelte\\.ts$/ },
    handler: (code, id) => ({ code: compiled(transformSync(id, code).code, id), moduleType: 'js' }),
  },
};
const compiled = (code, filename) => compileModule(code, { filename, generate: 'client' }).js.code;
const resolve = { alias: { $lib: `${web}/src/lib`, $art: `${web}/src/art`, $ui: `${web}/src/ui` } };
const bundle = await rolldown({ input: 'entry', plugins: [entry, runes], resolve });
const { output } = await bundle.generate({ format: 'esm', banner: 'import.meta.glob = () => ({});' });
globalThis.navigator ??= { languages: ['en'] };
try {
  const code = Buffer.from(output[0].code).toString('base64');
  const { default: answer } = await import(`data:text/javascript;base64,${code}`);
  console.log(JSON.stringify(await answer(given)));
} catch (error) {
  console.error(error.stack.replaceAll(/data:[^:]*;base64,[\\w+\\/=]+/g, 'module'));
  process.exitCode = 1;
}
"""


def computed(folder: str, source: str, given: Any = None) -> Any:
    """What the module's default function answers. The module imports by './name' from a folder of `web/src`. No
    sentence is loaded: each one is empty."""
    arguments = json.dumps([str(WEB), str(WEB / "src" / folder), source, given])
    command = ["node", "--input-type=module", "-e", _RUN]
    done = subprocess.run(command, cwd=WEB, input=arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
