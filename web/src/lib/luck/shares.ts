// What this browser adds to the dice of its tables: random shares, each pledged first and revealed for one list only.
import { recallJson, rememberJson } from '../memory';
import { hexOf, isBytes32 } from './bytes';
import { fingerprintOf } from './key';

/** A list of pledges as the server published it, with the fingerprint of its seed. */
export interface PledgeList {
  table: string;
  commitment: string;
  pledges: readonly string[];
}

/** A share and the list that it was revealed for. It proves to others what the server had promised by then. */
export interface Proof extends PledgeList {
  share: string;
}

interface Own {
  share: string;
  /** Where it was pledged; empty: at a table of which only the server knows the name yet. */
  table: string;
  /** Null: it is not revealed yet. */
  list: PledgeList | null;
  /** The game for which it was revealed is over. */
  over?: boolean;
}

const KEY = 'shares';
/** So many are kept; see `withoutOldest`. */
const MOST = 60;

/** In case the browser forbids storage. */
let known: readonly Own[] = [];

/** Draws a share, keeps it, and returns the pledge of it. */
export function freshPledge(table = ''): string {
  const share = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  keep([...kept(), { share, table, list: null }]);
  return fingerprintOf(share);
}

/** The server has accepted a pledge for a table. */
export function pledgedAt(table: string, pledge: string): void {
  keep(kept().map((own) => (fingerprintOf(own.share) === pledge ? { ...own, table } : own)));
}

/**
 * The share that this browser has pledged in the list, to be revealed now; null: there is none, or it was revealed for
 * another list. A share that the server has seen no longer protects against it.
 */
export function shareFor(list: PledgeList): string | null {
  const all = kept();
  const own = all.find(({ share }) => list.pledges.includes(fingerprintOf(share)));
  if (!own || (own.list && !isSame(own.list, list))) return null;
  const { table } = list;
  if (!own.list) keep(all.map((other) => (other === own ? { ...own, table, list: plain(list) } : other)));
  return own.share;
}

/** What this browser revealed at a table, and what came to it with a seat from another device. */
export function proofsOf(table: string): Proof[] {
  return kept().flatMap(({ list, share }) => (list?.table === table ? { ...plain(list), share } : []));
}

/** Keeps the proof of a seat that has moved here. */
export function keepProof({ share, ...list }: Proof): void {
  const others = kept().filter((own) => own.share !== share);
  keep([...others, { share, table: list.table, list: plain(list) }]);
}

/** The game at a table is over: its proofs make room for others first. */
export function gameOver(table: string): void {
  const all = kept();
  if (all.some((own) => own.list?.table === table && !own.over))
    keep(all.map((own) => (own.list?.table === table ? { ...own, over: true } : own)));
}

/** Whether this browser pledged a share there. */
export function hasPledgedAt(table: string): boolean {
  return kept().some((own) => own.table === table);
}

export function isSame(one: PledgeList, other: PledgeList): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain({ table, commitment, pledges }: PledgeList): PledgeList {
  return { table, commitment, pledges: [...pledges] };
}

function kept(): readonly Own[] {
  return recallJson(KEY, areOwn) ?? known;
}

function keep(all: readonly Own[]): void {
  known = withoutOldest(all);
  rememberJson(KEY, known);
}

/** While a game goes on, nothing else can prove what was revealed for it. So that is given up last. */
function withoutOldest(all: readonly Own[]): readonly Own[] {
  const rest = [...all];
  while (rest.length > MOST) {
    const older = rest.slice(0, -1);
    const spare = older.findIndex(({ list, over }) => !list || over);
    rest.splice(Math.max(0, spare), 1);
  }
  return rest;
}

function areOwn(value: unknown): value is Own[] {
  return Array.isArray(value) && value.every((own: Partial<Own> | null) => isBytes32(own?.share));
}
