// Whether the reader used the keyboard last, or a pointer: key caps and focus marks are for those who use keys.

class Input {
  isKeyed = $state(false);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('keydown', () => (this.isKeyed = true), { capture: true, passive: true });
    window.addEventListener('pointerdown', () => (this.isKeyed = false), { capture: true, passive: true });
  }
}

export const input = new Input();
