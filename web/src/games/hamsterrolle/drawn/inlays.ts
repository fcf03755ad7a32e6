// The inlays in the faces of the pieces: each kind has its own pattern, cut to the face, so that colour is never all that
// tells kinds apart.
import { clipped, inset, inside, pathOf, round, type Point } from './project';
import type { Pattern } from '../read/shape';

/** Path data in the face's own axes: areas of pale wood, and strips of it. */
export interface Inlay {
  fill: string;
  line: string;
  /** The width of the strips. */
  width: number;
}

interface Room {
  cut: readonly Point[];
  /** Half the size along u and v. */
  a: number;
  b: number;
  /** The lowest v. A triangle's middle is nearer to it than to the highest. */
  low: number;
}

const NOTHING: Inlay = { fill: '', line: '', width: 0 };

export function inlay(pattern: Pattern, cut: readonly Point[]): Inlay {
  const us = cut.map(([u]) => u);
  const vs = cut.map(([, v]) => v);
  const low = Math.min(...vs);
  const room = { cut, a: Math.max(...us), b: (Math.max(...vs) - low) / 2, low };
  return { ...NOTHING, ...PATTERNS[pattern](room) };
}

const PATTERNS: Record<Pattern, (room: Room) => Partial<Inlay>> = {
  dots: ({ a }) => ({ fill: dots(a * 0.17, [[0, 0], ...circle(6, a * 0.62)]) }),
  stripes: ({ cut, a, b }) => ({ fill: stripes(inset(cut, 1.6), a + b) }),
  zigzag: ({ a, b }) => ({
    line: a > b * 1.5 ? zigzag(a - 3, b * 0.5) : zigzag(a - 2.5, b * 0.42, 3),
    width: 2.4,
  }),
  checks: ({ a, b }) => ({ fill: b < 8 ? checks(a - 1.6, b - 1.6, 2) : checks(a - 3.5, b - 3.5, 4) }),
  rings: ({ a }) => ({ line: [0.66, 0.26].map((part) => ring(a * part)).join(''), width: 2.3 }),
  scales: ({ cut, low, b, a }) => ({ line: scales(cut, low, a, b), width: 1.7 }),
  stars: ({ cut, a, b }) =>
    cut.length === 6
      ? { fill: star(0, 0, 11.5) }
      : { fill: [-0.52, 0.52].map((part) => star(part * a, 0, b * 0.66)).join('') },
  plain: () => ({}),
};

function circle(n: number, radius: number): Point[] {
  return [...Array(n).keys()].map((i) => [
    Math.cos((i * 2 * Math.PI) / n + 0.26) * radius,
    Math.sin((i * 2 * Math.PI) / n + 0.26) * radius,
  ]);
}

function ring(radius: number, u = 0, v = 0): string {
  const [x, r] = [round(radius), round(2 * radius)];
  return `M${round(u - radius)} ${round(v)}a${x} ${x} 0 1 0 ${r} 0a${x} ${x} 0 1 0-${r} 0Z`;
}

function dots(radius: number, at: readonly Point[]): string {
  return at.map(([u, v], i) => ring(i ? radius : radius * 1.25, u, v)).join('');
}

/** Slanting stripes, about as wide as the gaps between them. */
function stripes(within: readonly Point[], reach: number): string {
  const found: string[] = [];
  const [pitch, broad] = [9, 3.9];
  const span = Math.ceil(reach / pitch) * pitch;
  for (let at = -span; at <= span; at += pitch) {
    const slant = reach * 0.6;
    const strip: Point[] = [
      [at - slant, -reach],
      [at - slant + broad, -reach],
      [at + slant + broad, reach],
      [at + slant, reach],
    ];
    found.push(pathOf(clipped(strip, within)));
  }
  return found.join('');
}

function zigzag(a: number, height: number, teeth = Math.round(a / 3.4)): string {
  const steps = teeth * 2;
  return [...Array(steps + 1).keys()]
    .map((i) => `${i ? 'L' : 'M'}${round(-a + (2 * a * i) / steps)} ${round(i % 2 ? -height : height)}`)
    .join('');
}

function checks(a: number, b: number, rows: number): string {
  const columns = Math.max(2, Math.round((rows * a) / b));
  const [w, h] = [(2 * a) / columns, (2 * b) / rows];
  const found: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2)
      found.push(`M${round(column * w - a)} ${round(row * h - b)}h${round(w)}v${round(h)}h${round(-w)}Z`);
  return found.join('');
}

/** Rows of arcs, each shifted by half a scale; only whole scales. */
function scales(cut: readonly Point[], low: number, a: number, b: number): string {
  const within = inset(cut, 1.6);
  const r = 4.6;
  const found: string[] = [];
  const rows = Math.floor((2 * b - 4) / r);
  for (let row = 0; row < rows; row++) {
    const v = low + 2.6 + row * r * 1.04;
    for (let u = (row % 2) * r - 6 * r; u <= a; u += 2 * r)
      if (fits(within, u, v, r))
        found.push(`M${round(u - r)} ${round(v)}A${r} ${r} 0 0 0 ${round(u + r)} ${round(v)}`);
  }
  return found.join('');
}

function fits(within: readonly Point[], u: number, v: number, r: number): boolean {
  const scale: Point[] = [
    [u - r, v],
    [u + r, v],
    [u, v + r],
  ];
  return scale.every((point) => inside(within, point));
}

function star(u: number, v: number, radius: number): string {
  const points = [...Array(12).keys()].map((i): Point => {
    const [angle, r] = [(i * Math.PI) / 6, i % 2 ? radius * 0.46 : radius];
    return [u + Math.cos(angle) * r, v + Math.sin(angle) * r];
  });
  return pathOf(points);
}
