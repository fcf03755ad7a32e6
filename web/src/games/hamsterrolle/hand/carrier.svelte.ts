// The reader's hand: takes a piece, carries it by the finger or by the form, and lets it go. It tells the server what it
// does; the server decides what happens.
import { sound } from '$lib/sound.svelte';
import { CARRYING, type Frame } from '../motion/frame';
import type { BoardHand, Steering } from '../read/board';
import type { Point } from '../read/renderer';
import { whyNotDrop, whyNotHold, whyNotLayBack, whyNotLetGo, whyNotTake } from '../read/whynot';
import { HandState } from './hand-state.svelte';
import * as packets from './packets';
import type { PiecePlace } from './packets';
import { SIDES, wrapped } from './sides';
import { firstPlace, LIFTED } from './steered-place.svelte';

export class Carrier extends HandState implements BoardHand {
  dispose(): void {
    this.requests.dispose();
  }

  // What the reader does

  take(piece: number, finger: Point | null, steering: Steering = 'finger'): void {
    const { activity, live, choice } = this.board;
    const isRegrip = activity === 'refused' && piece === live.piece;
    if (!choice.takes.includes(piece) && !isRegrip) return;
    if (!this.send(packets.take(piece))) return this.board.explain(whyNotTake(this.board));
    this.steering = steering;
    choice.isPassing = false;
    this.requests.take(piece);
    sound.play('wood', { force: 0.25 });
    if (steering === 'finger') this.#takeUp(piece, finger, this.#lying(piece));
    else this.#bring(piece);
  }

  resume(finger: Point | null): void {
    const { piece } = this;
    if (!this.isCarrying || piece === null || this.hasFinger) return;
    this.requests.carryOn();
    this.steering = 'finger';
    this.#takeUp(piece, finger, this.steered.of(piece) ?? this.#lying(piece));
  }

  point(finger: Point | null): void {
    if (!this.hasFinger) return;
    this.finger.point(finger);
    if (finger) this.requests.carryOn();
  }

  turn(steps: number): void {
    const { activity, view } = this.board;
    if (activity !== 'carry') return;
    const turn = wrapped(this.place.turn + (view.direction === 'left' ? steps : -steps));
    if (!this.hasFinger) return this.tell({ turn });
    this.requests.carryOn();
    this.finger.turn(steps);
    this.steered.note({ turn });
  }

  tip(): void {
    if (this.board.activity !== 'carry') return;
    if (!this.hasFinger) return this.tell({ tilt: (this.place.tilt + 1) % SIDES });
    this.requests.carryOn();
    this.steered.note({ tilt: this.finger.tip(), turn: 0 });
  }

  shift(steps: number): void {
    const { activity, view } = this.board;
    if (activity !== 'carry') return;
    const by = view.direction === 'left' ? steps : -steps;
    if (!this.hasFinger) return this.tell({ depth: clamp(this.place.depth + by * 15) });
    this.requests.carryOn();
    this.finger.shift(steps);
  }

  tell(change: Partial<PiecePlace>): void {
    if (this.board.activity !== 'carry') return;
    this.requests.carryOn();
    this.steering = 'form';
    this.finger.leave();
    this.steered.tell(change);
  }

  hold(on: boolean): boolean {
    const isSent = this.board.activity === 'carry' && !this.isBusy && this.send(packets.hold(on));
    if (!isSent) this.board.explain(whyNotHold(this.board));
    return isSent;
  }

  letGo(): void {
    const { activity, live, isCut } = this.board;
    const isComing = !live.isGripped || !(this.isThere || this.willLetGo);
    if (activity === 'carry' && isComing && !this.isBusy && !isCut) return this.requests.letGoLater();
    if (!this.mayLetGo || isCut) return this.board.explain(whyNotLetGo(this.board));
    if (this.steering === 'form') this.steered.setDown(this.send);
    if (!this.send(packets.letGo())) return;
    this.requests.letGo();
  }

  drop(): void {
    const { activity, live, isCut } = this.board;
    if (activity !== 'carry' && activity !== 'refused') return;
    if (!live.mayDrop && !isCut) return this.board.explain(...whyNotDrop(this.board));
    if (!this.send(packets.drop())) return this.board.explain('board-why-cut');
    this.requests.drop();
    this.finger.leave();
  }

  layBack(): void {
    this.requests.carryOn();
    if (!this.mayLayBack || !this.send(packets.back())) return this.board.explain(whyNotLayBack(this.board));
    this.finger.leave();
    this.requests.layBack(this.piece);
    this.board.live.piece = null;
  }

  // What happens

  /** A frame of the turn has come; `isTurn`: the turn is in another phase now. */
  hear(frame: Frame, isTurn: boolean): void {
    const isHeeded = this.requests.hear(frame);
    if (isTurn) this.#turned(frame);
    this.finger.hear(frame);
    this.#followFinger(frame);
    if (!isHeeded) this.board.explain(whyNotLayBack(this.board));
    this.#letGoInTime();
  }

  /** The time is up: the server carries the piece now. */
  endTime(): void {
    this.finger.leave();
    this.requests.leave();
  }

  /** Another turn begins; `isSame`: the same one goes on after a cut connection, and so does the hand. */
  settle(isSame: boolean): void {
    this.requests.forget();
    if (isSame) this.finger.repeat();
    else this.finger.leave();
  }

  /** Once for each drawn frame: sends what is new, and shows the piece at the finger. Times in ms. */
  run(now: number, passed: number): void {
    const { isDragging, isBusy } = this;
    const isGripped = this.board.live.isGripped && this.requests.piece === null;
    this.finger.run(now, passed, this.isCarrying ? { isDragging, isBusy, isGripped } : null);
    this.steered.run(now, this.send);
  }

  #takeUp(piece: number, finger: Point | null, place: PiecePlace): void {
    this.finger.takeUp(piece, finger, place.tilt);
    this.steered.giveWay(piece, place);
  }

  #bring(piece: number): void {
    const { live, view } = this.board;
    this.finger.leave();
    const first = firstPlace(view, piece);
    const compartment = live.compartment ?? first.compartment;
    const again = { ...(this.steered.of(piece) ?? this.#lying(piece)), compartment, lift: LIFTED };
    this.steered.begin(piece, live.piece === piece ? again : first);
  }

  #lying(piece: number): PiecePlace {
    const { view, timeline } = this.board;
    return this.steered.lying(piece, view, timeline.latest);
  }

  #turned(frame: Frame): void {
    this.requests.turned(frame);
    const isOther = frame.phase !== CARRYING || frame.piece !== this.finger.piece;
    if (isOther && this.requests.piece === null) this.finger.leave();
  }

  /** The form goes on from where the finger has brought the piece. */
  #followFinger({ piece, compartment }: Frame): void {
    const { timeline, isMine } = this.board;
    const pose = piece === null || compartment === null ? undefined : timeline.latest.poses[piece];
    if (pose && isMine && this.steering === 'finger') this.steered.follow(pose);
  }

  /** Lets go of a piece for which that was asked before it had arrived. */
  #letGoInTime(): void {
    if (!this.willLetGo || !this.isThere) return;
    this.requests.carryOn();
    this.letGo();
  }
}

function clamp(value: number): number {
  return Math.max(-100, Math.min(100, value));
}
