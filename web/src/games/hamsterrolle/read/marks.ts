// The marks on the wheel for the player: where a piece may go, and whether it would be accepted.
import { aheadOf, isInWheel, PITCH } from './compartments';
import type { Activity } from './activity';
import type { WheelBoard } from './board';
import { kindOf } from './shape';
import { NO_MARKS, type Marks, type RoomMark, type VerdictMark } from './renderer';
import type { View } from '../types';

/** Past nine o'clock a compartment is more ceiling than floor: degrees from the bottom to its middle. */
const HIGH = 100;

interface Standing {
  view: View;
  activity: Activity;
  /** In hand, or the one that the keyboard stands on. */
  held: number | null;
  /** The compartment that the piece is over, or where it is told to go. */
  over: number | null;
  verdict: VerdictMark | null;
  pointed: number | null;
}

/** The marks for what the reader is doing now. */
export function marksNow({ view, activity, verdict, live, hand, choice }: WheelBoard): Marks {
  const { piece } = hand;
  const isClear = verdict !== null && verdict.says !== 'open' && piece !== null;
  return marksOf({
    view,
    activity,
    held: piece ?? choice.chosen,
    over: live.compartment ?? hand.over,
    verdict: isClear ? { piece, ok: verdict.says === 'yes' } : null,
    pointed: choice.pointed ?? choice.chosen,
  });
}

export function marksOf({ view, activity, held, over, verdict, pointed }: Standing): Marks {
  const isShown = view.phase === 'turn' && activity !== 'rolling' && activity !== 'replay';
  if (!isShown) return NO_MARKS;
  const isPassing = activity === 'pass';
  return {
    rooms: isPassing && held === null ? [] : roomsFor(view, held),
    chosen: over,
    verdict,
    takeable: isPassing ? view.passing : [],
    pointed: isPassing ? pointed : null,
  };
}

/** Where a piece may go; null: any piece of the tray. */
export function roomsFor(view: View, piece: number | null): RoomMark[] {
  return piece !== null && isInWheel(view, piece) ? roomsAhead(view, piece) : roomsToBuild(view, piece);
}

function roomsToBuild({ rooms, contact }: View, piece: number | null): RoomMark[] {
  return rooms.map(({ compartment, line, kinds }) => ({
    compartment,
    line: line < 0 ? null : line / 1000,
    barred: piece !== null && kinds.includes(kindOf(piece)),
    high: isHigh(compartment, contact),
  }));
}

/** For a constructive pass there is no line. */
function roomsAhead(view: View, piece: number): RoomMark[] {
  const barred = view.barred[view.passing.indexOf(piece)] ?? [];
  return aheadOf(view, piece).map((compartment) => ({
    compartment,
    line: null,
    barred: barred.includes(compartment),
    high: isHigh(compartment, view.contact),
  }));
}

function isHigh(compartment: number, contact: number): boolean {
  const ahead = ((compartment + 0.5) * PITCH - contact) / 1000;
  return Math.cos((ahead * Math.PI) / 180) < Math.cos((HIGH * Math.PI) / 180);
}
