// Paints wood: one tile of grain, tinted and cut for the table, the wheel, the dividers and the pieces. It is the same wood
// each time. Uses canvases only, no three.js.

/** A sequence of numbers between 0 and 1 that is always the same. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to paint wood on');
  return [canvas, pen];
}

/** Smooth noise that repeats after `columns` by `rows` cells. */
function noise(columns: number, rows: number, seed: number): (u: number, v: number) => number {
  const next = chance(seed);
  const knots = Float32Array.from({ length: columns * rows }, next);
  return (u, v) => {
    const x = u * columns;
    const y = v * rows;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const sx = ease(x - left);
    const sy = ease(y - top);
    const a = (left % columns) + columns * (top % rows);
    const b = ((left + 1) % columns) + columns * (top % rows);
    const c = (left % columns) + columns * ((top + 1) % rows);
    const d = ((left + 1) % columns) + columns * ((top + 1) % rows);
    const high = knots[a]! + (knots[b]! - knots[a]!) * sx;
    const low = knots[c]! + (knots[d]! - knots[c]!) * sx;
    return high + (low - high) * sy;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

export const TILE = 512;
let tile: HTMLCanvasElement | null = null;

/**
 * The grain: dark on transparent, along x, repeating in both directions. Growth rings are soft wandering bands, fibres are
 * fine streaks, and pores are short dark lines.
 */
export function grainTile(): HTMLCanvasElement {
  return (tile ??= paintTile());
}

function paintTile(): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(TILE, TILE);
  const image = pen.createImageData(TILE, TILE);
  const wander = noise(3, 5, 11);
  const bands = noise(2, 26, 23);
  const fibres = noise(6, 170, 37);
  const fine = noise(14, TILE / 2, 41);
  const pores = noise(40, TILE / 2, 53);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const u = x / TILE;
      const v = y / TILE;
      const bent = (v + 0.07 * (wander(u, v) - 0.5) + 1) % 1;
      const ring = Math.pow(bands(u, bent), 1.6);
      const streak = fibres(u, bent) * 0.6 + fine(u, v) * 0.4;
      const pore = Math.max(0, pores(u, bent) - 0.83) * 4;
      const dark = 0.5 * ring + 0.34 * streak + 0.5 * pore;
      image.data[4 * (x + y * TILE) + 3] = 255 * Math.min(1, dark * 0.75);
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Paints grain over what is there, in this colour and strength; a tile is `length` px long. */
export function lay(
  pen: CanvasRenderingContext2D,
  box: { x: number; y: number; width: number; height: number },
  grain: { colour: string; strength: number; scale: number; seed: number; upright?: boolean },
): void {
  const next = chance(grain.seed);
  const pattern = pen.createPattern(tinted(grain.colour), 'repeat');
  if (!pattern) return;
  const shift = new DOMMatrix().translate(box.x + next() * TILE, box.y + next() * TILE);
  pattern.setTransform((grain.upright ? shift.rotate(90) : shift).scale(grain.scale));
  pen.save();
  pen.globalAlpha = grain.strength;
  pen.fillStyle = pattern;
  pen.fillRect(box.x, box.y, box.width, box.height);
  pen.restore();
}

const tints = new Map<string, HTMLCanvasElement>();

function tinted(colour: string): HTMLCanvasElement {
  const known = tints.get(colour);
  if (known) return known;
  const [canvas, pen] = canvasOf(TILE, TILE);
  pen.drawImage(grainTile(), 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, TILE, TILE);
  tints.set(colour, canvas);
  return canvas;
}

/** Frees the canvases once everything is painted. */
export function cleanUp(): void {
  tints.clear();
  tile = null;
}

/** A plain board with long grain: for the floor and the outside of the ring, and for the dividers. */
export function boardCanvas(
  size: { width: number; height: number },
  wood: { base: string; grain: string; strength: number; scale: number; seed: number },
): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(size.width, size.height);
  pen.fillStyle = wood.base;
  pen.fillRect(0, 0, size.width, size.height);
  lay(
    pen,
    { x: 0, y: 0, ...size },
    { colour: wood.grain, strength: wood.strength, scale: wood.scale, seed: wood.seed },
  );
  return canvas;
}

/** The side of the ring: staves joined end to end, each cut across its growth rings. It repeats along x. */
export function endGrainCanvas(
  width: number,
  height: number,
  staves: number,
  seed: number,
): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(width, height);
  const next = chance(seed);
  const stave = width / staves;
  for (let n = 0; n < staves; n++) paintStave(pen, { x: n * stave, width: stave, height }, next);
  return canvas;
}

const STAVES = ['#f0d8b0', '#ebd0a4', '#f3ddb8', '#e7c99a', '#efd4a9'];

function paintStave(
  pen: CanvasRenderingContext2D,
  { x, width, height }: { x: number; width: number; height: number },
  next: () => number,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, 0, width, height);
  pen.clip();
  pen.fillStyle = STAVES[Math.floor(next() * STAVES.length)]!;
  pen.fillRect(x, 0, width, height);
  // Growth rings around a centre far outside the wood.
  const heart = { x: x + width * (next() - 0.2) * 1.4, y: height * (2.6 + next() * 2) };
  for (
    let radius = heart.y - height * 1.6;
    radius < heart.y + height;
    radius += height * (0.06 + next() * 0.1)
  ) {
    pen.strokeStyle = `rgb(120 68 24 / ${0.1 + next() * 0.22})`;
    pen.lineWidth = height * (0.012 + next() * 0.05);
    pen.beginPath();
    pen.ellipse(heart.x, heart.y, radius * 1.9, radius, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let n = 0; n < 46; n++) {
    pen.fillStyle = `rgb(92 50 16 / ${0.12 + next() * 0.2})`;
    pen.fillRect(x + next() * width, next() * height, 1 + next(), 1 + next());
  }
  pen.fillStyle = 'rgb(88 48 16 / 0.55)';
  pen.fillRect(x, 0, Math.max(1, width * 0.006), height);
  pen.restore();
}

/** The table: wide oiled planks along x with narrow gaps. It repeats along x. */
export function tableCanvas(width: number, height: number, planks: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(width, height);
  const next = chance(7);
  const tall = height / planks;
  for (let n = 0; n < planks; n++) {
    const box = { x: 0, y: n * tall, width, height: tall };
    pen.fillStyle = PLANKS[n % PLANKS.length]!;
    pen.fillRect(0, box.y, width, tall);
    pen.save();
    pen.beginPath();
    pen.rect(0, box.y, width, tall);
    pen.clip();
    lay(pen, box, { colour: '#4a2c17', strength: 0.5, scale: 1, seed: 100 + n });
    lay(pen, box, { colour: '#3a2010', strength: 0.22, scale: 2, seed: 200 + n });
    pen.restore();
    pen.fillStyle = 'rgb(24 10 3 / 0.75)';
    pen.fillRect(0, box.y, width, 2.5);
    pen.fillStyle = `rgb(255 214 150 / ${0.1 + next() * 0.06})`;
    pen.fillRect(0, box.y + 2.5, width, 1.5);
  }
  return canvas;
}

const PLANKS = ['#a98463', '#a07a59', '#b08b69', '#a5805f', '#9b7655', '#ac8766'];
