import { expect, test } from 'vitest';
import { addressKey, isOfOldSite, pictureCandidates, wholeAddress } from './addresses.ts';
import { pictureInZip } from './picture-files.ts';

const oldSite = 'https://www.old.example';
const candidates = (address: string) => pictureCandidates(new URL(address)).map(({ href }) => href);

test.each([
  ['https://old.example/2019/05/slug/', '/2019/05/slug'],
  ['/Slug', '/slug'],
  ['__GHOST_URL__/slug/#part', '/slug'],
  ['https://old.example/?p=7&preview=1', '/?p=7'],
  ['/?page_id=8', '/?page_id=8'],
])('%s of the old site has the key %s', (address, key) => {
  expect(isOfOldSite(address, oldSite)).toBe(true);
  const url = wholeAddress(address, oldSite);
  expect(url && addressKey(url)).toBe(key);
});

test.each(['https://other.example/slug', 'mailto:jo@old.example', '//other.example/x', 'slug'])(
  '%s is no address of the old site',
  (address) => {
    expect(isOfOldSite(address, oldSite)).toBe(false);
  },
);

test('the original picture is tried before the smaller copy that a page shows', () => {
  expect(candidates('https://a.example/wp-content/uploads/reef-300x200.jpg')).toEqual([
    'https://a.example/wp-content/uploads/reef.jpg',
    'https://a.example/wp-content/uploads/reef-300x200.jpg',
  ]);
  expect(candidates('https://a.example/content/images/size/w600/2021/reef.jpg')[0]).toBe(
    'https://a.example/content/images/2021/reef.jpg',
  );
  expect(candidates('https://a.files.wordpress.com/reef.jpg?w=300')[0]).toBe(
    'https://a.files.wordpress.com/reef.jpg',
  );
  expect(candidates('https://a.example/reef.jpg')).toEqual(['https://a.example/reef.jpg']);
});

test('a picture with a stray percent sign is found in a ZIP', () => {
  const entries = new Map([['100%-reef.jpg', 'content/images/100%-reef.jpg']]);
  const url = new URL('https://a.example/content/images/100%-reef.jpg');
  expect(pictureInZip(entries, url)).toBe('content/images/100%-reef.jpg');
});

test('an address has no URL if it is a file address, or relative to an unknown site', () => {
  expect(wholeAddress('__GHOST_URL__/content/images/a.jpg', '')).toBeUndefined();
  expect(wholeAddress('file:///etc/passwd', oldSite)).toBeUndefined();
});
