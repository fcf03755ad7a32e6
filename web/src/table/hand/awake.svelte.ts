// Keeps the screen of a phone awake while it is its player's turn, and lets the phone vibrate when the turn begins.
// Both are wishes: a browser may refuse, and grants the first only on secure origins.

/** Call it in a component. `isNeeded` is read again whenever it changes. */
export function keepAwake(isNeeded: () => boolean): void {
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (!isNeeded() || document.visibilityState !== 'visible' || lock) return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      lock?.addEventListener('release', () => (lock = null));
      if (!isNeeded()) release();
    } catch {
      // The battery is low, or the browser does not want to.
    }
  }

  function release(): void {
    void lock?.release().catch(() => undefined);
    lock = null;
  }

  $effect(() => {
    if (isNeeded()) void ask();
    else release();
  });
  $effect(() => {
    const onVisible = (): void => void ask(); // the system releases it while the page is hidden
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      release();
    };
  });
}

/** A short double buzz, unless the reader wants little motion. */
export function buzz(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.([60, 60, 60]);
}
