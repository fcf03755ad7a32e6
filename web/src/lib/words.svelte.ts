// The words of the page in the reader's language, from the same Fluent files that Python reads. A reader loads only one
// language; English is fetched when a sentence is missing.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Language } from './languages';
import { remember, recall } from './memory';

export { LANGUAGES, type Language };
export type Args = Record<string, FluentVariable>;

/** The words that belong to no game. */
const SHARED = '';

const sharedFiles = import.meta.glob<string>('../../../src/burrow/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameFiles = import.meta.glob<string>('../../../src/burrow/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** Of the page for whoever runs the server. */
const adminFiles = import.meta.glob<string>('../../../src/burrow/server/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
export const ADMIN = '?admin';
/** Title, tagline, pitch and what *Play now* starts, only; see `vite.config.ts`. */
const frontFiles = import.meta.glob<string>('../../../src/burrow/games/*/locales/*.ftl', {
  query: '?front',
  import: 'default',
});
const FRONT = '?front';

class Words {
  #lang = $state<Language>(firstLanguage());
  /** Loaded bundles by `<language>/<scope>`; a new object for each load, so that components update. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #loading = new Map<string, Promise<void>>();
  #scopes = new Set<string>([SHARED]);

  get lang(): Language {
    return this.#lang;
  }

  /** A sentence of the page. */
  t(id: string, args?: Args): string {
    return this.#format(SHARED, id, args) ?? id;
  }

  /** A sentence of a game; empty while its words are loading. */
  game(game: string, id: string, args?: Args): string {
    return this.#format(game, id, args) ?? (this.#isLoaded(game) ? id : '');
  }

  /** Like `game`, for sentences a game need not have. */
  gameIfAny(game: string, id: string, args?: Args): string | null {
    return this.#isLoaded(game) && !this.#bundle(this.#lang, game)?.hasMessage(id)
      ? null
      : this.#format(game, id, args);
  }

  /** A number that stands by itself. */
  number(number: number): string {
    return withMinus(number.toLocaleString(this.#lang));
  }

  /** "Ada, Bo and Cleo". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.#lang).format(names);
  }

  /** A game's `title`, `tagline`, `pitch` or `starts`, without loading all its words; null if it has none, or not yet. */
  front(game: string, id: 'title' | 'tagline' | 'pitch' | 'starts'): string | null {
    return this.gameIfAny(this.#isLoaded(game) ? game : game + FRONT, id);
  }

  /** Loads the words of a game, or of the page if none is named, in the reader's language. */
  async need(game: string = SHARED): Promise<void> {
    this.#scopes.add(game);
    await this.#load(this.#lang, game);
  }

  /** Loads title, tagline and pitch of a game. */
  needFront(game: string): Promise<void> {
    return this.need(game + FRONT);
  }

  /** Switches the language. The page stays as it is until the new words have loaded. */
  async choose(lang: Language): Promise<void> {
    await Promise.all([...this.#scopes].map((scope) => this.#load(lang, scope)));
    this.#lang = lang;
    document.documentElement.lang = lang;
    remember('lang', lang);
  }

  #format(scope: string, id: string, args?: Args): string | null {
    const own = this.#bundle(this.#lang, scope);
    const sentence = say(own, id, args);
    if (sentence !== null) return sentence;
    if (own === undefined) {
      void this.need(scope).catch(() => undefined); // the page that needs them reports the failure
      return null;
    }
    if (import.meta.env.DEV || this.#lang === 'en') return null;
    const english = this.#bundle('en', scope);
    if (english === undefined) void this.#load('en', scope).catch(() => undefined);
    return say(english, id, args);
  }

  #bundle(lang: Language, scope: string): FluentBundle | undefined {
    return this.#bundles[`${lang}/${scope}`];
  }

  #isLoaded(scope: string): boolean {
    return this.#bundle(this.#lang, scope) !== undefined;
  }

  #load(lang: Language, scope: string): Promise<void> {
    const key = `${lang}/${scope}`;
    const running = this.#loading.get(key);
    if (running) return running;
    const load = fetchBundle(lang, scope).then(
      (bundle) => {
        this.#bundles = { ...this.#bundles, [key]: bundle };
      },
      (reason: unknown) => {
        this.#loading.delete(key);
        throw reason;
      },
    );
    this.#loading.set(key, load);
    return load;
  }
}

async function fetchBundle(lang: Language, scope: string): Promise<FluentBundle> {
  const file = fileOf(lang, scope);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  // A game that is installed without its web folder has no words here: an empty bundle stands for that.
  if (file) bundle.addResource(new FluentResource(await file()));
  return bundle;
}

function fileOf(lang: Language, scope: string): (() => Promise<string>) | undefined {
  if (scope === SHARED) return sharedFiles[`../../../src/burrow/locales/${lang}.ftl`];
  if (scope === ADMIN) return adminFiles[`../../../src/burrow/server/locales/${lang}.ftl`];
  const [game, front] = scope.split('?');
  const path = `../../../src/burrow/games/${game}/locales/${lang}.ftl`;
  return front === undefined ? gameFiles[path] : frontFiles[path];
}

function say(bundle: FluentBundle | undefined, id: string, args?: Args): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, args ? written(args) : null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.warn(`words: ${id}`, error);
  return sentence;
}

/** Below zero, with a true minus sign. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}

function written(args: Args): Args {
  const entries = Object.entries(args);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'number' && value < 0 ? new Negative(value) : value,
    ]),
  );
}

function withMinus(number: string): string {
  return number.replace('-', '−');
}

function firstLanguage(): Language {
  const wished = [recall('lang') ?? '', ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wished) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (lang in LANGUAGES) return lang as Language;
  }
  return 'en';
}

export const words = new Words();

/** The sentences of one game, in the reader's language; empty while they are being fetched. */
export function wordsOf(game: string): (id: string, args?: Args) => string {
  return (id, args) => words.game(game, id, args);
}
