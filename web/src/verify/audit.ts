// Recomputes every draw of a game from its key and from what the game declares. The twin of
// `src/burrow/engine/audit.py`, which says more.
import { keyOf } from '$lib/luck/key';
import { Stream } from '$lib/luck/stream';
import type { DeclaredGame, Source, Value } from './declared';
import type { Heading, Row } from './log';

export interface Draw {
  source: string;
  /** What the log says. */
  shown: Value | Value[];
  /** What the key gives; null: the deck was empty, and the rules say which card it is. */
  drawn: Value | Value[] | null;
  isRight: boolean;
}

/** What an answer says cannot be drawn from what its game declares. */
export class NotDrawable extends Error {}

export class Audit {
  #declared: DeclaredGame;
  #heading: Heading;
  #key: string;
  /** By deck, what is left of each kind of card. */
  #left = new Map<string, number[]>();

  constructor(declared: DeclaredGame, heading: Heading) {
    this.#declared = declared;
    this.#heading = heading;
    this.#key = keyOf(heading.seed, heading.luck);
  }

  /** Whether answers with that name show something that was drawn. */
  isDrawn(payload: string): boolean {
    return this.#declared.shown.some((shown) => shown.payload === payload);
  }

  /** Throws `NotDrawable`. */
  draws({ seq, what }: Row): Draw[] {
    const stream = new Stream(this.#key, seq);
    return this.#declared.shown
      .filter(({ payload }) => payload === what?.['type'])
      .flatMap(({ path, source }) =>
        valuesAt(what, path.split('.')).map((value) => this.#draw(this.#sourceOf(source), value, stream)),
      );
  }

  #sourceOf(name: string): Source {
    const source = this.#declared.sources[name];
    if (!source) throw new NotDrawable(name);
    return source;
  }

  #draw(source: Source, value: unknown, stream: Stream): Draw {
    if (source.type === 'deal') return dealt(source, value, stream);
    if (typeof value !== 'string' && typeof value !== 'number') throw new NotDrawable(source.name);
    const drawn = this.#single(source, stream);
    const isRight = drawn === null ? this.#hasCard(source, value) : drawn === value;
    return { source: source.name, shown: value, drawn, isRight };
  }

  #single(source: Exclude<Source, { type: 'deal' }>, stream: Stream): Value | null {
    switch (source.type) {
      case 'die':
        return source.sides[stream.below(source.sides.length)] ?? null;
      case 'lot':
        return stream.below(this.#heading.seats);
      case 'deck':
        return this.#card(source, stream);
    }
  }

  /** The rules say which card it is once the deck is empty, but it is one of the deck. */
  #hasCard(source: Source, card: Value): boolean {
    if (source.type !== 'deck') return false;
    const place = source.cards.indexOf(card);
    return (startOf(source, this.#heading.options)[place] ?? 0) > 0;
  }

  #card(deck: Extract<Source, { type: 'deck' }>, stream: Stream): Value | null {
    const left = this.#left.get(deck.name) ?? [...startOf(deck, this.#heading.options)];
    this.#left.set(deck.name, left);
    if (left.every((count) => count === 0)) return null;
    const place = stream.weighted(left);
    left[place] = (left[place] ?? 0) - 1;
    return deck.cards[place] ?? null;
  }
}

function startOf(deck: Extract<Source, { type: 'deck' }>, options: Record<string, unknown>): number[] {
  const start = deck.starts.find(({ when = [] }) =>
    when.every(([key, values]) => (values as unknown[]).includes(options[key])),
  );
  if (!start) throw new NotDrawable(deck.name);
  return start.copies;
}

/** The same pieces in each hand; their order in it does not matter. */
function dealt(deal: Extract<Source, { type: 'deal' }>, value: unknown, stream: Stream): Draw {
  if (!Array.isArray(value)) throw new NotDrawable(deal.name);
  const shown = value as Value[];
  const drawn = stream.shuffled(deal.pieces);
  const isRight = shown.length === drawn.length && hands(shown, deal.hand) === hands(drawn, deal.hand);
  return { source: deal.name, shown, drawn, isRight };
}

function hands(pieces: readonly Value[], size: number): string {
  const cut = pieces.flatMap((_, at) => (at % size === 0 ? [pieces.slice(at, at + size)] : []));
  return JSON.stringify(cut.map((hand) => hand.map(String).sort()));
}

/** The values at a path: names of fields and places, where `*` stands for every place. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  if (typeof value !== 'object' || value === null) throw new NotDrawable(first);
  if (first === '*') return (value as unknown[]).flatMap((each) => valuesAt(each, rest));
  const inner = (value as Record<string, unknown>)[first];
  if (inner === undefined) throw new NotDrawable(first);
  return valuesAt(inner, rest);
}
