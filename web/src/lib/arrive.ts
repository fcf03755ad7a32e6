// When a page opens, the focus goes to its heading, so that a screen reader reads where the reader is.

let first = true;

/** For the heading of a page, which needs tabindex -1. The first page after loading leaves the focus alone. */
export function arrive(heading: HTMLElement): void {
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}
