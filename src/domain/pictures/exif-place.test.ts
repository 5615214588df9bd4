import { describe, expect, test } from 'vitest';
import { exifBlock, exifPlace } from './exif-place.ts';

interface Drawn {
  isLittle?: boolean;
  latitude?: readonly [number, number][];
  refs?: readonly [string, string];
  /** Entries of the GPS directory to omit. */
  without?: readonly number[];
}

const rapidBay = {
  latitude: [
    [35, 1],
    [31, 1],
    [1234, 100],
  ],
  longitude: [
    [138, 1],
    [11, 1],
    [6, 1],
  ],
} as const;

/** A TIFF block with one directory that points to a GPS directory, as cameras write it. */
function tiff(drawn: Drawn = {}) {
  const { isLittle = true, latitude = rapidBay.latitude, refs = ['S', 'E'], without = [] } = drawn;
  const block = new Uint8Array(140);
  const view = new DataView(block.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, count, isLittle);
    return at + 8;
  };
  view.setUint16(8, 1, isLittle);
  view.setUint32(entry(10, 0x8825, 4, 1), 26, isLittle);
  const entries = [1, 2, 3, 4].filter((tag) => !without.includes(tag));
  view.setUint16(26, entries.length, isLittle);
  for (const [index, tag] of entries.entries()) {
    const isRef = tag % 2 === 1;
    const at = entry(28 + index * 12, tag, isRef ? 2 : 5, isRef ? 2 : 3);
    if (isRef) view.setUint8(at, (tag === 1 ? refs[0] : refs[1]).charCodeAt(0));
    else view.setUint32(at, tag === 2 ? 80 : 104, isLittle);
  }
  for (const [start, values] of [
    [80, latitude],
    [104, rapidBay.longitude],
  ] as const) {
    for (const [index, [above, below]] of values.entries()) {
      view.setUint32(start + index * 8, above, isLittle);
      view.setUint32(start + index * 8 + 4, below, isLittle);
    }
  }
  return block;
}

const exif = (drawn?: Drawn) => Uint8Array.from([...Buffer.from('Exif\0\0'), ...tiff(drawn)]);

/** A JPEG file up to its pixels, with one segment before its EXIF. */
function jpeg(block: Uint8Array) {
  const segment = (marker: number, content: Uint8Array) => {
    const length = content.length + 2;
    return [0xff, marker, length >> 8, length & 0xff, ...content];
  };
  const before = segment(0xe0, Buffer.from('JFIF\0'));
  return Uint8Array.from([0xff, 0xd8, ...before, ...segment(0xe1, block), 0xff, 0xda, 0, 2, 0]);
}

describe('the place in a photograph', () => {
  test.each([true, false])('a place is read in either order of bytes (little: %s)', (isLittle) => {
    const place = exifPlace(exif({ isLittle }));
    expect(place?.latitude).toBeCloseTo(-(35 + 31 / 60 + 12.34 / 3600), 9);
    expect(place?.longitude).toBeCloseTo(138 + 11 / 60 + 6 / 3600, 9);
  });

  test('a place is read with or without the name of the block', () => {
    expect(exifPlace(tiff())).toEqual(exifPlace(exif()));
  });

  test('the letters of a place determine its hemispheres', () => {
    const place = exifPlace(exif({ refs: ['N', 'W'] }));
    expect(Math.sign(place?.latitude ?? 0)).toBe(1);
    expect(Math.sign(place?.longitude ?? 0)).toBe(-1);
  });

  test.each([1, 2, 3, 4])('a place is undefined without entry %i', (tag) => {
    expect(exifPlace(exif({ without: [tag] }))).toBeUndefined();
  });

  test.each([
    ['91 degrees', [91, 1]],
    ['a division by zero', [35, 0]],
    ['no number', [0, 0]],
  ] as const)('a place is undefined for %s', (_name, [above, below]) => {
    const latitude: [number, number][] = [
      [above, below],
      [0, 1],
      [0, 1],
    ];
    expect(exifPlace(exif({ latitude }))).toBeUndefined();
  });

  test('a place is undefined if a camera without a fix wrote zeros', () => {
    const zeros = exif();
    for (let at = 6 + 80; at < 6 + 128; at += 8) new DataView(zeros.buffer).setUint32(at, 0, true);
    expect(exifPlace(zeros)).toBeUndefined();
  });

  test('a place is undefined if the block ends early or an offset leads outside', () => {
    const whole = exif();
    for (let length = 0; length < 6 + 128; length += 1) {
      expect(exifPlace(whole.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
    const astray = exif();
    new DataView(astray.buffer).setUint32(6 + 4, 0xffff_fff0, true);
    expect(exifPlace(astray)).toBeUndefined();
  });
});

describe('the EXIF block of a JPEG', () => {
  test('a block is found after other segments', () => {
    expect(exifBlock(jpeg(exif()))).toEqual(exif());
    expect(exifPlace(exifBlock(jpeg(exif())) ?? new Uint8Array())).toEqual(exifPlace(exif()));
  });

  test('a block is undefined in other files, after the pixels begin and if it is truncated', () => {
    expect(exifBlock(Buffer.from('no picture'))).toBeUndefined();
    expect(exifBlock(new Uint8Array())).toBeUndefined();
    expect(exifBlock(jpeg(Buffer.from('http://ns.adobe.com/xap/1.0/')))).toBeUndefined();
    const scanFirst = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, ...jpeg(exif()).slice(2)]);
    expect(exifBlock(scanFirst)).toBeUndefined();
    expect(exifBlock(jpeg(exif()).slice(0, 14))).toBeUndefined();
  });
});
