// What the stream says of a piece as it is: the number of a refusal, and the one number its sentence needs.
import { nearOf } from '../hand/hand';
import { REFUSED } from '../motion/frame';
import type { WheelBoard } from './board';
import { numberOf } from './compartments';
import { roomsFor } from './marks';
import { TOP, type Outlook } from './outlook';
import { measure, roughly } from './measure';
import { say } from '../say';
import { SHAPES } from './shape';
import { listOr } from './standing';
import { VERDICTS } from './refusals';

/** Further from the bottom of the wheel than this, the rim is not below but beside a piece; in degrees. */
const ASIDE = 65;

/** What is said of the piece in hand, or of the one that lies there. */
export interface PieceVerdict {
  /** It is accepted as it is and may well stay; it is not; or it may lie there, but nobody knows how it will lie. */
  says: 'yes' | 'no' | 'open';
  /** Where the rim is that it has yet to be brought to: degrees from the bottom, positive ahead; null: it touches. */
  rim: number | null;
  /** What is best done with it now, if anything; to lower it is to bring it to the rim. */
  advice: 'let-go' | 'lower' | '';
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
  /** How it would fare there. */
  outlook: Outlook;
  /** The side of the wheel that the viewer is on, in the world's axes. */
  near: 1 | -1;
  /** The compartment it is in; null: none. */
  at: number | null;
  /** The compartments that are open to it. */
  free: readonly number[];
}

/** What is said of the piece now, where it could be meant to lie; null: nothing. */
export function verdictNow({
  view,
  live,
  hand,
}: Pick<WheelBoard, 'view' | 'live' | 'hand'>): PieceVerdict | null {
  const isRefused = live.phase === REFUSED;
  if (hand.isDropping || hand.piece === null || !(live.isNear || isRefused)) return null;
  const free = roomsFor(view, hand.piece).flatMap(({ compartment, barred }) => (barred ? [] : compartment));
  const isHanging = !isRefused && !live.isTouching;
  const near = nearOf(view.direction);
  const { outlook, compartment: at } = live;
  return pieceVerdict(live.verdict, live.value, { isExact: isRefused, isHanging, at, free, outlook, near });
}

export function pieceVerdict(
  index: number | null,
  value: number,
  circumstances: Circumstances,
): PieceVerdict | null {
  const reason = index === null ? undefined : VERDICTS[index];
  if (!reason) return null;
  const { isExact, at, free } = circumstances;
  if (index === 0) return allowed(circumstances);
  const {
    rule,
    message,
    stuck,
    here = free.length === 0 ? stuck : undefined,
    told = message,
    brief,
  } = reason;
  const args = {
    length: measure(isExact ? value : roughly(value)),
    compartment: value,
    here: at === null ? 0 : numberOf(at),
    kind: SHAPES[value]?.name ?? '',
  };
  const sentence = here ? `${say(here, args)} ${where(free)}` : told && say(told, args);
  return { says: 'no', rim: null, advice: '', rule, sentence, brief: say(brief, args) };
}

/** By the rules it may lie there: what is still to be done, or to be feared. */
function allowed({ isHanging, outlook: { stays, lead, out }, near }: Circumstances): PieceVerdict {
  const isAside = Math.abs(lead) > ASIDE;
  if (isHanging ? Math.abs(lead) > TOP : stays === 'never')
    return told('board-carry-never', 'board-never', {});
  // Straight down: there the arrow beside the piece points.
  if (!isHanging && stays === 'shelf') return told('board-carry-shelf', 'board-shelf', { rim: 0 });
  if (out !== 0) return told('board-carry-out', out === near ? 'board-out-near' : 'board-out-far', {});
  if (isHanging && isAside) return told('board-carry-rim', 'board-rim', { rim: lead, advice: 'lower' });
  if (isHanging) return told('board-carry-high', 'board-lower', { rim: lead, advice: 'lower' });
  if (stays === 'maybe') return told('board-carry-unsure', 'board-unsure', { advice: 'let-go' });
  return told('board-carry-fits', 'board-fits', { says: 'yes', advice: 'let-go' });
}

function told(sentence: string, brief: string, more: Partial<PieceVerdict>): PieceVerdict {
  return {
    says: 'open',
    rim: null,
    advice: '',
    rule: '',
    sentence: say(sentence),
    brief: say(brief),
    ...more,
  };
}

/** Where a piece may go. */
export function where(free: readonly number[]): string {
  if (free.length === 0) return say('board-no-room');
  const names = free.map((compartment) => say('board-account-room', { compartment: numberOf(compartment) }));
  return say('board-other-room', { compartments: listOr(names) });
}
