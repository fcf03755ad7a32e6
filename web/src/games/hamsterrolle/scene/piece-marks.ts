// Rings round pieces, always turned to the viewer.
import { Group, Sprite, type SpriteMaterial, type Vector3 } from 'three';
import type { Marks } from '../read/renderer';
import { PIECES } from '../read/shape';
import { badgeOf } from './badges';

export class PieceMarks extends Group {
  readonly #yes = badgeOf('yes');
  readonly #no = badgeOf('no');
  readonly #pointed = badgeOf('pointed');
  readonly #takeable = badgeOf('takeable');
  readonly #sprites = Array.from({ length: PIECES + 1 }, () => new Sprite(this.#takeable));
  #marks: Marks | null = null;

  constructor() {
    super();
    for (const sprite of this.#sprites) {
      sprite.visible = false;
      sprite.renderOrder = 9;
      this.add(sprite);
    }
  }

  mark(marks: Marks): void {
    this.#marks = marks;
  }

  /** Moves the rings to their pieces. `where` fills in the middle of a piece; false: it is not visible. */
  follow(where: (piece: number, out: Vector3) => boolean, reach: (piece: number) => number): void {
    for (let piece = 0; piece < PIECES; piece++) {
      const sprite = this.#sprites[piece]!;
      const look = this.#lookOf(piece);
      sprite.visible = look !== null && where(piece, sprite.position);
      if (!look || !sprite.visible) continue;
      sprite.material = look;
      sprite.scale.setScalar(reach(piece) * (look === this.#takeable ? 1.9 : 2.5));
    }
  }

  override dispose(): void {
    super.dispose();
    for (const material of [this.#yes, this.#no, this.#pointed, this.#takeable]) {
      material.map?.dispose();
      material.dispose();
    }
  }

  #lookOf(piece: number): SpriteMaterial | null {
    const marks = this.#marks;
    if (!marks) return null;
    if (marks.verdict?.piece === piece) return marks.verdict.ok ? this.#yes : this.#no;
    if (marks.pointed === piece) return this.#pointed;
    return marks.takeable.includes(piece) ? this.#takeable : null;
  }
}
