import { expect, test } from 'vitest';
import { isLocalUrl, localImages } from './local-url.ts';

test.each([
  ['http://localhost:5000/fish.jpg', true],
  ['https://127.0.0.1/fish.jpg', true],
  ['http://192.168.1.20/fish.jpg', true],
  ['https://my-site.me.replit.dev/fish.jpg', true],
  ['http://[::1]/fish.jpg', true],
  ['blob:https://example.com/1', true],
  ['https://images.example.com/localhost.jpg', false],
  ['https://10.example.com/fish.jpg', false],
  ['/art/articles/fish-rock-cave.jpg', false],
])('the address %j is local: %j', (address, local) => {
  expect(isLocalUrl(address)).toBe(local);
});

test('local pictures of a text are found', () => {
  expect(
    localImages(
      '<p>Hi</p><img alt="a" src="http://localhost/a.jpg"><img src="https://x.io/b.jpg">',
    ),
  ).toEqual(['http://localhost/a.jpg']);
});
