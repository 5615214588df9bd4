import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { paths } from '../application.ts';
import { drawings } from '../species/drawings.ts';
import { mostPlateBytes } from '../species/files.ts';
import { speciesPlate } from '../species/plate.ts';

type Known = { slug: string; identify: string };

const known = new Map(
  readdirSync(paths.species)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Known[] => JSON.parse(readFileSync(join(paths.species, name), 'utf8')))
    .map((species) => [species.slug, species]),
);

test('every species that has a page has a plate, and no other', () => {
  assert.deepEqual(Object.keys(drawings).sort(), [...known.keys()].sort());
});

test('every mark says what the guide says, on the plate of a drawing', () => {
  for (const [slug, { marks }] of Object.entries(drawings)) {
    for (const [x, y, words] of marks) {
      assert.ok(known.get(slug)?.identify.includes(words), `${slug}: ${words}`);
      assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 100, `${slug}: ${words}`);
    }
  }
});

test('what is listed is what the sources say', async () => {
  const listed = JSON.parse(readFileSync(paths.speciesPlates, 'utf8'));
  const slugs = Object.keys(drawings).sort();
  assert.deepEqual(
    listed.map(({ slug }: { slug: string }) => slug),
    slugs,
  );
  for (const slug of ['grey-nurse-shark', 'reef-manta-ray', 'whale-shark']) {
    assert.deepEqual(listed[slugs.indexOf(slug)], (await speciesPlate(slug)).plate);
  }
});

test('a plate of a card weighs less than 25 kB', () => {
  for (const slug of Object.keys(drawings)) {
    for (const file of [`${slug}-400.avif`, `${slug}-800.avif`, `${slug}.jpg`]) {
      const { size } = statSync(join(paths.public, 'art/species', file));
      assert.ok(size < mostPlateBytes, `${file}: ${size}`);
    }
  }
});
