// The wheel as it is set up (W-03), before any turn has been played: the black pyramid stands in the lowest compartment.
import { READY, type Frame } from './frame';
import { noPose } from '../read/pose';
import { about } from '../read/quaternion';
import { BLACK, INNER_RADIUS, PYRAMID, SHAPES } from '../read/shape';

/** Its frame. The contact angle is in degrees. */
export function openingFrame(contact: number): Frame {
  const height = SHAPES[PYRAMID]?.size[1] ?? 0;
  const angle = (contact * Math.PI) / 180;
  const radius = INNER_RADIUS - height / 4;
  const place = { x: -radius * Math.sin(angle), z: -radius * Math.cos(angle) };
  return {
    whole: true,
    phase: READY,
    number: 0,
    left: null,
    echo: 0,
    held: true,
    gripped: false,
    bound: false,
    touching: false,
    droppable: false,
    stays: 'maybe',
    piece: null,
    verdict: null,
    value: 0,
    compartment: null,
    contact,
    bodies: [{ piece: BLACK, pose: { ...noPose(), ...place, ...about('y', angle) } }],
    gone: [],
    knocks: [],
  };
}
