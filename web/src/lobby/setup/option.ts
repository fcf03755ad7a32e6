// What the fields of an option compute: steps of a number, and where the flaw in a text is.
import type { Flaw } from '$lib/setup';
import type { OptionSpec } from '$lib/net/wire';

type Range = Pick<OptionSpec, 'least' | 'most'>;

/** About a tenth of the range, as a round number. */
export function stepOf({ least, most }: Range): number {
  const range = (most ?? 10) - (least ?? 0);
  return range >= 1000 ? 50 : range >= 100 ? 10 : range >= 30 ? 5 : 1;
}

/** One step up or down, to a multiple of the step, within the range. */
export function stepped(option: Range, value: number, direction: 1 | -1): number {
  const step = stepOf(option);
  const next = (Math.round(value / step) || 0) * step + direction * step;
  return Math.min(option.most ?? Infinity, Math.max(option.least ?? -Infinity, next));
}

/** From the flaw to the end of its line, as positions in the text. */
export function selectionOf(text: string, { line, column }: Flaw): { start: number; end: number } {
  const lines = text.split('\n');
  const begins = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
  return { start: begins + column - 1, end: begins + (lines[line - 1]?.length ?? 0) };
}
