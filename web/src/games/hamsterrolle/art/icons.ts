// The pieces as they lie in a tray, all to the same scale: each is drawn once.
import { pictureOf, type PiecePicture } from '../drawn/piece-picture';
import {
  hull,
  onPaper,
  pathOf,
  threeQuarter,
  turnAbout,
  turned,
  type Point,
  type Rotation,
} from '../drawn/project';
import { WOOD, type Wood } from '../drawn/wood';

export interface Icon {
  wood: Wood;
  picture: PiecePicture;
  cast: string;
}

const PROJECTION = threeQuarter(0.52, 0.48);
/** The rotation around the vertical axis, in degrees: rollers, roofs and combs lie with one end towards the viewer. */
const TURNS = [4, 0, 6, -4, -16, -8, -10, -14];

const drawn: Icon[] = WOOD.map((wood, kind) => {
  const turn = turnAbout([0, 0, 1], TURNS[kind]!);
  return { wood, picture: pictureOf(wood, PROJECTION, turn), cast: cast(wood, turn) };
});

/** The part of the table that it covers, and its shadow to the right. */
function cast(wood: Wood, turn: Rotation): string {
  const corners = wood.corners.map((corner) => turned(turn, corner));
  const floor = Math.min(...corners.map(([, , z]) => z));
  const flat = corners.map(([x, y]) => onPaper(PROJECTION, [x, y, floor]));
  return pathOf(hull([...flat, ...flat.map(([x, y]): Point => [x + 7, y + 2.5])]));
}

export function icon(kind: number): Icon {
  return drawn[kind]!;
}
