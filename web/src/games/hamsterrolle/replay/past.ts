// How the table stood when an earlier turn was played, for what is told beside the wheel while that turn is watched again.
// Counted as `apply.py` does it; what could have been done then is not told.
import type { Seat } from '$lib/contract';
import { angleOf } from '../read/circle';
import { PITCH } from '../read/compartments';
import type { Frame } from '../motion/frame';
import { BLACK, KINDS, SETS } from '../read/shape';
import { hasTeams } from '../read/standing';
import type { Last, Lie, Settled, View } from '../types';

/** What is other from turn to turn. */
export type Stand = Pick<View, 'seat' | 'round' | 'passes' | 'trays' | 'out' | 'lies'>;

/** As the game is set up (W-03 to W-06). */
export function opening({ trays, first }: View): Stand {
  const sets = Array.from({ length: SETS }, (_, set) =>
    Array.from({ length: KINDS }, (_, kind) => set * KINDS + kind),
  );
  const isDouble = trays.length === 2;
  const dealt = trays.map((_, seat) => sets.filter((_, set) => (isDouble ? set % 2 : set) === seat).flat());
  const out = sets.flat().filter((piece) => !dealt.flat().includes(piece));
  return { seat: first, round: 1, passes: 0, trays: dealt, out, lies: [lieAt(BLACK, PITCH / 2)] };
}

/** Two of the fourth set for each, and the last one stays out (WA-19). */
export function share(stand: Stand, pieces: readonly number[]): Stand {
  const trays = stand.trays.map((tray, seat) => sorted([...tray, ...pieces.slice(2 * seat, 2 * seat + 2)]));
  return { ...stand, trays, out: pieces.slice(2 * trays.length) };
}

/** At the end of the turn, which is still told as that of whoever has played it. */
export function settle(stand: Stand, { lies, fallen, lost }: Settled, { way }: Last): Stand {
  const gone = [...piecesOf(lies), ...fallen, ...lost];
  const kept = stand.trays.map((tray) => without(tray, gone));
  return {
    ...stand,
    passes: way === 'passed' ? stand.passes + 1 : 0,
    trays: kept.map((tray, seat) => (seat === stand.seat ? sorted([...tray, ...fallen]) : tray)),
    out: sorted([...stand.out, ...lost]),
    lies,
  };
}

/** The next turn (W-10). */
export function goOn(stand: Stand, first: Seat): Stand {
  const seat = (stand.seat + 1) % stand.trays.length;
  return { ...stand, seat, round: seat === first ? stand.round + 1 : stand.round };
}

/** Before the last turn, as far as the view after it tells; `frame`: the first one of that turn. */
export function beforeLast(view: View, last: Last, { bodies }: Frame): Stand {
  const { seat, piece, way, fallen, lost } = last;
  const lay = bodies.filter((body) => body.piece !== piece || way === 'passed');
  const kept = without(view.trays[seat] ?? [], [...fallen, piece]);
  // Of partners, whoever has nothing left may have played the other's piece: that one is told of nobody's tray.
  const isOwn = way !== 'passed' && (kept.length > 0 || !hasTeams(view));
  const tray = isOwn ? sorted([...kept, piece]) : kept;
  return {
    seat,
    round: view.phase !== 'over' && view.seat === view.first ? view.round - 1 : view.round,
    passes: way === 'passed' ? view.passes - 1 : 0,
    trays: view.trays.map((now, one) => (one === seat ? tray : without(now, [piece]))),
    out: without(view.out, lost),
    lies: lay.map((body) => lieAt(body.piece, 1000 * angleOf(body.pose))),
  };
}

/** The whole table as it stood then. */
export function viewThen(view: View, stand: Stand): View {
  return {
    ...view,
    ...stand,
    phase: 'turn',
    takes: [],
    rooms: [],
    lowest: [],
    passing: [],
    ahead: [],
    last: null,
    winners: [],
    ended: '',
  };
}

/** Nobody asks for its edges. */
function lieAt(piece: number, at: number): Lie {
  return { piece, at, nose: at, tail: at };
}

function piecesOf(lies: readonly Lie[]): number[] {
  return lies.map(({ piece }) => piece);
}

function without(pieces: readonly number[], gone: readonly number[]): number[] {
  return pieces.filter((piece) => !gone.includes(piece));
}

function sorted(pieces: number[]): number[] {
  return pieces.sort((a, b) => a - b);
}
