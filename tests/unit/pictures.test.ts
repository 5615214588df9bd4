import { globSync, statSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { slides } from '../../content/home.json';
import { filmFocus } from '../../src/domain/pictures/hero-films.ts';
import { pictureForms } from '../../src/domain/pictures/pictures.ts';

// Figures of articles are SVG files, without other forms.
const files = globSync('public/art/**/*.*').filter((path) => !path.endsWith('.svg'));
/** The address of each picture; every other file is a form of one. */
const pictures = [
  ...new Set(files.map((path) => path.replace(/^public|(-\d{3,4})?[.]\w+$/g, '').concat('.jpg'))),
];

/** The files of a picture that pages may request. */
function requestablePaths(address: string): string[] {
  const forms = pictureForms(address);
  const sets = [forms?.avif].flatMap((set) => set?.split(', ') ?? []);
  return [address, ...sets.map((one) => one.split(' ')[0] ?? '')].map((path) => `public${path}`);
}

test('every form of a picture that a page may request exists, and no other', () => {
  expect(pictures.length).toBeGreaterThan(80);
  expect(pictures.flatMap(requestablePaths).sort()).toEqual(files.sort());
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

/** Grey values of a picture, row by row, at a tenth of a film's size. */
const tones = (picture: Sharp, width: number) =>
  picture.resize(width, 90).greyscale().raw().toBuffer();

test.each(slides.map(({ film }) => film))('%s matches its film', async (film) => {
  const upright = await tones(sharp(`public/films/${film}-upright.avif`), 56);
  const left = Math.round(1040 * (filmFocus[film] ?? Number.NaN));
  const whole = sharp(await sharp(`public/films/${film}.jpg`).toBuffer());
  const cut = await tones(whole.extract({ left, top: 0, width: 560, height: 900 }), 56);
  const apart = upright.reduce((sum, tone, at) => sum + Math.abs(tone - (cut[at] ?? 0)), 0);
  expect(apart / upright.length).toBeLessThan(2);
});
