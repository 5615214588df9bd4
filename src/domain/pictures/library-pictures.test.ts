import { expect, test } from 'vitest';
import {
  libraryAddress,
  pictureAddressPattern,
  readLibraryAddress,
  servedSize,
  widthsUpTo,
} from './library-pictures.ts';
import { pictureForms } from './pictures.ts';

const key = '0123456789abcdef';
const picture = { key, width: 1000, height: 750, focalPoint: { x: 50, y: 50 } };

test('an address contains all that a page needs for a picture', () => {
  expect(libraryAddress(picture)).toBe(`/media/${key}/1000x750.jpg`);
  const focused = { ...picture, focalPoint: { x: 0, y: 100 } };
  expect(libraryAddress(focused)).toBe(`/media/${key}/1000x750-0-100.jpg`);
  for (const each of [picture, focused]) {
    expect(readLibraryAddress(libraryAddress(each))).toEqual(each);
  }
});

test.each([
  '',
  `/media/${key}/1000.jpg`,
  `/media/${key}/1000x750.png`,
  `/media/../${key}/1000x750.jpg`,
  `/media/${key.toUpperCase()}/1000x750.jpg`,
  `https://example.com/media/${key}/1000x750.jpg`,
])('%s is no address of a library picture', (src) => {
  expect(readLibraryAddress(src)).toBeUndefined();
});

test('a picture is never enlarged, and no taller than the formats allow', () => {
  expect(servedSize(300, 200)).toEqual({ width: 300, height: 200 });
  expect(servedSize(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(servedSize(1000, 20_000)).toEqual({ width: 400, height: 8000 });
  expect(widthsUpTo(300)).toEqual([300]);
  expect(widthsUpTo(1000)).toEqual([400, 800, 1000]);
  expect(widthsUpTo(1600)).toEqual([400, 800, 1200, 1600]);
});

test('pages offer every size in AVIF and WebP, and keep the focal point in view', () => {
  const forms = pictureForms(`/media/${key}/1000x750-20-80.jpg`, [1200, 600]);
  expect(forms).toMatchObject({ width: 1000, height: 750, position: '20% 80%' });
  expect(forms.avif).toBe(
    [400, 800, 1000].map((width) => `/media/${key}/${width}.avif ${width}w`).join(', '),
  );
  expect(pictureForms(`/media/${key}/1000x750.jpg`).position).toBeUndefined();
});

test('every address of a picture in a text is found, whatever its focal point', () => {
  const html = `<img src="/media/${key}/1000x750.jpg"><img src="/media/${key}/1000x750-1-2.jpg">`;
  expect(html.replace(pictureAddressPattern(key), 'x')).toBe('<img src="x"><img src="x">');
});
