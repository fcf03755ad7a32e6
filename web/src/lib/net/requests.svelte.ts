// Requests to the server that wait for an answer. Each one is sent again, with the same nonce, until there is one.
import type { Outcome, Seat } from '../contract';
import type { Inbound } from './wire';

type Question = Extract<Inbound, { nonce: string }>;
type WithoutNonce<Message> = Message extends unknown ? Omit<Message, 'nonce'> : never;
/** What to ask; the nonce is added here. */
export type Wish = WithoutNonce<Question>;

interface Request {
  question: Question;
  answer: (outcome: Outcome) => void;
  /** In ms of `Date.now()`. */
  askedAt: number;
  /** The last `seq` then. */
  seen: number;
  /** A refusal is not shown. */
  quiet: boolean;
  /** How often the server had no time for it. */
  postponed: number;
}

/** When the server says `too-fast`, the request is sent again after so many ms. */
const PAUSE = 1_000;
/** After so many pauses the reader is told. */
const MOST_PAUSES = 5;

/** A request that has been answered. */
export interface Answered {
  /** The seat that asked; null: no seat in particular. */
  seat: Seat | null;
  quiet: boolean;
}

export class Requests {
  #open = $state.raw<readonly Request[]>([]);
  #send: (question: Question) => void;
  #pending: ReadonlyMap<Seat, unknown> = $derived(
    new Map(
      this.#open.flatMap(({ question }) =>
        question.say === 'move' ? [[question.seat, question.move] as const] : [],
      ),
    ),
  );

  constructor(send: (question: Question) => void) {
    this.#send = send;
  }

  get count(): number {
    return this.#open.length;
  }

  /** When the oldest was asked, in ms of `Date.now()`; null: all are answered. */
  get askedAt(): number | null {
    return this.#open[0]?.askedAt ?? null;
  }

  /** Moves on the way to the server, by seat. */
  get pending(): ReadonlyMap<Seat, unknown> {
    return this.#pending;
  }

  /** `seen`: the newest entry that the reader knows. */
  ask(wish: Wish, seen: number, quiet = false): Promise<Outcome> {
    const question = { ...wish, nonce: nonce() } as Question;
    return new Promise((answer) => {
      this.#open = [...this.#open, { question, answer, askedAt: Date.now(), seen, quiet, postponed: 0 }];
      this.#send(question);
    });
  }

  /** Null: no request waits for this answer. */
  answer(nonce: string, outcome: Outcome): Answered | null {
    const request = this.#find(nonce);
    if (!request) return null;
    this.#open = this.#open.filter((other) => other !== request);
    request.answer(outcome);
    return { seat: seatOf(request.question), quiet: request.quiet };
  }

  /** Refusals that answer an open `why` are not shown. */
  quietWhy(): void {
    this.#open = this.#open.map((request) =>
      request.question.say === 'why' ? { ...request, quiet: true } : request,
    );
  }

  /** The server had no time for it. Asks again after a pause; false: it was asked often enough. */
  postpone(nonce: string): boolean {
    const request = this.#find(nonce);
    if (!request || request.postponed >= MOST_PAUSES || isOfTheMoment(request)) return false;
    this.#open = this.#open.map((other) =>
      other === request ? { ...request, postponed: request.postponed + 1 } : other,
    );
    setTimeout(() => this.#sendAgain(this.#find(nonce)), PAUSE);
    return true;
  }

  /** After a lost connection. */
  repeat(): void {
    this.#open = this.#open.filter((request) => !isOfTheMoment(request));
    for (const request of this.#open) this.#sendAgain(request);
  }

  /** Answers all of them. */
  abandon(outcome: Outcome): void {
    for (const { answer } of this.#open) answer(outcome);
    this.#open = [];
  }

  /** A move is played only if the game has not moved on since the reader made it. */
  #sendAgain(request: Request | undefined): void {
    if (!request) return;
    const { question, seen } = request;
    this.#send(question.say === 'move' ? { ...question, seen } : question);
  }

  #find(nonce: string): Request | undefined {
    return this.#open.find(({ question }) => question.nonce === nonce);
  }
}

/** A drawing that is shown later would mean something else. */
function isOfTheMoment({ question }: Request): boolean {
  return question.say === 'react';
}

function seatOf(question: Question): Seat | null {
  return 'seat' in question ? question.seat : null;
}

function nonce(): string {
  // Not randomUUID: it exists only on secure origins, but phones in the same network use http.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
