// What a font's own tables say of its measures, and what a fallback must be stretched to, to stand where it stands.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

interface FontMetrics {
  /** Shares of the type size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance of a character as a share of the type size. */
  advance(character: string): number;
}

/** The tables of a WOFF file by their tags. */
function readTables(path: string): Map<string, Buffer> {
  const file = readFileSync(path);
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const body = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', entry, entry + 4), packed < size ? inflateSync(body) : body);
  }
  return tables;
}

/** The glyph of a character by a cmap of format 4, the one for the Basic Multilingual Plane. */
function glyphFinder(cmap: Buffer) {
  let at = 0;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const offset = cmap.readUInt32BE(8 + index * 8);
    if (cmap.readUInt16BE(offset) === 4) at = offset;
  }
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const field = (part: number, index: number) =>
    at + 14 + part * segments * 2 + index * 2 + (part > 0 ? 2 : 0);
  return (code: number): number => {
    for (let index = 0; index < segments; index++) {
      if (cmap.readUInt16BE(field(0, index)) < code) continue;
      const start = cmap.readUInt16BE(field(1, index));
      if (start > code) return 0;
      const delta = cmap.readUInt16BE(field(2, index));
      const range = cmap.readUInt16BE(field(3, index));
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(field(3, index) + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

export function readFontMetrics(path: string): FontMetrics {
  const tables = readTables(path);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`${path} has no ${tag}`);
    return found;
  };
  const unit = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const advances = hhea.readUInt16BE(34);
  const glyphOf = glyphFinder(table('cmap'));
  return {
    ascent: hhea.readInt16BE(4) / unit,
    descent: -hhea.readInt16BE(6) / unit,
    lineGap: hhea.readInt16BE(8) / unit,
    advance(character) {
      const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), advances - 1);
      return hmtx.readUInt16BE(glyph * 4) / unit;
    },
  };
}

const letters = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const widths = (text: string) => {
  const list = text.split(' ').map(Number);
  return new Map([...letters].map((letter, index) => [letter, (list[index] ?? 0) / 1000]));
};

/** Advances of Arial (and of Liberation Sans and Helvetica, which share them), space, small and capital letters. */
export const arial = widths(
  '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
);
export const arialBold = widths(
  '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
);

/** How wide a text runs, as a multiple of the type size. Only letters and spaces count. */
export function runLength(text: string, advance: (letter: string) => number): number {
  return [...text]
    .filter((letter) => letters.includes(letter))
    .reduce((sum, letter) => sum + advance(letter), 0);
}
