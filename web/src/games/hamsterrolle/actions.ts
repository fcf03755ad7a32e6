// What the reader can do at the wheel just now: the buttons, the keys and the list of keys follow from these lists. While a
// piece is in hand, keys tell the hand where to bring it, and the hand carries it there by itself.
import type { Action } from '$lib/actions';
import type { WheelBoard } from './read/board';
import * as carry from './hand/carry-actions';
import { lookActions } from './hand/look-actions';
import * as take from './hand/take-actions';
import { toolsOf } from './hand/tool-actions';
import { endReplay, watchAgain } from './replay/replay-actions';

type List = (board: WheelBoard) => Action[];

/** Everything that can be done, buttons and keys. */
export function actionsOf(board: WheelBoard): Action[] {
  return [...(NOW[board.activity]?.(board) ?? []), ...lookActions(board), ...closeRefusal(board)];
}

/** Those with a button below the hand. */
export function buttonsOf(board: WheelBoard): Action[] {
  return [...watchAgain(board), ...(BUTTONS[board.activity]?.(board) ?? [])];
}

const NOW: Partial<Record<WheelBoard['activity'], List>> = {
  direct: (board) => [take.chooseDirection()].concat(take.directions(board)),
  take: (board) => [take.choose(board), take.take(board), take.pass(board)],
  pass: (board) => [take.choose(board), take.take(board), take.endPass(board)],
  carry: (board) => [
    carry.nextCompartment(board),
    carry.compartment(board),
    carry.along(board),
    carry.lift(board),
    carry.setDown(board),
    carry.liftUp(board),
    ...toolsOf(board),
    carry.letGo(board),
    carry.drop(board),
    carry.layBack(board),
    take.noPass(board),
  ],
  refused: (board) => [carry.gripAgain(board), carry.drop(board), take.noPass(board)],
  replay: (board) => [endReplay(board)],
};

const BUTTONS: Partial<Record<WheelBoard['activity'], List>> = {
  direct: take.directions,
  // A pointer takes a piece by touching it: there is nothing to press.
  take: (board) => [
    ...(board.choice.mayPass ? [take.pass(board)] : []),
    ...(take.hasTake(board) ? [take.take(board)] : []),
  ],
  pass: (board) => [take.endPass(board), ...(take.hasTake(board) ? [take.take(board)] : [])],
  carry: (board) => [
    ...(board.hand.isPass ? [] : [carry.layBack(board)]),
    ...(board.live.mayDrop ? [carry.drop(board)] : []),
    carry.letGo(board),
  ],
  refused: (board) => [...(board.live.mayDrop ? [carry.drop(board)] : []), carry.gripAgain(board)],
};

function closeRefusal({ table }: WheelBoard): Action[] {
  if (!table.refusal) return [];
  return [
    { id: 'close-refusal', label: '', keys: ['Escape'], listed: false, do: () => table.dismissRefusal() },
  ];
}
