// How long something has lasted, in the two largest units that say something.
import { admin } from './words';

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

export function lasting(seconds: number): string {
  const largest = UNITS.findIndex(([, size]) => seconds >= size);
  if (largest < 0) return admin.t('seconds', { count: seconds });
  const [unit, size] = UNITS[largest]!;
  const whole = admin.t(unit, { count: Math.floor(seconds / size) });
  const next = UNITS[largest + 1];
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0;
  return next && rest > 0 ? `${whole} ${admin.t(next[0], { count: rest })}` : whole;
}
