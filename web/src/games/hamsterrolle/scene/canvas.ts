// The canvas that the real wheel is drawn on: as fine as this machine can draw, and finer once nothing moves.
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer, type PerspectiveCamera, type Scene } from 'three';
import { isSoftware, Quality } from './quality';

export class Canvas {
  readonly renderer: WebGLRenderer;
  readonly #element: HTMLCanvasElement;
  readonly #quality = new Quality(isSoftware());
  /** What is drawn now is the finer picture for a wheel at rest. */
  isFine = false;

  /** Throws an error if there is no WebGL. */
  constructor(element: HTMLCanvasElement) {
    this.#element = element;
    this.renderer = new WebGLRenderer({ canvas: element, antialias: !this.isSlow, alpha: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
  }

  /** There is no graphics processor. */
  get isSlow(): boolean {
    return this.#quality.isSlow;
  }

  /** How sharp textures are that are seen at an angle. */
  get sharpness(): number {
    return this.isSlow ? 1 : Math.min(8, this.renderer.capabilities.getMaxAnisotropy());
  }

  /** The width of the shadow map, in px. */
  get shadow(): number {
    return this.#quality.shadow;
  }

  /** There is a finer picture than the one that is drawn while something moves. */
  get mayRefine(): boolean {
    const { ratio, ratioAtRest } = this.#quality;
    return ratio < Math.min(window.devicePixelRatio, ratioAtRest);
  }

  /** Sets the resolution for the size that the canvas has now. */
  refine(isFine = this.isFine): void {
    this.isFine = isFine;
    const { clientWidth, clientHeight } = this.#element;
    const most = isFine ? this.#quality.ratioAtRest : this.#quality.ratio;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, most));
    this.renderer.setSize(clientWidth, clientHeight, false);
  }

  /** Notes that a picture was drawn; true: the quality has changed with how long pictures take. */
  tell(now: number): boolean {
    return this.#quality.tell(now);
  }

  /** `hasMoved`: shadows have to be drawn again, too. */
  render(scene: Scene, camera: PerspectiveCamera, hasMoved: boolean): void {
    this.renderer.shadowMap.needsUpdate = hasMoved;
    this.renderer.render(scene, camera);
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss(); // now, not when it is collected: a page may have only a few contexts
  }
}
