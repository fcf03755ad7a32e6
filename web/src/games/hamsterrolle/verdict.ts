// What the stream says of a piece as it is: the number of a refusal, and the one number its sentence needs.
import { say } from './say';
import { SHAPES } from './shape';
import { VERDICTS } from './verdicts';

/** What is said of the piece in hand, or of the one that lies there. */
export interface Verdict {
  ok: boolean;
  rule: string;
  /** As long as there is room. */
  sentence: string;
  brief: string;
}

/** `isExact`: the piece lies still, and both sentences name the same measure. */
export function verdictOf(index: number | null, value: number, isExact = false): Verdict | null {
  const reason = index === null ? undefined : VERDICTS[index];
  if (!reason) return null;
  const { rule, message, brief } = reason;
  const args = {
    mm: value,
    cm: isExact ? value / 10 : centimetres(value),
    compartment: value,
    kind: SHAPES[value]?.name ?? '',
  };
  return { ok: index === 0, rule, sentence: message ? say(message, args) : '', brief: say(brief, args) };
}

/** As one says it at a table: half centimetres, never none. */
export function centimetres(mm: number): number {
  return Math.max(0.5, Math.ceil(mm / 5) / 2);
}
