// Compares the species links of all guides with the range of each species.
import { expect, test } from 'vitest';
import { createMentionIndex, findMentions } from '../../src/domain/species/mentions.ts';
import { maySwimAt, recordedRanges } from '../../src/domain/species/range.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { readSeedSpecies, readSeedSurveys } from '../../src/server/platform/seed/species.ts';

const species = readSeedSpecies();
const surveys = readSeedSurveys();
const slugByRlsId = new Map(species.flatMap(({ slug, rlsIds }) => rlsIds.map((id) => [id, slug])));
const index = createMentionIndex(
  species.map(({ commonName, scientificName, guideNames, ...one }) => ({
    ...one,
    names: [commonName, scientificName, ...guideNames],
  })),
  Object.entries(surveys.names).flatMap(([id, names]) =>
    slugByRlsId.has(Number(id)) ? [] : names,
  ),
);
const ranges = recordedRanges(
  surveys.sites.flatMap(({ latitude, species: recorded }) =>
    recorded.flatMap(([id]) => {
      const slug = slugByRlsId.get(id);
      return slug ? [{ slug, latitude }] : [];
    }),
  ),
);
const links = readSeedDiveSites().flatMap(({ name, marineLife, latitude }) =>
  findMentions(marineLife ?? '', index, (slug) => maySwimAt(ranges.get(slug), latitude)).flatMap(
    ({ slug }) => (slug ? [{ name, slug, latitude }] : []),
  ),
);

/** Latitude limits of some species, from their published range. */
const limits: Record<string, { north?: number; south?: number }> = {
  snapper: { north: -17 },
  'humphead-maori-wrasse': { south: -29 },
  'weedy-seadragon': { north: -31 },
  'leafy-seadragon': { north: -28 },
  'eastern-blue-groper': { north: -24 },
  'western-blue-groper': { north: -27 },
  'port-jackson-shark': { north: -23 },
  'giant-cuttlefish': { north: -22 },
};

test.each(Object.entries(limits))('%s is linked only where it lives', (slug, { north, south }) => {
  expect(species.map((one) => one.slug)).toContain(slug);
  const own = links.filter((link) => link.slug === slug);
  expect(own.length).toBeGreaterThan(0);
  const outside = own.filter(
    ({ latitude }) => latitude > (north ?? 0) || latitude < (south ?? -90),
  );
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test('the guides have more than 1,200 links to species', () => {
  expect(links.length).toBeGreaterThan(1200);
});
