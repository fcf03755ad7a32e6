// What is at each place of the map, and the walls around a chamber.
import type { Sheet } from '../../types';

/** The distance of a chamber's wall from its cells, by what is behind the wall. */
const STAND_OFF = { earth: 4.5, tunnel: 3, chamber: -2.5 } as const;

export class Land {
  readonly #chambers = new Map<string, number>();
  readonly #tunnels = new Set<string>();

  constructor(sheet: Sheet) {
    for (const cell of sheet.cells) this.#chambers.set(`${cell.x},${cell.y}`, cell.chamber);
    for (const tunnel of sheet.tunnels) for (const [x, y] of tunnel.path) this.#tunnels.add(`${x},${y}`);
  }

  chamber(x: number, y: number): number | undefined {
    return this.#chambers.get(`${x},${y}`);
  }

  kind(x: number, y: number): keyof typeof STAND_OFF {
    if (this.#chambers.has(`${x},${y}`)) return 'chamber';
    return this.#tunnels.has(`${x},${y}`) ? 'tunnel' : 'earth';
  }
}

/** A side of a cell that is a wall. Sides run clockwise around the chamber. */
export interface Side {
  x: number;
  y: number;
  /** The direction of the side; the wall is to its left. */
  dx: number;
  dy: number;
  off: number;
}

export function wallsOf(land: Land, numbers: readonly number[], sheet: Sheet, chamber: number): Side[] {
  const sides: Side[] = [];
  for (const number of numbers) {
    const cell = sheet.cells[number];
    if (!cell) continue;
    const { x, y } = cell;
    const around = [
      { x, y, dx: 1, dy: 0 },
      { x: x + 1, y, dx: 0, dy: 1 },
      { x: x + 1, y: y + 1, dx: -1, dy: 0 },
      { x, y: y + 1, dx: 0, dy: -1 },
    ];
    for (const side of around) {
      const [ox, oy] = [x + side.dy, y - side.dx];
      if (land.chamber(ox, oy) !== chamber) sides.push({ ...side, off: STAND_OFF[land.kind(ox, oy)] });
    }
  }
  return sides;
}
