// Where things lie in the drawing of a sheet: pure geometry, the same for the same sheet on every screen. Knows any
// valid sheet, ours and people's own. Lengths are in the drawing's units: a place of the map is UNIT wide and high,
// and the upper left corner of the map is the origin.
import type { Sheet, Tunnel } from './types';

export const UNIT = 40;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

/** A cell: its centre, and the tile on the floor around it. */
export interface CellPlace extends Spot {
  /** Edge of the square that belongs to it; taps and rings may use all of it. */
  size: number;
  tile: string;
}

export interface ChamberPlace {
  /** The cut-out in the earth. */
  outline: string;
  /** Around all its cells. */
  box: Box;
  /** Centre of the tag with letter and value. */
  tag: Spot;
  /** Where grain lies when it is full: along the floor. */
  grain: readonly Spot[];
}

/** Something that lies in the earth. */
export interface Thing extends Spot {
  kind: 'stone' | 'pebbles' | 'worm' | 'shell' | 'bulb' | 'root';
  size: number;
  turn: number;
}

export interface Burrow {
  unit: number;
  cells: readonly CellPlace[];
  chambers: readonly ChamberPlace[];
  /** Middle lines, from mouth to mouth. */
  tunnels: readonly string[];
  /** What lies in free earth. */
  things: readonly Thing[];
  /** What is dug out, with the tags: a tight frame around it. */
  dug: Box;
  /** Any number that belongs to the sheet, for chance that is always the same. */
  seed: number;
}

/** Half width and half height of a tag. */
export const TAG = { x: 18, y: 11.5 } as const;
/** Half width of a tunnel. */
export const BORE = 10;
const MARGIN = 11;
const MOST_THINGS = 60;

/** How far a chamber's wall stands off its cells, by what lies behind it. */
const STAND_OFF = { earth: 4.5, tunnel: 3, chamber: -2.5 } as const;

const known = new Map<string, Burrow>();
const MOST_KNOWN = 12;

/** The geometry of a sheet. Views arrive anew with each update, so it is kept by what the sheet says. */
export function burrowOf(sheet: Sheet): Burrow {
  const key = JSON.stringify(sheet);
  const found = known.get(key);
  if (found) return found;
  const first = known.keys().next();
  if (known.size >= MOST_KNOWN && !first.done) known.delete(first.value);
  const made = dig(sheet);
  known.set(key, made);
  return made;
}

/** A number from -1 to 1 that is always the same for the same two numbers. */
export function wobble(a: number, b: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1;
}

function dig(sheet: Sheet): Burrow {
  const land = new Land(sheet);
  const seed = seedOf(sheet);
  const cells = sheet.cells.map((cell, number) => placeCell(cell.x, cell.y, seed + number));
  const lines = sheet.tunnels.map((tunnel, i) => tunnelLine(sheet, land, tunnel, seed + i));
  const tags = hangTags(sheet, land, lines);
  const chambers = sheet.chambers.map((chamber, c) => ({
    outline: outlineOf(land, chamber.cells, sheet, c, seed),
    box: boxAround(chamber.cells.map((number) => cells[number] as CellPlace)),
    tag: tags[c] as Spot,
    grain: grainOf(sheet, land, c, seed),
  }));
  const dug = frame(sheet, tags);
  return {
    unit: UNIT,
    cells,
    chambers,
    tunnels: lines.map(smooth),
    things: thingsOf(sheet, land, tags, seed),
    dug,
    seed,
  };
}

/** What lies on each place of the map. */
class Land {
  readonly #chambers = new Map<string, number>();
  readonly #tunnels = new Set<string>();

  constructor(sheet: Sheet) {
    for (const cell of sheet.cells) this.#chambers.set(`${cell.x},${cell.y}`, cell.chamber);
    for (const tunnel of sheet.tunnels) for (const [x, y] of tunnel.path) this.#tunnels.add(`${x},${y}`);
  }

  chamber(x: number, y: number): number | undefined {
    return this.#chambers.get(`${x},${y}`);
  }

  kind(x: number, y: number): keyof typeof STAND_OFF {
    if (this.#chambers.has(`${x},${y}`)) return 'chamber';
    return this.#tunnels.has(`${x},${y}`) ? 'tunnel' : 'earth';
  }
}

function seedOf(sheet: Sheet): number {
  let seed = sheet.width * 64 + sheet.height;
  for (const { x, y, chamber } of sheet.cells) seed = (Math.imul(seed, 31) + x * 43 + y * 7 + chamber) | 0;
  return seed;
}

function placeCell(x: number, y: number, seed: number): CellPlace {
  const at = (i: number): string => (16.6 + wobble(seed, i) * 0.9).toFixed(1);
  const bow = (i: number): string => (wobble(seed, i + 20) * 1.1).toFixed(1);
  const tile =
    `M-${at(0)} -${at(1)}Q${bow(0)} -${at(2)} ${at(3)} -${at(4)}Q${at(5)} ${bow(1)} ${at(6)} ${at(7)}` +
    `Q${bow(2)} ${at(8)} -${at(9)} ${at(10)}Q-${at(11)} ${bow(3)} -${at(0)} -${at(1)}Z`;
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT, size: UNIT, tile };
}

function boxAround(cells: readonly CellPlace[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) - UNIT / 2;
  const y = Math.min(...ys) - UNIT / 2;
  return { x, y, w: Math.max(...xs) + UNIT / 2 - x, h: Math.max(...ys) + UNIT / 2 - y };
}

/** One side of a cell that is a wall, clockwise around the chamber. */
interface Side {
  x: number;
  y: number;
  /** Direction of travel; the wall stands to its left. */
  dx: number;
  dy: number;
  off: number;
}

function wallsOf(land: Land, numbers: readonly number[], sheet: Sheet, chamber: number): Side[] {
  const sides: Side[] = [];
  for (const number of numbers) {
    const cell = sheet.cells[number];
    if (!cell) continue;
    const { x, y } = cell;
    const around = [
      { x, y, dx: 1, dy: 0 },
      { x: x + 1, y, dx: 0, dy: 1 },
      { x: x + 1, y: y + 1, dx: -1, dy: 0 },
      { x, y: y + 1, dx: 0, dy: -1 },
    ];
    for (const side of around) {
      const [ox, oy] = [x + side.dy, y - side.dx];
      if (land.chamber(ox, oy) !== chamber) sides.push({ ...side, off: STAND_OFF[land.kind(ox, oy)] });
    }
  }
  return sides;
}

/** The walls joined to closed rounds; where two cells touch at a corner only, the wall passes between them. */
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

function outlineOf(
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

/** The points of one round, as scissors would cut it: corners in three snips, sides not quite straight. */
function cutOut(round: readonly Side[], seed: number): Spot[] {
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
    const bend = (a: number, b: number): Spot => ({
      x: corner.x - side.dx * a + next.dx * b,
      y: corner.y - side.dy * a + next.dy * b,
    });
    return [middle, bend(r, 0), bend(r * 0.36, r * 0.1), bend(r * 0.1, r * 0.36), bend(0, r)];
  });
}

/** A point of a wall: a share of its length, and a little farther out. */
function along(side: Side, share: number, out: number): Spot {
  return {
    x: (side.x + side.dx * share) * UNIT + side.dy * (side.off + out),
    y: (side.y + side.dy * share) * UNIT - side.dx * (side.off + out),
  };
}

function written({ x, y }: Spot): string {
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`;
}

/** The points a tunnel runs through: from inside one mouth to inside the other, never quite straight. */
function tunnelLine(sheet: Sheet, land: Land, tunnel: Tunnel, seed: number): Spot[] {
  const mouths = tunnel.mouths.map((number) => sheet.cells[number]);
  const [from, to] = [mouths[0] ?? { x: 0, y: 0 }, mouths[1] ?? { x: 0, y: 0 }];
  const places = [from, ...tunnel.path.map(([x, y]) => ({ x, y })), to];
  return places.flatMap((place, i) => {
    const before = places[i - 1];
    const after = places[i + 1];
    if (!before) return doorway(place, after ?? place);
    if (!after) return doorway(place, before).reverse();
    const way = { x: Math.sign(after.x - before.x), y: Math.sign(after.y - before.y) };
    const isStraight = way.x === 0 || way.y === 0;
    const sway = isStraight ? swayAt(land, place, way) * Math.cbrt(wobble(seed, i)) : 0;
    return { x: (place.x + 0.5) * UNIT - way.y * sway, y: (place.y + 0.5) * UNIT + way.x * sway };
  });
}

/** From the tile of a mouth straight through the wall. */
function doorway(mouth: Spot, next: Spot): Spot[] {
  return [0.43, 0.64].map((share) => ({
    x: (mouth.x + 0.5 + (next.x - mouth.x) * share) * UNIT,
    y: (mouth.y + 0.5 + (next.y - mouth.y) * share) * UNIT,
  }));
}

/** How far a tunnel may leave the middle of its place: less where something lies beside it. */
function swayAt(land: Land, place: Spot, way: Spot): number {
  const isFree = (side: number): boolean =>
    land.kind(place.x - way.y * side, place.y + way.x * side) === 'earth';
  return isFree(1) && isFree(-1) ? 6.5 : 2.5;
}

/** A soft line through all points. */
function smooth(points: readonly Spot[]): string {
  const at = (i: number): Spot => points[Math.max(0, Math.min(points.length - 1, i))] as Spot;
  const bends = points.slice(1).map((to, i) => {
    const from = at(i);
    const [before, after] = [at(i - 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const b = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    return `C${written(a)} ${written(b)} ${written(to)}`;
  });
  return `M${written(at(0))}${bends.join('')}`;
}

/** A place beside each chamber for its tag, where it hides nothing and leaves the frame small. */
function hangTags(sheet: Sheet, land: Land, tunnels: readonly (readonly Spot[])[]): Spot[] {
  const bores = tunnels.flatMap(pointsAlong);
  const hung: Spot[] = [];
  const wishes = sheet.chambers.map((chamber, c) => ({
    c,
    spots: wallsOf(land, chamber.cells, sheet, c).flatMap(spotsAt),
  }));
  const byNeed = [...wishes].sort((a, b) => free(a.spots) - free(b.spots) || a.c - b.c);
  const result: Spot[] = [];
  for (const { c, spots } of byNeed) {
    const best = spots.reduce((least, spot) => (cost(spot, c) < cost(least, c) ? spot : least));
    hung.push(best);
    result[c] = best;
  }
  return result;

  function free(spots: readonly Spot[]): number {
    return spots.filter((spot) => crowd(spot) === 0).length;
  }
  /** What it would hide. */
  function crowd(spot: Spot): number {
    let hidden = 0;
    for (const cell of sheet.cells)
      hidden += overlap(spot, (cell.x + 0.5) * UNIT, (cell.y + 0.5) * UNIT, 17.5);
    for (const point of bores) hidden += overlap(spot, point.x, point.y, BORE + 2) / 8;
    return hidden;
  }
  function cost(spot: Spot, own: number): number {
    let sum = crowd(spot) * 4;
    for (const other of hung) {
      const [w, h] = [TAG.x * 2 + 4 - Math.abs(spot.x - other.x), TAG.y * 2 + 4 - Math.abs(spot.y - other.y)];
      if (w > 0 && h > 0) sum += w * h * 6;
    }
    for (const cell of sheet.cells)
      if (cell.chamber !== own) sum += overlap(spot, (cell.x + 0.5) * UNIT, (cell.y + 0.5) * UNIT, 30) / 6;
    return sum + outside(sheet, spot) * 40;
  }
}

/** Where a tag could hang at a wall: before its middle or at its ends. */
function spotsAt(side: Side): Spot[] {
  const out = side.dx === 0 ? TAG.x : TAG.y;
  return [0.5, 0, 1, 0.25, 0.75].map((share) =>
    along({ ...side, off: Math.max(side.off, 0) }, share, out - 4),
  );
}

function pointsAlong(line: readonly Spot[]): Spot[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] as Spot;
    return [0, 0.25, 0.5, 0.75].map((t) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
    }));
  });
}

/** Area that a tag would share with a square of this half edge. */
function overlap(tag: Spot, x: number, y: number, half: number): number {
  const w = TAG.x + half - Math.abs(tag.x - x);
  const h = TAG.y + half - Math.abs(tag.y - y);
  return w > 0 && h > 0 ? Math.min(w, half * 2) * Math.min(h, TAG.y * 2) : 0;
}

/** How far a tag would hang out of the map's own frame. */
function outside(sheet: Sheet, { x, y }: Spot): number {
  const over = [
    -MARGIN - (x - TAG.x - 2),
    x + TAG.x + 2 - (sheet.width * UNIT + MARGIN),
    -MARGIN - (y - TAG.y - 2),
    y + TAG.y + 2 - (sheet.height * UNIT + MARGIN),
  ];
  return over.reduce((sum, far) => sum + Math.max(0, far), 0);
}

function frame(sheet: Sheet, tags: readonly Spot[]): Box {
  const left = Math.min(-MARGIN, ...tags.map(({ x }) => x - TAG.x - 3));
  const top = Math.min(-MARGIN, ...tags.map(({ y }) => y - TAG.y - 3));
  const right = Math.max(sheet.width * UNIT + MARGIN, ...tags.map(({ x }) => x + TAG.x + 3));
  const bottom = Math.max(sheet.height * UNIT + MARGIN, ...tags.map(({ y }) => y + TAG.y + 4));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** A heap along the lowest cells: higher in the middle of each. */
function grainOf(sheet: Sheet, land: Land, chamber: number, seed: number): Spot[] {
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

/** Most places without a chamber, a tunnel or a tag have a stone; the rare things lie there once. */
function thingsOf(sheet: Sheet, land: Land, tags: readonly Spot[], seed: number): Thing[] {
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

/** How many of the four places around are earth too. */
function roomAt(land: Land, x: number, y: number): number {
  const around: [number, number][] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around.filter(([ax, ay]) => land.kind(ax, ay) === 'earth').length;
}

function freePlaces(sheet: Sheet, land: Land, tags: readonly Spot[]): [number, number][] {
  const places: [number, number][] = [];
  for (let y = 0; y < sheet.height; y++)
    for (let x = 0; x < sheet.width; x++) {
      const isTagged = tags.some((tag) => overlap(tag, (x + 0.5) * UNIT, (y + 0.5) * UNIT, 15) > 0);
      if (land.kind(x, y) === 'earth' && !isTagged) places.push([x, y]);
    }
  return places;
}
