// The reader's hand: takes a piece, carries it by the finger or by words, and lets it go. It tells the server what it does;
// the server decides what happens.
import { sound } from '$lib/sound.svelte';
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { CARRYING, type Frame } from '../motion/frame';
import { aheadOf, isInWheel } from '../read/compartments';
import type { Point } from '../read/renderer';
import { whyNotDrop, whyNotHold, whyNotLayBack, whyNotLetGo, whyNotTake } from '../read/whynot';
import { Finger } from './finger';
import * as packets from './packets';
import type { PiecePlace } from './packets';
import { HandRequests } from './hand-requests.svelte';
import { SIDES, wrapped } from './sides';
import { firstPlace, LIFTED, SteeredPlace } from './steered-place.svelte';

/** How the piece is carried: at the finger, or by words that the hand follows by itself. */
export type Steering = 'finger' | 'form';

export class Carrier {
  readonly #ctrl: HamsterrolleCtrl;
  readonly #requests = new HandRequests(() => this.#tellSilence());
  readonly #steered = new SteeredPlace();
  readonly #finger: Finger;
  steering = $state<Steering>('finger');
  /** The pointer that carries the piece is pressed; otherwise the piece follows a bare pointer. */
  isDragging = $state(false);

  /** The piece in hand, or let go and not accepted. */
  readonly piece: number | null = $derived.by(() => this.#requests.piece ?? this.#ctrl.live.piece);
  readonly isCarrying: boolean = $derived.by(
    () => this.#ctrl.isMine && (this.#requests.piece !== null || this.#ctrl.live.phase === CARRYING),
  );
  /** The piece in hand was taken out of the wheel. */
  readonly isPass: boolean = $derived.by(() => this.piece !== null && isInWheel(this.#ctrl.view, this.piece));
  /** The piece is on its way to where it drops, and the hand cannot change that any more. */
  readonly isDropping: boolean = $derived.by(() => {
    const { live } = this.#ctrl;
    return this.#requests.isDropping || (live.isTimeUp && live.isUnderWay);
  });
  /** The server was asked to let go or to drop, and has not answered yet. */
  readonly isBusy: boolean = $derived.by(() => this.#requests.isBusy);
  readonly mayLayBack: boolean = $derived.by(
    () => this.#ctrl.activity === 'carry' && !this.#ctrl.live.isBound && !this.isPass && !this.isBusy,
  );
  /** The piece is where it can be let go. */
  readonly mayLetGo: boolean = $derived.by(() => {
    const { activity, live } = this.#ctrl;
    const isPlaced = live.compartment !== null || this.steering === 'form';
    return activity === 'carry' && live.isGripped && isPlaced && !this.isBusy;
  });
  /** It will be let go as soon as it is in the hand and where it should be. */
  readonly willLetGo: boolean = $derived.by(
    () => this.#requests.isToLetGo && this.#ctrl.activity === 'carry',
  );
  /** The compartments to which the hand can be sent. */
  readonly compartments: readonly number[] = $derived.by(() => {
    const { view, choice } = this.#ctrl;
    const piece = this.piece ?? choice.chosen;
    if (piece !== null && isInWheel(view, piece)) return aheadOf(view, piece);
    return view.rooms.map(({ compartment }) => compartment);
  });
  /** The compartment to which the hand was sent; at a finger, the one that the piece is over. */
  readonly over: number | null = $derived.by(() => {
    const { activity, live } = this.#ctrl;
    return this.steering === 'finger' || activity !== 'carry' ? live.compartment : this.place.compartment;
  });

  constructor(ctrl: HamsterrolleCtrl) {
    this.#ctrl = ctrl;
    this.#finger = new Finger(ctrl, this.#send);
  }

  dispose(): void {
    this.#requests.dispose();
  }

  /** Where the hand is told to bring the piece; while a finger carries it, where it is. */
  get place(): PiecePlace {
    return this.#steered.place;
  }

  /** The piece is at a finger, not carried by words. */
  get hasFinger(): boolean {
    return this.#finger.piece !== null;
  }

  // What the reader does

  /** Takes a piece, or grips the refused one again, at a finger or by words. */
  take(piece: number, finger: Point | null, steering: Steering = 'finger'): void {
    const { activity, live, choice } = this.#ctrl;
    const isRegrip = activity === 'refused' && piece === live.piece;
    if (!choice.takes.includes(piece) && !isRegrip) return;
    if (!this.#send(packets.take(piece))) return this.#ctrl.explain(whyNotTake(this.#ctrl));
    this.steering = steering;
    choice.isPassing = false;
    this.#requests.take(piece);
    sound.play('wood', { force: 0.25 });
    if (steering === 'finger') this.#takeUp(piece, finger, this.#lying(piece));
    else this.#bring(piece);
  }

  /** Takes over the piece that is in hand, after a reload or after words. */
  resume(finger: Point | null): void {
    const { piece } = this;
    if (!this.isCarrying || piece === null || this.hasFinger) return;
    this.#requests.carryOn();
    this.steering = 'finger';
    this.#takeUp(piece, finger, this.#steered.of(piece) ?? this.#lying(piece));
  }

  /** Where the finger is; null: it is lifted, and the piece stays where it is. */
  point(finger: Point | null): void {
    if (!this.hasFinger) return;
    this.#finger.point(finger);
    if (finger) this.#requests.carryOn();
  }

  /** Turns the piece clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void {
    const { activity, view } = this.#ctrl;
    if (activity !== 'carry') return;
    const turn = wrapped(this.place.turn + (view.direction === 'left' ? steps : -steps));
    if (!this.hasFinger) return this.tell({ turn });
    this.#requests.carryOn();
    this.#finger.turn(steps);
    this.#steered.note({ turn });
  }

  /** Lays another side down. */
  tip(): void {
    if (this.#ctrl.activity !== 'carry') return;
    if (!this.hasFinger) return this.tell({ tilt: (this.place.tilt + 1) % SIDES });
    this.#requests.carryOn();
    this.#steered.note({ tilt: this.#finger.tip(), turn: 0 });
  }

  /** Moves the piece in depth, by steps; positive: away from the viewer. */
  shift(steps: number): void {
    const { activity, view } = this.#ctrl;
    if (activity !== 'carry') return;
    const by = view.direction === 'left' ? steps : -steps;
    if (!this.hasFinger) return this.tell({ depth: clamp(this.place.depth + by * 15) });
    this.#requests.carryOn();
    this.#finger.shift(steps);
  }

  /** Tells the hand in words where to bring the piece. From now on it follows words, not the finger. */
  tell(change: Partial<PiecePlace>): void {
    if (this.#ctrl.activity !== 'carry') return;
    this.#requests.carryOn();
    this.steering = 'form';
    this.#finger.leave();
    this.#steered.tell(change);
  }

  /** Holds the wheel, or sets it free; false: that is not possible, and the reader is told why. */
  hold(on: boolean): boolean {
    const isSent = this.#ctrl.activity === 'carry' && !this.isBusy && this.#send(packets.hold(on));
    if (!isSent) this.#ctrl.explain(whyNotHold(this.#ctrl));
    return isSent;
  }

  /** Lets go once the piece has arrived; asked twice, at once. By words it is set down first. */
  letGo(): void {
    const { activity, live, isCut } = this.#ctrl;
    const isComing = !live.isGripped || !(this.#isThere || this.willLetGo);
    if (activity === 'carry' && isComing && !this.isBusy && !isCut) return this.#requests.letGoLater();
    if (!this.mayLetGo || isCut) return this.#ctrl.explain(whyNotLetGo(this.#ctrl));
    if (this.steering === 'form') this.#steered.setDown(this.#send);
    if (!this.#send(packets.letGo())) return;
    this.#requests.letGo();
  }

  drop(): void {
    const { activity, live, isCut } = this.#ctrl;
    if (activity !== 'carry' && activity !== 'refused') return;
    if (!live.mayDrop && !isCut) return this.#ctrl.explain(...whyNotDrop(this.#ctrl));
    if (!this.#send(packets.drop())) return this.#ctrl.explain('board-why-cut');
    this.#requests.drop();
    this.#finger.leave();
  }

  layBack(): void {
    this.#requests.carryOn();
    if (!this.mayLayBack || !this.#send(packets.back())) return this.#ctrl.explain(whyNotLayBack(this.#ctrl));
    this.#finger.leave();
    this.#requests.layBack(this.piece);
    this.#ctrl.live.piece = null;
  }

  // What happens

  /** A frame of the turn has come; `isTurn`: the turn is in another phase now. */
  hear(frame: Frame, isTurn: boolean): void {
    const isHeeded = this.#requests.hear(frame);
    if (isTurn) this.#turned(frame);
    this.#finger.hear(frame);
    this.#followFinger(frame);
    if (!isHeeded) this.#ctrl.explain(whyNotLayBack(this.#ctrl));
    this.#letGoInTime();
  }

  /** The time is up: the server carries the piece now. */
  endTime(): void {
    this.#finger.leave();
    this.#requests.leave();
  }

  /** Another turn begins; `isSame`: the same one goes on after a cut connection, and so does the hand. */
  settle(isSame: boolean): void {
    this.#requests.forget();
    if (isSame) this.#finger.repeat();
    else this.#finger.leave();
  }

  /** Once for each drawn frame: sends what is new, and shows the piece at the finger. Times in ms. */
  run(now: number, passed: number): void {
    const { isDragging, isBusy } = this;
    const isGripped = this.#ctrl.live.isGripped && this.#requests.piece === null;
    this.#finger.run(now, passed, this.isCarrying ? { isDragging, isBusy, isGripped } : null);
    this.#steered.run(now, this.#send);
  }

  /** Where the piece in hand is seen, in client coordinates. */
  onScreen(): Point | null {
    const { renderer } = this.#ctrl.viewpoint;
    if (!renderer || this.piece === null) return null;
    const { shown } = this.#finger;
    return shown ? renderer.onScreen(shown.x, shown.y, shown.z) : renderer.pieceOnScreen(this.piece);
  }

  #takeUp(piece: number, finger: Point | null, place: PiecePlace): void {
    this.#finger.takeUp(piece, finger, place.tilt);
    this.#steered.giveWay(piece, place);
  }

  #bring(piece: number): void {
    const { live, view } = this.#ctrl;
    this.#finger.leave();
    const first = firstPlace(view, piece);
    const compartment = live.compartment ?? first.compartment;
    const again = { ...(this.#steered.of(piece) ?? this.#lying(piece)), compartment, lift: LIFTED };
    this.#steered.begin(piece, live.piece === piece ? again : first);
  }

  #lying(piece: number): PiecePlace {
    const { view, timeline } = this.#ctrl;
    return this.#steered.lying(piece, view, timeline.latest);
  }

  readonly #send = (packet: Uint8Array): boolean => {
    const { seat, table } = this.#ctrl;
    return seat !== null && table.sendGesture(seat, packet);
  };

  #tellSilence(): void {
    if (!this.#ctrl.isCut) this.#ctrl.explain('board-why-unheard');
  }

  #turned(frame: Frame): void {
    this.#requests.turned(frame);
    const isOther = frame.phase !== CARRYING || frame.piece !== this.#finger.piece;
    if (isOther && this.#requests.piece === null) this.#finger.leave();
  }

  /** Words go on from where the finger has brought the piece. */
  #followFinger({ piece, compartment }: Frame): void {
    const { timeline, isMine } = this.#ctrl;
    const pose = piece === null || compartment === null ? undefined : timeline.latest.poses[piece];
    if (pose && isMine && this.steering === 'finger') this.#steered.follow(pose);
  }

  /** Lets go of a piece for which that was asked before it had arrived. */
  #letGoInTime(): void {
    if (!this.willLetGo || !this.#isThere) return;
    this.#requests.carryOn();
    this.letGo();
  }

  /** The piece is in the hand, and where a finger wants it. */
  get #isThere(): boolean {
    return this.#ctrl.live.isGripped && this.#finger.isThere;
  }
}

function clamp(value: number): number {
  return Math.max(-100, Math.min(100, value));
}
