// Lengths as they are said at a table: millimetres below a centimetre, else centimetres, as the reader writes numbers.
import { words } from '$lib/words.svelte';

export function measure(mm: number): string {
  const [value, unit] = mm < 10 ? [Math.round(mm), 'mm'] : [mm / 10, 'cm'];
  const number = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(value);
  return `${number}\u00a0${unit}`;
}

/** Rounded up to half centimetres, at least one: for a value that changes all the time. */
export function roughly(mm: number): number {
  return Math.max(5, 5 * Math.ceil(mm / 5));
}
