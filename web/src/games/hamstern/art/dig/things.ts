// Decoration: things in the earth, and grain in a full chamber.
import type { Sheet } from '../../types';
import type { Land } from './land';
import { MARGIN, UNIT, wobble, type Point } from './measure';
import { overlap } from './tags';

/** Something in the earth. */
export interface Thing extends Point {
  kind: 'stone' | 'pebbles' | 'worm' | 'shell' | 'bulb' | 'root';
  size: number;
  turn: number;
}

const MOST_THINGS = 60;

/** Most free places get a stone, those at the top a root; each rare thing appears once. */
export function thingsOf(sheet: Sheet, land: Land, tags: readonly Point[], seed: number): Thing[] {
  const rare: Thing['kind'][] = ['worm', 'shell', 'bulb'];
  return freePlaces(sheet, land, tags)
    .map(([x, y]) => ({ x, y, luck: wobble(seed + x, y + 70) }))
    .sort((a, b) => b.luck - a.luck)
    .slice(0, Math.min(MOST_THINGS, Math.ceil(sheet.width * sheet.height * 0.14)))
    .map(({ x, y }) => {
      const isAtTop = y === 0;
      const kind = isAtTop
        ? 'root'
        : ((roomAt(land, x, y) > 2 ? rare.shift() : null) ?? stoneAt(seed + x, y));
      const spare = (dx: number, dy: number): number =>
        land.kind(x + dx, y + dy) === 'earth' ? 5 + wobble(seed + x + dx * 7, y + dy * 5) * 5 : -3;
      return {
        kind,
        x: (x + 0.5) * UNIT + spare(1, 0) - spare(-1, 0),
        y: isAtTop ? -MARGIN - 5 : (y + 0.5) * UNIT + spare(0, 1) - spare(0, -1),
        size: 0.72 + Math.abs(wobble(seed + x, y + 3)) * 0.3,
        turn: Math.round(wobble(seed + x, y + 4) * (isAtTop ? 8 : 25)),
      };
    });
}

function stoneAt(a: number, b: number): Thing['kind'] {
  return wobble(a, b + 33) > 0.1 ? 'pebbles' : 'stone';
}

/** How many of the four neighbouring places are earth, too. */
function roomAt(land: Land, x: number, y: number): number {
  const around: [number, number][] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around.filter(([ax, ay]) => land.kind(ax, ay) === 'earth').length;
}

function freePlaces(sheet: Sheet, land: Land, tags: readonly Point[]): [number, number][] {
  const places: [number, number][] = [];
  for (let y = 0; y < sheet.height; y++)
    for (let x = 0; x < sheet.width; x++) {
      const isTagged = tags.some((tag) => overlap(tag, (x + 0.5) * UNIT, (y + 0.5) * UNIT, 15) > 0);
      if (land.kind(x, y) === 'earth' && !isTagged) places.push([x, y]);
    }
  return places;
}

/** A heap of grain in each cell at the bottom of the chamber, higher in the middle. */
export function grainOf(sheet: Sheet, land: Land, chamber: number, seed: number): Point[] {
  const own = sheet.cells.filter((cell) => cell.chamber === chamber);
  return own
    .filter(({ x, y }) => land.chamber(x, y + 1) !== chamber)
    .flatMap(({ x, y }, i) =>
      Array.from({ length: 11 }, (_, k) => {
        const across = k < 7 ? (k - 3) / 3 : (k - 8.5) / 2.6;
        const up = k < 7 ? 0 : 4;
        return {
          x: (x + 0.5) * UNIT + across * 15.5 + wobble(seed + i, k + 30) * 1.6,
          y: (y + 1) * UNIT + 0.5 - up - Math.abs(wobble(seed + i, k + 60)) * 2.4,
        };
      }),
    );
}
