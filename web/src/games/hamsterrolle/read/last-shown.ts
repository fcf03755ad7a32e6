// What was shown last, so that a look is drawn again only where something is different. The worlds and hands it is given
// are filled again for each frame; it keeps what they said.
import { copyPose, isSamePose, noPose } from './pose';
import { PIECES } from './shape';
import type { HandShown, Pose, WorldShown } from './renderer';

export class LastShown {
  #contact = NaN;
  #hub = NaN;
  readonly #poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  readonly #inside = new Uint8Array(PIECES);
  readonly #gone = new Uint8Array(PIECES);
  #piece: number | null = null;
  #isGripped = false;
  readonly #hand = noPose();
  #isWanted = false;
  readonly #wanted = noPose();

  /** True: it does not look as it did. */
  isNewWorld(world: WorldShown): boolean {
    let isNew = world.contact !== this.#contact || world.hub !== this.#hub;
    this.#contact = world.contact;
    this.#hub = world.hub;
    for (let piece = 0; piece < PIECES; piece++) isNew = this.#isNewPiece(piece, world) || isNew;
    return isNew;
  }

  isNewHand(hand: HandShown | null): boolean {
    if (!hand) {
      const was = this.#piece;
      this.#piece = null;
      return was !== null;
    }
    const { piece, gripped, pose, wanted } = hand;
    const isOther =
      piece !== this.#piece || gripped !== this.#isGripped || this.#isWanted !== (wanted !== null);
    const isMoved = renew(this.#hand, pose);
    const isWished = wanted !== null && renew(this.#wanted, wanted);
    this.#piece = piece;
    this.#isGripped = gripped;
    this.#isWanted = wanted !== null;
    return isOther || isMoved || isWished;
  }

  #isNewPiece(piece: number, { inside, gone, poses }: WorldShown): boolean {
    const [is, why] = [inside[piece]!, gone[piece]!];
    const isOther = is !== this.#inside[piece] || why !== this.#gone[piece];
    this.#inside[piece] = is;
    this.#gone[piece] = why;
    return (is === 1 && renew(this.#poses[piece]!, poses[piece]!)) || isOther;
  }
}

/** True: it was another one. */
function renew(known: Pose, pose: Pose): boolean {
  if (isSamePose(known, pose)) return false;
  copyPose(pose, known);
  return true;
}
