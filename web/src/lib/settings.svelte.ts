// What the reader has chosen for this browser: name, theme, how fast things move, whether single letters are keys, and
// whether a phone vibrates. `public/theme.js` applies the theme before the first paint.
import { recall, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
/** How fast things move at a board; `none`: they do not move. */
export type MotionSpeed = 'calm' | 'normal' | 'brisk' | 'none';
export const MOTION_SPEEDS: readonly MotionSpeed[] = ['calm', 'normal', 'brisk', 'none'];
export const LONGEST_NAME = 24;

class Settings {
  #theme = $state<Theme>(asTheme(recall('theme')));
  #name = $state(recall('name') ?? '');
  #motion = $state<MotionSpeed>(asMotionSpeed(recall('motion')));
  #letterKeys = $state(recall('letter-keys') !== 'off');
  #buzzes = $state(recall('buzz') !== 'off');

  constructor() {
    markMotion(this.#motion);
  }

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

  get motion(): MotionSpeed {
    return this.#motion;
  }
  set motion(speed: MotionSpeed) {
    this.#motion = speed;
    remember('motion', speed === 'normal' ? null : speed);
    markMotion(speed);
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

function asMotionSpeed(value: string | null): MotionSpeed {
  return MOTION_SPEEDS.find((speed) => speed === value) ?? 'normal';
}

/** For `app.css`, which stops all animations if nothing is to move. */
function markMotion(speed: MotionSpeed): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['motion'] = speed;
}

export const settings = new Settings();
