// What the stream says of a piece as it is: the number of a refusal, and the one number its sentence needs. The same row
// as `VERDICTS` in `moves.py`, which a test compares with this one.
import { say } from './say';
import { SHAPES } from './shape';

interface Reason {
  rule: string;
  message: string;
  /** What there is room for beside the piece. */
  brief: string;
}

export const VERDICTS: readonly Reason[] = [
  { rule: '', message: '', brief: 'board-fits' },
  { rule: 'W-10', message: 'refuse-outside', brief: 'board-no-outside' },
  { rule: 'W-09', message: 'refuse-first-compartment', brief: 'board-no-far' },
  { rule: 'W-12', message: 'refuse-compartment', brief: 'board-no-far' },
  { rule: 'W-14', message: 'refuse-same-kind', brief: 'board-no-kind' },
  { rule: 'W-13', message: 'refuse-front', brief: 'board-no-front' },
  { rule: 'W-23', message: 'refuse-pass-back', brief: 'board-no-ahead' },
  { rule: 'WA-14', message: 'refuse-pass-top', brief: 'board-no-far' },
  { rule: 'W-24', message: 'refuse-pass-same-kind', brief: 'board-no-kind' },
];

/** What is said of the piece in hand, or of the one that lies there. */
export interface Verdict {
  ok: boolean;
  rule: string;
  /** As long as there is room. */
  sentence: string;
  brief: string;
}

export function verdictOf(index: number | null, value: number): Verdict | null {
  const reason = index === null ? undefined : VERDICTS[index];
  if (!reason) return null;
  const { rule, message, brief } = reason;
  const args = { mm: value, cm: centimetres(value), compartment: value, kind: SHAPES[value]?.name ?? '' };
  return { ok: index === 0, rule, sentence: message ? say(message, args) : '', brief: say(brief, args) };
}

/** As one says it at a table: half centimetres, never none. */
export function centimetres(mm: number): number {
  return Math.max(0.5, Math.ceil(mm / 5) / 2);
}
