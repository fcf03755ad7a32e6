// Small sheets of a few cells, for the primer and for tests.
import type { Cell, Sheet, Tunnel } from '../types';

/**
 * Rows of places: a letter is a cell of that chamber, `*` a cell of the chamber to its left with a nut, `^` one with a
 * mushroom, `-` a tunnel to the right, a blank is earth.
 */
export function scrap(rows: readonly string[], value: number): Sheet {
  const cells: Cell[] = [];
  const tunnels: Tunnel[] = [];
  const letters: string[] = [];
  rows.forEach((row, y) => {
    let path: [number, number][] = [];
    let chamber = 0;
    [...row].forEach((sign, x) => {
      if (sign === '-') path.push([x, y]);
      else if (sign !== ' ') {
        const isFind = sign === '*' || sign === '^';
        if (!isFind && !letters.includes(sign)) letters.push(sign);
        if (!isFind) chamber = letters.indexOf(sign);
        if (path.length > 0) tunnels.push({ mouths: [cells.length - 1, cells.length], path });
        path = [];
        cells.push({ x, y, chamber, find: sign === '*' ? 'nut' : sign === '^' ? 'mushroom' : '' });
      }
    });
  });
  const chambers = letters.map((letter, i) => ({
    letter: letter.toUpperCase(),
    value,
    cells: cells.flatMap((cell, number) => (cell.chamber === i ? [number] : [])),
  }));
  const width = Math.max(...rows.map((row) => row.length));
  return { width, height: rows.length, cells, chambers, start: -1, tunnels };
}
