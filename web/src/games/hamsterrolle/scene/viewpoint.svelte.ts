// Where the reader looks at the wheel from, and how closely. The chosen camera is remembered.
import { recall, remember } from '$lib/memory';
import type { Camera, Point, Stage } from '../read/look';

export class Viewpoint {
  stage = $state.raw<Stage | null>(null);
  camera = $state<Camera>('front');
  /** The wheel is seen in perspective, and the camera can be turned. */
  hasDepth = $state(false);
  /** The reader has come closer to the wheel than usual, or gone further away. */
  isZoomed = $state(false);

  /**
   * In perspective the wheel is seen at an angle at first, so that the reader sees into the compartments and how deep pieces
   * lie. A drawing has a plan for that and is clearer from the front.
   */
  attach(stage: Stage, hasDepth: boolean): void {
    this.stage = stage;
    this.hasDepth = hasDepth;
    this.camera = hasDepth && recall('hamsterrolle.camera') !== 'front' ? 'turned' : 'front';
    stage.view(this.camera);
    this.#watchZoom();
  }

  turn(camera: Camera): void {
    this.camera = camera;
    if (this.hasDepth) remember('hamsterrolle.camera', camera === 'turned' ? null : camera);
    this.stage?.view(camera);
  }

  /** Closer (above 1) or further away, about a place on the screen or the middle. */
  zoom(factor: number, at?: Point): void {
    this.stage?.zoom(factor, at);
    this.#watchZoom();
  }

  pan(right: number, down: number): void {
    this.stage?.pan(right, down);
    this.#watchZoom();
  }

  drag(right: number, down: number): void {
    this.stage?.drag(right, down);
    this.#watchZoom();
  }

  unzoom(): void {
    this.stage?.unzoom();
    this.#watchZoom();
  }

  #watchZoom(): void {
    this.isZoomed = this.stage?.isZoomed ?? false;
  }
}
