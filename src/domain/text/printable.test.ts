import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { latinLetters, printable } from './printable.ts';

const everything = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code));

test.each([
  ['instrument-sans', '400-normal'],
  ['instrument-sans', '400-italic'],
  ['instrument-sans', '600-normal'],
  ['bricolage-grotesque', '800-normal'],
])('%s %s has each letter that counts as printable', (family, style) => {
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${style}.woff`;
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts`);
  const counted = everything.filter((letter) => latinLetters.test(letter));
  expect(counted.length).toBeGreaterThan(80);
  expect(
    counted.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  ).toEqual([]);
});

test('letters that the fonts lack are replaced by plainer forms or omitted', () => {
  expect(printable('Café Ōtāhuhu, 1½ m²')).toBe('Café Otahuhu, 1 1/2 m2');
  expect(printable('Hugo’s – “Trench”')).toBe('Hugo’s – “Trench”');
  expect(printable('a\u0304 33°51′30″\u202fS')).toBe('a 33°51\'30" S');
  expect(printable('Bondi 海 🐙\nnext')).toBe('Bondi  \nnext');
});

test('printable returns only characters of the fonts, and does not change a text that it returned', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (codes) => {
      const text = printable(String.fromCodePoint(...codes));
      expect([...text].filter((letter) => letter !== '\n' && !latinLetters.test(letter))).toEqual(
        [],
      );
      expect(printable(text)).toBe(text);
    }),
  );
});
