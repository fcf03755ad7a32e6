// The development server's side of the playground: lists the golden games and lets the rules in Python tell each moment.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const GAMES = join(ROOT, 'src/burrow/games');
const PYTHON = ['.venv/bin/python', '.venv/Scripts/python.exe']
  .map((path) => join(ROOT, path))
  .find(existsSync);
const NAME = /^[\w-]+$/;

export function playground(): Plugin {
  return {
    name: 'playground',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/playground/games', (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(goldenGames()));
      });
      server.middlewares.use('/playground/views', (request, answer) => {
        const query = new URL(request.url ?? '', 'http://localhost').searchParams;
        sendViews(answer, query.get('game') ?? '', query.get('name') ?? '', query.getAll('seat'));
      });
    },
  };
}

/** The names of the golden games, by game. */
function goldenGames(): Record<string, string[]> {
  const found = readdirSync(GAMES).filter((game) => existsSync(goldenFolder(game)));
  return Object.fromEntries(
    found.map((game) => [
      game,
      readdirSync(goldenFolder(game))
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => name.replace('.jsonl', '')),
    ]),
  );
}

function goldenFolder(game: string): string {
  return join(GAMES, game, 'tests/golden');
}

function sendViews(answer: ServerResponse, game: string, name: string, seats: readonly string[]): void {
  const fail = (sentence: string): void => {
    answer.statusCode = 400;
    answer.end(sentence);
  };
  if (!NAME.test(game) || !NAME.test(name) || !seats.every((seat) => /^\d$/.test(seat)))
    return fail('There is no such recording.');
  if (!PYTHON) return fail('There is no Python environment yet: run ./burrow check once.');
  const options = ['--views', ...seats.flatMap((seat) => ['--seat', seat])];
  const file = join(goldenFolder(game), `${name}.jsonl`);
  execFile(
    PYTHON,
    ['-m', 'burrow', 'replay', file, ...options],
    { maxBuffer: 1 << 28 },
    (error, out, said) => {
      if (error) fail(said || error.message);
      else answer.end(out);
    },
  );
}
