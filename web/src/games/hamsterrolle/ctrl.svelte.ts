// What the reader is doing at the wheel: a piece that is chosen, carried, told where to go. Joins the view, the frames of
// the turn and the words of the hand. The server decides; nothing here knows whether a piece will be accepted.
import type { Change, Seat } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { LAST_LOOK, Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import type { Args } from '$lib/words.svelte';
import { Again } from './replay/replay.svelte';
import { Asked } from './hand/requests.svelte';
import { Carrying } from './hand/carrying';
import { aheadOf, isInWheel } from './read/compartments';
import { doingOf, type Doing } from './read/doing';
import { CARRYING, frameOf, noPose, readFrame, REFUSED, type Frame } from './motion/frame';
import { DEPTH_STEP, Hand, nearOf, SIDES } from './hand/hand';
import { Knocks } from './motion/knocks';
import { headline } from './read/headline';
import { Live } from './motion/live.svelte';
import { marksOf, roomsFor } from './read/marks';
import { openingFrame } from './motion/opening';
import { toWorld } from './read/quaternion';
import { seenOf } from './replay/seen.svelte';
import type { Aim, Camera, Marks, Point, Pose, Stage } from './read/look';
import { byKind, type Table } from './read/standing';
import { Timeline } from './motion/timeline';
import { firstPlace, LIFTED, Told } from './hand/spoken.svelte';
import type { View } from './types';
import { verdictOf, type Verdict } from './read/verdict';
import { Voice } from './motion/voice';
import {
  ruleOf,
  whyNotDrop,
  whyNotHold,
  whyNotLayBack,
  whyNotLetGo,
  whyNotPass,
  whyNotTake,
} from './read/whynot';
import { say } from './say';
import * as words from './hand/packets';
import type { Place } from './hand/packets';

/** By the finger, or by words that the hand follows by itself. */
export type Manner = 'finger' | 'words';

/** When a turn that goes on would have been heard of again, in ms. */
const HEARD = 1200;

export class HamsterrolleCtrl {
  readonly table: Table;
  readonly live = new Live();
  readonly timeline: Timeline;
  readonly again: Again;
  manner = $state<Manner>('finger');
  isPassing = $state(false);
  /** The piece that the keyboard stands on. */
  chosen = $state<number | null>(null);
  pointed = $state<number | null>(null);
  camera = $state<Camera>('front');
  /** The wheel is seen in perspective, and the camera can be turned. */
  hasDepth = $state(false);
  stage = $state.raw<Stage | null>(null);
  /** The viewer has come closer to the wheel than usual, or gone further away. */
  isZoomed = $state(false);
  /** The pointer that carries the piece is pressed: it is dragged. Else it follows a bare one. */
  isDragging = $state(false);
  /** The server had forgotten the turn that was under way, and it begins again. */
  isAnew = $state(false);

  readonly #asked = new Asked((isUnheard) => this.#gaveUp(isUnheard));
  #carrying: Carrying | null = null;
  readonly #told = new Told();
  #missing: ReturnType<typeof setTimeout> | undefined;
  #ran = 0;
  #running = 0;
  readonly #pose = noPose();
  readonly #voice = new Voice();
  readonly #knocks = new Knocks((how) => sound.play('wood', how));
  readonly #unlisten: (() => void)[];

  readonly view: View = $derived.by(() => this.table.view);
  /** It is the turn of somebody at this screen. */
  readonly isMine: boolean = $derived.by(
    () => this.table.acting !== null && this.table.acting === this.view.seat,
  );
  /** It is settled where the wheel rolls to. */
  readonly isDirected: boolean = $derived.by(
    () => this.view.options.direction !== 'first' || !['begin', 'share', 'direct'].includes(this.view.phase),
  );
  readonly seat: Seat | null = $derived(this.isMine ? this.view.seat : null);
  /** The piece in hand, or let go and not accepted. */
  readonly piece: number | null = $derived.by(() => this.#asked.piece ?? this.live.piece);
  readonly isCarrying: boolean = $derived.by(
    () => this.isMine && (this.#asked.piece !== null || this.live.phase === CARRYING),
  );
  /** Nothing that is said reaches the table. */
  readonly isCut: boolean = $derived.by(() => !this.table.connected);
  /** Whose pieces lie before the reader: of those at this screen, whoever plays. */
  readonly own: Seat | null = $derived.by(() => this.seat ?? this.table.yours[0] ?? null);
  readonly isPass: boolean = $derived(this.piece !== null && isInWheel(this.view, this.piece));
  /** The piece goes where it drops, and the hand has no say in it any more. */
  readonly isDropping: boolean = $derived.by(
    () => this.#asked.isDropping || (this.live.isTimeUp && this.live.isUnderWay),
  );
  readonly doing: Doing = $derived.by(() => (this.again.isOn ? 'again' : doingOf(this)));
  /** What is said of the piece, where it could be meant to lie. */
  readonly verdict: Verdict | null = $derived.by(() => {
    const { live, piece } = this;
    const isRefused = live.phase === REFUSED;
    if (this.isDropping || piece === null || !(live.isNear || isRefused)) return null;
    const free = roomsFor(this.view, piece).flatMap(({ compartment, barred }) => (barred ? [] : compartment));
    const isHanging = !isRefused && !live.isTouching;
    const near = nearOf(this.view.direction);
    const { outlook, compartment: at } = live;
    return verdictOf(live.verdict, live.value, { isExact: isRefused, isHanging, at, free, outlook, near });
  });
  /** The pieces that can be taken up now. */
  readonly takes: readonly number[] = $derived.by(() => {
    if (this.doing === 'take') return this.view.takes;
    return this.doing === 'pass' ? this.view.passing : [];
  });
  /** Those to choose from: of equal pieces in a tray, one. */
  readonly choices: readonly number[] = $derived.by(() =>
    this.doing === 'pass' ? this.takes : byKind(this.takes).flatMap(({ pieces }) => pieces.slice(0, 1)),
  );
  readonly mayPass: boolean = $derived.by(
    () => this.doing === 'take' && this.view.passing.length > 0 && !this.live.isBound,
  );
  readonly mayLayBack: boolean = $derived.by(
    () => this.doing === 'carry' && !this.live.isBound && !this.isPass && !this.isBusy,
  );
  /** The piece is where it can be let go. */
  readonly mayLetGo: boolean = $derived.by(
    () =>
      this.doing === 'carry' &&
      this.live.isGripped &&
      (this.live.compartment !== null || this.manner === 'words') &&
      !this.isBusy,
  );
  /** It is let go by itself as soon as it is in the hand, and where it was to go. */
  readonly willLetGo: boolean = $derived.by(() => this.#asked.isToLetGo && this.doing === 'carry');
  /** Said, and the server has not answered yet. */
  readonly isBusy: boolean = $derived.by(() => this.#asked.isBusy);
  /** Where a piece in hand may be told to go. */
  readonly compartments: readonly number[] = $derived.by(() => {
    const piece = this.piece ?? this.chosen;
    if (piece !== null && isInWheel(this.view, piece)) return aheadOf(this.view, piece);
    return this.view.rooms.map(({ compartment }) => compartment);
  });
  /** Where the piece in hand is told to go; a finger does not tell, there it is where the piece is. */
  readonly over: number | null = $derived.by(() => {
    if (this.manner === 'finger' || this.doing !== 'carry') return this.live.compartment;
    return this.place.compartment;
  });
  readonly marks: Marks = $derived.by(() => {
    const { view, doing, piece, chosen, verdict, live } = this;
    return marksOf({
      view,
      doing,
      held: piece ?? chosen,
      over: live.compartment ?? this.over,
      verdict:
        verdict && verdict.says !== 'open' && piece !== null ? { piece, ok: verdict.says === 'yes' } : null,
      pointed: this.pointed ?? chosen,
    });
  });

  /** Whom to tell once the picture has caught up. */
  readonly #catching: (() => void)[] = [];

  constructor(table: Table) {
    this.table = table;
    this.timeline = new Timeline((frame) => this.#passed(frame));
    const player: Player<View, 'roll' | 'over'> = new Player<View, 'roll' | 'over'>(table, {
      plan: ({ before, after }) =>
        after.phase === 'over' && before?.phase !== 'over' ? ['roll', 'over'] : ['roll'],
      show: (step) => (step === 'roll' ? player.until(this.#caughtUp()) : player.pause(LAST_LOOK)),
      settle: () => {}, // the timeline draws
    });
    this.again = new Again(this.timeline, table);
    seenOf(table).follow(this.again, () => this.piece);
    this.#settle(false);
    this.#unlisten = [
      table.onChange((change) => this.#changed(change)),
      () => player.dispose(),
      table.onFrame((bytes) => this.#heard(bytes)),
    ];
    this.#running = requestAnimationFrame(this.#run);
  }

  dispose(): void {
    for (const end of this.#unlisten) end();
    cancelAnimationFrame(this.#running);
    this.#asked.dispose();
    clearTimeout(this.#missing);
    this.again.stop();
    seenOf(this.table).follow(null);
  }

  /**
   * `hasDepth`: it is seen in perspective. From the side one sees into the compartments then, and how deep pieces lie; a
   * drawing has a plan for that, and is plainer from the front.
   */
  attach(stage: Stage, hasDepth = false): void {
    this.stage = stage;
    this.hasDepth = hasDepth;
    this.camera = hasDepth && recall('hamsterrolle.camera') !== 'front' ? 'turned' : 'front';
    stage.view(this.camera);
    stage.collect(() => trayOnScreen(this.again.turn?.seat ?? this.view.seat));
    this.#watchZoom();
  }

  /** Say where the wheel rolls. */
  async direct(to: View['direction']): Promise<void> {
    if (this.seat !== null && this.doing === 'direct')
      await this.table.play(this.seat, { type: 'Direct', to });
  }

  /** Take a piece up, or grip the own one again, at a finger or by words. */
  take(piece: number, finger: Point | null, manner: Manner = 'finger'): void {
    const isRegrip = this.doing === 'refused' && piece === this.live.piece;
    if (!this.takes.includes(piece) && !isRegrip) return;
    if (!this.#say(words.take(piece))) return this.explain(whyNotTake(this));
    this.manner = manner;
    this.isPassing = false;
    this.#asked.take(piece);
    sound.play('wood', { force: 0.25 });
    if (manner === 'finger') this.#takeUp(piece, finger);
    else this.#tellWhere(piece);
  }

  /** Go on with the piece that is in hand, after a reload or after words. */
  resume(finger: Point | null): void {
    const { piece } = this;
    if (!this.isCarrying || piece === null || this.#carrying) return;
    this.#asked.carryOn();
    this.manner = 'finger';
    this.#takeUp(piece, finger);
  }

  /** Where the finger is; null: it is lifted, and the piece stays where it is. */
  point(finger: Point | null): void {
    if (!this.#carrying) return;
    this.#carrying.finger = finger;
    if (finger) this.#asked.carryOn();
  }

  /** Where the hand is told to bring the piece; as long as a finger carries it, where that is. */
  get place(): Place {
    return this.#told.place;
  }

  get hasFinger(): boolean {
    return this.#carrying !== null;
  }

  /** Clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void {
    if (this.doing !== 'carry') return;
    const turn = wrapped(this.place.turn + (this.view.direction === 'left' ? steps : -steps));
    if (!this.#carrying) return this.tell({ turn });
    this.#asked.carryOn();
    this.#carrying.hand.turn(steps);
    this.#told.note({ turn });
  }

  /** Another side down. */
  tip(): void {
    if (this.doing !== 'carry') return;
    if (!this.#carrying) return this.tell({ tilt: (this.place.tilt + 1) % SIDES });
    this.#asked.carryOn();
    this.#carrying.hand.tip();
    this.#told.note({ tilt: this.#carrying.hand.side, turn: 0 });
  }

  /** In depth, by steps; positive: away from the viewer. */
  shift(steps: number): void {
    if (this.doing !== 'carry') return;
    const by = this.view.direction === 'left' ? steps : -steps;
    if (!this.#carrying) return this.tell({ depth: clamp(this.place.depth + by * 15) });
    this.#asked.carryOn();
    this.#carrying.hand.shift(steps * DEPTH_STEP);
  }

  /** Bring the piece there, in words. From now on the hand follows them, not the finger. */
  tell(change: Partial<Place>): void {
    if (this.doing !== 'carry') return;
    this.#asked.carryOn();
    this.manner = 'words';
    this.#carrying = null;
    this.#told.tell(change);
  }

  /** Hold the wheel, or set it free; false: that cannot be, and it is said why. */
  hold(on: boolean): boolean {
    const isSaid = this.doing === 'carry' && !this.isBusy && this.#say(words.hold(on));
    if (!isSaid) this.explain(whyNotHold(this));
    return isSaid;
  }

  /** When the piece is there; whoever says so twice has it let go where it is. What is told in words is set down first. */
  letGo(): void {
    const isComing = !this.live.isGripped || !(this.#isThere || this.willLetGo);
    if (this.doing === 'carry' && isComing && !this.isBusy && !this.isCut) return this.#asked.letGoLater();
    if (!this.mayLetGo || this.isCut) return this.explain(whyNotLetGo(this));
    if (this.manner === 'words') this.#told.setDown(this.#say);
    if (!this.#say(words.letGo())) return;
    this.#asked.letGo();
  }

  drop(): void {
    if (this.doing !== 'carry' && this.doing !== 'refused') return;
    if (!this.live.mayDrop && !this.isCut) return this.explain(...whyNotDrop(this));
    if (!this.#say(words.drop())) return this.explain('board-why-cut');
    this.#asked.drop();
    this.#carrying = null;
  }

  layBack(): void {
    this.#asked.carryOn();
    if (!this.mayLayBack || !this.#say(words.back())) return this.explain(whyNotLayBack(this));
    this.#carrying = null;
    this.#asked.layBack(this.piece);
    this.live.piece = null;
  }

  /** The one thing to do now. */
  go(): void {
    const { piece, chosen } = this;
    if (this.doing === 'refused' && piece !== null) this.take(piece, null, this.manner);
    else if (this.doing === 'carry') this.letGo();
    else if (chosen !== null) this.take(chosen, null, 'words');
    else if (this.takes.length > 0) this.explain(whyNotTake(this));
  }

  /** Say why something cannot be, for eyes and ears. */
  explain(message: string, args?: Args): void {
    this.table.explain(say(message, args), ruleOf(message));
  }

  /** Choose a piece without taking it up. */
  choose(piece: number): void {
    if (this.takes.includes(piece)) this.chosen = piece;
  }

  pass(on: boolean): void {
    if (on && !this.mayPass) return this.explain(whyNotPass(this));
    this.isPassing = on;
    this.chosen = null;
  }

  look(camera: Camera): void {
    this.camera = camera;
    if (this.hasDepth) remember('hamsterrolle.camera', camera === 'turned' ? null : camera);
    this.stage?.view(camera);
  }

  /** Closer (above 1) or further away, about a place on the screen or the middle. */
  zoom(factor: number, at?: Point): void {
    this.stage?.zoom(factor, at);
    this.#watchZoom();
  }

  pan(right: number, down: number): void {
    this.stage?.pan(right, down);
    this.#watchZoom();
  }

  drag(right: number, down: number): void {
    this.stage?.drag(right, down);
    this.#watchZoom();
  }

  unzoom(): void {
    this.stage?.unzoom();
    this.#watchZoom();
  }

  #watchZoom(): void {
    this.isZoomed = this.stage?.isZoomed ?? false;
  }

  /** Where a piece stands in the world's axes, by the newest that was heard. */
  #worldPose(piece: number): Pose | null {
    const { picture } = this.timeline;
    const own = picture.poses[piece];
    if (!own || !picture.inside[piece]) return null;
    toWorld(own, picture.contact, picture.hub, this.#pose);
    return this.#pose;
  }

  /** Where the piece in hand is seen, in client coordinates: what is written of it stands beside it. */
  pieceOnScreen(): Point | null {
    const { stage, piece } = this;
    if (!stage || piece === null) return null;
    if (!this.#carrying) return stage.pieceOnScreen(piece);
    const { x, y, z } = this.#carrying.shown(true).pose;
    return stage.onScreen(x, y, z);
  }

  #takeUp(piece: number, finger: Point | null): void {
    const hand = new Hand(this.view.direction, this.view.options.steady);
    const there = this.#worldPose(piece);
    const { hub } = this.timeline.picture;
    if (there) hand.takeHold(piece, there, this.#aim(finger, there.y), hub);
    else hand.takeUp(piece, this.#aim(finger, hand.plane));
    this.#carrying = new Carrying(piece, hand, this.timeline.head?.echo ?? 0, (number, pose) =>
      this.#say(words.carry(number, pose)),
    );
    this.#carrying.finger = finger;
    this.#told.note(firstPlace(this.view, piece));
  }

  #tellWhere(piece: number): void {
    this.#carrying = null;
    const compartment = this.live.piece === piece ? this.live.compartment : null;
    this.#told.tell(compartment === null ? firstPlace(this.view, piece) : { compartment, lift: LIFTED });
  }

  /** Whoever goes on in words goes on from where the finger has brought the piece. */
  #followFinger({ piece, compartment }: Frame): void {
    const pose = piece === null || compartment === null ? undefined : this.timeline.picture.poses[piece];
    if (pose && this.isMine && this.manner === 'finger') this.#told.follow(pose);
  }

  #aim(finger: Point | null, plane: number): Aim | null {
    return finger && this.stage ? this.stage.aimAt(finger.x, finger.y, plane) : null;
  }

  readonly #say = (word: Uint8Array): boolean => this.seat !== null && this.table.say(this.seat, word);

  #gaveUp(isUnheard: boolean): void {
    if (isUnheard && !this.isCut) this.explain('board-why-unheard');
    if (this.live.phase !== CARRYING) this.#carrying = null;
  }

  #heard(bytes: DataView): void {
    const frame = readFrame(bytes);
    if (!this.timeline.hear(frame, performance.now())) return;
    const { phase, isTimeUp, isBound } = this.live;
    this.live.take(frame, this.timeline.picture, this.view);
    const isHeeded = this.#asked.hear(frame);
    if (frame.phase !== phase) this.#turned(frame);
    if (this.live.isTimeUp && !isTimeUp) this.#endTime();
    if (this.live.isBound && !isBound && this.doing === 'carry' && !this.isPass) this.#voice.bound();
    this.#echo(frame);
    this.#followFinger(frame);
    if (!isHeeded) this.explain(whyNotLayBack(this));
    this.#letGoInTime();
    if (this.isMine) this.#voice.clock(this.live.seconds);
    if (this.doing === 'carry' && this.manner === 'words')
      this.#voice.verdict(this.live.compartment, this.verdict);
  }

  /** What was asked for before the piece was in the hand. */
  #letGoInTime(): void {
    if (!this.willLetGo || !this.#isThere) return;
    this.#asked.carryOn();
    this.letGo();
  }

  /** The piece is in the hand, and where a finger wants it. */
  get #isThere(): boolean {
    return this.live.isGripped && (this.#carrying?.isThere ?? true);
  }

  #echo({ piece, echo, gripped }: Frame): void {
    const carrying = this.#carrying;
    if (!carrying || !gripped || piece !== carrying.piece) return;
    const pose = this.#worldPose(piece);
    if (pose) carrying.hear(echo, pose, this.live.isTouching);
  }

  /** The turn has come to something else. */
  #turned(frame: Frame): void {
    this.table.dismissRefusal();
    this.isAnew = false;
    this.#asked.turned(frame);
    const isOther = frame.phase !== CARRYING || frame.piece !== this.#carrying?.piece;
    if (isOther && this.#asked.piece === null) this.#carrying = null;
    if (frame.phase === REFUSED && this.isMine && !this.isDropping) this.#voice.refused(this.verdict);
  }

  /** The server carries the piece now, and everyone is told. */
  #endTime(): void {
    this.#carrying = null;
    this.#asked.leave();
    this.#voice.timeUp(headline(this));
  }

  #changed({ events, live }: Change<View>): void {
    const isSame = !live && events.length === 0;
    const carrying = isSame ? this.#carrying : null;
    if (isSame && this.isMine && this.live.isUnderWay) this.#missTurn();
    this.#settle(live && events.length > 0);
    // After a cut line the hand goes on, if the turn does: a whole frame tells.
    this.#carrying = carrying;
    carrying?.repeat();
  }

  /** A server that was away has forgotten the turn that was under way: whoever played it is told. */
  #missTurn(): void {
    clearTimeout(this.#missing);
    this.#missing = setTimeout(() => {
      this.isAnew = this.doing === 'take' && !this.live.isUnderWay;
    }, HEARD);
  }

  /** Another turn, or the first one that is seen; a turn under way comes again in a whole frame. */
  #settle(live: boolean): void {
    this.live.clear();
    this.isAnew = false;
    this.#asked.forget();
    this.#voice.begin();
    this.isPassing = false;
    this.chosen = null;
    this.#carrying = null;
    const contact = this.table.view.contact / 1000;
    const frame = frameOf(this.table.view.frame) ?? openingFrame(contact);
    this.timeline.settle(frame, contact, performance.now(), { live });
  }

  /** The wheel has been seen to come to rest. */
  #caughtUp(): Promise<void> {
    return new Promise((done) => this.#catching.push(done));
  }

  #passed({ knocks }: Frame): void {
    this.#knocks.tell(knocks, performance.now());
  }

  #run = (now: number): void => {
    this.#running = requestAnimationFrame(this.#run);
    const passed = now - this.#ran;
    this.#ran = now;
    this.timeline.run(now);
    if (this.timeline.isCaughtUp) for (const done of this.#catching.splice(0)) done();
    this.again.run();
    this.#carry(now, passed);
    this.#told.run(now, this.#say);
    this.stage?.show(this.timeline.shown);
  };

  #carry(now: number, passed: number): void {
    const carrying = this.#carrying;
    if (!carrying || !this.isCarrying) return void this.stage?.hold(null);
    const { hand, finger } = carrying;
    const { hub } = this.timeline.picture;
    hand.point(this.#aim(finger, hand.plane), hub, !this.isDragging, this.#aim(finger, hand.depth));
    if (!this.isBusy) carrying.run(now, passed, hub);
    this.stage?.hold(carrying.shown(this.live.isGripped && this.#asked.piece === null));
  }
}

/** The middle of a seat's tray, in client coordinates: the one before the reader, else where everyone's are; null: not in sight. */
function trayOnScreen(seat: Seat): Point | null {
  const trays = [...document.querySelectorAll(`[data-tray="${seat}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  const box = trays.find(({ width, height }) => width > 0 && height > 0);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Steps of 15 degrees, from -11 to 12. */
function wrapped(steps: number): number {
  return ((((steps + 11) % 24) + 24) % 24) - 11;
}

function clamp(value: number): number {
  return Math.max(-100, Math.min(100, value));
}
