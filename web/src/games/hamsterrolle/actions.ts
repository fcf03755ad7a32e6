// What the reader can do at the wheel just now: the buttons, the keys and the list of keys follow from these lists. While a
// piece is in hand, keys tell the hand where to bring it, and the hand carries it there by itself.
import type { Action } from '$lib/actions';
import type { HamsterrolleCtrl } from './ctrl.svelte';
import * as carry from './hand/carry-actions';
import { lookActions } from './hand/look-actions';
import * as take from './hand/take-actions';
import { toolsOf } from './hand/tool-actions';
import { endReplay, watchAgain } from './replay/replay-actions';

type List = (ctrl: HamsterrolleCtrl) => Action[];

/** Everything that can be done, buttons and keys. */
export function actionsOf(ctrl: HamsterrolleCtrl): Action[] {
  return [...(NOW[ctrl.activity]?.(ctrl) ?? []), ...lookActions(ctrl), ...closeRefusal(ctrl)];
}

/** Those with a button below the hand. */
export function buttonsOf(ctrl: HamsterrolleCtrl): Action[] {
  return [...watchAgain(ctrl), ...(BUTTONS[ctrl.activity]?.(ctrl) ?? [])];
}

const NOW: Partial<Record<HamsterrolleCtrl['activity'], List>> = {
  direct: (ctrl) => [take.chooseDirection()].concat(take.directions(ctrl)),
  take: (ctrl) => [take.choose(ctrl), take.take(ctrl), take.pass(ctrl)],
  pass: (ctrl) => [take.choose(ctrl), take.take(ctrl), take.endPass(ctrl)],
  carry: (ctrl) => [
    carry.nextCompartment(ctrl),
    carry.compartment(ctrl),
    carry.along(ctrl),
    carry.lift(ctrl),
    carry.setDown(ctrl),
    carry.liftUp(ctrl),
    ...toolsOf(ctrl),
    carry.letGo(ctrl),
    carry.drop(ctrl),
    carry.layBack(ctrl),
    take.noPass(ctrl),
  ],
  refused: (ctrl) => [carry.gripAgain(ctrl), carry.drop(ctrl), take.noPass(ctrl)],
  replay: (ctrl) => [endReplay(ctrl)],
};

const BUTTONS: Partial<Record<HamsterrolleCtrl['activity'], List>> = {
  direct: take.directions,
  // A pointer takes a piece by touching it: there is nothing to press.
  take: (ctrl) => [
    ...(ctrl.choice.mayPass ? [take.pass(ctrl)] : []),
    ...(take.hasTake(ctrl) ? [take.take(ctrl)] : []),
  ],
  pass: (ctrl) => [take.endPass(ctrl), ...(take.hasTake(ctrl) ? [take.take(ctrl)] : [])],
  carry: (ctrl) => [
    ...(ctrl.hand.isPass ? [] : [carry.layBack(ctrl)]),
    ...(ctrl.live.mayDrop ? [carry.drop(ctrl)] : []),
    carry.letGo(ctrl),
  ],
  refused: (ctrl) => [...(ctrl.live.mayDrop ? [carry.drop(ctrl)] : []), carry.gripAgain(ctrl)],
};

function closeRefusal({ table }: HamsterrolleCtrl): Action[] {
  if (!table.refusal) return [];
  return [
    { id: 'close-refusal', label: '', keys: ['Escape'], listed: false, do: () => table.dismissRefusal() },
  ];
}
