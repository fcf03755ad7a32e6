// Strokes of a pencil, for a box of 40 around the origin: no two crosses of a sheet are quite alike.
import { wobble } from './dig/measure';

export interface Strokes {
  first: string;
  second: string;
}

/** Two strokes, the second drawn after the first. `reach` is half the width of the cross. */
export function cross(seed: number, reach = 12): Strokes {
  const at = (i: number, spread = 2): number => wobble(seed, i) * spread;
  const n = (value: number): string => `${+value.toFixed(1)}`;
  const slash = (flip: 1 | -1, i: number): string => {
    const from = { x: -flip * reach + at(i), y: -reach + at(i + 1) };
    const to = { x: flip * (reach + 0.5) + at(i + 2), y: reach + at(i + 3) };
    const bend = { x: at(i + 4, 2.6), y: at(i + 5, 2.6) };
    return `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`;
  };
  return wobble(seed, 40) > 0
    ? { first: slash(1, 0), second: slash(-1, 10) }
    : { first: slash(-1, 0), second: slash(1, 10) };
}

/** One stroke upright through a slot, leaning to the right. */
export function strike(seed: number, reach: number, height: number): string {
  const at = (i: number): string => `${+(wobble(seed, i) * 1.6).toFixed(1)}`;
  return `M${reach} ${-height}Q${at(1)} ${at(2)} ${-reach} ${height}`;
}

/** A ring drawn in one go, which does not quite meet its beginning. */
export function ring(seed: number, r: number): string {
  const a = r + wobble(seed, 1) * 1.2;
  const b = r + wobble(seed, 2) * 1.2;
  return `M${-r * 0.5} ${-r * 0.9}C${-a * 1.4} ${-r * 0.5} ${-a * 1.2} ${b} 0 ${b}C${a * 1.3} ${b} ${a * 1.4} ${-b * 0.9} ${r * 0.2} ${-r * 1.05}C${-r * 0.3} ${-r * 1.1} ${-r * 0.7} ${-r * 0.8} ${-r * 0.8} ${-r * 0.4}`;
}
