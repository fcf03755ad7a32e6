// Mouse and fingers at the wheel: take a piece out of the tray or the wheel, carry it, turn it, let go. A mouse lets go when
// its button is released over the wheel; a finger may be lifted, and the piece stays in the hand. A mouse can also carry a
// piece without its button, but not out of the wheel, since the page's buttons are there. Two fingers or the mouse wheel bring
// the viewer closer; with a piece in hand they turn the piece, unless the fingers move apart or Ctrl is held.
import type { WheelBoard } from '../read/board';
import type { Point } from '../read/renderer';
import { ZOOM_STEP } from '../scene/zoom';

/** A longer way than this is a drag, in px. */
const DRAG = 7;
/** How far above the finger a piece is held, so that it stays visible; in px. */
const RAISE = 46;
/** How far one step of turning is: with the mouse wheel in px, with two fingers in radians. */
const NOTCH = 60;
const TWIST = Math.PI / 12;
/** If two fingers move apart by this share, they mean the view and not the piece. */
const PINCH = 0.15;

interface Down {
  id: number;
  from: Point;
  isMouse: boolean;
  hasMoved: boolean;
  /** It has left the tray. */
  hasLeft: boolean;
  /** What was touched: a piece of the tray, which is taken when it is dragged; a piece in hand; or the air. */
  what: { tray: number } | 'piece' | 'look';
}

/** Another finger beside the first one. */
interface Second {
  id: number;
  at: Point;
  /** How far the two have turned, in radians, and how far apart they were at first. */
  twisted: number;
  apart: number;
  /** What the two do: turn the piece, or look closer; null: not known yet. */
  means: 'turn' | 'zoom' | null;
}

export class Pointer {
  readonly #board: WheelBoard;
  #down: Down | null = null;
  #second: Second | null = null;
  #first: Point = { x: 0, y: 0 };
  #notches = 0;
  #hasDragged = false;
  #tray: HTMLElement | null = null;

  constructor(board: WheelBoard) {
    this.#board = board;
  }

  /** Where the tray is: a piece that is brought there is laid back. Returns a function that ends it. */
  above(tray: HTMLElement): () => void {
    this.#tray = tray;
    return () => (this.#tray = null);
  }

  /** On a piece of the tray. */
  downOnTray(piece: number, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#hasDragged = false;
    this.#begin(event, { tray: piece });
  }

  /** Whether this is a real click on a piece of the tray, not the end of a drag. Keys click, too. */
  isClick(event: MouseEvent): boolean {
    return event.detail === 0 || !this.#hasDragged;
  }

  /** On the wheel, or beside it. */
  downOnWheel(event: PointerEvent): void {
    const board = this.#board;
    if (this.#down && !this.#down.isMouse && !this.#second) return this.#beginPair(event, this.#down);
    if (event.button !== 0 || this.#down) return;
    const touched = board.viewpoint.renderer?.pieceAt(event.clientX, event.clientY) ?? null;
    if (board.activity === 'carry') {
      // After the form, the first press only grips the piece. If the piece already follows the pointer, a click lets
      // go.
      this.#begin(event, 'piece', board.hand.hasFinger);
      if (board.hand.hasFinger) board.hand.point(fingerOf(event));
      else board.hand.resume(fingerOf(event));
    } else if (touched !== null && this.#isToTake(touched)) {
      this.#begin(event, 'piece');
      board.hand.take(touched, pointOf(event));
    } else this.#begin(event, 'look');
  }

  move(event: PointerEvent): void {
    const board = this.#board;
    if (this.#second?.id === event.pointerId) return this.#pair(this.#second, pointOf(event));
    const down = this.#down;
    if (down && down.id === event.pointerId) return this.#drag(down, event);
    if (down || event.pointerType !== 'mouse') return;
    const isOnWheel = event.target instanceof Element && event.target.closest('[data-wheel]') !== null;
    if (!isOnWheel) return;
    // A piece that is to be let go stays where the button was released.
    if (board.activity === 'carry' && !board.hand.willLetGo) board.hand.point(pointOf(event));
    else if (board.activity === 'pass' || board.choice.mayPass)
      board.choice.pointed = board.viewpoint.renderer?.pieceAt(event.clientX, event.clientY) ?? null;
  }

  up(event: PointerEvent): void {
    if (this.#second?.id === event.pointerId) this.#second = null;
    const down = this.#down;
    if (!down || down.id !== event.pointerId) return;
    this.#down = null;
    this.#second = null;
    const board = this.#board;
    board.hand.isDragging = false;
    if (board.activity !== 'carry' || down.what === 'look') return;
    const isEnd = event.type === 'pointerup';
    const isBack = isEnd && this.#isOverTray(pointOf(event));
    // A finger may be lifted anywhere, and the piece stays. A mouse that has not left the tray has only clicked.
    if (isBack && down.hasLeft && (down.isMouse || board.hand.mayLayBack)) board.hand.layBack();
    else if (!down.isMouse) board.hand.point(null);
    else if (down.hasMoved && isEnd && !isBack) board.hand.letGo();
  }

  /** Brings the viewer closer. With a piece in hand it turns the piece, or with Shift moves it deeper, unless Ctrl is held. */
  wheel(event: WheelEvent): void {
    const board = this.#board;
    event.preventDefault();
    const delta = event.deltaY || event.deltaX;
    const notches = event.deltaMode === 0 ? delta / NOTCH : Math.sign(delta);
    // Two fingers on a trackpad arrive as a wheel with Ctrl.
    if (board.activity !== 'carry' || event.ctrlKey)
      return board.viewpoint.zoom(ZOOM_STEP ** (-notches / 2), pointOf(event));
    this.#notches += notches;
    const steps = Math.trunc(this.#notches);
    if (steps === 0) return;
    this.#notches -= steps;
    if (event.shiftKey) board.hand.shift(-steps);
    else board.hand.turn(steps);
  }

  #isToTake(piece: number): boolean {
    const board = this.#board;
    const isPassing = board.view.passing.includes(piece);
    if (board.activity === 'refused' && piece === board.live.piece) return true;
    if (isPassing && (board.activity === 'refused' || board.choice.mayPass)) board.choice.pass(true);
    return isPassing && board.activity === 'pass';
  }

  #begin(event: PointerEvent, what: Down['what'], hasMoved = false): void {
    const isMouse = event.pointerType === 'mouse';
    this.#down = { id: event.pointerId, from: pointOf(event), isMouse, hasMoved, hasLeft: false, what };
    this.#first = pointOf(event);
    this.#board.hand.isDragging = what === 'piece';
  }

  #drag(down: Down, event: PointerEvent): void {
    const board = this.#board;
    const at = pointOf(event);
    const [dx, dy] = [at.x - down.from.x, at.y - down.from.y];
    const isFar = down.isMouse || down.what === 'look' ? Math.hypot(dx, dy) > DRAG : dy < -DRAG;
    if (down.what === 'look') return this.#look(at);
    if (typeof down.what === 'object') {
      if (!isFar) return down.isMouse ? undefined : this.#slide(event);
      this.#hasDragged = true;
      board.hand.take(down.what.tray, fingerOf(event));
      down.what = 'piece';
      board.hand.isDragging = true;
    }
    down.hasMoved ||= isFar;
    down.hasLeft ||= !this.#isOverTray(at);
    this.#first = at;
    // If the server answers late, the finger that is still there gets the piece.
    if (board.activity === 'carry' && board.hand.steering === 'finger' && !board.hand.hasFinger)
      board.hand.resume(fingerOf(event));
    else board.hand.point(fingerOf(event));
  }

  #isOverTray({ x, y }: Point): boolean {
    const area = this.#tray?.getBoundingClientRect();
    return !!area && x > area.left && x < area.right && y > area.top && y < area.bottom;
  }

  /** Scrolls a row of pieces that is longer than the screen, if the finger has not taken a piece. */
  #slide({ target, clientX, clientY }: PointerEvent): void {
    const row = target instanceof Element ? target.closest('[data-pieces]') : null;
    if (row) row.scrollLeft -= clientX - this.#first.x;
    this.#first = { x: clientX, y: clientY };
  }

  #look(at: Point): void {
    const [right, down] = [at.x - this.#first.x, at.y - this.#first.y];
    this.#first = at;
    if (!this.#second) return this.#board.viewpoint.drag(right, down);
    this.#board.viewpoint.pan(right / 2, down / 2);
    this.#pair(this.#second, this.#second.at);
  }

  /** With a piece in hand, the movement of the fingers shows what they mean; with an empty hand it is always the view. */
  #beginPair(event: PointerEvent, { what }: Down): void {
    const at = pointOf(event);
    const means = what === 'look' ? 'zoom' : null;
    this.#second = { id: event.pointerId, at, twisted: 0, apart: distance(at, this.#first), means };
  }

  #pair(second: Second, at: Point): void {
    const was = second.at;
    second.at = at;
    second.twisted += angleBetween(this.#first, was, at);
    const parted = distance(at, this.#first) / second.apart;
    if (!second.means && Math.abs(Math.log(parted)) > PINCH) second.means = 'zoom';
    if (second.means === 'zoom') this.#pinch(second, was, parted);
    else this.#twist(second);
  }

  #pinch(second: Second, was: Point, parted: number): void {
    const { at } = second;
    second.apart *= parted;
    const middle = { x: (at.x + this.#first.x) / 2, y: (at.y + this.#first.y) / 2 };
    this.#board.viewpoint.zoom(parted, middle);
    this.#board.viewpoint.pan((at.x - was.x) / 2, (at.y - was.y) / 2);
  }

  #twist(second: Second): void {
    const steps = Math.trunc(second.twisted / TWIST);
    if (steps === 0) return;
    second.means = 'turn';
    second.twisted -= steps * TWIST;
    this.#board.hand.turn(steps);
  }
}

function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}

/** How far something has turned around a point, the shorter way. */
function angleBetween(about: Point, from: Point, to: Point): number {
  const angle = (p: Point): number => Math.atan2(p.y - about.y, p.x - about.x);
  const by = angle(to) - angle(from);
  return by - 2 * Math.PI * Math.round(by / (2 * Math.PI));
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function fingerOf(event: PointerEvent): Point {
  const raise = event.pointerType === 'mouse' ? 0 : RAISE;
  return { x: event.clientX, y: event.clientY - raise };
}
