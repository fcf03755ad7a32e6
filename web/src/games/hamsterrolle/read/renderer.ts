// What a look at the wheel can do: the real one (`scene.ts`) and the drawn one (`Drawn.svelte`) are the same to the
// board. It tells them what to show; they answer where the pointer is. No look knows a rule.
//
// The world's axes: origin where the hub stood when the turn began, x to the right in the front view of a wheel that
// rolls to the left, y away from the viewer, z up; metres. The wheel's own axes are the same at contact angle 0: a point
// at the wheel's own angle a lies at x = -r sin a, z = -r cos a.
import type { View } from '../types';

export type Direction = View['direction'];

/** A place and a turn: metres, and a unit quaternion (w, i, j, k). Changed in place, never allocated while something moves. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  w: number;
  i: number;
  j: number;
  k: number;
}

/** Why a piece is no longer in the wheel: not at all; it touched the table; higher powers; laid back into its tray. */
export type Gone = 0 | 1 | 2 | 3;
export const STAYS = 0;
export const FALLEN = 1;
export const LOST = 2;
export const BACK = 3;

/**
 * How the world looks at one moment. The same object is filled again for each frame: read it at once, keep nothing of it.
 * All rows are by piece, 0 to 28.
 */
export interface WorldShown {
  /** The wheel's own angle at the contact point, in degrees, unwrapped within a turn. */
  contact: number;
  /** Where the hub stands: x in the world's axes. */
  hub: number;
  /** In the wheel's own axes; only valid where `inside`. */
  poses: readonly Pose[];
  /** 1: the piece is in the wheel, or in the hand. */
  inside: Uint8Array;
  /** Why it left in this turn, as `Gone`. */
  gone: Uint8Array;
}

/** A compartment that may be built into. */
export interface RoomMark {
  compartment: number;
  /** The wheel's own angle in degrees that the foremost edge must pass; null: any place will do. */
  line: number | null;
  /** The kind in hand lies there already (W-14): it is marked, but crossed out. */
  barred: boolean;
  /** It is so high up that hardly anything holds there: it is marked faintly. */
  high: boolean;
}

/** What would be said of a piece as it is now. */
export interface VerdictMark {
  piece: number;
  ok: boolean;
}

/** What is pointed out on the wheel, besides what is there. */
export interface Marks {
  rooms: readonly RoomMark[];
  /** The compartment that is chosen or that the piece in hand is over: its mark is stronger. */
  chosen: number | null;
  verdict: VerdictMark | null;
  /** Pieces in the wheel that may be taken up. */
  takeable: readonly number[];
  /** The piece under the pointer, or the one the keyboard stands on. */
  pointed: number | null;
}

export const NO_MARKS: Marks = { rooms: [], chosen: null, verdict: null, takeable: [], pointed: null };

/** The piece in hand, which is shown at the finger and not where the last frame had it. */
export interface HandShown {
  piece: number;
  /** Where to draw it, in the world's axes. */
  pose: Pose;
  /** The server has it in its grip; until then it is a promise and drawn lighter. */
  gripped: boolean;
  /** Where the finger would have it, in the world's axes, if wood is in the way: drawn as a ghost. null: it is there. */
  wanted: Pose | null;
}

/** Why a look cannot be shown: this browser has none of its kind, or it went away or could not be fetched. */
export type Failure = 'none' | 'lost';

export type Camera = 'front' | 'turned';

/** A point in the world's axes, in a plane of equal depth. */
export interface Aim {
  x: number;
  z: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How a look is to behave; may be given again at any time. */
export interface RenderSettings {
  /** Where the wheel rolls on the screen: "right" is the same world seen from behind. */
  direction: Direction;
  /** It is settled that it rolls there: an arrow on the table says so. */
  directed: boolean;
  /** No motion that the server did not send: cuts in the place of easing and tumbling. */
  still: boolean;
}

export interface Renderer {
  /** Show the world like this from now on. Cheap when nothing has changed; called up to once per drawn frame. */
  show(world: WorldShown): void;
  /** Point these out. The marks stay until others are given. */
  mark(marks: Marks): void;
  /** Show this piece in the hand; null: the hand is empty. May be called up to once per drawn frame. */
  hold(hand: HandShown | null): void;
  /** Look from there, eased. */
  view(camera: Camera): void;
  /** Dragged by so many px, to the right and down: the viewer walks round the real wheel, the drawn one is taken along. */
  drag(right: number, down: number): void;
  /** Closer (above 1) or further away; the place at the pointer stays. Without one, the middle does. */
  zoom(factor: number, at?: Point): void;
  /** Take the picture along, by px. */
  pan(right: number, down: number): void;
  /** As close as at first. */
  unzoom(): void;
  /** The viewer has come closer, or gone further away. */
  readonly isZoomed: boolean;
  /** Pieces that fall go there, in client coordinates, unless higher powers take them; asked when one falls. */
  collect(tray: () => Point | null): void;
  configure(settings: RenderSettings): void;
  /** The point under the pointer in the plane at depth y (metres; 0 is the middle of the wheel); null: none. */
  aimAt(clientX: number, clientY: number, y?: number): Aim | null;
  /** The piece under the pointer that is nearest to the viewer, not counting the one in hand. */
  pieceAt(clientX: number, clientY: number): number | null;
  /** Where a point of the world stands on the screen, in client coordinates: for what the board draws beside it. */
  onScreen(x: number, y: number, z: number): Point;
  /** Where the middle of a piece stands on the screen; null: it is not in the wheel. */
  pieceOnScreen(piece: number): Point | null;
  /** Pieces tumble out of the wheel. */
  readonly isTumbling: boolean;
  /** Cut short what the look moves by itself: easing, tumbling pieces. */
  skip(): void;
  /** The size of the element has changed. */
  resize(): void;
  dispose(): void;
}

/** What `Scene.svelte` and `Drawn.svelte` are given. */
export interface RendererProps extends RenderSettings {
  /** The picture in words, for those who do not see it. */
  label: string;
  /** Called once, when the look is there. */
  ready: (renderer: Renderer) => void;
  /** The look cannot be shown (any more). The board goes over to the drawn one. */
  failed?: (why: Failure) => void;
}
