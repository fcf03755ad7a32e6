// Paints the rings round pieces: plain, dotted, or with a tick or a cross.
import { CanvasTexture, SpriteMaterial, SRGBColorSpace, type Texture } from 'three';
import { canvasOf } from './grain';

/** Its width and height, in px. */
const BADGE = 256;
const YES = '#3f7a34';
const NO = '#a6263d';
const LIGHT = '#fff1d2';

type Pen = CanvasRenderingContext2D;

/** What a ring says: yes, no, this piece is meant, or it may be taken. */
export type Ring = 'yes' | 'no' | 'pointed' | 'takeable';

const PAINTED: Record<Ring, (pen: Pen) => void> = {
  yes: (pen) => ring(pen, YES, [], tick),
  no: (pen) => ring(pen, NO, [14, 9], cross),
  pointed: (pen) => ring(pen, LIGHT, []),
  takeable: (pen) => ring(pen, LIGHT, [1, 22]),
};

export function badgeOf(kind: Ring): SpriteMaterial {
  return badge(PAINTED[kind]);
}

function badge(paint: (pen: Pen) => void): SpriteMaterial {
  const [canvas, pen] = canvasOf(BADGE, BADGE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  paint(pen);
  const map: Texture = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return new SpriteMaterial({
    map,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
}

/** A ring on a halo that sets it off from any background, and a small seal at its upper right. */
function ring(pen: Pen, colour: string, dash: number[], sign?: (pen: Pen) => void): void {
  const middle = BADGE / 2;
  const stroke = (style: string, width: number): void => {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.setLineDash(dash);
    pen.beginPath();
    pen.arc(middle, middle, BADGE * 0.36, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
  };
  stroke(colour === LIGHT ? 'rgb(43 24 10 / 0.75)' : 'rgb(255 247 228 / 0.95)', 12);
  stroke(colour, 6.5);
  if (!sign) return;
  const [x, y] = [middle + BADGE * 0.27, middle - BADGE * 0.27];
  pen.fillStyle = 'rgb(255 247 228)';
  disc(pen, x, y, 32);
  pen.fillStyle = colour;
  disc(pen, x, y, 27);
  pen.strokeStyle = '#fff7e4';
  pen.lineWidth = 8;
  pen.translate(x, y);
  sign(pen);
  pen.resetTransform();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function tick(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-12, 1);
  pen.lineTo(-3, 10);
  pen.lineTo(12, -9);
  pen.stroke();
}

function cross(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-9, -9);
  pen.lineTo(9, 9);
  pen.moveTo(9, -9);
  pen.lineTo(-9, 9);
  pen.stroke();
}
