import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '../../../tests/support/xml-tree.ts';
import { element, textElement, xmlDocument } from './xml.ts';

const roundTrip = (text: string) => {
  const { attributes, text: content } = parseXml(xmlDocument(element('a', { b: text }, text)));
  return [attributes.b ?? '', content];
};

test.each([
  'say "hi" & \'bye\'',
  '<b>bold</b>',
  ']]>',
  '<![CDATA[x]]>',
  '&amp; &#10;',
  '🐙 Gutharraguda',
  ' two\nlines\tand a tab\r\nand a return\r',
  '\u0085\u2028',
])('%j is written and parsed unchanged, as text and as an attribute', (text) => {
  expect(roundTrip(text)).toEqual([text, text]);
});

test('element() drops characters that XML forbids and replaces lone surrogates', () => {
  const text = 'a\u0000b\u0007c\u001bd\ufffee\ud83df';
  expect(roundTrip(text)).toEqual(['abcde\ufffdf', 'abcde\ufffdf']);
});

test('any text without forbidden characters is parsed unchanged from the written document', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [attribute, content] = roundTrip(text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it leaves out
      const kept = text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
      expect([attribute, content]).toEqual([kept, kept]);
    }),
  );
});

test('children are nested, and empty children and attributes are omitted', () => {
  const parts = [textElement('b', 'x'), textElement('c', ''), textElement('d', null), undefined];
  const written = element('a', { one: 0, two: null, three: '' }, ...parts, 'y', 0).xml;
  expect(written).toBe('<a one="0"><b>x</b>y0</a>');
  expect(element('a', {}, '').xml).toBe('<a/>');
});
