// Joins what a board of the wheel needs: the view, the frames of the turn, the reader's hand, and where it is seen from.
// The server decides; nothing here knows whether a piece will be accepted.
import type { Change, ShownInstead, Seat } from '$lib/contract';
import { LAST_LOOK, Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import type { Args } from '$lib/words.svelte';
import { Carrier } from './hand/carrier.svelte';
import { Choice } from './hand/choice.svelte';
import { frameOf, readFrame } from './motion/frame';
import { Knocks } from './motion/knocks';
import { Live } from './motion/live.svelte';
import { openingFrame } from './motion/opening';
import { Timeline } from './motion/timeline';
import { Tumbling } from './motion/tumbling.svelte';
import { Voice } from './motion/voice';
import { activityOf, type Activity } from './read/activity';
import type { WheelBoard } from './read/board';
import type { Marks, Renderer } from './read/renderer';
import { marksNow } from './read/marks';
import type { WheelTable } from './read/standing';
import { verdictNow, type PieceVerdict } from './read/piece-verdict';
import { ruleOf, whyNotTake } from './read/whynot';
import { Replay } from './replay/replay.svelte';
import { say } from './say';
import { trayOnScreen } from './scene/tray-on-screen';
import { Viewpoint } from './scene/viewpoint.svelte';
import type { View } from './types';

/** If no frame comes within this time, in ms, the turn has not gone on. */
const HEARD = 1200;
/** In a view: no piece is in the hand. */
const NOTHING = -1;

export class HamsterrolleCtrl implements WheelBoard {
  readonly table: WheelTable;
  readonly live = new Live();
  readonly timeline: Timeline;
  readonly replay: Replay;
  readonly hand: Carrier = new Carrier(this);
  readonly choice: Choice = new Choice(this);
  readonly viewpoint = new Viewpoint();
  isAnew = $state(false);

  /** Pieces that have fallen out, on their way to a tray. */
  readonly #tumble = new Tumbling(this.viewpoint);
  #missing: ReturnType<typeof setTimeout> | undefined;
  #ran = 0;
  #running = 0;
  readonly #voice = new Voice();
  readonly #knocks = new Knocks((how) => sound.play('wood', how));
  readonly #unlisten: (() => void)[];
  /** Called once the drawing has reached a moment. */
  #catching: { moment: number; done: () => void }[] = [];

  readonly view: View = $derived.by(() => this.table.view);
  readonly isMine: boolean = $derived.by(
    () => this.table.acting !== null && this.table.acting === this.view.seat,
  );
  /** The direction of the wheel is decided. */
  readonly isDirected: boolean = $derived.by(
    () => this.view.options.direction !== 'first' || !['begin', 'share', 'direct'].includes(this.view.phase),
  );
  readonly seat: Seat | null = $derived(this.isMine ? this.view.seat : null);
  readonly isCut: boolean = $derived.by(() => !this.table.connected);
  /** Whose pieces lie in front of the reader: those of the seat at this screen that has to play. */
  readonly own: Seat | null = $derived.by(() => this.seat ?? this.table.yours[0] ?? null);
  readonly activity: Activity = $derived.by(() => {
    if (this.replay.isOn) return 'replay';
    const { view, live, isMine, hand, choice } = this;
    const { isCarrying, isDropping } = hand;
    return activityOf({ view, live, isMine, isCarrying, isDropping, isPassing: choice.isPassing });
  });
  readonly verdict: PieceVerdict | null = $derived.by(() => verdictNow(this));
  readonly marks: Marks = $derived.by(() => marksNow(this));

  constructor(table: WheelTable) {
    this.table = table;
    this.timeline = new Timeline(({ knocks }) => this.#knocks.tell(knocks, performance.now()));
    const player: Player<View, 'roll' | 'over'> = new Player<View, 'roll' | 'over'>(table, {
      plan: ({ before, after }) =>
        after.phase === 'over' && before?.phase !== 'over' ? ['roll', 'over'] : ['roll'],
      show: (step) => (step === 'roll' ? player.until(this.#caughtUp()) : player.pause(LAST_LOOK)),
      settle: () => {}, // the timeline draws
      beside: this.#tumble,
    });
    this.replay = new Replay(this.timeline, table);
    this.#settle({ isLive: false, isSame: false });
    this.#unlisten = [
      table.onChange((change) => this.#changed(change)),
      () => player.dispose(),
      table.showInstead((newest) => this.#showInstead(newest)),
      table.onFrame((bytes) => this.#heard(bytes)),
    ];
    this.#running = requestAnimationFrame(this.#run);
  }

  dispose(): void {
    for (const end of this.#unlisten) end();
    cancelAnimationFrame(this.#running);
    clearTimeout(this.#missing);
    this.hand.dispose();
    this.replay.stop();
  }

  /** The renderer is ready; `hasDepth`: it shows the wheel in perspective. */
  attach(renderer: Renderer, hasDepth = false): void {
    this.viewpoint.attach(renderer, hasDepth);
    renderer.collect(() => trayOnScreen(this.replay.turn?.seat ?? this.view.seat));
  }

  async direct(to: View['direction']): Promise<void> {
    if (this.seat !== null && this.activity === 'direct')
      await this.table.play(this.seat, { type: 'Direct', to });
  }

  go(): void {
    const { hand, choice } = this;
    if (this.activity === 'refused' && hand.piece !== null) hand.take(hand.piece, null, hand.steering);
    else if (this.activity === 'carry') hand.letGo();
    else if (choice.chosen !== null) hand.take(choice.chosen, null, 'form');
    else if (choice.takes.length > 0) this.explain(whyNotTake(this));
  }

  explain(message: string, args?: Args): void {
    this.table.explain(say(message, args), ruleOf(message));
  }

  #heard(bytes: DataView): void {
    const { live, hand } = this;
    const frame = readFrame(bytes);
    if (!this.timeline.hear(frame, performance.now())) return;
    const { phase, isTimeUp, isBound } = live;
    live.take(frame, this.timeline.latest, this.view);
    if (frame.phase !== phase) this.#moveOn();
    hand.hear(frame, frame.phase !== phase);
    if (live.isTimeUp && !isTimeUp) hand.endTime();
    this.#voice.tell(this, { isNewPhase: frame.phase !== phase, isTimeUp, isBound });
  }

  /** The turn is in another phase, so an earlier refusal is out of date. */
  #moveOn(): void {
    this.table.dismissRefusal();
    this.isAnew = false;
  }

  #changed({ events, live: isLive }: Change<View>): void {
    const isSame = !isLive && events.length === 0;
    if (isSame && this.isMine && this.live.isUnderWay) this.#missTurn();
    this.#settle({ isLive: isLive && events.length > 0, isSame });
  }

  /** A server that restarted has forgotten the turn that was under way: its player is told. */
  #missTurn(): void {
    clearTimeout(this.#missing);
    this.#missing = setTimeout(() => {
      this.isAnew = this.activity === 'take' && !this.live.isUnderWay;
    }, HEARD);
  }

  /** Another turn begins, or the page has just been loaded. A turn that is under way arrives again in a whole frame. */
  #settle({ isLive, isSame }: { isLive: boolean; isSame: boolean }): void {
    // The turn did go on, and has ended meanwhile.
    if (!isSame) clearTimeout(this.#missing);
    this.live.clear();
    this.isAnew = false;
    this.#voice.begin();
    if (!isSame) this.choice.clear();
    this.hand.settle(isSame);
    const contact = this.table.view.contact / 1000;
    const frame = frameOf(this.table.view.frame) ?? openingFrame(contact);
    this.timeline.settle(frame, contact, performance.now(), { live: isLive });
  }

  /**
   * What the page shows beside the wheel: the table with the piece in hand. During a replay, the table as it was then,
   * so that nothing is given away.
   */
  #showInstead(newest: View): ShownInstead<View> {
    const { then, when } = this.replay;
    return then ? { view: then, when } : { view: { ...newest, holds: this.hand.piece ?? NOTHING }, when: '' };
  }

  /** Resolves once the reader has seen the wheel come to rest. */
  #caughtUp(): Promise<void> {
    return new Promise((done) => this.#catching.push({ moment: this.timeline.newest, done }));
  }

  #run = (now: number): void => {
    this.#running = requestAnimationFrame(this.#run);
    const passed = now - this.#ran;
    this.#ran = now;
    this.timeline.run(now);
    for (const { moment, done } of this.#catching) if (this.timeline.hasReached(moment)) done();
    this.#catching = this.#catching.filter(({ moment }) => !this.timeline.hasReached(moment));
    this.replay.run();
    this.hand.run(now, passed);
    this.viewpoint.renderer?.show(this.timeline.shown);
    this.#tumble.look(!this.hand.isCarrying && !this.replay.isOn);
  };
}
