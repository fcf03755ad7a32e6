// The headline: what the reader has to do now, or who the table is waiting for.
import type { WheelBoard } from './board';
import { CARRYING, LYING, REFUSED } from '../motion/frame';
import { roomsFor } from './marks';
import { say } from '../say';
import { kindArg } from './standing';

export function headline(board: WheelBoard): string {
  const { activity } = board;
  if (board.isCut && activity !== 'over' && activity !== 'replay') return cut(board);
  switch (activity) {
    case 'replay':
      return watching(board);
    case 'over':
      return say('board-over');
    case 'soon':
      return say('board-wait-begin');
    case 'direct':
      return say('board-direct');
    case 'take':
      return taking(board);
    case 'pass':
      return say('board-pass-head');
    case 'carry':
      return carrying(board);
    case 'dropping':
      return board.live.isTimeUp ? timeUp(board) : say('board-dropping');
    case 'lying':
      return say('board-lying');
    case 'refused':
      return board.verdict?.sentence || say('board-refused');
    case 'rolling':
      return rolling(board);
    case 'stand-in':
      return say('board-stand-in');
    case 'wait':
      return waiting(board);
  }
}

/** The connection is lost; the table and its clock go on. */
function cut({ activity, live }: WheelBoard): string {
  const isHolding = activity === 'carry' || activity === 'refused';
  if (!isHolding) return say('board-cut-wait');
  return say(live.seconds === null ? 'board-cut-hand' : 'board-cut');
}

/** Whose turn is watched again, and with which piece. Its outcome is told only at its end. */
function watching({ replay, table }: WheelBoard): string {
  if (!replay.turn) return say('board-replay-title');
  const { seat, last } = replay.turn;
  return say('board-replay-of', { name: table.name(seat), ...kindArg(last.piece) });
}

function taking({ view, choice, seat }: WheelBoard): string {
  const { chosen } = choice;
  if (chosen !== null) return say('board-take-chosen', kindArg(chosen));
  const own = seat === null ? [] : (view.trays[seat] ?? []);
  return say(own.length === 0 && view.takes.length > 0 ? 'board-take-partner' : 'board-take');
}

function carrying(board: WheelBoard): string {
  const { verdict } = board;
  const { isPass, isBusy, willLetGo, steering, mayLayBack } = board.hand;
  if ((isBusy || willLetGo) && steering === 'form') return say('board-letting-go');
  if (verdict) return verdict.says === 'no' ? verdict.brief : verdict.sentence;
  if (isStuck(board)) return say(mayLayBack ? 'board-carry-nowhere' : 'board-no-room');
  return say(isPass ? 'board-carry-pass' : 'board-carry');
}

/** No compartment is open to the piece in hand. */
function isStuck({ view, hand }: WheelBoard): boolean {
  const { piece } = hand;
  return piece !== null && roomsFor(view, piece).every(({ barred }) => barred);
}

function rolling(board: WheelBoard): string {
  if (board.live.isTimeUp) return timeUp(board);
  return say(board.live.phase === null ? 'board-moment' : 'board-rolling');
}

/** The time is up, so the piece drops out of the hand. Such a piece is not judged. */
function timeUp({ isMine, view, table }: WheelBoard): string {
  return isMine ? say('board-time-up') : say('board-time-up-of', { name: table.name(view.seat) });
}

function waiting({ view, table, live }: WheelBoard): string {
  if (live.isTimeUp) return say('board-time-up-of', { name: table.name(view.seat) });
  const name = table.name(table.waiting[0] ?? view.seat);
  if (view.phase === 'direct') return say('board-wait-direct', { name });
  if (live.phase === CARRYING && live.piece !== null)
    return say('board-wait-carry', { name, ...kindArg(live.piece) });
  if (live.phase === LYING) return say('board-wait-lying', { name });
  if (live.phase === REFUSED) return say('board-wait-refused', { name });
  return say('board-wait-turn', { name });
}
