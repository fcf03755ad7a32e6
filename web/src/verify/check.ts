// Checks a log: what was promised before the game, then every draw. The first thing that is wrong is the fault.
import { fingerprintOf } from '$lib/luck/key';
import { Audit, NotDrawable, type Draw } from './audit';
import type { Declared, DeclaredGame } from './declared';
import { BadLine, readLog, type Heading, type Line, type LoggedGame, type Row } from './log';

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

export interface CheckedGame {
  heading: Heading;
  draws: CheckedDraw[];
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
  const checked: CheckedGame = { heading: heading.content, draws: [], fault: headingFault(heading) };
  if (!declared)
    checked.fault = { id: 'fault-game', line: heading.number, values: { game: heading.content.game } };
  if (checked.fault || !declared) return checked;
  const audit = new Audit(declared, heading.content);
  rows.forEach((row, wanted) => {
    const { draws, fault } = checkRow(audit, row, wanted);
    checked.draws.push(...draws.map((draw) => ({ ...draw, seq: row.content.seq })));
    checked.fault ??= fault;
  });
  return checked;
}

function headingFault({ number: line, content }: Line<Heading>): Fault | null {
  const { seed, commitment, luck, seats } = content;
  if (commitment && fingerprintOf(seed) !== commitment) return { id: 'fault-seed', line };
  if (!luck) return null;
  const { pledges, shares } = luck;
  if (pledges.length !== seats || shares.length !== seats) return { id: 'fault-list', line };
  const wrong = shares.findIndex((share, seat) => share && fingerprintOf(share) !== pledges[seat]);
  return wrong < 0 ? null : { id: 'fault-share', line, values: { seat: wrong + 1 } };
}

function checkRow(audit: Audit, row: Line<Row>, wanted: number): { draws: Draw[]; fault: Fault | null } {
  const { number: line, content } = row;
  const { seq, by, what } = content;
  if (seq !== wanted)
    return { draws: [], fault: { id: 'fault-order', line, seq, values: { wanted, found: seq } } };
  if (!audit.isDrawn(String(what?.['type']))) return { draws: [], fault: null };
  if (by !== -1) return { draws: [], fault: { id: 'fault-seat', line, seq } };
  try {
    const draws = audit.draws(content);
    const draw = draws.find(({ isRight }) => !isRight);
    return { draws, fault: draw ? { id: 'fault-draw', line, seq, draw } : null };
  } catch (problem) {
    if (!(problem instanceof NotDrawable)) throw problem;
    return { draws: [], fault: { id: 'fault-shape', line, seq } };
  }
}
