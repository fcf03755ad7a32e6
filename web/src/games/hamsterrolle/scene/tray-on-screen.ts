// Where on the screen a seat's tray is, for pieces that fall into it.
import type { Seat } from '$lib/contract';
import type { Point } from '../read/renderer';

/** The middle of the tray, in client coordinates: of the one before the reader, else of one in the row; null: not in sight. */
export function trayOnScreen(seat: Seat): Point | null {
  const trays = [...document.querySelectorAll(`[data-tray="${seat}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  const box = trays.find(({ width, height }) => width > 0 && height > 0);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
