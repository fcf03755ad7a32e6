// Everything that stands in the scene of the real wheel: the light, the table, the wheel, the pieces, the marks and the hand.
import { Scene } from 'three';
import type { HandShown, Marks } from '../read/renderer';
import type { CameraRig } from './camera';
import type { Canvas } from './canvas';
import { cleanUp } from './grain';
import { Hand } from './hand';
import { Light } from './light';
import { PieceMarks } from './piece-marks';
import { Pieces } from './pieces';
import { REACH } from './pointer-ray';
import { RoomMarks } from './room-marks';
import { TableTop } from './table-top';
import { Wheel } from './wheel';
import type { World } from './world';

/** How much lighter a piece is that is pointed at, or that the server does not have in its grip yet. */
const POINTED = 1.18;
const PROMISED = 1.15;

export class Things {
  readonly scene = new Scene();
  readonly light: Light;
  readonly table: TableTop;
  readonly hand = new Hand();
  readonly #wheel: Wheel;
  readonly #pieces: Pieces;
  readonly #rooms = new RoomMarks();
  readonly #rings = new PieceMarks();
  #pointed: number | null = null;

  constructor({ renderer, sharpness, isSlow }: Canvas) {
    this.light = new Light(this.scene, renderer, { isPlain: isSlow });
    this.table = new TableTop(sharpness);
    this.#wheel = new Wheel(sharpness);
    this.#pieces = new Pieces(sharpness);
    this.#wheel.add(this.#rooms);
    this.scene.add(this.table, this.#wheel, this.#pieces, this.#rings, this.hand);
    this.light.dark = false;
    cleanUp();
  }

  mark(marks: Marks, facing: 1 | -1): void {
    for (const piece of [this.#pointed, marks.pointed]) {
      if (piece !== null) this.#pieces.lighten(piece, piece === marks.pointed ? POINTED : 1);
    }
    this.#pointed = marks.pointed;
    this.#rings.mark(marks);
    this.face(marks, facing);
  }

  /** Turns the marks of the compartments to the viewer. */
  face(marks: Marks, facing: 1 | -1): void {
    this.#rooms.mark(marks, facing);
  }

  hold(hand: HandShown | null): void {
    const { piece, isGripped } = this.hand;
    const isOther = piece !== (hand?.piece ?? null);
    if (piece !== null && isOther) this.#pieces.lighten(piece, 1);
    if (hand && (isOther || hand.gripped !== isGripped))
      this.#pieces.lighten(hand.piece, hand.gripped ? 1 : PROMISED);
    this.hand.take(hand);
  }

  /** Moves the wheel and the pieces to where they are. */
  layOut(world: World): void {
    world.layOut(this.#pieces);
    this.#wheel.position.set(world.x, 0, 0);
    this.#wheel.quaternion.copy(world.turn);
  }

  /** Moves everything else along with them. */
  follow({ x, hub, whereIs }: World, { middle, facing }: CameraRig): void {
    this.hand.lay(this.#pieces, x, hub);
    this.table.follow(x, middle, facing);
    this.light.follow(x, facing);
    this.#rings.follow(whereIs, (piece) => REACH[piece]!);
  }

  dispose(): void {
    for (const thing of [this.light, this.table, this.#wheel, this.#pieces]) thing.dispose();
    for (const thing of [this.#rooms, this.#rings, this.hand]) thing.dispose();
  }
}
