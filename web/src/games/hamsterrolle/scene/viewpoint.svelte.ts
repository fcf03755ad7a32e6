// Where the reader looks at the wheel from, and how closely. The chosen camera is remembered.
import { recall, remember } from '$lib/memory';
import type { Camera, Point, Renderer } from '../read/renderer';

export class Viewpoint {
  renderer = $state.raw<Renderer | null>(null);
  camera = $state<Camera>('front');
  /** The wheel is seen in perspective, and the camera can be turned. */
  hasDepth = $state(false);
  /** The reader has come closer to the wheel than usual, or gone further away. */
  isZoomed = $state(false);

  /**
   * In perspective the wheel is seen at an angle at first, so that the reader sees into the compartments and how deep pieces
   * lie. A drawing has a plan for that and is clearer from the front.
   */
  attach(renderer: Renderer, hasDepth: boolean): void {
    this.renderer = renderer;
    this.hasDepth = hasDepth;
    this.camera = hasDepth && recall('hamsterrolle.camera') !== 'front' ? 'turned' : 'front';
    renderer.view(this.camera);
    this.#watchZoom();
  }

  turn(camera: Camera): void {
    this.camera = camera;
    if (this.hasDepth) remember('hamsterrolle.camera', camera === 'turned' ? null : camera);
    this.renderer?.view(camera);
  }

  /** Closer (above 1) or further away, about a place on the screen or the middle. */
  zoom(factor: number, at?: Point): void {
    this.renderer?.zoom(factor, at);
    this.#watchZoom();
  }

  pan(right: number, down: number): void {
    this.renderer?.pan(right, down);
    this.#watchZoom();
  }

  drag(right: number, down: number): void {
    this.renderer?.drag(right, down);
    this.#watchZoom();
  }

  unzoom(): void {
    this.renderer?.unzoom();
    this.#watchZoom();
  }

  #watchZoom(): void {
    this.isZoomed = this.renderer?.isZoomed ?? false;
  }
}
