import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { extendedLetters, latinLetters, printable } from './printable.ts';

const everything = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code));

test.each([
  ['instrument-sans', 'latin', '400-normal', latinLetters],
  ['instrument-sans', 'latin', '400-italic', latinLetters],
  ['instrument-sans', 'latin', '600-normal', latinLetters],
  ['bricolage-grotesque', 'latin', '800-normal', latinLetters],
  ['instrument-sans', 'latin-ext', '400-normal', extendedLetters],
  ['instrument-sans', 'latin-ext', '600-normal', extendedLetters],
  ['bricolage-grotesque', 'latin-ext', '800-normal', extendedLetters],
])('%s %s %s has each letter that counts as printable', (family, part, style, letters) => {
  const file = `node_modules/@fontsource/${family}/files/${family}-${part}-${style}.woff`;
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts`);
  const counted = everything.filter((letter) => letters.test(letter));
  expect(counted.length).toBeGreaterThan(80);
  expect(
    counted.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  ).toEqual([]);
});

test('letters that the fonts lack become plainer, or are named', () => {
  expect(printable('Café Ōtāhuhu, 1½ m²', latinLetters)).toEqual({
    text: 'Café Otahuhu, 1 1/2 m2',
    missing: [],
  });
  expect(printable('Hugo’s – “Trench”', latinLetters).text).toBe('Hugo’s – “Trench”');
  expect(printable('Ōtāhuhu', latinLetters, extendedLetters).text).toBe('Ōtāhuhu');
  expect(printable('a\u0304 33°51′30″\u202fS', latinLetters, extendedLetters).text).toBe(
    'ā 33°51\'30" S',
  );
  expect(printable('Bondi 海 🐙\nnext', latinLetters)).toEqual({
    text: 'Bondi  \nnext',
    missing: ['海', '🐙'],
  });
});

test('whatever is printed is in the fonts, and what was printable stays', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (codes) => {
      const raw = String.fromCodePoint(...codes);
      const { text } = printable(raw, latinLetters);
      expect([...text].filter((letter) => letter !== '\n' && !latinLetters.test(letter))).toEqual(
        [],
      );
      expect(printable(text, latinLetters)).toEqual({ text, missing: [] });
    }),
  );
});
