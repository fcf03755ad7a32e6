// What the reader may change about a seat. The server decides; this only says what to offer.
import type { SeatInfo } from '$lib/net/wire';

export interface Rights {
  move: boolean;
  rename: boolean;
  /** Give an open seat to a bot, choose another bot, or open the seat again. */
  choose: boolean;
  /** During the game: let friends take over from a bot, or no longer. */
  offer: 'offer' | 'keep' | null;
  /** Free the seat of a person; `own`: the reader's. */
  free: 'own' | 'other' | null;
  expel: boolean;
  makeHost: boolean;
  drop: boolean;
}

interface Reader {
  isHost: boolean;
  isOwn: boolean;
  phase: string;
  /** More seats than the game needs. */
  isSpare: boolean;
}

const NONE: Rights = {
  move: false,
  rename: false,
  choose: false,
  offer: null,
  free: null,
  expel: false,
  makeHost: false,
  drop: false,
};

export function rightsOf(seat: SeatInfo, { isHost, isOwn, phase, isSpare }: Reader): Rights {
  if (phase !== 'gathering' && phase !== 'playing') return NONE;
  const isGathering = phase === 'gathering';
  const isPerson = seat.kind === 'person';
  if (!isHost) return isOwn ? { ...NONE, rename: true, free: 'own' } : NONE;
  const isGuest = isPerson && !isOwn && !seat.host;
  return {
    move: isGathering,
    rename: seat.kind !== 'open',
    choose: isGathering && !isPerson,
    offer: isGathering || seat.kind !== 'bot' ? null : seat.vacant ? 'keep' : 'offer',
    free: isOwn ? 'own' : isGuest ? 'other' : null,
    expel: isGuest,
    makeHost: isGuest,
    drop: isGathering && !isPerson && isSpare,
  };
}

export function hasAny(rights: Rights): boolean {
  return Object.values(rights).some(Boolean);
}
