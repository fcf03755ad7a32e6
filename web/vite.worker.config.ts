// Builds the service worker. It comes last: it contains the names of the files that the page was built into.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The messages whose ids fit, without variants: the worker has no Fluent. */
function messagesOf(file: string, ids: RegExp): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.map((line) => /^([\w-]+) = (.+)$/.exec(line)).filter((match) => match !== null);
  return Object.fromEntries(
    found.filter(([, id = '']) => ids.test(id)).map(([, id = '', text = '']) => [id, text]),
  );
}

const SOURCES = '../src/burrow';
const games = readdirSync(join(SOURCES, 'games')).filter((game) =>
  existsSync(join(SOURCES, 'games', game, 'locales')),
);

/** What notifications say. */
function wordsIn(lang: string): unknown {
  const titles = games.map((game) => [
    game,
    messagesOf(join(SOURCES, 'games', game, 'locales', `${lang}.ftl`), /^title$/)['title'],
  ]);
  const messages = messagesOf(join(SOURCES, 'locales', `${lang}.ftl`), /^push-(turn|late|others)/);
  return { messages, titles: Object.fromEntries(titles) as Record<string, string> };
}

const words = Object.fromEntries(['de', 'en', 'fr', 'it'].map((lang) => [lang, wordsIn(lang)]));

export default defineConfig({
  publicDir: false,
  define: {
    KEPT: JSON.stringify(kept),
    ENTRY: JSON.stringify(entry),
    WORDS: JSON.stringify(words),
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
