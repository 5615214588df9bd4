import { expect, test } from 'vitest';
import { distanceKm } from '../../src/domain/geo/positions.ts';
import { slugify } from '../../src/domain/text/fold-text.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { readSeedRegions } from '../../src/server/platform/seed/regions.ts';
import { readSeedSpecies, readSeedSurveys } from '../../src/server/platform/seed/species.ts';

const sites = readSeedDiveSites();
const regions = readSeedRegions();
const species = readSeedSpecies();
const surveys = readSeedSurveys();
const { names } = surveys;
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const sentences = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) => (text ?? '').split(/(?<=[.!?])\s+/)).filter((part) => part.length > 40);

test('the described regions are exactly the regions of the dive sites', () => {
  const used = new Set(sites.map(({ region }) => region));
  expect(new Set(regions.map(({ name }) => name))).toEqual(used);
  expect(repeated(regions.map(({ slug }) => slug))).toEqual([]);
  expect(regions.length).toBeGreaterThanOrEqual(55);
});

test('at least 20 regions have a weekend plan, whose sites are open and in the region', () => {
  const weekends = regions.flatMap(({ weekend }) => weekend ?? []);
  expect(weekends.length).toBeGreaterThanOrEqual(20);
  const bySlug = new Map(sites.map((site) => [site.slug ?? slugify(site.name), site]));
  const wrong = regions.flatMap(({ name, weekend }) =>
    (weekend?.days ?? []).flatMap((day) =>
      day.sites.filter((slug) => {
        const site = bySlug.get(slug);
        const isOpen = ['open', 'restricted', undefined].includes(site?.status ?? undefined);
        return site?.region !== name || !isOpen || !day.text.includes(site.name);
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the highlights of a region are species of the catalogue', () => {
  const slugs = new Set(species.map(({ slug }) => slug));
  expect(
    regions.flatMap(({ highlights }) => highlights).filter((slug) => !slugs.has(slug)),
  ).toEqual([]);
});

test('the catalogue has at least 120 species, without duplicates or shared survey species', () => {
  expect(species.length).toBeGreaterThanOrEqual(120);
  expect(repeated(species.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(species.map(({ commonName }) => commonName))).toEqual([]);
  expect(repeated(species.flatMap(({ rlsIds }) => rlsIds))).toEqual([]);
});

test('every survey is at a dive site of the catalogue, with possible counts', () => {
  const wrong = surveys.sites.filter(({ site, surveys, species, ...position }) => {
    const [place, ...others] = sites.filter(({ name }) => name === site);
    const counted = species.every(([id, recorded]) => id in names && recorded <= surveys);
    return !place || others.length > 0 || distanceKm(place, position) > 1 || !counted;
  });
  expect(wrong.map(({ site }) => site)).toEqual([]);
  expect(repeated(surveys.sites.map(({ site }) => site))).toEqual([]);
  expect(species.flatMap(({ rlsIds }) => rlsIds).filter((id) => !(id in names))).toEqual([]);
});

test('the most dangerous species mention 000, and sensitive species have a code of conduct', () => {
  const silent = species.filter(
    ({ danger, harm }) => danger === 'high' && !/\b000\b/.test(harm ?? ''),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
  const sensitive = species.filter((one) => one.sensitive);
  const slugs = sensitive.map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['grey-nurse-shark', 'leafy-seadragon', 'spotted-handfish']),
  );
  expect(sensitive.filter((one) => !one.codeOfConduct).map(({ slug }) => slug)).toEqual([]);
});

test('no sentence occurs in two texts on regions or species', () => {
  const texts = [
    ...regions.flatMap((region) => [
      region.intro,
      region.weather,
      ...Object.values(region.seasons),
    ]),
    ...species.flatMap(({ identify, habitat, behave }) => [identify, habitat, behave]),
  ];
  expect(repeated(sentences(texts))).toEqual([]);
});
