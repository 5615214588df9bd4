import type { Position } from '../geo/positions.ts';

const gpsPointer = 0x8825;
const latitudeTags = { ref: 1, value: 2 };
const longitudeTags = { ref: 3, value: 4 };

/** The EXIF block of a JPEG file, from its first kilobytes. */
export function exifBlock(jpeg: Uint8Array): Uint8Array | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 < jpeg.length; ) {
    const marker = view.getUint16(at);
    const bytes = view.getUint16(at + 2);
    // Pixels follow the start of scan.
    if (marker >> 8 !== 0xff || marker === 0xffda || bytes < 2) return undefined;
    if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966) {
      return jpeg.subarray(at + 4, at + 2 + bytes);
    }
    at += 2 + bytes;
  }
  return undefined;
}

/** The byte position of each tag's value, or of the offset of a long value. */
function readEntries(view: DataView, start: number, isLittle: boolean): Map<number, number> {
  const count = view.getUint16(start, isLittle);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = start + 2 + index * 12;
      return [view.getUint16(at, isLittle), at + 8];
    }),
  );
}

function readDegrees(
  view: DataView,
  entries: ReadonlyMap<number, number>,
  tags: typeof latitudeTags,
  isLittle: boolean,
): number {
  const [ref, value] = [entries.get(tags.ref), entries.get(tags.value)];
  if (!ref || !value) return Number.NaN;
  const start = view.getUint32(value, isLittle);
  const rational = (index: number) =>
    view.getUint32(start + index * 8, isLittle) / view.getUint32(start + index * 8 + 4, isLittle);
  const degrees = rational(0) + rational(1) / 60 + rational(2) / 3600;
  return 'SW'.includes(String.fromCharCode(view.getUint8(ref))) ? -degrees : degrees;
}

/** The place of an EXIF block; undefined without a readable place. */
export function exifPlace(exif: Uint8Array): Position | undefined {
  const head = exif[0] === 0x45 ? 6 : 0;
  try {
    const view = new DataView(exif.buffer, exif.byteOffset + head, exif.byteLength - head);
    const isLittle = view.getUint16(0) === 0x4949;
    const gps = readEntries(view, view.getUint32(4, isLittle), isLittle).get(gpsPointer);
    if (!gps) return undefined;
    const entries = readEntries(view, view.getUint32(gps, isLittle), isLittle);
    const latitude = readDegrees(view, entries, latitudeTags, isLittle);
    const longitude = readDegrees(view, entries, longitudeTags, isLittle);
    const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    // Cameras without a fix write zeros.
    return isPlace && (latitude || longitude) ? { latitude, longitude } : undefined;
  } catch {
    // The block ends early, or an offset leads outside of it.
    return undefined;
  }
}
