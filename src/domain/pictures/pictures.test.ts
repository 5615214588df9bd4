import { expect, test } from 'vitest';
import { isCached, maxCachedUrls, rewriteImage } from './image-hosts.ts';
import { backgroundSource, fallbackBackgrounds, pictureForms, platePath } from './pictures.ts';

const unsplash = 'https://images.unsplash.com/photo-1559825481-12a05cc00344?ixid=abc';
const cloudinary = 'https://res.cloudinary.com/reef/image/upload/v17/sites/bommie.jpg';

test('an Unsplash address requests a width, a height, quality 80 and WebP or better', () => {
  const url = new URL(rewriteImage(unsplash, { width: 600, height: 400 }) ?? '');
  expect(url.origin + url.pathname).toBe(
    'https://images.unsplash.com/photo-1559825481-12a05cc00344',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ixid: 'abc',
    w: '600',
    h: '400',
    q: '80',
    fit: 'crop',
    auto: 'format',
    fm: 'webp',
  });
});

test('a Cloudinary address has its options in the path', () => {
  expect(rewriteImage(cloudinary, { width: 1200, height: 800, quality: 85 })).toBe(
    'https://res.cloudinary.com/reef/image/upload/w_1200,h_800,c_fill,q_85,f_auto/v17/sites/bommie.jpg',
  );
});

test.each([
  'https://plus.unsplash.com/premium_photo-1?s=signature',
  'https://res.cloudinary.com/reef/image/upload/s--abcd1234--/bommie.jpg',
  'https://res.cloudinary.com/reef/raw/upload/bommie.pdf',
  'https://images.unsplash.com',
])('%s is unchanged, since it can’t be rewritten', (src) => {
  const rewritten = rewriteImage(src, { width: 600, height: 400 }) ?? '';
  expect(rewritten.startsWith(src)).toBe(true);
});

test.each([
  'https://images.unsplash.com.evil.example/x.jpg',
  'https://res.cloudinary.com:no/x.jpg',
  '/art/gear/mask.jpg',
  '',
])('%j is no address of the two hosts', (src) => {
  expect(rewriteImage(src, { width: 600, height: 400 })).toBeUndefined();
});

test('the cache has 100 rewritten addresses at most and evicts the least recently used', () => {
  const options = { width: 400, height: 267 };
  const address = (number: number) => `https://images.unsplash.com/photo-${number}`;
  expect(maxCachedUrls).toBe(100);
  for (let number = 0; number < 100; number += 1) rewriteImage(address(number), options);
  expect(isCached(address(0), options)).toBe(true);
  rewriteImage(address(0), options);
  rewriteImage(address(100), options);
  expect(isCached(address(0), options)).toBe(true);
  expect(isCached(address(1), options)).toBe(false);
  expect(isCached(address(2), options)).toBe(true);
});

test('a hosted picture has five widths at quality 80, and 1200 by 800 pixels at quality 85', () => {
  const { src, srcSet, width, height } = pictureForms(cloudinary);
  expect(src).toContain('/w_1200,h_800,c_fill,q_85,f_auto/');
  const widths = srcSet?.split(', ').map((form) => form.split(' ')[1]);
  expect(widths).toEqual(['400w', '600w', '800w', '1200w', '1600w']);
  expect(srcSet).toContain('/w_400,h_267,c_fill,q_80,f_auto/');
  expect([width, height]).toEqual([1200, 800]);
});

test('a picture has the proportion in which it is shown', () => {
  expect(pictureForms(cloudinary, [400, 267]).srcSet).toContain('/w_800,h_534,');
  expect(pictureForms('/art/gear/mask.jpg', [400, 267])).toMatchObject({
    width: 1200,
    height: 801,
  });
  expect(pictureForms('/art/posters/tasmania.jpg')).toMatchObject({ width: 1200, height: 1500 });
});

test('a plate has three widths in AVIF and one JPEG', () => {
  expect(pictureForms(platePath('ss-yongala'))).toEqual({
    src: '/art/plates/ss-yongala.jpg',
    avif: '/art/plates/ss-yongala-240.avif 240w, /art/plates/ss-yongala-480.avif 480w, /art/plates/ss-yongala-960.avif 960w',
    width: 1200,
    height: 800,
  });
});

test('a picture of any other host has its address unchanged, with a size', () => {
  const src = 'https://pictures.example/a.jpg';
  expect(pictureForms(src, [1200, 600])).toEqual({ src, width: 1200, height: 600 });
});

test.each([
  ['/art/scenes/about-hero.jpg', true],
  ['https://pictures.example/a.jpg', true],
  ['data:image/png;base64,AAAA', false],
  ['blob:https://example.com/1', false],
  ['//pictures.example/a.jpg', false],
  ['https://', false],
  ['reef', false],
  ['', false],
])('the background %j is accepted: %s', (src, taken) => {
  expect(backgroundSource(src)).toBe(taken ? src : fallbackBackgrounds[0]);
});
