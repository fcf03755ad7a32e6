// A chalk arrow on the table shows where the wheel rolls. It is broad, because it is seen at a flat angle, and drawn by
// hand, so that it does not look like one of the board's marks.
import { BufferGeometry, Float32BufferAttribute, Mesh, MeshStandardMaterial, type Material } from 'three';

type Corner = readonly [x: number, y: number];

/** A stroke of chalk: its path, and how wide and how dense it is from beginning to end. */
interface Stroke {
  way: readonly Corner[];
  broad: readonly number[];
  strength: readonly number[];
}

/** In metres from the arrow's middle; it points to -x. */
const TIP: Corner = [-0.046, 0.001];
const STROKES: readonly Stroke[] = [
  {
    way: [[0.046, -0.002], [0.02, 0.001], [-0.01, 0.002], TIP],
    broad: [0.007, 0.011, 0.012, 0.01],
    strength: [0.15, 0.6, 0.8, 0.85],
  },
  {
    way: [[-0.019, 0.027], [-0.032, 0.014], TIP],
    broad: [0.006, 0.009, 0.009],
    strength: [0.55, 0.8, 0.85],
  },
  {
    way: [[-0.021, -0.026], [-0.033, -0.012], TIP],
    broad: [0.006, 0.009, 0.009],
    strength: [0.55, 0.8, 0.85],
  },
];

export class Arrow extends Mesh<BufferGeometry, Material> {
  constructor() {
    super(
      geometryOf(STROKES),
      new MeshStandardMaterial({
        color: 0xfff4dc,
        roughness: 1,
        vertexColors: true,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.receiveShadow = true;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}

function geometryOf(strokes: readonly Stroke[]): BufferGeometry {
  const places: number[] = [];
  const colours: number[] = [];
  const triangles: number[] = [];
  for (const { way, broad, strength } of strokes) {
    const first = places.length / 3;
    way.forEach((spot, n) => {
      const [dx, dy] = acrossAt(way, n);
      const half = broad[n]! / 2;
      places.push(spot[0] - dx * half, spot[1] - dy * half, 0, spot[0] + dx * half, spot[1] + dy * half, 0);
      colours.push(1, 1, 1, strength[n]!, 1, 1, 1, strength[n]!);
      if (n === 0) return;
      const [a, b] = [first + 2 * n - 2, first + 2 * n];
      triangles.push(a, b, a + 1, a + 1, b, b + 1);
    });
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(places, 3));
  made.setAttribute('color', new Float32BufferAttribute(colours, 4));
  made.setIndex(triangles);
  made.computeVertexNormals();
  return made;
}

/** At right angles to the path at one of its points; its length is 1. */
function acrossAt(way: readonly Corner[], n: number): Corner {
  const [from, to] = [way[Math.max(0, n - 1)]!, way[Math.min(way.length - 1, n + 1)]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
}
