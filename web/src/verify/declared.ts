// What the games declare: their dice, lots and decks, and where their answers show what was drawn. The server, or
// `burrow verify --page`, writes it into the page (`src/burrow/verifier/page.py`).

export type Value = string | number;

/** Options and the values under which something holds. */
type When = [string, (string | boolean)[]][];

export type Source =
  | { type: 'die'; name: string; sides: Value[] }
  | { type: 'lot'; name: string }
  | { type: 'deck'; name: string; cards: Value[]; starts: { copies: number[]; when?: When }[] }
  | { type: 'deal'; name: string; pieces: Value[]; hand: number };

export interface DeclaredGame {
  format: number;
  /** Every payload, and who may say it. */
  said: Record<string, 'seat' | 'chance' | 'any'>;
  shown: { payload: string; path: string; source: string }[];
  sources: Record<string, Source>;
  words: Record<string, GameWords>;
}

export interface GameWords {
  title: string;
  /** `values`: by side, card or piece; empty: they are numbers. */
  sources: Record<string, { name: string; values: string[] }>;
}

export type Declared = Record<string, DeclaredGame>;

export function declaredHere(): Declared {
  return JSON.parse(document.getElementById('declared')?.textContent ?? '{}') as Declared;
}

/** Every value that a source can show. */
export function valuesOf(source: Source): readonly Value[] {
  switch (source.type) {
    case 'die':
      return source.sides;
    case 'deck':
      return source.cards;
    case 'deal':
      return source.pieces;
    case 'lot':
      return [];
  }
}
