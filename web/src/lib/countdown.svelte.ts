// Whole seconds until a deadline, kept up to date while there is one.

const TICK = 250;

/** Call while a component is set up. `deadline` and `now` are in ms of table time; null: there is no deadline. */
export function untilDeadline(
  deadline: () => number | null,
  now: () => number,
): { readonly seconds: number | null } {
  let seconds = $state<number | null>(null);
  $effect(() => {
    const end = deadline();
    if (end === null) {
      seconds = null;
      return;
    }
    const tick = (): void => {
      seconds = Math.max(0, Math.ceil((end - now()) / 1000));
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
