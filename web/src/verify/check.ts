// Checks a log: what was promised before the game, then every entry as far as that is possible without the rules. The
// first thing that is wrong is the fault. What only the rules can tell is counted.
import { fingerprintOf } from '$lib/luck/key';
import { Audit, NotDrawable, type Draw } from './audit';
import type { Declared, DeclaredGame } from './declared';
import { BadLine, readLog, type Heading, type Line, type LoggedGame, type Row } from './log';
import { Order } from './order';

/** What is wrong. `id` names a sentence, `draw` what a die shows and must show. */
export interface Fault {
  id: string;
  line: number;
  seq?: number;
  values?: Record<string, string | number>;
  draw?: Draw;
}

export interface CheckedDraw extends Draw {
  seq: number;
}

/** What this page cannot judge, because that takes the rules of the game. */
export interface Unjudged {
  /** Whether the rules allowed them, and whether they could be taken back. */
  moves: number;
  /** What chance says without drawing: that a time is up, or how a wheel came to rest. */
  answers: number;
  /** Cards that come when a deck is empty. */
  cards: number;
  /** Whether the end is missing: the log does not say how long it is. */
  end: boolean;
}

export interface CheckedGame {
  heading: Heading;
  draws: CheckedDraw[];
  unjudged: Unjudged;
  fault: Fault | null;
}

export interface Checked {
  games: CheckedGame[];
  /** The first one of all. */
  fault: Fault | null;
}

export function check(text: string, declared: Declared): Checked {
  try {
    const games = readLog(text).map((logged) => checkGame(logged, declared[logged.heading.content.game]));
    return { games, fault: games.find(({ fault }) => fault)?.fault ?? null };
  } catch (problem) {
    if (!(problem instanceof BadLine)) throw problem;
    return { games: [], fault: { id: problem.id, line: problem.line } };
  }
}

function checkGame({ heading, rows }: LoggedGame, declared: DeclaredGame | undefined): CheckedGame {
  const unjudged = { moves: 0, answers: 0, cards: 0, end: heading.content.entries === null };
  const checked: CheckedGame = {
    heading: heading.content,
    draws: [],
    unjudged,
    fault: headingFault(heading, declared),
  };
  if (checked.fault || !declared) return checked;
  const audit = new Audit(declared, heading.content);
  const order = new Order(declared, heading.content);
  for (const row of rows) {
    const { draws, fault } = checkRow(audit, order, row);
    checked.draws.push(...draws.map((draw) => ({ ...draw, seq: row.content.seq })));
    checked.fault ??= fault;
    if (row.content.by >= 0) unjudged.moves++;
    else if (draws.length === 0) unjudged.answers++;
    unjudged.cards += draws.filter(({ drawn }) => drawn === null).length;
  }
  checked.fault ??= endFault(heading, rows);
  return checked;
}

function headingFault(
  { number: line, content }: Line<Heading>,
  declared: DeclaredGame | undefined,
): Fault | null {
  const { game, format, seed, commitment, luck, seats } = content;
  if (!declared) return { id: 'fault-game', line, values: { game } };
  if (format > declared.format) return { id: 'fault-newer', line };
  if (commitment && fingerprintOf(seed) !== commitment) return { id: 'fault-seed', line };
  if (!luck) return null;
  const { pledges, shares } = luck;
  if (pledges.length !== seats || shares.length !== seats) return { id: 'fault-list', line };
  const wrong = shares.findIndex((share, seat) => share && fingerprintOf(share) !== pledges[seat]);
  return wrong < 0 ? null : { id: 'fault-share', line, values: { seat: wrong + 1 } };
}

function endFault({ number, content }: Line<Heading>, rows: readonly Line<Row>[]): Fault | null {
  const { entries } = content;
  if (entries === null || entries === rows.length) return null;
  return { id: 'fault-end', line: rows.at(-1)?.number ?? number, values: { entries, found: rows.length } };
}

function checkRow(audit: Audit, order: Order, row: Line<Row>): { draws: Draw[]; fault: Fault | null } {
  const { number: line, content } = row;
  const { seq, what } = content;
  const wrong = order.judge(content);
  if (wrong) return { draws: [], fault: { ...wrong, line, seq } };
  if (!audit.isDrawn(String(what?.['type']))) return { draws: [], fault: null };
  try {
    const draws = audit.draws(content);
    const draw = draws.find(({ isRight }) => !isRight);
    const id = draw?.drawn === null ? 'fault-card' : 'fault-draw';
    return { draws, fault: draw ? { id, line, seq, draw } : null };
  } catch (problem) {
    if (!(problem instanceof NotDrawable)) throw problem;
    return { draws: [], fault: { id: 'fault-shape', line, seq } };
  }
}
