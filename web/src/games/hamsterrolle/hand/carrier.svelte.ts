// The hand of the reader: takes a piece up, carries it by the finger or by words, and lets it go. It tells the server what
// it does; the server decides what becomes of it.
import { sound } from '$lib/sound.svelte';
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { CARRYING, noPose, type Frame } from '../motion/frame';
import { aheadOf, isInWheel } from '../read/compartments';
import type { Aim, Point, Pose } from '../read/look';
import { toWorld } from '../read/quaternion';
import { whyNotDrop, whyNotHold, whyNotLayBack, whyNotLetGo, whyNotTake } from '../read/whynot';
import { Carrying } from './carrying';
import { DEPTH_STEP, Hand, SIDES } from './hand';
import * as packets from './packets';
import type { Place } from './packets';
import { Requests } from './requests.svelte';
import { firstPlace, LIFTED, Spoken } from './spoken.svelte';

/** By the finger, or by words that the hand follows by itself. */
export type Manner = 'finger' | 'words';

export class Carrier {
  readonly #ctrl: HamsterrolleCtrl;
  readonly #requests = new Requests((isUnheard) => this.#gaveUp(isUnheard));
  readonly #spoken = new Spoken();
  /** The piece at the finger; null: there is none, or words carry it. */
  #carrying: Carrying | null = null;
  readonly #pose = noPose();
  manner = $state<Manner>('finger');
  /** The pointer that carries the piece is pressed. Else the piece follows a bare one. */
  isDragging = $state(false);

  /** The piece in hand, or let go and not accepted. */
  readonly piece: number | null = $derived.by(() => this.#requests.piece ?? this.#ctrl.live.piece);
  readonly isCarrying: boolean = $derived.by(
    () => this.#ctrl.isMine && (this.#requests.piece !== null || this.#ctrl.live.phase === CARRYING),
  );
  /** The piece in hand was taken out of the wheel. */
  readonly isPass: boolean = $derived.by(() => this.piece !== null && isInWheel(this.#ctrl.view, this.piece));
  /** The piece goes where it drops, and the hand has no say in it any more. */
  readonly isDropping: boolean = $derived.by(() => {
    const { live } = this.#ctrl;
    return this.#requests.isDropping || (live.isTimeUp && live.isUnderWay);
  });
  /** Said, and the server has not answered yet. */
  readonly isBusy: boolean = $derived.by(() => this.#requests.isBusy);
  readonly mayLayBack: boolean = $derived.by(
    () => this.#ctrl.activity === 'carry' && !this.#ctrl.live.isBound && !this.isPass && !this.isBusy,
  );
  /** The piece is where it can be let go. */
  readonly mayLetGo: boolean = $derived.by(() => {
    const { activity, live } = this.#ctrl;
    const isPlaced = live.compartment !== null || this.manner === 'words';
    return activity === 'carry' && live.isGripped && isPlaced && !this.isBusy;
  });
  /** It is let go by itself as soon as it is in the hand, and where it was to go. */
  readonly willLetGo: boolean = $derived.by(
    () => this.#requests.isToLetGo && this.#ctrl.activity === 'carry',
  );
  /** Where a piece in hand may be told to go. */
  readonly compartments: readonly number[] = $derived.by(() => {
    const { view, choice } = this.#ctrl;
    const piece = this.piece ?? choice.chosen;
    if (piece !== null && isInWheel(view, piece)) return aheadOf(view, piece);
    return view.rooms.map(({ compartment }) => compartment);
  });
  /** Where the piece in hand is told to go; with a finger, where the piece is. */
  readonly over: number | null = $derived.by(() => {
    const { activity, live } = this.#ctrl;
    return this.manner === 'finger' || activity !== 'carry' ? live.compartment : this.place.compartment;
  });

  constructor(ctrl: HamsterrolleCtrl) {
    this.#ctrl = ctrl;
  }

  dispose(): void {
    this.#requests.dispose();
  }

  /** Where the hand is told to bring the piece; as long as a finger carries it, where that is. */
  get place(): Place {
    return this.#spoken.place;
  }

  get hasFinger(): boolean {
    return this.#carrying !== null;
  }

  // What the reader does

  /** Takes a piece up, or grips the own one again, at a finger or by words. */
  take(piece: number, finger: Point | null, manner: Manner = 'finger'): void {
    const { activity, live, choice } = this.#ctrl;
    const isRegrip = activity === 'refused' && piece === live.piece;
    if (!choice.takes.includes(piece) && !isRegrip) return;
    if (!this.#send(packets.take(piece))) return this.#ctrl.explain(whyNotTake(this.#ctrl));
    this.manner = manner;
    choice.isPassing = false;
    this.#requests.take(piece);
    sound.play('wood', { force: 0.25 });
    if (manner === 'finger') this.#takeUp(piece, finger);
    else this.#bring(piece);
  }

  /** Goes on with the piece that is in hand, after a reload or after words. */
  resume(finger: Point | null): void {
    const { piece } = this;
    if (!this.isCarrying || piece === null || this.#carrying) return;
    this.#requests.carryOn();
    this.manner = 'finger';
    this.#takeUp(piece, finger);
  }

  /** Where the finger is; null: it is lifted, and the piece stays where it is. */
  point(finger: Point | null): void {
    if (!this.#carrying) return;
    this.#carrying.finger = finger;
    if (finger) this.#requests.carryOn();
  }

  /** Clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void {
    const { activity, view } = this.#ctrl;
    if (activity !== 'carry') return;
    const turn = wrapped(this.place.turn + (view.direction === 'left' ? steps : -steps));
    if (!this.#carrying) return this.tell({ turn });
    this.#requests.carryOn();
    this.#carrying.hand.turn(steps);
    this.#spoken.note({ turn });
  }

  /** Lays another side down. */
  tip(): void {
    if (this.#ctrl.activity !== 'carry') return;
    if (!this.#carrying) return this.tell({ tilt: (this.place.tilt + 1) % SIDES });
    this.#requests.carryOn();
    this.#carrying.hand.tip();
    this.#spoken.note({ tilt: this.#carrying.hand.side, turn: 0 });
  }

  /** In depth, by steps; positive: away from the viewer. */
  shift(steps: number): void {
    const { activity, view } = this.#ctrl;
    if (activity !== 'carry') return;
    const by = view.direction === 'left' ? steps : -steps;
    if (!this.#carrying) return this.tell({ depth: clamp(this.place.depth + by * 15) });
    this.#requests.carryOn();
    this.#carrying.hand.shift(steps * DEPTH_STEP);
  }

  /** Tells the hand in words where to bring the piece. From now on it follows words, not the finger. */
  tell(change: Partial<Place>): void {
    if (this.#ctrl.activity !== 'carry') return;
    this.#requests.carryOn();
    this.manner = 'words';
    this.#carrying = null;
    this.#spoken.tell(change);
  }

  /** Holds the wheel, or sets it free; false: that is not possible, and the reader is told why. */
  hold(on: boolean): boolean {
    const isSent = this.#ctrl.activity === 'carry' && !this.isBusy && this.#send(packets.hold(on));
    if (!isSent) this.#ctrl.explain(whyNotHold(this.#ctrl));
    return isSent;
  }

  /** Once the piece is there; asked for twice, it is let go where it is. By words it is set down first. */
  letGo(): void {
    const { activity, live, isCut } = this.#ctrl;
    const isComing = !live.isGripped || !(this.#isThere || this.willLetGo);
    if (activity === 'carry' && isComing && !this.isBusy && !isCut) return this.#requests.letGoLater();
    if (!this.mayLetGo || isCut) return this.#ctrl.explain(whyNotLetGo(this.#ctrl));
    if (this.manner === 'words') this.#spoken.setDown(this.#send);
    if (!this.#send(packets.letGo())) return;
    this.#requests.letGo();
  }

  drop(): void {
    const { activity, live, isCut } = this.#ctrl;
    if (activity !== 'carry' && activity !== 'refused') return;
    if (!live.mayDrop && !isCut) return this.#ctrl.explain(...whyNotDrop(this.#ctrl));
    if (!this.#send(packets.drop())) return this.#ctrl.explain('board-why-cut');
    this.#requests.drop();
    this.#carrying = null;
  }

  layBack(): void {
    this.#requests.carryOn();
    if (!this.mayLayBack || !this.#send(packets.back())) return this.#ctrl.explain(whyNotLayBack(this.#ctrl));
    this.#carrying = null;
    this.#requests.layBack(this.piece);
    this.#ctrl.live.piece = null;
  }

  // What happens

  /** A frame of the turn has come; `isTurn`: the turn is in another phase now. */
  hear(frame: Frame, isTurn: boolean): void {
    const isHeeded = this.#requests.hear(frame);
    if (isTurn) this.#turned(frame);
    this.#echo(frame);
    this.#followFinger(frame);
    if (!isHeeded) this.#ctrl.explain(whyNotLayBack(this.#ctrl));
    this.#letGoInTime();
  }

  /** The time is up: the server carries the piece now. */
  endTime(): void {
    this.#carrying = null;
    this.#requests.leave();
  }

  /** Another turn; `isSame`: the same one after a cut line, where the hand goes on if the turn does. */
  settle(isSame: boolean): void {
    this.#requests.forget();
    if (isSame) this.#carrying?.repeat();
    else this.#carrying = null;
  }

  /** Once for each drawn frame: sends what is new, and shows the piece at the finger. Times in ms. */
  run(now: number, passed: number): void {
    const { viewpoint, timeline, live } = this.#ctrl;
    const carrying = this.#carrying;
    if (carrying && this.isCarrying) {
      const { hand, finger } = carrying;
      const { hub } = timeline.picture;
      hand.point(this.#aim(finger, hand.plane), hub, !this.isDragging, this.#aim(finger, hand.depth));
      if (!this.isBusy) carrying.run(now, passed, hub);
      viewpoint.stage?.hold(carrying.shown(live.isGripped && this.#requests.piece === null));
    } else viewpoint.stage?.hold(null);
    this.#spoken.run(now, this.#send);
  }

  /** Where the piece in hand is seen, in client coordinates. */
  onScreen(): Point | null {
    const { stage } = this.#ctrl.viewpoint;
    if (!stage || this.piece === null) return null;
    if (!this.#carrying) return stage.pieceOnScreen(this.piece);
    const { x, y, z } = this.#carrying.shown(true).pose;
    return stage.onScreen(x, y, z);
  }

  #takeUp(piece: number, finger: Point | null): void {
    const { view, timeline } = this.#ctrl;
    const hand = new Hand(view.direction, view.options.steady);
    const there = this.#worldPose(piece);
    if (there) hand.takeHold(piece, there, this.#aim(finger, there.y), timeline.picture.hub);
    else hand.takeUp(piece, this.#aim(finger, hand.plane));
    this.#carrying = new Carrying(piece, hand, timeline.head?.echo ?? 0, (number, pose) =>
      this.#send(packets.carry(number, pose)),
    );
    this.#carrying.finger = finger;
    this.#spoken.note(firstPlace(view, piece));
  }

  #bring(piece: number): void {
    const { live, view } = this.#ctrl;
    this.#carrying = null;
    const compartment = live.piece === piece ? live.compartment : null;
    this.#spoken.tell(compartment === null ? firstPlace(view, piece) : { compartment, lift: LIFTED });
  }

  /** Where a piece stands in the world's axes, by the newest frame. */
  #worldPose(piece: number): Pose | null {
    const { picture } = this.#ctrl.timeline;
    const own = picture.poses[piece];
    if (!own || !picture.inside[piece]) return null;
    toWorld(own, picture.contact, picture.hub, this.#pose);
    return this.#pose;
  }

  #aim(finger: Point | null, plane: number): Aim | null {
    const { stage } = this.#ctrl.viewpoint;
    return finger && stage ? stage.aimAt(finger.x, finger.y, plane) : null;
  }

  readonly #send = (packet: Uint8Array): boolean => {
    const { seat, table } = this.#ctrl;
    return seat !== null && table.say(seat, packet);
  };

  #gaveUp(isUnheard: boolean): void {
    if (isUnheard && !this.#ctrl.isCut) this.#ctrl.explain('board-why-unheard');
    if (this.#ctrl.live.phase !== CARRYING) this.#carrying = null;
  }

  #turned(frame: Frame): void {
    this.#requests.turned(frame);
    const isOther = frame.phase !== CARRYING || frame.piece !== this.#carrying?.piece;
    if (isOther && this.#requests.piece === null) this.#carrying = null;
  }

  #echo({ piece, echo, gripped }: Frame): void {
    const carrying = this.#carrying;
    if (!carrying || !gripped || piece !== carrying.piece) return;
    const pose = this.#worldPose(piece);
    if (pose) carrying.hear(echo, pose, this.#ctrl.live.isTouching);
  }

  /** Words go on from where the finger has brought the piece. */
  #followFinger({ piece, compartment }: Frame): void {
    const { timeline, isMine } = this.#ctrl;
    const pose = piece === null || compartment === null ? undefined : timeline.picture.poses[piece];
    if (pose && isMine && this.manner === 'finger') this.#spoken.follow(pose);
  }

  /** Lets go what was to be let go before the piece was in the hand. */
  #letGoInTime(): void {
    if (!this.willLetGo || !this.#isThere) return;
    this.#requests.carryOn();
    this.letGo();
  }

  /** The piece is in the hand, and where a finger wants it. */
  get #isThere(): boolean {
    return this.#ctrl.live.isGripped && (this.#carrying?.isThere ?? true);
  }
}

/** Steps of 15 degrees, from -11 to 12. */
function wrapped(steps: number): number {
  return ((((steps + 11) % 24) + 24) % 24) - 11;
}

function clamp(value: number): number {
  return Math.max(-100, Math.min(100, value));
}
