// What the reader's hand holds, and what can be done with it now.
import { CARRYING } from '../motion/frame';
import type { Steering, WheelBoard } from '../read/board';
import { aheadOf, isInWheel } from '../read/compartments';
import type { Point } from '../read/renderer';
import { Finger } from './finger';
import { HandRequests } from './hand-requests.svelte';
import type { PiecePlace } from './packets';
import { SteeredPlace } from './steered-place.svelte';

export class HandState {
  protected readonly board: WheelBoard;
  protected readonly requests = new HandRequests(() => this.#tellSilence());
  protected readonly steered = new SteeredPlace();
  protected readonly finger: Finger;
  steering = $state<Steering>('finger');
  isDragging = $state(false);

  readonly piece: number | null = $derived.by(() => this.requests.piece ?? this.board.live.piece);
  readonly isCarrying: boolean = $derived.by(
    () => this.board.isMine && (this.requests.piece !== null || this.board.live.phase === CARRYING),
  );
  readonly isPass: boolean = $derived.by(() => this.piece !== null && isInWheel(this.board.view, this.piece));
  readonly isDropping: boolean = $derived.by(() => {
    const { live } = this.board;
    return this.requests.isDropping || (live.isTimeUp && live.isUnderWay);
  });
  readonly isBusy: boolean = $derived.by(() => this.requests.isBusy);
  readonly mayLayBack: boolean = $derived.by(
    () => this.board.activity === 'carry' && !this.board.live.isBound && !this.isPass && !this.isBusy,
  );
  readonly mayLetGo: boolean = $derived.by(() => {
    const { activity, live } = this.board;
    const isPlaced = live.compartment !== null || this.steering === 'form';
    return activity === 'carry' && live.isGripped && isPlaced && !this.isBusy;
  });
  readonly willLetGo: boolean = $derived.by(() => this.requests.isToLetGo && this.board.activity === 'carry');
  readonly compartments: readonly number[] = $derived.by(() => {
    const { view, choice } = this.board;
    const piece = this.piece ?? choice.chosen;
    if (piece !== null && isInWheel(view, piece)) return aheadOf(view, piece);
    return view.rooms.map(({ compartment }) => compartment);
  });
  readonly over: number | null = $derived.by(() => {
    const { activity, live } = this.board;
    return this.steering === 'finger' || activity !== 'carry' ? live.compartment : this.place.compartment;
  });

  constructor(board: WheelBoard) {
    this.board = board;
    this.finger = new Finger(board, this.send);
  }

  get place(): PiecePlace {
    return this.steered.place;
  }

  get hasFinger(): boolean {
    return this.finger.piece !== null;
  }

  /** Where the piece in hand is seen, in client coordinates. */
  onScreen(): Point | null {
    const { renderer } = this.board.viewpoint;
    if (!renderer || this.piece === null) return null;
    const { shown } = this.finger;
    return shown ? renderer.onScreen(shown.x, shown.y, shown.z) : renderer.pieceOnScreen(this.piece);
  }

  /** False: the connection is cut. */
  protected readonly send = (gesture: Uint8Array): boolean => {
    const { seat, table } = this.board;
    return seat !== null && table.sendGesture(seat, gesture);
  };

  /** The piece is in the hand, and where a finger wants it. */
  protected get isThere(): boolean {
    return this.board.live.isGripped && this.finger.isThere;
  }

  /** The server has not answered. */
  #tellSilence(): void {
    if (!this.board.isCut) this.board.explain('board-why-unheard');
  }
}
