// Who sits at the board, what is asked of them, and what they may do. Nothing that only one seat may know is here before
// its curtain is lifted.
import type { Seat } from '$lib/contract';
import { holeOf } from '../read/maze';
import { outcomesOf } from '../read/routes';
import { isJunior, type GophersTable } from '../read/standing';
import type { Move, View } from '../types';
import { KnownHands } from './known.svelte';
import { MoveSender } from './move-sender.svelte';
import { askOf, momentOf, type Ask } from './situation';

export abstract class BoardState {
  readonly table: GophersTable;
  protected readonly sender: MoveSender;
  protected readonly known = new KnownHands();
  /** Something is being shown: what can be done is not known yet. */
  abstract readonly busy: boolean;
  protected abstract readonly isCurtainDown: boolean;

  readonly isShared: boolean = $derived.by(() => this.table.yours.length > 1);
  readonly seat: Seat | null = $derived.by(() =>
    this.isShared ? this.table.acting : (this.table.yours[0] ?? null),
  );
  readonly view: View = $derived.by(
    () => (this.seat === null ? null : this.table.viewOf(this.seat)) ?? this.table.view,
  );
  readonly isJunior: boolean = $derived(isJunior(this.view));
  /** What only this seat may know can be shown. */
  readonly isOpen: boolean = $derived.by(() => this.seat !== null && !this.isCurtainDown);
  readonly hand: readonly number[] = $derived(this.isOpen ? this.view.hand : []);
  readonly isSending: boolean = $derived.by(() => this.seat !== null && this.sender.sending === this.seat);
  /** Everyone sees the choice of the first hole, so the curtain need not be lifted for it. */
  readonly ask: Ask | null = $derived.by(() => {
    if (this.seat === null || this.table.acting !== this.seat || this.busy || this.isSending) return null;
    const ask = askOf(this.view.phase);
    return this.isOpen || ask === 'place' ? ask : null;
  });
  readonly legal: readonly Move[] | null = $derived.by(() =>
    this.ask !== null && this.seat !== null ? (this.table.legalOf(this.seat) ?? outcomesOf(this.view)) : null,
  );
  readonly mayDig: boolean = $derived.by(() => this.may('Dig'));
  readonly hole: number = $derived(holeOf(this.view, this.seat));
  /** The places of cards that came into the hand since its owner last saw it. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => this.known.newIn(this.seat, this.hand));

  constructor(table: GophersTable) {
    this.table = table;
    this.sender = new MoveSender(table);
  }

  get moment(): string {
    return momentOf(this.view, this.seat);
  }

  may(type: Move['type']): boolean {
    return (this.legal ?? []).some((move) => move.type === type);
  }

  /** Whether this seat has cards for what is printed at a hole of the open page. */
  makes(hole: number): boolean {
    return this.isOpen && this.view.makes[this.view.page - 1]?.[hole] === '1';
  }
}
