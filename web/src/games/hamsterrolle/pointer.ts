// Mouse and fingers at the wheel: take a piece out of the tray or out of the wheel, carry it, turn it, let go. A mouse lets
// go when its button is released over the wheel; a finger may be lifted, and the piece stays in the hand. A mouse may carry
// a piece without its button, too, but not out of the wheel: its buttons are there.
import type { HamsterrolleCtrl } from './ctrl.svelte';
import type { Point } from './stage';

/** Further than this it is a drag, in px. */
const DRAG = 7;
/** A piece is held above the finger, so that it is seen, in px. */
const RAISE = 46;
/** What a notch of the mouse wheel, or a twist, is worth. */
const NOTCH = 60;
const TWIST = Math.PI / 12;
/** Degrees that the look turns for a px. */
const TURN = 0.3;

interface Down {
  id: number;
  from: Point;
  isMouse: boolean;
  hasMoved: boolean;
  /** It has been elsewhere than over the tray. */
  hasLeft: boolean;
  /** What was touched: a piece of the tray, which is taken when it is dragged; a piece in hand; or the air. */
  what: { tray: number } | 'piece' | 'look';
}

export class Pointer {
  readonly #ctrl: HamsterrolleCtrl;
  #down: Down | null = null;
  #second: { id: number; at: Point } | null = null;
  #first: Point = { x: 0, y: 0 };
  #twisted = 0;
  #notches = 0;
  #hasDragged = false;
  #tray: HTMLElement | null = null;

  constructor(ctrl: HamsterrolleCtrl) {
    this.#ctrl = ctrl;
  }

  /** Where the tray is: what is brought back there is laid back. Until it is another one. */
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

  /** Whether a click on a piece of the tray is meant, and not just the end of a drag. Keys click too. */
  isClick(event: MouseEvent): boolean {
    return event.detail === 0 || !this.#hasDragged;
  }

  /** On the wheel, or beside it. */
  downOnWheel(event: PointerEvent): void {
    const ctrl = this.#ctrl;
    if (this.#down && !this.#down.isMouse && ctrl.doing === 'carry') return this.#beginTwist(event);
    if (event.button !== 0 || this.#down) return;
    const touched = ctrl.stage?.pieceAt(event.clientX, event.clientY) ?? null;
    if (ctrl.doing === 'carry') {
      // Whoever comes back to a piece takes hold of it first; else a click of the mouse lets go.
      this.#begin(event, 'piece', ctrl.hasFinger);
      if (ctrl.hasFinger) ctrl.point(fingerOf(event));
      else ctrl.resume(fingerOf(event));
    } else if (touched !== null && this.#isToTake(touched)) {
      this.#begin(event, 'piece');
      ctrl.take(touched, pointOf(event));
    } else this.#begin(event, 'look');
  }

  move(event: PointerEvent): void {
    const ctrl = this.#ctrl;
    if (this.#second?.id === event.pointerId) return this.#twist(pointOf(event));
    const down = this.#down;
    if (down && down.id === event.pointerId) return this.#drag(down, event);
    if (down || event.pointerType !== 'mouse') return;
    const isOnWheel = event.target instanceof Element && event.target.closest('[data-wheel]') !== null;
    if (!isOnWheel) return;
    // What is to be let go stays where the button was released.
    if (ctrl.doing === 'carry' && !ctrl.willLetGo) ctrl.point(pointOf(event));
    else if (ctrl.doing === 'pass' || ctrl.mayPass)
      ctrl.pointed = ctrl.stage?.pieceAt(event.clientX, event.clientY) ?? null;
  }

  up(event: PointerEvent): void {
    if (this.#second?.id === event.pointerId) this.#second = null;
    const down = this.#down;
    if (!down || down.id !== event.pointerId) return;
    this.#down = null;
    this.#second = null;
    const ctrl = this.#ctrl;
    ctrl.isDragging = false;
    if (ctrl.doing !== 'carry' || down.what === 'look') return;
    const isEnd = event.type === 'pointerup';
    const isBack = isEnd && this.#isOverTray(pointOf(event));
    // A finger may be lifted anywhere, and the piece stays; and a mouse that has not left the tray has only clicked.
    if (isBack && down.hasLeft && (down.isMouse || ctrl.mayLayBack)) ctrl.layBack();
    else if (!down.isMouse) ctrl.point(null);
    else if (down.hasMoved && isEnd && !isBack) ctrl.letGo();
  }

  /** Turns the piece in hand; with Shift it goes deeper. */
  wheel(event: WheelEvent): void {
    const ctrl = this.#ctrl;
    if (ctrl.doing !== 'carry') return;
    event.preventDefault();
    const delta = event.deltaY || event.deltaX;
    this.#notches += event.deltaMode === 0 ? delta / NOTCH : Math.sign(delta);
    const steps = Math.trunc(this.#notches);
    if (steps === 0) return;
    this.#notches -= steps;
    if (event.shiftKey) ctrl.shift(-steps);
    else ctrl.turn(steps);
  }

  #isToTake(piece: number): boolean {
    const ctrl = this.#ctrl;
    const isPassing = ctrl.view.passing.includes(piece);
    if (ctrl.doing === 'refused' && piece === ctrl.live.piece) return true;
    if (isPassing && (ctrl.doing === 'refused' || ctrl.mayPass)) ctrl.pass(true);
    return isPassing && ctrl.doing === 'pass';
  }

  #begin(event: PointerEvent, what: Down['what'], hasMoved = false): void {
    const isMouse = event.pointerType === 'mouse';
    this.#down = { id: event.pointerId, from: pointOf(event), isMouse, hasMoved, hasLeft: false, what };
    this.#first = pointOf(event);
    this.#ctrl.isDragging = what === 'piece';
  }

  #drag(down: Down, event: PointerEvent): void {
    const ctrl = this.#ctrl;
    const at = pointOf(event);
    const [dx, dy] = [at.x - down.from.x, at.y - down.from.y];
    const isFar = down.isMouse || down.what === 'look' ? Math.hypot(dx, dy) > DRAG : dy < -DRAG;
    if (down.what === 'look') return this.#look(at);
    if (typeof down.what === 'object') {
      if (!isFar) return down.isMouse ? undefined : this.#slide(event);
      this.#hasDragged = true;
      ctrl.take(down.what.tray, fingerOf(event));
      down.what = 'piece';
      ctrl.isDragging = true;
    }
    down.hasMoved ||= isFar;
    down.hasLeft ||= !this.#isOverTray(at);
    this.#first = at;
    // A server that answers late gives the piece to a finger that is still there.
    if (ctrl.doing === 'carry' && ctrl.manner === 'finger' && !ctrl.hasFinger) ctrl.resume(fingerOf(event));
    else ctrl.point(fingerOf(event));
  }

  #isOverTray({ x, y }: Point): boolean {
    const area = this.#tray?.getBoundingClientRect();
    return !!area && x > area.left && x < area.right && y > area.top && y < area.bottom;
  }

  /** A row of pieces that is longer than the screen goes along with a finger that has taken none of them. */
  #slide({ target, clientX, clientY }: PointerEvent): void {
    const row = target instanceof Element ? target.closest('[data-pieces]') : null;
    if (row) row.scrollLeft -= clientX - this.#first.x;
    this.#first = { x: clientX, y: clientY };
  }

  #look(at: Point): void {
    this.#ctrl.stage?.turn((at.x - this.#first.x) * TURN, (at.y - this.#first.y) * TURN);
    this.#first = at;
  }

  #beginTwist(event: PointerEvent): void {
    this.#second = { id: event.pointerId, at: pointOf(event) };
    this.#twisted = 0;
  }

  #twist(at: Point): void {
    const second = this.#second;
    if (!second) return;
    const angle = (p: Point): number => Math.atan2(p.y - this.#first.y, p.x - this.#first.x);
    let by = angle(at) - angle(second.at);
    if (by > Math.PI) by -= 2 * Math.PI;
    if (by < -Math.PI) by += 2 * Math.PI;
    second.at = at;
    this.#twisted += by;
    const steps = Math.trunc(this.#twisted / TWIST);
    if (steps === 0) return;
    this.#twisted -= steps * TWIST;
    this.#ctrl.turn(steps);
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function fingerOf(event: PointerEvent): Point {
  const raise = event.pointerType === 'mouse' ? 0 : RAISE;
  return { x: event.clientX, y: event.clientY - raise };
}
