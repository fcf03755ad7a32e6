// Tries again by itself while the server does not answer.

const FIRST = 3000;
const LONGEST = 30_000;

/** Returns a function that ends it. `attempt` is called when the network or the reader returns, and now and then. */
export function keepTrying(attempt: () => void): () => void {
  let wait = FIRST;
  let timer = 0;
  const plan = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(onTime, wait * (0.75 + Math.random() / 2)); // not all browsers at the same moment
    wait = Math.min(LONGEST, wait * 1.5);
  };
  const onTime = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) attempt();
    plan();
  };
  const onReturn = (): void => {
    wait = FIRST;
    onTime();
  };
  plan();
  addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
