/** Units of a coordinate in the encoded shoreline: a ten-thousandth of a degree, some 11 m. */
export const unitsPerDegree = 10_000;

/** Segments: longitude and latitude of both ends. */
export type Shoreline = Float32Array;

/** Unpacks what `encodeShoreline` of scripts/lib packs: differences between neighbours, a byte or two each. */
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
  // A point takes two bytes or more, and makes one segment at most.
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
