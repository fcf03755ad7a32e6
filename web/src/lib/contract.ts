// What a game's folder gives to the page, and what it gets from it. The page knows a game only through this file.
import type { Component } from 'svelte';
import type { Action } from './actions';
import type { Options } from './setup';
import type { Score, SeatInfo, Seen, SeenNote } from './net/wire';

export type Seat = number;

/**
 * What became of a request. `sentence` is already in the reader's language; `values` are those of the refusal, for a
 * board that shows what is wrong.
 */
export type Outcome =
  | { ok: true; seq: number }
  | { ok: false; rule: string; message: string; sentence: string; values: Record<string, string | number> };

/** One update as a game sees it: enough to plan an animation from before and after. */
export interface Change<View> {
  before: View | null;
  after: View;
  /** What happened in between, oldest first; empty on the first view after loading. */
  events: Seen[];
  /** False for what the reader missed or has just loaded: show it without motion or sound. */
  live: boolean;
}

/** What the reader has been shown: the newest update, or an earlier one while the board is still on its way. */
export interface Shown<View> {
  readonly view: View;
  readonly seq: number;
  readonly scores: readonly Score[];
  /** Which earlier moment it is, where the board shows one again; empty: it is now. */
  readonly when: string;
}

/** What a board shows in the place of the newest update: an earlier turn, or the view with what the reader is doing. */
export interface Depicted<View> {
  readonly view: View;
  /** Which earlier moment it is, in the reader's language; empty: it is now. */
  readonly when: string;
}

/** Why the last thing that was asked for cannot be done. */
export interface Refusal {
  /** Whose request it was; null: nobody's in particular. */
  seat: Seat | null;
  /** The rule it follows from; empty: no rule is broken, something else has to be done first. */
  rule: string;
  /** In the reader's language. */
  sentence: string;
  /** The values of the sentence, for a board that marks what is wrong. */
  values: Readonly<Record<string, string | number>>;
  /** Counts refusals: the same one twice is news twice. */
  count: number;
}

/** How a move is made. */
export interface PlayOptions {
  /** A refusal is not shown: the board expects some, as in a race. */
  quiet?: boolean;
}

/** A table as a game's board sees it. All fields are reactive (Svelte 5 runes). */
export interface GameTable<View = unknown, Move = unknown> {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, string | number | boolean>;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  /** Seats this browser holds. Several: one screen is shared. None: a spectator. */
  readonly yours: readonly Seat[];
  /** Those of them that people play: a bot may stand in for somebody. */
  readonly active: readonly Seat[];
  /** The seat of the only person at this browser; null for a spectator, and where several people share the screen. */
  readonly reader: Seat | null;
  readonly seq: number;
  /** Seats that may speak now. */
  readonly waiting: readonly Seat[];
  readonly deadline: number | null;
  /** The first own seat that may speak now and that no bot plays; null: others, or nobody. */
  readonly acting: Seat | null;
  /** What is to be drawn: the view of the acting seat, else of the first own seat, else a spectator's. */
  readonly view: View;
  /** Moves on the way to the server, by seat; for optimistic display only. */
  readonly pending: ReadonlyMap<Seat, Move>;
  readonly scores: readonly Score[];
  readonly connected: boolean;
  /** What the page may tell already. Panels read this; a board that draws ahead of its animation reads `view`. */
  readonly shown: Shown<View>;
  viewOf(seat: Seat): View | null;
  /** Legal moves of an own seat that may speak; null if it may not, or if they are too many to list. */
  legalOf(seat: Seat): readonly Move[] | null;
  mayUndo(seat: Seat): boolean;
  /** Table time now, in ms, estimated from the server's; stamps and deadlines are in the same time. */
  now(): number;
  /** The player's name, or the bot's. */
  name(seat: Seat): string;
  /** A message of this game. Values that are seats become the names of their players. */
  sentence(message: string, values?: SeenNote['values']): string;
  play(seat: Seat, move: Move, how?: PlayOptions): Promise<Outcome>;
  /** Asks why a move would not be legal, and shows it; `ok` if it would be. Nothing is played. */
  whyNot(seat: Seat, move: Move): Promise<Outcome>;
  undo(seat: Seat): Promise<Outcome>;
  /** The newest refusal, whether the server or the board said it; `ui/Refusal` draws it. */
  readonly refusal: Refusal | null;
  /** The board itself says why something cannot be done. Without a rule, something else has to be done first. */
  explain(sentence: string, rule?: string): void;
  dismissRefusal(): void;
  /** What the reader can do now, for the keyboard and the list of keys. Returns what ends it. */
  offer(actions: () => readonly Action[]): () => void;
  /** A game with physics: what the hand of an own seat does, as the game packs it. False: not sent, the line is cut. */
  say(seat: Seat, word: Uint8Array): boolean;
  /**
   * A game with physics: call back on each frame of a turn while it happens; the first one after an update or a cut line
   * is a whole one. Those that came before anybody asked come at once. Returns what ends it.
   */
  onFrame(listen: (frame: DataView) => void): () => void;
  /** Call back on each update as it arrives; returns what ends it. */
  onChange(listen: (change: Change<View>) => void): () => void;
  /**
   * The board shows each update, and calls `shown` once the rest of the page may tell it (see `lib/player`). Until
   * somebody presents, updates count as shown when they arrive. Returns what ends it.
   */
  present(show: (change: Change<View>, shown: () => void) => void): () => void;
  /**
   * The board shows something else than the newest view that it has shown, and `shown` says so; null: it does not.
   * Returns what ends it.
   */
  depict(depict: (newest: View) => Depicted<View> | null): () => void;
}

export interface BoardProps<View = unknown, Move = unknown> {
  table: GameTable<View, Move>;
  /** Opens the rules at this one; for a board that says itself why a move is refused. */
  showRule?: (rule: string) => void;
}

/** A colour of its own for a game: one of the four of the house, or one for light and one for dark pages. */
export type Accent = 'nut' | 'moss' | 'berry' | 'frost' | { readonly light: string; readonly dark: string };

/** What a game gives to the page, with its own types; see `defineGame`. */
export interface GameModule<View = unknown, Move = unknown> {
  id: string;
  /** Its colour on the front page, dark enough or light enough for text on paper. */
  accent: Accent;
  /** From which age on, and how many minutes a game takes; for the front page. */
  facts?: { age: number; minutes: number };
  /** Options for the very first game of somebody, so that nothing comes up before they know what it is about. */
  firstGame?: Options;
  /** Several on one screen who may all speak are asked one after the other, not at once. */
  inTurn?: boolean;
  /** Whose turn it is where that is not who is asked: that one only decides. null: whoever is asked has the turn. */
  turn?: (view: View) => Seat | null;
  /** Options that are asked for in sight, above the house rules. */
  inSight?: readonly string[];
  /** A drawing for the front page and the set-up page. */
  emblem: () => Promise<{ default: Component }>;
  /** The board: at least 60 % of the window. Also holds the primary action of the player. */
  board: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /** Whether somebody is crowned at the end: not alone, who misses a best score. */
  crowned?: (table: GameTable<View, Move>) => boolean;
  /** A line under the result: what decided it, or a best score; null: nothing to say. */
  verdict?: (table: GameTable<View, Move>) => string | null;
  /** A line at set-up for so many seats, such as a best score to beat; null: nothing to say. */
  note?: (options: Options, seats: number) => string | null;
  /** Which animal is crowned when the game is won; usually a hamster. */
  winner?: 'hamster' | 'gopher' | 'squirrel';
  /** Beside or below the board: scores, hints. */
  panel: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /** How everyone stands, in one slim line: where the panel lies behind a tab. */
  brief?: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /** What the game is about, in a few pictures and words: shown above the numbered rules. */
  primer?: () => Promise<{ default: Component }>;
}

/**
 * The default export of `games/<id>/index.ts`: `defineGame<View, Move>({ … })`, with the game's own types. The page hands
 * a game only views and tables of that game, so it need not know its types.
 */
export function defineGame<View, Move>(module: GameModule<View, Move>): GameModule {
  return module as unknown as GameModule;
}
