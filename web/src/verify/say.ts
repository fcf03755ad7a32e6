// What was drawn, and what is wrong, in the reader's words.
import type { Draw } from './audit';
import type { Fault } from './check';
import { valuesOf, type DeclaredGame, type Value } from './declared';
import { words } from './words.svelte';

export function saidSource(name: string, known: DeclaredGame): string {
  return known.words[words.lang]?.sources[name]?.name ?? name;
}

export function saidValue(value: Value | readonly Value[], name: string, known: DeclaredGame): string {
  if (typeof value === 'object') return words.list(value.map((each) => saidValue(each, name, known)));
  const source = known.sources[name];
  if (source?.type === 'lot') return words.t('seat', { number: Number(value) + 1 });
  const place = source ? valuesOf(source).indexOf(value) : -1;
  return known.words[words.lang]?.sources[name]?.values[place] ?? String(value);
}

export function saidFault(fault: Fault, known?: DeclaredGame): string {
  const { id, line, seq = 0, values = {}, draw } = fault;
  return words.t(id, { line, seq, ...values, ...(draw && known ? saidDraw(draw, known) : {}) });
}

function saidDraw({ source, shown, drawn }: Draw, known: DeclaredGame): Record<string, string> {
  return {
    source: saidSource(source, known),
    shown: saidValue(shown, source, known),
    drawn: saidValue(drawn ?? '', source, known),
  };
}
