// Where the label of a piece stands: above it if possible, else where it covers nothing that must be read. Also where the
// numbers of compartments stand. In px.
import { OUTER_RADIUS, PITCH } from './shape';
import type { Point, WorldShown, Renderer } from './renderer';

/** From the middle of a piece to the near edge of what is written beside it. */
const ABOVE = 24;
const BELOW = 46;
const ASIDE = 48;
const MARGIN = 6;
/** The size of a number as a share of the wheel's radius, within limits; the same space around it stays free. */
const NUMBER = 0.22;
const SMALLEST = 19;
const LARGEST = 26;
const GAP = 4;
/** Roughly from the middle of a piece to its edge, in metres. */
const PIECE = 0.02;
/** From the hub to the number of a compartment, in metres: above the pieces that lie there. */
const RADIUS = 0.12;
/** Where players aim in a compartment: as parts of its length from the rear divider, and in metres from the hub. */
const ACROSS = [0.15, 0.5, 0.85];
const FLOOR = [0.12, 0.145, 0.168];
/** A number makes way for the piece in hand as far as the hub, and as far as this part of its way from there. */
const OUTWARDS = 1.35;

interface Size {
  width: number;
  height: number;
}

/** What a label must not cover: never a number; the target and pieces only if there is no other place. */
interface Others {
  numbers: readonly Point[];
  /** Places where the piece in hand is to go. */
  aims: readonly Point[];
  pieces: readonly Point[];
  /** Roughly from the middle of a piece to its edge. */
  about: number;
}

interface LabelPlace extends Point {
  way: number;
}

/** The middle of the label's upper edge, and on which side it is. `before`: on which side it was, so that it does not jump. */
export function placeLabel(
  at: Point,
  word: Size,
  room: Size,
  others: Others,
  before: number | null,
): LabelPlace {
  const half = word.width / 2;
  const above = at.y - Math.max(ABOVE, others.about) - word.height;
  const ways = [
    { x: at.x, y: above },
    { x: at.x + ASIDE + half, y: at.y - word.height / 2 },
    { x: at.x - ASIDE - half, y: at.y - word.height / 2 },
    { x: at.x, y: at.y + BELOW },
    { x: at.x + half, y: above },
    { x: at.x - half, y: above },
    { x: at.x + ASIDE + half, y: at.y + ABOVE / 2 },
    { x: at.x - ASIDE - half, y: at.y + ABOVE / 2 },
  ].map(({ x, y }, way) => ({
    way,
    x: clamp(x, half + MARGIN, room.width - half - MARGIN),
    y: clamp(y, MARGIN, room.height - word.height - MARGIN),
  }));
  const order = before === null ? ways : [ways[before]!, ...ways];
  const legible = order.filter(
    (spot) => !covers(spot, word, at, ABOVE / 2) && !isOver(spot, others.numbers, LARGEST / 2 + GAP),
  );
  const clear = legible.filter((spot) => !isOver(spot, others.aims, GAP));
  const isFree = (spot: Point): boolean => !isOver(spot, others.pieces, others.about);
  return clear.find(isFree) ?? clear[0] ?? legible.find(isFree) ?? legible[0] ?? ways[0]!;

  function isOver(spot: Point, points: readonly Point[], about: number): boolean {
    return points.some((point) => covers(spot, word, point, about));
  }
}

/** Whether a label at this place comes this close to a point. */
function covers({ x, y }: Point, { width, height }: Size, point: Point, about: number): boolean {
  return Math.abs(point.x - x) < width / 2 + about && Math.abs(point.y - y - height / 2) < height / 2 + about;
}

/** Where the other pieces in the wheel are on the screen, in client coordinates, and how large they are there. */
export function piecesOnScreen(
  own: number | null,
  renderer: Renderer,
  shown: WorldShown,
): Pick<Others, 'pieces' | 'about'> {
  const pieces: Point[] = [];
  shown.inside.forEach((isInside, piece) => {
    const at = isInside && piece !== own ? renderer.pieceOnScreen(piece) : null;
    if (at) pieces.push({ x: at.x, y: at.y });
  });
  return { pieces, about: onScreen(PIECE, renderer, shown) };
}

/** Where the floors of compartments are on the screen, in client coordinates: players aim at these places. */
export function floorsOnScreen(
  compartments: readonly number[],
  renderer: Renderer,
  { contact, hub }: WorldShown,
): Point[] {
  return compartments.flatMap((compartment) =>
    ACROSS.flatMap((share) =>
      FLOOR.map((radius) => {
        const ahead = (((compartment + share) * PITCH - contact) * Math.PI) / 180;
        return renderer.onScreen(hub - radius * Math.sin(ahead), 0, -radius * Math.cos(ahead));
      }),
    ),
  );
}

/** How large the numbers of compartments are. */
export function numberSize(renderer: Renderer, shown: WorldShown): number {
  return clamp(NUMBER * onScreen(OUTER_RADIUS, renderer, shown), SMALLEST, LARGEST);
}

/**
 * Where the number of a compartment stands on the screen, in client coordinates. `held`: where the piece in hand is, which
 * it does not cover: it makes way towards the hub, and in another compartment a little towards the rim.
 */
export function numberOnScreen(
  compartment: number,
  renderer: Renderer,
  shown: WorldShown,
  held: Point | null,
): Point {
  const ahead = (((compartment + 0.5) * PITCH - shown.contact) * Math.PI) / 180;
  const at = (radius: number): Point =>
    renderer.onScreen(shown.hub - radius * Math.sin(ahead), 0, -radius * Math.cos(ahead));
  if (!held) return at(RADIUS);
  const clear = 1.5 * onScreen(PIECE, renderer, shown) + numberSize(renderer, shown) / 2 + GAP;
  return at(RADIUS * makeWay(at(0), at(RADIUS), held, clear));
}

/** At which part of the way between two points the distance to a third is `clear`. */
function makeWay(from: Point, to: Point, other: Point, clear: number): number {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const off = { x: other.x - from.x, y: other.y - from.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const along = (off.x * way.x + off.y * way.y) / length;
  const aside = Math.abs(off.x * way.y - off.y * way.x) / length;
  if (Math.hypot(along - length, aside) >= clear) return 1;
  const half = Math.sqrt(clear * clear - aside * aside);
  const outwards = (along + half) / length;
  return aside > clear / 2 && outwards < OUTWARDS ? outwards : Math.max(0, (along - half) / length);
}

/** A length in the middle of the wheel, in metres. */
function onScreen(length: number, renderer: Renderer, { hub }: WorldShown): number {
  const [one, other] = [renderer.onScreen(hub, 0, 0), renderer.onScreen(hub + length, 0, 0)];
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
