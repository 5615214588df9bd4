import { expect, test } from 'vitest';
import { stripEmptyHeadings } from './text.ts';

test('empty headings are removed, and headings with text or a picture stay', () => {
  expect(stripEmptyHeadings('<h2></h2><h3><br></h3><p>## </p><h2>Fins</h2>')).toBe('<h2>Fins</h2>');
  expect(stripEmptyHeadings('<h2><img src="/a.jpg"></h2>')).toBe('<h2><img src="/a.jpg"></h2>');
});
