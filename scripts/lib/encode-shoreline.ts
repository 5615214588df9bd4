import { unitsPerDegree } from '../../src/domain/conditions/shelter/shoreline.ts';

type Line = readonly (readonly [longitude: number, latitude: number])[];

function writeNumber(bytes: number[], value: number) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Encodes lines for `decodeShoreline` as differences between points, most of one or two bytes. */
export function encodeShoreline(lines: readonly Line[]): Uint8Array {
  const bytes: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const line of lines) {
    writeNumber(bytes, line.length);
    for (const [longitude, latitude] of line) {
      const [x, y] = [
        Math.round(longitude * unitsPerDegree),
        Math.round(latitude * unitsPerDegree),
      ];
      writeNumber(bytes, x - lastX);
      writeNumber(bytes, y - lastY);
      [lastX, lastY] = [x, y];
    }
  }
  return Uint8Array.from(bytes);
}
