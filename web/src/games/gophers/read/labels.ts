// The names of the holes for people who hear the page.
import type { GophersBoard } from './board';
import { isEmptyGift, pageOf, printOf } from './maze';
import { sayHole } from './text';

/** "Hole 17, 7 berries, 3 steps through 12 and 18, over Mia." */
export function labelOf(board: GophersBoard, hole: number): string {
  const { view, choice, table } = board;
  const owner = view.seats.findIndex(({ figure }) => figure === hole);
  const isTarget = choice.targets.has(hole);
  const isAsked = board.ask === 'walk' ? isTarget : board.laying.isActive && hole === board.hole;
  return sayHole({
    hole,
    print: printOf(pageOf(view), hole),
    isEmpty: isEmptyGift(view, hole),
    owner: owner < 0 ? null : owner === board.seat ? '' : table.name(owner),
    isTarget,
    route: hole === choice.chosen ? choice.route : (choice.routes.get(hole)?.[0] ?? null),
    ways: choice.routes.get(hole)?.length ?? 0,
    makes: board.makes(hole) && isAsked,
    away: hole === board.hole ? -1 : (choice.far[hole] ?? -1),
    near: choice.near[hole] ?? [],
    name: (seat) => table.name(seat),
  });
}
