// The contract between a game's folder and the page. The page knows a game only through this file.
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

/** What the reader has seen so far: the newest update, or an earlier one while the board still shows the way there. */
export interface Shown<View> {
  readonly view: View;
  readonly seq: number;
  readonly scores: readonly Score[];
  /** Which earlier moment it is, where the board shows one again; empty: it is now. */
  readonly when: string;
}

/** What a board shows in the place of the newest update: an earlier turn, or the view with what the reader is doing. */
export interface ShownInstead<View> {
  readonly view: View;
  /** Which earlier moment it is, in the reader's language; empty: it is now. */
  readonly when: string;
}

/** What plays at a board, so that the page can offer to skip it; `lib/player` is one. */
export interface Playback {
  /** Something moves that can be skipped. */
  readonly isPlaying: boolean;
  /** Everything is counted and stays a moment to be read; skipping leads to the result. */
  readonly isResting: boolean;
  /** Nothing ever moves: the reader wants it so. */
  readonly isStill: boolean;
  skip(): void;
}

/** Why the reader's last request cannot be done. */
export interface Refusal {
  /** The seat that asked; null: no seat in particular. */
  seat: Seat | null;
  /** The rule behind it; empty: no rule is broken, but something else has to be done first. */
  rule: string;
  /** In the reader's language. */
  sentence: string;
  /** The values of the sentence, for a board that marks what is wrong. */
  values: Readonly<Record<string, string | number>>;
  /** Counts refusals, so that the same one twice is shown twice. */
  count: number;
}

/** How a move is made. */
export interface PlayOptions {
  /** Do not show a refusal: the board expects some, as in a race. */
  quiet?: boolean;
}

/** A table as a game's board sees it. All fields are reactive (Svelte 5 runes). */
export interface GameTable<View = unknown, Move = unknown> {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, string | number | boolean>;
  readonly phase: 'gathering' | 'sharing' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  /** Seats of this browser. Several: players share one screen. None: a spectator. */
  readonly yours: readonly Seat[];
  /** Those of them that people play. A bot may stand in for the others. */
  readonly active: readonly Seat[];
  /** The seat of the only person at this browser; null for a spectator, and where several people share the screen. */
  readonly reader: Seat | null;
  readonly seq: number;
  /** Seats that may move now. */
  readonly waiting: readonly Seat[];
  readonly deadline: number | null;
  /** The first own seat that may move now and that no bot plays; null: it is the turn of others, or of nobody. */
  readonly acting: Seat | null;
  /** The view to draw: of the acting seat, else of the first own seat, else a spectator's. */
  readonly view: View;
  /** Moves on the way to the server, by seat; for optimistic display only. */
  readonly pending: ReadonlyMap<Seat, Move>;
  readonly scores: readonly Score[];
  readonly connected: boolean;
  /** What the page may show outside the board. Panels read this; the board reads `view` if it draws ahead. */
  readonly shown: Shown<View>;
  viewOf(seat: Seat): View | null;
  /** Legal moves of an own seat that may move now; null if it may not, or if they are too many to list. */
  legalOf(seat: Seat): readonly Move[] | null;
  mayUndo(seat: Seat): boolean;
  /** Table time now, in ms, estimated from the server's; stamps and deadlines are in the same time. */
  now(): number;
  /** The player's name, or the bot's. */
  name(seat: Seat): string;
  /** A message of this game. Values that are seats become the names of their players. */
  sentence(message: string, values?: SeenNote['values']): string;
  play(seat: Seat, move: Move, how?: PlayOptions): Promise<Outcome>;
  /** Asks the server why a move is not legal and shows the answer; `ok` if it is legal. Nothing is played. */
  whyNot(seat: Seat, move: Move): Promise<Outcome>;
  undo(seat: Seat): Promise<Outcome>;
  /** The newest refusal, from the server or from the board; `ui/Refusal` draws it. */
  readonly refusal: Refusal | null;
  /** The board itself says why something cannot be done. Without a rule, something else has to be done first. */
  explain(sentence: string, rule?: string): void;
  dismissRefusal(): void;
  /** Publishes what the reader can do now, for the keyboard and the list of keys. Returns a function that ends it. */
  offer(actions: () => readonly Action[]): () => void;
  /** For games with physics: sends what the hand of an own seat does, as the game packs it. False: offline, not sent. */
  sendGesture(seat: Seat, gesture: Uint8Array): boolean;
  /**
   * For games with physics: calls back on each frame of a running turn. The first frame after an update or a lost
   * connection is complete. Frames that came before this call come at once. Returns a function that ends it.
   */
  onFrame(listen: (frame: DataView) => void): () => void;
  /** Calls back on each update as it arrives. Returns a function that ends it. */
  onChange(listen: (change: Change<View>) => void): () => void;
  /**
   * The board shows each update and calls `shown` when the rest of the page may show it too (see `lib/player`). Before
   * this call, updates count as shown when they arrive. `playback` can skip what is shown. Returns a function that ends it.
   */
  present(show: (change: Change<View>, shown: () => void) => void, playback?: Playback): () => void;
  /** What plays at the board; null: nothing ever does. */
  readonly playback: Playback | null;
  /**
   * The board shows something other than the newest view, and `shown` then tells what; null: it shows the newest view.
   * Returns a function that ends it.
   */
  showInstead(showInstead: (newest: View) => ShownInstead<View> | null): () => void;
}

export interface BoardProps<View = unknown, Move = unknown> {
  table: GameTable<View, Move>;
  /** Opens the rules at this one. */
  showRule?: (rule: string) => void;
}

export interface PrimerProps {
  /** The options of the table whose rules are read; null or none: no table in particular. */
  options?: Options | null;
}

/** A game's colour: one of the four shared ones, or a colour for light pages and one for dark pages. */
export type Accent = 'nut' | 'moss' | 'berry' | 'frost' | { readonly light: string; readonly dark: string };

/** What a game gives to the page, with its own types; see `defineGame`. */
export interface GameModule<View = unknown, Move = unknown> {
  id: string;
  /** Its colour on the front page, with enough contrast for text on a card. */
  accent: Accent;
  /** From which age it can be played, and how many minutes it takes; for the front page. */
  facts: { age: number; minutes: number };
  /** Players who share a screen and may all move are asked one after the other. */
  inTurn?: boolean;
  /** Whose turn it is, if another seat has to decide something during that turn. null: the seat that is asked. */
  turn?: (view: View) => Seat | null;
  /** Options that are visible at set-up, above the folded house rules. */
  inSight?: readonly string[];
  /** A drawing for the front page and the set-up page. */
  emblem: () => Promise<{ default: Component }>;
  /** The board: at least 60 % of the window, with the player's primary action. */
  board: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /**
   * The public part of the board, for a TV that is read from three metres. It gets a spectator's table and all of the
   * screen between the bar and the line that says what just happened. Without it, the TV shows `board` as a spectator
   * sees it, with `panel` beside it.
   */
  tv?: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /**
   * One player's own things, for a phone beside a TV: cards, sheet, buttons, keys, and nothing of the shared board. It
   * gets the player's table.
   */
  hand: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /** Whether the winner gets a crown: not in a solo game that misses the best score. */
  crowned?: (table: GameTable<View, Move>) => boolean;
  /** A line under the result, such as what decided it or a best score; null: none. */
  verdict?: (table: GameTable<View, Move>) => string | null;
  /** A line at set-up for this number of seats, such as a best score to beat; null: none. */
  note?: (options: Options, seats: number) => string | null;
  /** The animal that wears the crown at the end; a hamster if nothing is said. */
  winner?: 'hamster' | 'gopher' | 'squirrel';
  /** Beside or below the board: scores, hints. */
  panel: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /** How everyone stands, in one thin line, for screens where the panel is behind a tab. */
  brief?: () => Promise<{ default: Component<BoardProps<View, Move>> }>;
  /**
   * What the game is about, in a few pictures and words: above the numbered rules, and once before somebody's first game on
   * a device. It may follow the table's options.
   */
  primer?: () => Promise<{ default: Component<PrimerProps> | Component }>;
  /** The board itself shows newcomers how to play, so the primer is not shown before their first game. */
  teaches?: boolean;
}

/**
 * The default export of `games/<id>/index.ts`: `defineGame<View, Move>({ … })`, with the game's own types. The page gives
 * a game only its own views and tables, so the page need not know these types.
 */
export function defineGame<View, Move>(module: GameModule<View, Move>): GameModule {
  return module as unknown as GameModule;
}
