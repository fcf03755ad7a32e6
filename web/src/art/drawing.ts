// A drawing as text: each line is one shape, first its paint and then its SVG path.
//   #d79b52 M0 206c…          filled
//   #56321a/2.5 M30 224c…     a line 2.5 wide, with round ends
//   #f0b94a+#a9720c/2 M8 2…   filled, with an outline 2 wide
// A colour may also be a pair for light and dark pages (`#fdfbf6|#a9bed6`), a CSS variable (`--snow`) or a name from
// `paints`. `Shapes.svelte` shows the result.

import { inLightAndDark } from './colour';

export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string | undefined;
  readonly width: string | undefined;
}

type Paints = Readonly<Record<string, string>>;

/** Reads drawings with the same named paints, which are written as `fur=#dd9a50 pen=#2a1810/5`. */
export function painter(paints: string): (text: string) => readonly Shape[] {
  const named = Object.fromEntries(paints.split(' ').map((paint) => paint.split('=')));
  return (text) => drawing(text, named);
}

export function drawing(text: string, paints: Paints = {}): readonly Shape[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const end = line.indexOf(' ');
      const name = line.slice(0, end);
      return { d: line.slice(end + 1), ...painted(paints[name] ?? name) };
    });
}

function painted(paint: string): Omit<Shape, 'd'> {
  const [colour = '', width] = paint.split('/');
  const [first = '', second] = colour.split('+');
  if (width === undefined) return { fill: inCss(first), stroke: undefined, width };
  return { fill: second === undefined ? 'none' : inCss(first), stroke: inCss(second ?? first), width };
}

function inCss(colour: string): string {
  const [light = '', dark] = colour.split('|');
  if (dark !== undefined) return inLightAndDark(light, dark);
  return colour.startsWith('--') ? `var(${colour})` : colour;
}
