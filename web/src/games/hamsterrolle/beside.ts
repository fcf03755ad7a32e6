// Where a word stands beside a piece: above it if it can, else where it covers nothing that must be read. In px.
import { PITCH } from './shape';
import type { Point, Shown, Stage } from './stage';

/** From the middle of a piece to the near edge of what is written beside it. */
const ABOVE = 24;
const BELOW = 46;
const ASIDE = 48;
const MARGIN = 6;
/** About the middle of a number. */
const NUMBER = 17;
/** Of a piece from its middle to its edge, about, in metres. */
const PIECE = 0.02;
/** Of a compartment's number from the hub, in metres: above what lies there. */
const RADIUS = 0.11;

interface Size {
  width: number;
  height: number;
}

/** What is not to be covered: never a number, nor a piece if that can be helped. */
interface Others {
  numbers: readonly Point[];
  pieces: readonly Point[];
  /** From the middle of a piece to its edge, about. */
  about: number;
}

interface Spot extends Point {
  way: number;
}

/** The middle of the upper edge of the word, and which way it is. `before`: which way it was, so that it does not leap. */
export function beside(at: Point, word: Size, room: Size, others: Others, before: number | null): Spot {
  const half = word.width / 2;
  const above = at.y - Math.max(ABOVE, others.about) - word.height;
  const ways = [
    { x: at.x, y: above },
    { x: at.x + ASIDE + half, y: at.y - word.height / 2 },
    { x: at.x - ASIDE - half, y: at.y - word.height / 2 },
    { x: at.x, y: at.y + BELOW },
    { x: at.x + half, y: above },
    { x: at.x - half, y: above },
  ].map(({ x, y }, way) => ({
    way,
    x: clamp(x, half + MARGIN, room.width - half - MARGIN),
    y: clamp(y, MARGIN, room.height - word.height - MARGIN),
  }));
  const order = before === null ? ways : [ways[before]!, ...ways];
  const legible = order.filter(
    (spot) => !covers(spot, word, at, ABOVE / 2) && !isOver(spot, others.numbers, NUMBER),
  );
  return legible.find((spot) => !isOver(spot, others.pieces, others.about)) ?? legible[0] ?? ways[0]!;

  function isOver(spot: Point, points: readonly Point[], about: number): boolean {
    return points.some((point) => covers(spot, word, point, about));
  }
}

/** Whether a word that stands there comes so near to a point. */
function covers({ x, y }: Point, { width, height }: Size, point: Point, about: number): boolean {
  return Math.abs(point.x - x) < width / 2 + about && Math.abs(point.y - y - height / 2) < height / 2 + about;
}

/** Where the other pieces in the wheel are on the screen, in client coordinates, and how large they are there. */
export function piecesOnScreen(
  own: number | null,
  stage: Stage,
  { inside, hub }: Shown,
): Pick<Others, 'pieces' | 'about'> {
  const [one, other] = [stage.onScreen(hub, 0, 0), stage.onScreen(hub + PIECE, 0, 0)];
  const pieces: Point[] = [];
  inside.forEach((isInside, piece) => {
    const at = isInside && piece !== own ? stage.pieceOnScreen(piece) : null;
    if (at) pieces.push({ x: at.x, y: at.y });
  });
  return { pieces, about: Math.hypot(other.x - one.x, other.y - one.y) };
}

/** Where the number of a compartment stands on the screen, in client coordinates. */
export function numberOnScreen(compartment: number, stage: Stage, { contact, hub }: Shown): Point {
  const ahead = (((compartment + 0.5) * PITCH - contact) * Math.PI) / 180;
  return stage.onScreen(hub - RADIUS * Math.sin(ahead), 0, -RADIUS * Math.cos(ahead));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
