// What draws the wheel: the real one (`scene/`) and the drawn one (`drawn/`) offer the board the same methods. The
// board says what to show, and they say what is under the pointer. No renderer knows a rule.
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

/** Whether a piece would be accepted as it is now. */
export interface VerdictMark {
  piece: number;
  ok: boolean;
}

/** The marks on the wheel. */
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
  /** The server has gripped it. Until then it is drawn lighter. */
  gripped: boolean;
  /** If wood is in the way: where the finger wants it, in the world's axes, drawn as a ghost. null: it is there. */
  wanted: Pose | null;
}

/** Why a renderer cannot be used: this browser does not support it, or it failed or could not be loaded. */
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

/** How a renderer draws; may change at any time. */
export interface RenderSettings {
  /** Where the wheel rolls on the screen. "right" is the same world seen from behind. */
  direction: Direction;
  /** The direction is decided: an arrow on the table shows it. */
  directed: boolean;
  /** Reduced motion: only movements sent by the server are shown; easing and tumbling are replaced by cuts. */
  still: boolean;
}

export interface Renderer {
  /** Show the world like this from now on. Cheap when nothing has changed; called up to once per drawn frame. */
  show(world: WorldShown): void;
  /** Shows these marks until others are given. */
  mark(marks: Marks): void;
  /** Show this piece in the hand; null: the hand is empty. May be called up to once per drawn frame. */
  hold(hand: HandShown | null): void;
  /** Look from there, eased. */
  view(camera: Camera): void;
  /** A drag by so many px to the right and down: turns the camera around the real wheel, or moves the drawn one. */
  drag(right: number, down: number): void;
  /** Closer (above 1) or further away; the place at the pointer stays. Without one, the middle does. */
  zoom(factor: number, at?: Point): void;
  /** Moves the view, by px. */
  pan(right: number, down: number): void;
  /** Back to the usual distance. */
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
  /** Ends what the renderer moves by itself: easing, tumbling pieces. */
  skip(): void;
  /** The size of the element has changed. */
  resize(): void;
  dispose(): void;
}

/** What `Scene.svelte` and `Drawn.svelte` are given. */
export interface RendererProps extends RenderSettings {
  /** A description of the wheel, for screen readers. */
  label: string;
  /** Called once, when the renderer is ready. */
  ready: (renderer: Renderer) => void;
  /** The renderer cannot be used, or not any more. The board switches to the drawn wheel. */
  failed?: (why: Failure) => void;
}
