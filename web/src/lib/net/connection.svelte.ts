// One socket to a table that reconnects by itself. Of the messages on it, it knows only pings.
import type { Inbound, Outbound } from './wire';

/**
 * connecting  the first attempt is under way
 * open        messages flow
 * away        the connection is lost; tries again, less and less often
 * gone        lost for so long that the reader should do something; still tries
 * ended       closed for good, by us or by a final answer of the server
 */
export type ConnectionState = 'connecting' | 'open' | 'away' | 'gone' | 'ended';

/** Close codes after which it makes no sense to try again, and the message id that says why. */
const FINAL: Readonly<Record<number, string>> = {
  4400: 'bad-data',
  4403: 'forbidden-origin',
  4404: 'unknown-table',
  4410: 'removed',
  4411: 'table-closed',
};

const FIRST_WAIT = 400;
/** While the reader probably still waits, and later. */
const LONGEST_WAIT_AT_FIRST = 3_000;
const LONGEST_WAIT = 8_000;
const AT_FIRST = 30_000;
const GONE_AFTER = 20_000;
/** After this silence the connection is dead: while it is being made, after a request, and in a race, where the server
 *  pings every two seconds. */
const SILENCE = 5_000;
/** Otherwise it is dead when a ping is so late. */
const LATE = 7_000;
const OFTEN = 2_000;
/** When the device says it has no network, or has slept. A server on the same device needs no network and answers. */
const SILENCE_IN_DOUBT = 2_500;
/** When the reader comes back to a page that was out of sight, on a device that may have slept. */
const SILENCE_AFTER_SLEEP = 1_000;

/** Who is told what happens on a connection. */
export interface Listener {
  /** Where to connect; asked again for each attempt. */
  address(): string;
  opened(): void;
  heard(message: Outbound): void;
  /** A binary message: a frame of a turn of physics. */
  saw(frame: DataView): void;
  /** Closed for good; `why` is the code of a sentence `error-<code>`. */
  ended(why: string): void;
}

export class Connection {
  #state = $state<ConnectionState>('connecting');
  #cutAt = $state<number | null>(null);
  /** When the newest message came, in ms of `Date.now()`. */
  #heardAt = 0;
  /** How long the server may be silent, in ms. */
  #patience = SILENCE;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #goneTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** When the connection was lost, in ms of `Date.now()`; null while it is open. */
  get cutAt(): number | null {
    return this.#cutAt;
  }

  /** False: offline, not sent. */
  send(message: Inbound): boolean {
    const isSent = this.#send(JSON.stringify(message));
    if (isSent && message.say !== 'pong') this.#listenForSilence(Math.min(SILENCE, this.#patience));
    return isSent;
  }

  /** The number of a seat, then what its hand does. False: offline, not sent. */
  sendGesture(gesture: Uint8Array<ArrayBuffer>): boolean {
    return this.#send(gesture);
  }

  /** Tries at once instead of at the next planned time. */
  retryNow = (): void => {
    if (this.#state !== 'away' && this.#state !== 'gone') return;
    this.#attempts = 0;
    this.#connect();
  };

  /** Closes the socket and connects again, so that the server sees new cookies. */
  redial(): void {
    if (this.#state === 'ended') return;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#state = 'ended';
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisible);
    clearTimeout(this.#goneTimer);
    this.#drop();
  }

  /**
   * A device that slept has often lost its connection without noticing. If a ping of the server is missing, a new socket
   * is faster than waiting for the old one.
   */
  #onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    const silent = Date.now() - this.#heardAt;
    if (this.#state !== 'open') this.retryNow();
    else if (silent < this.#patience) this.#doubt(SILENCE_AFTER_SLEEP);
    else {
      this.#markCut(Date.now());
      this.#connect(SILENCE_IN_DOUBT);
    }
  };

  #onOffline = (): void => {
    this.#doubt(SILENCE_IN_DOUBT);
  };

  /** Asks the server for a sign of life, which has to come soon. */
  #doubt(patience: number): void {
    if (this.send({ say: 'pong', id: 0 })) this.#listenForSilence(patience);
  }

  #send(message: string | Uint8Array<ArrayBuffer>): boolean {
    if (this.#state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(message);
    return true;
  }

  #connect(patience = SILENCE): void {
    this.#drop();
    this.#heardAt = Date.now();
    this.#patience = SILENCE;
    this.#listenForSilence(patience);
    const socket = new WebSocket(this.#listener.address());
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<unknown>) => this.#heard(event.data);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #opened(): void {
    this.#state = 'open';
    this.#cutAt = null;
    clearTimeout(this.#goneTimer);
    this.#goneTimer = undefined;
    this.#listenForSilence();
    this.#listener.opened();
  }

  #heard(frame: unknown): void {
    this.#heardAt = Date.now();
    if (frame instanceof ArrayBuffer) this.#listener.saw(new DataView(frame));
    const message = typeof frame === 'string' ? (JSON.parse(frame) as Outbound) : null;
    if (message?.say === 'ping') this.#patience = patienceUntil(message.next ?? 0);
    this.#listenForSilence();
    if (!message) return;
    this.#attempts = 0;
    if (message.say === 'ping') this.send({ say: 'pong', id: message.id });
    this.#listener.heard(message);
  }

  #listenForSilence(patience = this.#patience): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#closed(0), patience);
  }

  #closed(code: number): void {
    this.#drop();
    const why = FINAL[code];
    if (why !== undefined) {
      this.close();
      this.#listener.ended(why);
      return;
    }
    this.#markCut();
    const longest = Date.now() - (this.#cutAt ?? 0) < AT_FIRST ? LONGEST_WAIT_AT_FIRST : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #markCut(at = this.#heardAt): void {
    if (this.#cutAt !== null) return;
    this.#cutAt = at;
    this.#state = 'away';
    this.#goneTimer = setTimeout(() => {
      if (this.#state === 'away') this.#state = 'gone';
    }, GONE_AFTER);
  }
}

/** `next`: when the next ping comes, in ms; 0: the server does not say. */
function patienceUntil(next: number): number {
  return next <= OFTEN ? SILENCE : next + LATE;
}
