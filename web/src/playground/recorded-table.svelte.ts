// A table that shows one moment of a recorded game. Nothing can be played: every move is refused in words.
import type { Action } from '$lib/actions';
import type { Change, ShownInstead, GameTable, Outcome, Playback, Refusal, Seat, Shown } from '$lib/contract';
import { playerName, withNames } from '$lib/names';
import type { SeatInfo, SeenNote, Sight, Update } from '$lib/net/wire';
import { words } from '$lib/words.svelte';
import type { Recording } from './recorded';

type View = unknown;

export class RecordedTable implements GameTable {
  readonly id = 'playground';
  readonly game: string;
  readonly options: Recording['options'];
  readonly yours: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly pending: ReadonlyMap<Seat, unknown> = new Map();
  readonly connected = true;
  refusal = $state.raw<Refusal | null>(null);
  playback = $state.raw<Playback | null>(null);
  #updates: readonly Update[];
  #at = $state(0);
  #actions = $state.raw<() => readonly Action[]>(() => []);
  #showInstead = $state.raw<(newest: View) => ShownInstead<View> | null>(() => null);
  #listeners = new Set<(change: Change<View>) => void>();
  #presenter: ((change: Change<View>, shown: () => void) => void) | null = null;

  constructor(recording: Recording, yours: readonly Seat[], at: number) {
    this.game = recording.game;
    this.options = recording.options;
    this.yours = yours;
    this.#updates = recording.updates;
    this.#at = at;
    const bots = Array.from({ length: recording.seats }, (_, seat) =>
      yours.includes(seat) ? 'person' : 'bot',
    );
    this.seats = bots.map(
      (kind) => ({ kind, name: '', level: kind === 'bot' ? 'casual' : '', here: true }) as SeatInfo,
    );
  }

  /** Goes to another moment; one step forward is played as it would be at a table. */
  go(at: number): void {
    const isStep = at === this.#at + 1;
    const before = this.view;
    this.#at = at;
    this.refusal = null;
    const change = {
      before,
      after: this.view,
      events: isStep ? (this.#sight?.events ?? []) : [],
      live: isStep,
    };
    for (const listen of this.#listeners) listen(change);
    this.#presenter?.(change, () => {});
  }

  get actions(): readonly Action[] {
    return this.#actions();
  }
  get active(): readonly Seat[] {
    return this.yours;
  }
  get phase(): 'playing' | 'over' {
    return this.waiting.length === 0 && this.scores.length > 0 ? 'over' : 'playing';
  }
  get seq(): number {
    return this.#update.seq;
  }
  get waiting(): readonly Seat[] {
    return this.#update.waiting;
  }
  get deadline(): number | null {
    return this.#update.deadline;
  }
  get acting(): Seat | null {
    return this.waiting.find((seat) => this.yours.includes(seat)) ?? null;
  }
  get reader(): Seat | null {
    return this.yours.length === 1 ? (this.yours[0] ?? null) : null;
  }
  get view(): View {
    return this.#sight?.view ?? null;
  }
  get scores(): NonNullable<Update['scores']> {
    return this.#update.scores ?? [];
  }
  get shown(): Shown<View> {
    const { view, when } = this.#showInstead(this.view) ?? { view: this.view, when: '' };
    return { view, when, seq: this.seq, scores: this.scores };
  }

  viewOf(seat: Seat): View | null {
    return this.#sightOf(seat)?.view ?? null;
  }
  legalOf(seat: Seat): readonly unknown[] | null {
    const legal: unknown = this.#sightOf(seat)?.legal;
    return Array.isArray(legal) ? (legal as unknown[]) : null;
  }
  mayUndo(): boolean {
    return false;
  }
  now(): number {
    return this.#update.now;
  }
  name(seat: Seat): string {
    return playerName(this.game, this.seats, seat);
  }
  sentence(message: string, values: SeenNote['values'] = []): string {
    return words.game(
      this.game,
      message,
      withNames(values, (seat) => this.name(seat)),
    );
  }

  play(): Promise<Outcome> {
    return this.#refuse();
  }
  whyNot(): Promise<Outcome> {
    return this.#refuse();
  }
  undo(): Promise<Outcome> {
    return this.#refuse();
  }
  explain(sentence: string, rule = ''): void {
    this.refusal = { seat: null, rule, sentence, values: {}, count: (this.refusal?.count ?? 0) + 1 };
  }
  dismissRefusal(): void {
    this.refusal = null;
  }
  offer(actions: () => readonly Action[]): () => void {
    this.#actions = actions;
    return () => (this.#actions = () => []);
  }
  sendGesture(): boolean {
    return false;
  }
  onFrame(): () => void {
    return () => {};
  }
  onChange(listen: (change: Change<View>) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }
  present(show: (change: Change<View>, shown: () => void) => void, playback?: Playback): () => void {
    this.#presenter = show;
    this.playback = playback ?? null;
    return () => (this.#presenter = this.playback = null);
  }

  showInstead(showInstead: (newest: View) => ShownInstead<View> | null): () => void {
    this.#showInstead = showInstead;
    return () => (this.#showInstead = () => null);
  }

  get #update(): Update {
    const update = this.#updates[this.#at];
    if (!update) throw new Error(`the recording has ${this.#updates.length} moments, not ${this.#at + 1}`);
    return update;
  }
  get #sight(): Sight | undefined {
    return this.#sightOf(this.acting) ?? this.#update.sights[0];
  }
  #sightOf(seat: Seat | null): Sight | undefined {
    return this.#update.sights.find((sight) => sight.seat === seat);
  }
  #refuse(): Promise<Outcome> {
    const sentence = 'This is a recording: nothing can be played here.';
    this.explain(sentence);
    return Promise.resolve({ ok: false, rule: '', message: '', sentence, values: {} });
  }
}
