import { expect, test } from 'vitest';
import { videoEmbed } from './embed.ts';

test.each([
  ['https://www.youtube.com/watch?v=abcDEF12345&t=3', 'abcDEF12345'],
  ['https://youtu.be/abcDEF12345?si=x', 'abcDEF12345'],
  ['https://m.youtube.com/shorts/abcDEF12345', 'abcDEF12345'],
  ['https://www.youtube.com/embed/abcDEF12345', 'abcDEF12345'],
])('the player of %s has an address that sets no cookies', (address, id) => {
  expect(videoEmbed(address)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
});

test('the player address of an unlisted Vimeo video contains the key of the video', () => {
  expect(videoEmbed('https://vimeo.com/123456')).toBe('https://player.vimeo.com/video/123456');
  expect(videoEmbed('https://vimeo.com/123456/ab12cd')).toBe(
    'https://player.vimeo.com/video/123456?h=ab12cd',
  );
});

test.each(['https://evil.example/watch?v=abcDEF12345', 'javascript:alert(1)', '/video.mp4', ''])(
  '%s has no player',
  (address) => {
    expect(videoEmbed(address)).toBeUndefined();
  },
);
