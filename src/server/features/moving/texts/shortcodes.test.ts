import { expect, test } from 'vitest';
import { writeShortcodes } from './shortcodes.ts';

const film =
  '<figure data-block="video" data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></figure>';

const written = (html: string) =>
  writeShortcodes(html, {
    attachment: () => undefined,
    ownAttachments: () => [],
    note: () => {},
  }).trim();

test.each([
  '[youtube dQw4w9WgXcQ]',
  '[youtube id="dQw4w9WgXcQ" width="640"]',
  '[youtube]dQw4w9WgXcQ[/youtube]',
  '[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ&w=640]',
  '[youtube=https://www.youtube.com/watch?v=dQw4w9WgXcQ&w=640]',
  '[embed width="640"]https://youtu.be/dQw4w9WgXcQ[/embed]',
])('%s becomes a video block', (html) => expect(written(html)).toBe(film));

test('words in brackets stay as they are', () => {
  expect(written('A [sic] word, [a=b] and [1]')).toBe('A [sic] word, [a=b] and [1]');
  expect(written('[constructor a=1]b[/constructor]')).toBe('[constructor a=1]b[/constructor]');
});
