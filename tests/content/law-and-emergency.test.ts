import { expect, test } from 'vitest';
import type { FactSource } from '../../src/contract/dive-sites/fields/field.ts';
import { jsonFiles, readText } from '../../src/server/platform/seed/files.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';

const sites = readSeedDiveSites();
const names = (list: typeof sites) => list.map(({ name }) => name);
const saltWater = sites.filter(({ type }) => type !== 'freshwater');

test('every site in salt water states the rules on taking, with a source', () => {
  expect(names(saltWater.filter(({ take }) => take === null))).toEqual([]);
  expect(names(saltWater.filter(({ provenance }) => !provenance?.take))).toEqual([]);
});

test('a site outside every known reserve names no park and no zone', () => {
  const outside = saltWater.filter(({ take }) => take === 'no-reserve-found');
  expect(outside.length).toBeGreaterThan(100);
  expect(names(outside.filter((site) => site.marinePark || site.marineParkZone))).toEqual([]);
});

test('a site that names a zone also names its park', () => {
  expect(names(sites.filter((site) => site.marineParkZone && !site.marinePark))).toEqual([]);
});

test('a site in a park whose rule is unknown has a note that advises to check', () => {
  const open = saltWater.filter(({ take, marinePark }) => take === 'unknown' && marinePark);
  expect(open.length).toBeGreaterThan(50);
  expect(names(open.filter(({ takeNote }) => !/check/i.test(takeNote ?? '')))).toEqual([]);
});

test('no sanctuary, national park or scientific research zone allows taking', () => {
  const strict = /sanctuary|marine national park zone|^national park zone|scientific research/i;
  const wrong = sites.filter(
    ({ marineParkZone, take }) =>
      strict.test(marineParkZone ?? '') &&
      !/outside/i.test(marineParkZone ?? '') &&
      take === 'allowed',
  );
  expect(names(wrong)).toEqual([]);
});

test('the sites in well-known parks name the park', () => {
  const within = (text: RegExp, region: RegExp) =>
    sites.filter((site) => region.test(site.region) && text.test(site.marinePark ?? '')).length;
  expect(within(/Great Barrier Reef/, /./)).toBeGreaterThan(75);
  expect(within(/Rottnest/, /Rottnest/)).toBeGreaterThan(14);
  expect(within(/Lord Howe/, /Lord Howe/)).toBeGreaterThan(12);
  expect(within(/Ningaloo/, /Coral Bay/)).toBeGreaterThan(3);
  expect(within(/Solitary/, /Solitary/)).toBeGreaterThan(14);
});

test('every site names two different emergency departments', () => {
  expect(names(sites.filter(({ hospital }) => !hospital))).toEqual([]);
  expect(names(sites.filter(({ hospitalSecond }) => !hospitalSecond))).toEqual([]);
  expect(names(sites.filter((site) => site.hospital === site.hospitalSecond))).toEqual([]);
});

test('every mention of a smaller hospital advises to ring first', () => {
  const named = sites.filter(({ smallerHospital }) => smallerHospital);
  expect(named.length).toBeGreaterThan(100);
  const silent = named.filter(
    ({ smallerHospital }) => !smallerHospital?.endsWith('ring first or call 000'),
  );
  expect(names(silent)).toEqual([]);
});

test('no site names a hospital that moved or has no emergency department', () => {
  const told = sites.map(({ hospital, hospitalSecond }) => `${hospital} ${hospitalSecond}`);
  expect(told.filter((text) => /Pambula|Bega Hospital|Sydney Eye/.test(text))).toEqual([]);
});

test('a site at Port Phillip Heads names Rosebud only if its boat lands across the bay', () => {
  const heads = sites.filter(({ region }) => region === 'Port Phillip Heads');
  expect(heads.length).toBeGreaterThan(10);
  const wrong = heads.filter(
    ({ hospital }) => /Rosebud/.test(hospital ?? '') && !/boat lands at/.test(hospital ?? ''),
  );
  expect(names(wrong)).toEqual([]);
});

test('less than 65 % of the facts of the seed are from memory', () => {
  const stated = jsonFiles('seed/dive-sites').flatMap((file) => {
    const written = JSON.parse(readText(file)) as { provenance?: Record<string, FactSource> }[];
    return written.flatMap(({ provenance }) => Object.values(provenance ?? {}));
  });
  const remembered = stated.filter(({ confidence }) => confidence === 'memory');
  expect(stated.length).toBeGreaterThan(4000);
  expect(remembered.length / stated.length).toBeLessThan(0.65);
});

test('less than 65 % of the facts that the site serves are from memory', () => {
  const served = sites.flatMap(({ provenance }) => Object.values(provenance ?? {}));
  const remembered = served.filter((one) => one?.confidence === 'memory');
  expect(served.length).toBeGreaterThan(15_000);
  expect(remembered.length / served.length).toBeLessThan(0.65);
});

test('a position has the licence that its source states', () => {
  const directory = sites.filter(({ positionSource }) => /^PADI/.test(positionSource ?? ''));
  expect(directory.length).toBeGreaterThan(0);
  expect(names(directory.filter((site) => site.positionLicence !== 'not-known'))).toEqual([]);
  const open = sites.filter(({ positionLicence }) => positionLicence === 'odbl');
  expect(names(open.filter((site) => !/ODbL/.test(site.positionSource ?? '')))).toEqual([]);
  const unmarked = sites.filter(
    ({ positionSource, positionLicence }) =>
      /CC BY|ODbL|https?:/.test(positionSource ?? '') &&
      !/from memory/.test(positionSource ?? '') &&
      positionLicence === null,
  );
  expect(names(unmarked)).toEqual([]);
});
