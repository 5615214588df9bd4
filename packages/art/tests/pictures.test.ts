import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { paths } from '../application.ts';
import { figureFile, figures } from '../figures/figures.ts';
import type { Picture } from '../kit/picture.ts';
import { resetIds } from '../kit/print.ts';
import { pictures } from '../pictures.ts';
import { seedFacts } from '../plates/facts.ts';
import { plateFiles } from '../plates/files.ts';
import { drawings } from '../species/drawings.ts';
import { speciesFiles } from '../species/files.ts';

function draw(picture: Picture): string {
  resetIds();
  return picture.svg();
}

/** The files below public/ that a picture is rendered to. */
function filesOf({ folder, name, widths, png }: Picture): string[] {
  if (png) return png.map(({ path }) => path);
  const sized = widths.map((width) => `${name}-${width}.avif`);
  return [...sized, `${name}.jpg`].map((file) => join('art', folder, file));
}

test('a picture draws the same twice, and no coordinate of it is missing', () => {
  for (const picture of pictures) {
    const label = `${picture.folder}/${picture.name}`;
    const svg = draw(picture);
    assert.ok(svg === draw(picture), `${label} draws something else the second time`);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, label);
  }
});

test('the figures of articles are as they are drawn', () => {
  for (const [name, draw] of Object.entries(figures)) {
    assert.doesNotMatch(draw(), /NaN|undefined/, name);
    assert.equal(readFileSync(join(paths.public, figureFile(name)), 'utf8'), draw(), name);
  }
});

test('the text of a figure is readable on a phone and inside its frame', () => {
  for (const [name, draw] of Object.entries(figures)) {
    for (const [, x, y, anchor, height, bold, words = ''] of draw().matchAll(
      /<text[^>]* x="([\d.-]+)" y="([\d.-]+)" text-anchor="(\w+)" font-size="(\d+)"( font-weight="700")?>([^<]*)/g,
    )) {
      // The mean width of a letter in the fonts that systems bring along.
      const wide = words.length * Number(height) * (bold ? 0.56 : 0.52);
      const shift = { start: 0, middle: wide / 2, end: wide }[anchor ?? ''] ?? 0;
      const from = Number(x) - shift;
      assert.ok(Number(height) >= 19, `${name}: ${words}`);
      assert.ok(from >= 4 && from + wide <= 476 && Number(y) <= 316, `${name}: ${words}`);
    }
  }
});

test('public/art holds the files of the pictures, plates and species and no others', () => {
  const plates = seedFacts().flatMap(({ slug }) => plateFiles(slug));
  const species = Object.keys(drawings).flatMap(speciesFiles);
  const drawn = Object.keys(figures).map(figureFile);
  const files = [...pictures.flatMap(filesOf), ...plates, ...species, ...drawn];
  assert.deepEqual(
    files.filter((file) => !existsSync(join(paths.public, file))),
    [],
  );
  const rendered = readdirSync(join(paths.public, 'art'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const expected = new Set(files.map((file) => join(paths.public, file)));
  assert.deepEqual(
    rendered.filter((file) => !expected.has(file)),
    [],
  );
});
