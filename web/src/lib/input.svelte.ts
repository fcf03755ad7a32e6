// Whether the reader used the keyboard last or a pointer. Key caps and focus marks are only for those who use keys.

class Input {
  isKeyed = $state(false);
  /** The focus was last moved by Tab, or has not been moved; false: a pointer has moved it. */
  isTabbed = true;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('keydown', (event) => this.#press(event), { capture: true, passive: true });
    window.addEventListener('pointerdown', () => this.#point(), { capture: true, passive: true });
  }

  #press({ key }: KeyboardEvent): void {
    this.isKeyed = true;
    if (key === 'Tab') this.isTabbed = true;
  }

  #point(): void {
    this.isKeyed = this.isTabbed = false;
  }
}

export const input = new Input();
