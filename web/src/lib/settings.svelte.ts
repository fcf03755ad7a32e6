// What the reader has chosen for this browser: name, theme, whether single letters are keys, and whether a phone vibrates. `public/theme.js`
// applies the theme before the first paint.
import { recall, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const LONGEST_NAME = 24;

class Settings {
  #theme = $state<Theme>(asTheme(recall('theme')));
  #name = $state(recall('name') ?? '');
  #letterKeys = $state(recall('letter-keys') !== 'off');
  #buzzes = $state(recall('buzz') !== 'off');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name.slice(0, LONGEST_NAME);
    remember('name', this.#name.trim() || null);
  }

  /** Keys that type a character (letters, digits, signs) do something at a board. */
  get letterKeys(): boolean {
    return this.#letterKeys;
  }
  set letterKeys(on: boolean) {
    this.#letterKeys = on;
    remember('letter-keys', on ? null : 'off');
  }

  /** A phone that is a hand vibrates when its player's turn begins. */
  get buzzes(): boolean {
    return this.#buzzes;
  }
  set buzzes(on: boolean) {
    this.#buzzes = on;
    remember('buzz', on ? null : 'off');
  }
}

function asTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const settings = new Settings();
