// The light: one warm lamp at the viewer's upper left, which casts shadows, and the light that the room reflects. The lamp is
// the same on light and on dark pages; the room is not.
import {
  CanvasTexture,
  EquirectangularReflectionMapping,
  HemisphereLight,
  PMREMGenerator,
  SpotLight,
  SRGBColorSpace,
  type Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { canvasOf } from './grain';

/** Where the lamp is from the hub, for a viewer in front of the wheel. */
const LAMP = { x: -0.62, y: -0.78, z: 1.02 };
const WARM = 0xffe8cc;

export class Light {
  readonly #lamp = new SpotLight(WARM, 10, 4, 0.46, 0.85, 2);
  /** What the room reflects: as a mirror image in the wood or, on slow machines, as plain light. */
  readonly #room: WebGLRenderTarget | null;
  readonly #sky = new HemisphereLight(0xfff3e2, 0x6b5138, 0);
  readonly #scene: Scene;

  constructor(scene: Scene, renderer: WebGLRenderer, { isPlain }: { isPlain: boolean }) {
    this.#scene = scene;
    this.#room = isPlain ? null : roomOf(renderer);
    if (this.#room) scene.environment = this.#room.texture;
    scene.environmentRotation.set(Math.PI / 2, 0, 0); // up is z in the scene, and y in the room
    this.#sky.position.set(0, 0, 1);
    if (isPlain) scene.add(this.#sky);
    const { shadow } = this.#lamp;
    shadow.camera.near = 0.7;
    shadow.camera.far = 2.6;
    shadow.bias = -0.00025;
    shadow.normalBias = 0.0007;
    shadow.radius = 3.2;
    this.#lamp.castShadow = true;
    scene.add(this.#lamp, this.#lamp.target);
  }

  /** The width of the shadow map, in px; 0: no shadow. */
  sharpen(size: number): void {
    const { shadow } = this.#lamp;
    this.#lamp.castShadow = size > 0;
    if (size > 0 && shadow.mapSize.x !== size) {
      shadow.mapSize.set(size, size);
      shadow.map?.dispose();
      shadow.map = null;
    }
  }

  set dark(dark: boolean) {
    this.#lamp.intensity = dark ? 11.5 : 12.5;
    this.#scene.environmentIntensity = dark ? 0.34 : 0.62;
    this.#sky.intensity = dark ? 0.95 : 1.7;
  }

  /** Keeps the lamp above where the viewer looks, on the viewer's left. */
  follow(x: number, facing: 1 | -1): void {
    this.#lamp.position.set(x + facing * LAMP.x, facing * LAMP.y, LAMP.z);
    this.#lamp.target.position.set(x + facing * 0.02, 0, -0.05);
    this.#lamp.target.updateMatrixWorld();
  }

  dispose(): void {
    this.#scene.environment = null;
    this.#room?.dispose();
    this.#sky.dispose();
    this.#lamp.dispose();
  }
}

/** The room that is reflected: a warm ceiling, a window behind the viewer, a dark floor, and the lampshade. */
function roomOf(renderer: WebGLRenderer): WebGLRenderTarget {
  const [canvas, pen] = canvasOf(64, 32);
  pen.scale(0.25, 0.25);
  const walls = pen.createLinearGradient(0, 0, 0, 128);
  walls.addColorStop(0, '#fff8ec');
  walls.addColorStop(0.42, '#d8cab8');
  walls.addColorStop(0.55, '#8d7a66');
  walls.addColorStop(1, '#4b3a2b');
  pen.fillStyle = walls;
  pen.fillRect(0, 0, 256, 128);
  for (const [x, y, radius, colour] of GLOWS) {
    const glow = pen.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, colour);
    glow.addColorStop(1, 'rgb(255 240 210 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(0, 0, 256, 128);
  }
  const picture = new CanvasTexture(canvas);
  picture.mapping = EquirectangularReflectionMapping;
  picture.colorSpace = SRGBColorSpace;
  const maker = new PMREMGenerator(renderer);
  const room = maker.fromEquirectangular(picture);
  picture.dispose();
  maker.dispose();
  return room;
}

const GLOWS: readonly (readonly [x: number, y: number, radius: number, colour: string])[] = [
  [64, 22, 40, 'rgb(255 246 224 / 1)'],
  [200, 34, 30, 'rgb(226 238 255 / 0.7)'],
];
