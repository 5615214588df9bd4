import { expect, test } from 'vitest';
import { videoEmbed } from './embed.ts';
import { videoSource, withAutoplay } from './player.ts';

test.each([
  ['https://youtu.be/abcDEF12345?t=3', 'YouTube', 'https://www.youtube.com/watch?v=abcDEF12345'],
  ['https://player.vimeo.com/video/123456', 'Vimeo', 'https://vimeo.com/123456'],
  ['https://vimeo.com/123456/ab12cd', 'Vimeo', 'https://vimeo.com/123456/ab12cd'],
])('%s is a video of %s', (address, host, page) => {
  expect(videoSource(videoEmbed(address) ?? '')).toEqual({ host, page });
});

test('a player starts at once, and the player of Vimeo does not track its visitor', () => {
  expect(withAutoplay('https://www.youtube-nocookie.com/embed/abcDEF12345')).toBe(
    'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1',
  );
  expect(withAutoplay('https://player.vimeo.com/video/123456?h=ab12cd')).toBe(
    'https://player.vimeo.com/video/123456?h=ab12cd&autoplay=1&dnt=1',
  );
});
