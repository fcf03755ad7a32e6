// What the stream says of a piece as it is: the number of a refusal, and the one number its sentence needs.
import { numberOf } from './compartments';
import { measure, roughly } from './measure';
import { say } from './say';
import { SHAPES } from './shape';
import { listOr } from './standing';
import { VERDICTS } from './verdicts';

/** What is said of the piece in hand, or of the one that lies there. */
export interface Verdict {
  /** It is accepted as it is; it is not; or it may lie there, but hangs in the air, and nobody knows how it will lie. */
  says: 'yes' | 'no' | 'open';
  rule: string;
  /** As long as there is room. */
  sentence: string;
  brief: string;
}

/** What else the sentences need. */
interface Circumstances {
  /** The piece lies still, and both sentences name the same measure. */
  isExact: boolean;
  /** Nothing bears the piece but the hand. */
  isHanging: boolean;
  /** The compartments that are open to it. */
  free: readonly number[];
}

export function verdictOf(
  index: number | null,
  value: number,
  { isExact, isHanging, free }: Circumstances,
): Verdict | null {
  const reason = index === null ? undefined : VERDICTS[index];
  if (!reason) return null;
  if (index === 0 && isHanging)
    return { says: 'open', rule: '', sentence: say('board-carry-high'), brief: say('board-lower') };
  const { rule, message, here, told = message, brief } = reason;
  const args = {
    length: measure(isExact ? value : roughly(value)),
    compartment: value,
    kind: SHAPES[value]?.name ?? '',
  };
  const sentence = here ? `${say(here, args)} ${where(free)}` : told && say(told, args);
  return { says: index === 0 ? 'yes' : 'no', rule, sentence, brief: say(brief, args) };
}

/** Where it may go instead. */
function where(free: readonly number[]): string {
  if (free.length === 0) return say('board-no-room');
  const names = free.map((compartment) => say('board-account-room', { compartment: numberOf(compartment) }));
  return say('board-other-room', { compartments: listOr(names) });
}
