// The cards that are laid out for the supplies where the figure stands: from the hand, or in the junior game from the
// open stock. Nothing is sent before the player confirms it.
import { announcer } from '$lib/announce.svelte';
import { sound } from '$lib/sound.svelte';
import { KINDS, kindOf, type Kind } from '../read/cards';
import { pageOf, printOf, type Print } from '../read/maze';
import { TOP } from '../read/printed';
import { isAddedOnly } from '../read/standing';
import { saySum } from '../read/text';
import { say } from '../say';
import type { Move } from '../types';
import {
  asMove,
  counts,
  EMPTY,
  fits,
  kindsOf,
  lay,
  placesOf,
  put,
  signOf,
  slotOf,
  spread,
  totalOf,
  type Draft,
  type CardPlace,
  type Sign,
} from './draft';
import type { Situation } from './situation';

export class Laying {
  #laid = $state.raw<{ moment: string; draft: Draft; hinted: boolean; last: CardPlace | null }>({
    moment: '',
    draft: EMPTY,
    hinted: false,
    last: null,
  });
  #wish = $state.raw<{ moment: string; kind: Kind } | null>(null);
  /** The junior game: minus was pressed, so the next digit gives a card back. */
  #givesNext = false;
  readonly #now: Situation;

  readonly isActive: boolean = $derived.by(() => this.#now.ask === 'collect');
  /** What is printed where the figure stands. */
  readonly print: Print = $derived.by(() => printOf(pageOf(this.#now.view), this.#now.hole));
  readonly maySubtract: boolean = $derived.by(() => !isAddedOnly(this.#now.view));
  /** The junior game: the open stock, card by card. */
  readonly stock: readonly CardPlace[] = $derived.by(() => placesOf('stock', spread(this.#now.view.stock)));
  /** The junior game: the seat's own pile, from which cards can be given back. */
  readonly own: readonly CardPlace[] = $derived.by(() => {
    const { isJunior, seat, view } = this.#now;
    return placesOf('own', isJunior && seat !== null ? (view.seats[seat]?.added ?? []) : []);
  });
  readonly draft: Draft = $derived.by(() => (this.isActive && this.#isOfNow ? this.#laid.draft : EMPTY));
  readonly total: number = $derived(totalOf(this.draft));
  readonly isFitting: boolean = $derived(this.isActive && fits(this.draft, this.print.number));
  /** The junior game: the kind that is taken. At a store the first card decides, or what was chosen. */
  readonly kind: Kind | null = $derived.by(() => {
    const kinds = kindsOf(this.print);
    const [laid] = this.draft;
    if (laid) return kindOf(laid.card);
    const wish = this.#wish?.moment === this.#now.moment ? this.#wish.kind : null;
    return wish !== null && kinds.includes(wish) ? wish : (kinds[0] ?? null);
  });
  /** The junior game: a single card was taken that is worth too much, so cards are given back. */
  readonly isGivingBack: boolean = $derived.by(
    () =>
      this.#now.isJunior &&
      this.draft.filter(({ sign }) => sign > 0).length === 1 &&
      (this.total > this.print.number || this.draft.length > 1) &&
      this.own.some(({ card }) => kindOf(card) === this.kind),
  );
  /** Nothing can be collected, and the player knows: the hint was asked for, or all cards lie open. */
  readonly isHopeless: boolean = $derived.by(
    () =>
      this.isActive &&
      this.#now.view.hint === null &&
      (this.#now.isJunior || (this.#isOfNow && this.#laid.hinted) || !this.#hasUsable),
  );
  /** How many cards are left in hand, if laying the draft would end the game or begin its last round (G-02). */
  readonly endsWith: number | null = $derived.by(() => {
    const { hand, ends_with } = this.#now.view;
    const ends = ends_with !== null && this.isFitting && this.draft.length >= ends_with;
    return ends ? hand.length - this.draft.length : null;
  });

  constructor(now: Situation) {
    this.#now = now;
  }

  /** The draft as a move. */
  get move(): Move {
    return asMove(this.draft);
  }

  /** "7 + 4 − 5 = 6, wanted: 6." */
  get sentence(): string {
    return saySum(this.draft, this.print.number);
  }

  /** A tap on a card of the hand: added, then subtracted, then taken back. */
  tap(index: number): void {
    if (this.#now.busy) return;
    const sign = signOf(this.draft, slotOf('hand', index));
    this.setSign(index, sign === 0 ? 1 : sign === 1 && this.maySubtract ? -1 : 0);
  }

  setSign(index: number, sign: Sign | 0): void {
    const card = this.#now.hand[index];
    if (this.isActive && card !== undefined) this.#put({ slot: slotOf('hand', index), card }, sign);
  }

  /** Changes the sign of the card that was touched last. */
  setLastSign(sign: Sign): void {
    const last = this.#isOfNow ? this.#laid.last : null;
    if (!this.isActive || !last || this.#now.isJunior) return;
    if (sign === -1 && !this.maySubtract)
      return void this.#now.why(asMove(put(this.draft, last.slot, last.card, sign)));
    this.#put(last, signOf(this.draft, last.slot) === sign ? 0 : sign);
  }

  /** The junior game: chooses what to have from a store. */
  chooseKind(kind: Kind): void {
    this.#now.forgetRefusal();
    if (this.draft.length > 0) this.clear();
    this.#wish = { moment: this.#now.moment, kind };
  }

  /** The junior game: chooses the kind after this one. */
  nextKind(): void {
    const at = KINDS.findIndex((kind) => kind === this.kind);
    const next = KINDS[(at + 1) % KINDS.length];
    if (next) this.chooseKind(next);
  }

  /** The junior game: takes such a card from the stock. */
  take(card: number): void {
    this.#move(this.stock, card, 1);
  }

  /** The junior game: gives such a card of the own pile back. */
  give(card: number): void {
    this.#move(this.own, card, -1);
  }

  /** The junior game: the next digit takes a card, or gives one back. */
  signNext(sign: Sign): void {
    this.#givesNext = sign < 0;
  }

  /** The junior game: takes, or gives back, a card of this value of the kind that is chosen. */
  takeValue(value: number): void {
    const card = KINDS.findIndex((kind) => kind === this.kind) * TOP + value;
    if (this.#givesNext) this.give(card);
    else this.take(card);
    this.#givesNext = false;
  }

  putBack(slot: string): void {
    this.#now.forgetRefusal();
    const piece = this.draft.find((one) => one.slot === slot);
    if (piece) this.#put(piece, 0);
  }

  clear(): void {
    this.#set(EMPTY, null);
  }

  /** Lays out cards that fit, or says that there are none. */
  hint(): void {
    if (!this.isActive) return;
    this.#now.forgetRefusal();
    const { hint } = this.#now.view;
    const draft = hint ? lay(hint, ...this.#sources()) : EMPTY;
    this.#laid = { moment: this.#now.moment, draft, hinted: true, last: null };
    sound.play(hint ? 'card' : 'wood', { force: 0.4 });
    announcer.say(hint ? this.sentence : say('board-hint-none'));
  }

  /** Where cards to add, and cards to subtract, come from. */
  #sources(): [readonly CardPlace[], readonly CardPlace[]] {
    if (this.#now.isJunior) return [this.stock, this.own];
    const hand = placesOf('hand', this.#now.hand);
    return [hand, hand];
  }

  get #isOfNow(): boolean {
    return this.#laid.moment === this.#now.moment;
  }

  get #hasUsable(): boolean {
    const [places] = this.#sources();
    return places.some(({ card }) => counts(card, this.print));
  }

  #move(from: readonly CardPlace[], card: number, sign: Sign): void {
    if (this.#now.busy) return;
    const free = from.find((place) => place.card === card && signOf(this.draft, place.slot) === 0);
    if (this.isActive && free) this.#put(free, sign);
  }

  #put(place: CardPlace, sign: Sign | 0): void {
    this.#now.forgetRefusal();
    const draft = put(this.draft, place.slot, place.card, sign);
    if (sign !== 0 && !counts(place.card, this.print)) return void this.#now.why(asMove(draft));
    this.#set(draft, place);
    sound.play('card', { force: sign === 0 ? 0.25 : 0.5 });
    announcer.hurry(this.sentence, 'board-sum');
  }

  #set(draft: Draft, last: CardPlace | null): void {
    const { moment } = this.#now;
    this.#laid = { moment, draft, hinted: this.#isOfNow && this.#laid.hinted, last };
  }
}
