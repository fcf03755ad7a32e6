// A text as a QR code, drawn by this browser: what it holds is sent nowhere.

/** Light cells around the code, without which a camera does not find it. */
const BORDER = 4;

export interface Qr {
  /** Cells on each side. */
  size: number;
  /** The dark cells, each a square of 1, as a path. */
  path: string;
}

/** The encoder is fetched when a code is drawn. */
export async function qrOf(text: string): Promise<Qr> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'L', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: dark.join('') };
}
