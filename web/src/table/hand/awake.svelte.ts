// Keeps the screen of a phone awake while it is its player's turn, and lets the phone vibrate when the turn begins.
// Both are wishes: a browser may refuse, and grants the first only on secure origins.
import { settings } from '$lib/settings.svelte';

/** In ms: on, off, on. One longer pulse for a reader who wants little motion. */
const TURN = [60, 60, 60];
const TURN_CALM = [120];

/** Holds the lock of the screen while it is wanted and the page is visible. */
export class Awake {
  #lock: WakeLockSentinel | null = null;
  #isWanted = false;
  #isAsking = false;

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    if (isWanted) void this.#ask();
    else this.#release();
  }

  /** The system releases the lock while the page is hidden. */
  readonly onVisible = (): void => void this.#ask();

  async #ask(): Promise<void> {
    if (!this.#isWanted || this.#lock || this.#isAsking || document.visibilityState !== 'visible') return;
    this.#isAsking = true;
    try {
      const lock = (await navigator.wakeLock?.request('screen')) ?? null;
      lock?.addEventListener('release', () => {
        if (this.#lock === lock) this.#lock = null;
      });
      this.#lock = lock;
    } catch {
      // The battery is low, or the browser does not want to.
    }
    this.#isAsking = false;
    if (!this.#isWanted) this.#release();
  }

  #release(): void {
    void this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }
}

/** Call it in a component. `isNeeded` is read again whenever it changes. */
export function keepAwake(isNeeded: () => boolean): void {
  const awake = new Awake();
  $effect(() => awake.want(isNeeded()));
  $effect(() => {
    document.addEventListener('visibilitychange', awake.onVisible);
    return () => {
      document.removeEventListener('visibilitychange', awake.onVisible);
      awake.want(false);
    };
  });
}

/** Says that the turn begins, unless the reader has turned that off. */
export function buzz(): void {
  if (!settings.buzzes || navigator.userActivation?.hasBeenActive === false) return; // browsers refuse before a first tap
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  navigator.vibrate?.(isCalm ? TURN_CALM : TURN);
}

/** Whether this device could vibrate at all. */
export function canBuzz(): boolean {
  return 'vibrate' in navigator;
}
