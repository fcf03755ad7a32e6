// The outline of a chamber, slightly uneven, as if it were cut with scissors.
import type { Sheet } from '../../types';
import { Land, wallsOf, type Side } from './land';
import { UNIT, wobble, written, type Point } from './measure';

export function outlineOf(
  land: Land,
  numbers: readonly number[],
  sheet: Sheet,
  chamber: number,
  seed: number,
): string {
  return roundsOf(wallsOf(land, numbers, sheet, chamber))
    .map(
      (round) =>
        `M${cutOut(round, seed + chamber * 97)
          .map(written)
          .join('L')}Z`,
    )
    .join('');
}

/** Joins the walls to closed loops. Where two cells touch only at a corner, the wall runs between them. */
function roundsOf(sides: readonly Side[]): Side[][] {
  const left = new Set(sides);
  const rounds: Side[][] = [];
  for (const first of sides) {
    if (!left.delete(first)) continue;
    const round = [first];
    for (let side = first; ;) {
      const [x, y] = [side.x + side.dx, side.y + side.dy];
      const from = [...left].filter((other) => other.x === x && other.y === y);
      const next = from.find((other) => other.dx === -side.dy && other.dy === side.dx) ?? from[0];
      if (!next) break;
      left.delete(next);
      round.push(next);
      side = next;
    }
    rounds.push(round);
  }
  return rounds;
}

/** The points of one loop: corners are cut in three snips, and sides are not quite straight. */
function cutOut(round: readonly Side[], seed: number): Point[] {
  return round.flatMap((side, i) => {
    const next = round[(i + 1) % round.length] as Side;
    const middle = along(side, 0.5, wobble(seed, i) * 1.4);
    if (side.dx === next.dx && side.dy === next.dy) {
      const end = along(side, 0.94, wobble(seed, i + 200) * 0.8);
      return side.off === next.off ? [middle, end] : [middle, end, along(next, 0.06, 0)];
    }
    const turnsIn = side.dx * next.dy - side.dy * next.dx < 0;
    const r = (turnsIn ? 6 : 11) + wobble(seed, i + 400) * 2;
    const corner = {
      x: (side.x + side.dx) * UNIT + side.dy * side.off + next.dy * next.off,
      y: (side.y + side.dy) * UNIT - side.dx * side.off - next.dx * next.off,
    };
    const bend = (a: number, b: number): Point => ({
      x: corner.x - side.dx * a + next.dx * b,
      y: corner.y - side.dy * a + next.dy * b,
    });
    return [middle, bend(r, 0), bend(r * 0.36, r * 0.1), bend(r * 0.1, r * 0.36), bend(0, r)];
  });
}

/** The point at a share of a wall's length, moved outward by `out`. */
export function along(side: Side, share: number, out: number): Point {
  return {
    x: (side.x + side.dx * share) * UNIT + side.dy * (side.off + out),
    y: (side.y + side.dy * share) * UNIT - side.dx * (side.off + out),
  };
}
