import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureForms } from '../../src/rules/pictures.ts';

const kept = globSync('public/art/**/*.*');
/** The address of each picture, of which every other file is a form. */
const pictures = [
  ...new Set(kept.map((path) => path.replace(/^public|(-\d{3,4})?[.]\w+$/g, '').concat('.jpg'))),
];

/** The files that pages may ask for of a picture. */
function askedFor(address: string): string[] {
  const forms = pictureForms(address);
  const sets = [forms?.avif, forms?.webp].flatMap((set) => set?.split(', ') ?? []);
  return [address, ...sets.map((one) => one.split(' ')[0] ?? '')].map((path) => `public${path}`);
}

test('every form of a picture that a page may ask for is there, and no other', () => {
  expect(pictures.length).toBeGreaterThan(80);
  expect(pictures.flatMap(askedFor).sort()).toEqual(kept.sort());
});

test.each(globSync('public/art/posters/*-800.avif'))('%s is below 120 kB', (path) => {
  expect(statSync(path).size).toBeLessThan(120_000);
});

test.each(globSync('public/films/*.{mp4,webm}'))('%s is below 2.5 MB', (path) => {
  expect(statSync(path).size).toBeLessThan(2_500_000);
});

test.each(globSync('public/films/*-{800,upright}.avif'))('%s is below 28 kB', (path) => {
  expect(statSync(path).size).toBeLessThan(28_000);
});

test('the scene behind a heading is below 28 kB on a phone', () => {
  const heavy = globSync('public/art/scenes/*-800.avif').filter(
    (path) => statSync(path).size > 28_000,
  );
  expect(heavy).toEqual([]);
});
