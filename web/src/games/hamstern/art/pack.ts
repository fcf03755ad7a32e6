// How to arrange small sheets in a box so that they are as large as possible. Lengths are in px.

export interface Box {
  width: number;
  height: number;
}

/** What a card needs around its map: its words stand below and above the map, or beside it. */
export interface Around {
  above: Box;
  beside: Box;
  gap: number;
}

export interface Packed {
  /** Height of a map. */
  map: number;
  columns: number;
  beside: boolean;
}

/** The arrangement with the largest maps. `shape` is a map's width by its height. */
export function pack(many: number, shape: number, box: Box, around: Around): Packed {
  const ways = Array.from({ length: many }, (_, i) => i + 1).flatMap((columns) => [
    { columns, beside: false, map: mapIn(many, columns, shape, box, around.above, around.gap) },
    { columns, beside: true, map: mapIn(many, columns, shape, box, around.beside, around.gap) },
  ]);
  return ways.reduce((best, way) => (way.map > best.map ? way : best), { columns: 1, beside: false, map: 0 });
}

function mapIn(many: number, columns: number, shape: number, box: Box, words: Box, gap: number): number {
  const rows = Math.ceil(many / columns);
  const width = (box.width - gap * (columns - 1)) / columns - words.width;
  const height = (box.height - gap * (rows - 1)) / rows - words.height;
  return Math.max(0, Math.min(width / shape, height));
}
