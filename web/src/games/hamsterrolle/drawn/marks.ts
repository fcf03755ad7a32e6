// Marks on the drawn wheel, which turn with it: compartments to build into, and the line that the foremost edge must pass.
// `Numbers.svelte` shows the numbers of the compartments.
import { INNER, sector, spot } from './wheel';
import { openPath, pathOf, type Point } from './project';
import { PITCH } from '../read/shape';
import type { Marks, RoomMark } from '../read/renderer';
import { make, put } from './svg';

/** How far a compartment's mark reaches towards the hub, in millimetres. */
const REACH = 66;

export class DrawnMarks {
  /** Under the pieces: the light in the compartments. */
  readonly rooms = make('g', { class: 'rooms' });
  /** Over the pieces. */
  readonly lines = make('g', { class: 'lines' });
  #side = 1;
  #marks: Marks | null = null;

  mark(marks: Marks, side: number): void {
    if (marks === this.#marks && side === this.#side) return;
    this.#marks = marks;
    this.#side = side;
    for (const group of [this.rooms, this.lines]) group.replaceChildren();
    for (const room of marks.rooms) this.#draw(room, room.compartment === marks.chosen);
  }

  lay(transform: string): void {
    put(this.rooms, 'transform', transform);
    put(this.lines, 'transform', transform);
  }

  #draw({ compartment, line, barred, high }: RoomMark, isChosen: boolean): void {
    const from = compartment * PITCH;
    const kind = [isChosen ? 'chosen' : '', barred ? 'barred' : '', high ? 'high' : ''].join(' ');
    const d = sector(from + 1.4, from + PITCH - 1.4, INNER - REACH, INNER - 1, this.#side);
    make('path', { class: `room ${kind}`, d }, this.rooms);
    if (barred) this.#bar(from);
    else if (line !== null) this.#line(line);
  }

  /** Crosses a compartment out: this kind lies there already. */
  #bar(from: number): void {
    const [low, high] = [INNER - REACH + 8, INNER - 10];
    const at = (degrees: number, radius: number): Point => spot(from + degrees, radius, this.#side);
    const d = openPath([at(6, low), at(PITCH - 5, high)]) + openPath([at(PITCH - 6, low), at(5, high)]);
    make('path', { class: 'bar', d }, this.rooms);
  }

  /** The line that the foremost edge must pass; its teeth point forward. */
  #line(degrees: number): void {
    const [low, high] = [INNER - REACH + 2, INNER - 1];
    const at = (turn: number, radius: number): Point => spot(degrees + turn, radius, this.#side);
    const d = openPath([at(0, low), at(0, high)]);
    make('path', { class: 'line-under', d }, this.lines);
    make('path', { class: 'line', d }, this.lines);
    for (const part of [0.2, 0.5, 0.8]) {
      const radius = low + (high - low) * part;
      const tooth = [at(0.4, radius - 5), at(0.4 + 480 / radius, radius), at(0.4, radius + 5)];
      make('path', { class: 'tooth', d: pathOf(tooth) }, this.lines);
    }
  }
}
