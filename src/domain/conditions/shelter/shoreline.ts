/** Units of a degree in the encoded shoreline; a unit is about 11 m. */
export const unitsPerDegree = 10_000;

/** Segments: longitude and latitude of both ends. */
export type Shoreline = Float32Array;

/** Decodes the output of `encodeShoreline` in scripts/lib. */
export function decodeShoreline(bytes: Uint8Array): Shoreline {
  let at = 0;
  const readNumber = () => {
    let [value, shift] = [0, 0];
    let byte = 0;
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte & 128);
    return value & 1 ? -((value + 1) / 2) : value / 2;
  };
  // A point takes at least two bytes and makes at most one segment.
  const segments = new Float32Array(bytes.length * 2);
  let length = 0;
  let [x, y] = [0, 0];
  while (at < bytes.length) {
    const points = readNumber();
    for (let point = 0; point < points; point += 1) {
      const [lastX, lastY] = [x, y];
      x += readNumber();
      y += readNumber();
      if (point === 0) continue;
      segments[length] = lastX / unitsPerDegree;
      segments[length + 1] = lastY / unitsPerDegree;
      segments[length + 2] = x / unitsPerDegree;
      segments[length + 3] = y / unitsPerDegree;
      length += 4;
    }
  }
  return segments.slice(0, length);
}
