// Marks at the compartments: where a piece may go, and the line that its foremost edge must pass. Every mark has a shape of
// its own, so that colour is never all that tells them apart.
import { BufferGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial } from 'three';
import type { Marks, RoomMark } from '../read/renderer';
import { COMPARTMENTS, PITCH } from '../read/shape';
import { barredGeometry, lineGeometry, openGeometry } from './room-shapes';

export class RoomMarks extends Group {
  readonly #material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });
  readonly #open = openGeometry(1);
  readonly #high = openGeometry(0.4);
  readonly #chosen = openGeometry(1.7);
  readonly #barred = barredGeometry();
  readonly #line = lineGeometry();
  readonly #rooms = this.#pool(COMPARTMENTS);
  readonly #lines = this.#pool(COMPARTMENTS);

  /** `facing` -1: seen from behind. */
  mark({ rooms, chosen }: Marks, facing: 1 | -1): void {
    this.#rooms.forEach((mesh, n) => this.#show(mesh, rooms[n], chosen, facing));
    this.#lines.forEach((mesh, n) => {
      const line = rooms[n]?.barred ? null : (rooms[n]?.line ?? null);
      mesh.visible = line !== null;
      mesh.geometry = this.#line;
      place(mesh, line ?? 0, facing);
    });
  }

  override dispose(): void {
    super.dispose();
    for (const geometry of [this.#open, this.#high, this.#chosen, this.#barred, this.#line])
      geometry.dispose();
    this.#material.dispose();
  }

  #pool(count: number): Mesh<BufferGeometry, MeshBasicMaterial>[] {
    return Array.from({ length: count }, () => {
      const mesh = new Mesh(new BufferGeometry(), this.#material);
      mesh.visible = false;
      mesh.renderOrder = 3;
      this.add(mesh);
      return mesh;
    });
  }

  #show(mesh: Mesh, room: RoomMark | undefined, chosen: number | null, facing: 1 | -1): void {
    mesh.visible = room !== undefined;
    if (!room) return;
    mesh.geometry = room.barred ? this.#barred : this.#openOf(room, chosen);
    place(mesh, (room.compartment + 0.5) * PITCH, facing);
  }

  #openOf({ compartment, high }: RoomMark, chosen: number | null): BufferGeometry {
    if (high) return this.#high;
    return compartment === chosen ? this.#chosen : this.#open;
  }
}

/** Turns a mark to an angle of the wheel, in degrees. */
function place(mesh: Mesh, angle: number, facing: 1 | -1): void {
  mesh.rotation.y = (angle * Math.PI) / 180;
  mesh.scale.y = facing;
}
