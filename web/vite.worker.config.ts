// Builds the service worker. It comes last: it contains the names of the files that the page was built into.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Manifest } from 'vite';

const OUT = '../src/burrow/static';
/** Files of the shell whose names do not depend on their content. The empty name is the page itself. */
const PLAIN = ['', 'theme.js', 'shell.css', 'icon.svg', 'manifest.webmanifest'];
/** Parts that the front page fetches later, and needs without a server too: the words in all languages, the tables. */
const LATER = /^(words-\w+|recent)$/;

const page = readFileSync(join(OUT, 'index.html'), 'utf8');
const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
const parts = JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a part of the page, and of everything it imports at once. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  const part = parts[key];
  if (!part || seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], assets = [], imports = [] } = part;
  return [file, ...css, ...assets, ...imports.flatMap((other) => filesOf(other, seen))];
}

const first = Object.keys(parts).filter((key) => named.includes(parts[key]?.file ?? ''));
const later = Object.keys(parts).filter((key) => LATER.test(parts[key]?.name ?? ''));
const kept = [
  ...new Set([...PLAIN, ...named, ...[...first, ...later].flatMap((key) => filesOf(key))]),
].sort();
/** Its name changes whenever anything does that the page imports, at once or later. */
const entry = named.find((file) => /\/front-[^/]+\.js$/.test(file));
if (!entry || later.length < 5) throw new Error('the page does not have the parts that its shell needs');

/** Changes with any file of the shell. */
const build = createHash('sha256').update(JSON.stringify(kept));
for (const file of kept.filter((name) => !name.startsWith('assets/')))
  build.update(readFileSync(join(OUT, file || 'index.html')));

export default defineConfig({
  publicDir: false,
  define: {
    KEPT: JSON.stringify(kept),
    ENTRY: JSON.stringify(entry),
    BUILD: JSON.stringify(build.digest('hex').slice(0, 16)),
  },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
});
