// What a screen reader says during a turn: the clock, the verdict on the piece, and what became of it. Says each
// thing once.
import { announcer } from '$lib/announce.svelte';
import { sound } from '$lib/sound.svelte';
import { numberOf } from '../read/compartments';
import type { WheelBoard } from '../read/board';
import { headline } from '../read/headline';
import { closed, say } from '../say';
import { REFUSED } from './frame';
import type { PieceVerdict } from '../read/piece-verdict';

/** What was so before the newest frame; `isNewPhase`: the turn is in another phase now. */
interface Before {
  isNewPhase: boolean;
  isTimeUp: boolean;
  isBound: boolean;
}

/** The seconds of the clock that are announced. */
const TOLD = [10, 5];

export class Voice {
  #seconds = Infinity;
  #verdict = '';

  /** Another turn. */
  begin(): void {
    this.#seconds = Infinity;
    this.#verdict = '';
  }

  /** Says what the newest frame has brought. */
  tell(board: WheelBoard, before: Before): void {
    const { live, hand, isMine, verdict } = board;
    const isCarrying = board.activity === 'carry';
    if (before.isNewPhase && live.phase === REFUSED && isMine && !hand.isDropping) this.#refused(verdict);
    if (live.isTimeUp && !before.isTimeUp) this.#timeUp(headline(board));
    if (live.isBound && !before.isBound && isCarrying && !hand.isPass) this.#bound();
    if (isMine) this.#clock(live.seconds);
    if (isCarrying && hand.steering === 'form') this.#judge(live.compartment, verdict);
  }

  #clock(seconds: number | null): void {
    if (seconds === null) return;
    if (seconds < this.#seconds && TOLD.includes(seconds)) {
      sound.play('tick', { force: 0.6 });
      announcer.hurry(say('board-clock', { seconds }), 'clock');
    }
    this.#seconds = seconds;
  }

  /** Where the piece is and the verdict on it, whenever that changes: for players who move it by the form or by keys. */
  #judge(compartment: number | null, verdict: PieceVerdict | null): void {
    const over =
      compartment === null ? '' : say('board-account-over', { compartment: numberOf(compartment) });
    const sentence = `${over} ${verdict ? closed(verdict.brief) : ''}`.trim();
    if (sentence === this.#verdict) return;
    this.#verdict = sentence;
    if (sentence) announcer.hurry(sentence, 'verdict');
  }

  /** The piece can no longer be laid back (WA-13). */
  #bound(): void {
    announcer.say(`${say('board-back')}: ${closed(say('board-back-bound'))}`);
  }

  #refused(verdict: PieceVerdict | null): void {
    sound.play('card', { force: 0.5 });
    announcer.say(verdict?.sentence ?? '');
  }

  #timeUp(sentence: string): void {
    sound.play('tick', { force: 1 });
    announcer.say(sentence);
  }
}
