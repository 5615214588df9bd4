import { expect, test } from 'vitest';
import { readSeedArticles, readSeedDiveSites } from '../../src/server/platform/seed/read.ts';

const sites = readSeedDiveSites();
const counted = readSeedArticles().find(({ slug }) => slug === 'the-catalogue-counted');

test('the article that counts the catalogue states the figures of the data', () => {
  const wrecks = sites.filter(({ type }) => type === 'wreck').length;
  const queensland = sites.filter(({ state }) => state === 'QLD').length;
  expect(counted?.html).toContain(`<strong>${sites.length}</strong>`);
  expect(counted?.html).toContain(`${wrecks} wrecks`);
  expect(counted?.html).toMatch(new RegExp(`Coral Sea</td>\\s*<td>${queensland}</td>`));
  expect(counted?.html).not.toContain('{{');
});

test('the table of states adds up to the whole catalogue', () => {
  const rows = [...(counted?.html ?? '').matchAll(/<td>[^<]+<\/td>\s*<td>(\d+)<\/td>/g)];
  expect(rows.length).toBe(10);
  expect(rows.reduce((sum, [, figure]) => sum + Number(figure), 0)).toBe(sites.length);
});

test('the data supports the article’s claims about piers, notices and leafy seadragons', () => {
  const piers = sites.filter(({ type }) => type === 'pier');
  const perState = Object.values(Object.groupBy(piers, ({ state }) => state ?? '')).map(
    (group) => group?.length ?? 0,
  );
  const [most = 0, second = 0, third = 0] = perState.sort((one, other) => other - one);
  expect(piers.filter(({ state }) => state === 'SA').length).toBe(most);
  expect(most).toBeGreaterThan(second + third);
  expect(sites.filter(({ notice }) => notice).length).toBeGreaterThan(sites.length * 0.52);
  expect(
    sites.filter(
      ({ marineLife, latitude }) => /leafy sea/i.test(marineLife ?? '') && latitude > -30,
    ),
  ).toEqual([]);
});
