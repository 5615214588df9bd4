/** A place in space: x to the right, y down, z towards the eye. */
export type Place = { x: number; y: number; z: number };

type Turn = (p: Place) => Place;

/** Turns about the long axis (roll), then the vertical (yaw), then the line of sight (pitch). */
export function attitude(roll: number, yaw: number, pitch: number): Turn {
  const [cr, sr, cy, sy, cp, sp] = [
    Math.cos(roll),
    Math.sin(roll),
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
  ];
  return ({ x, y, z }) => {
    const y1 = y * cr - z * sr;
    const z1 = y * sr + z * cr;
    const x2 = x * cy + z1 * sy;
    const z2 = -x * sy + z1 * cy;
    return { x: x2 * cp - y1 * sp, y: x2 * sp + y1 * cp, z: z2 };
  };
}
