// A proof on its way to another device, inside the fragment of a personal link, which no server gets to see: share,
// fingerprint and pledges as base64url, with full stops between them.
import { bytesOf, hexOf, isBytes32 } from './bytes';
import type { Proof } from './shares';

export function packProof({ share, commitment, pledges }: Proof): string {
  return [share, commitment, ...pledges].map(shorten).join('.');
}

/** Null: it is no proof, or it was damaged on the way. */
export function unpackProof(table: string, text: string): Proof | null {
  const [share, commitment, ...pledges] = text.split('.').map(lengthen);
  const isWhole = isBytes32(share) && isBytes32(commitment) && pledges.every((one) => !one || isBytes32(one));
  return isWhole && pledges.length > 0 ? { table, share, commitment, pledges } : null;
}

/** A seat that pledged nothing has an empty pledge. */
function shorten(hex: string): string {
  const binary = String.fromCharCode(...bytesOf(hex));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function lengthen(text: string): string {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return hexOf(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    return 'damaged';
  }
}
