// The names of the holes for people who hear the page.
import type { GophersCtrl } from '../ctrl.svelte';
import { isEmptyGift, pageOf, printOf } from './maze';
import { sayHole } from './text';

/** "Hole 17, 7 berries, 3 steps through 12 and 18, over Mia." */
export function labelOf(ctrl: GophersCtrl, hole: number): string {
  const { view, choice, table } = ctrl;
  const owner = view.seats.findIndex(({ figure }) => figure === hole);
  const isTarget = choice.targets.has(hole);
  const isAsked = ctrl.ask === 'walk' ? isTarget : ctrl.laying.isActive && hole === ctrl.hole;
  return sayHole({
    hole,
    print: printOf(pageOf(view), hole),
    isEmpty: isEmptyGift(view, hole),
    owner: owner < 0 ? null : owner === ctrl.seat ? '' : table.name(owner),
    isTarget,
    route: hole === choice.chosen ? choice.route : (choice.routes.get(hole)?.[0] ?? null),
    ways: choice.routes.get(hole)?.length ?? 0,
    makes: ctrl.makes(hole) && isAsked,
    away: hole === ctrl.hole ? -1 : (choice.far[hole] ?? -1),
    near: choice.near[hole] ?? [],
    name: (seat) => table.name(seat),
  });
}
