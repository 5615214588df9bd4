import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSeedDiveSites } from '../../src/server/seed/seed.ts';

const text = readFileSync('seed/articles/the-catalogue-counted.md', 'utf8');
const sites = readSeedDiveSites();
type Site = (typeof sites)[number];

const count = (holds: (site: Site) => boolean) => sites.filter(holds).length;
const naming = (animal: RegExp) => count(({ marineLife }) => animal.test(marineLife ?? ''));
const deepest = ({ depthMax }: Site) => depthMax ?? 0;

test.each([
  ['sites of New South Wales', (n: number) => `Lord Howe Island | ${n} |`, ['NSW']],
  ['sites of Western Australia', (n: number) => `Western Australia | ${n} |`, ['WA']],
  ['sites of Queensland', (n: number) => `Coral Sea | ${n} |`, ['QLD']],
  ['sites of South Australia', (n: number) => `South Australia | ${n} |`, ['SA']],
  ['sites of Victoria', (n: number) => `Victoria | ${n} |`, ['VIC']],
  ['sites of Tasmania', (n: number) => `Tasmania | ${n} |`, ['TAS']],
  ['sites of the Territory', (n: number) => `Northern Territory | ${n} |`, ['NT']],
])('the article counts the %s right', (_, words, states) => {
  expect(text).toContain(words(count(({ state }) => states.includes(state ?? ''))));
});

test('the article counts depths, kinds, access, animals and errors right', () => {
  const median = sites.map(deepest).sort((a, b) => a - b)[Math.floor(sites.length / 2)];
  const ofType = (type: string) => count((site) => site.type === type);
  const claims = [
    `**All** | **${sites.length}**`,
    `bottom out at ${median} metres`,
    `to 10 metres, there are ${count((site) => deepest(site) <= 10)}`,
    `middle band has ${count((site) => deepest(site) > 10 && deepest(site) <= 20)}`,
    `deep one ${count((site) => deepest(site) > 20)}`,
    `Only ${count((site) => deepest(site) > 40)} reach`,
    `There are ${count((site) => site.access !== 'boat' && site.skillLevel === 'Beginner' && deepest(site) <= 10)} sites that a beginner`,
    `makes up ${ofType('reef')} of`,
    `${ofType('wreck')} wrecks, ${ofType('pier')} jetties and piers, ${ofType('wall')} walls, ${ofType('cave')} caves`,
    `${ofType('muck')} stretches`,
    `${ofType('freshwater')} places in fresh water and ${ofType('drift')} drifts`,
    `South Australia has ${count(({ type, state }) => type === 'pier' && state === 'SA')}`,
    `only way to ${count(({ access }) => access === 'boat')} of`,
    `Another ${count(({ access }) => access === 'shore')} are`,
    `and ${count(({ access }) => access === 'both')} can`,
    `nudibranchs are mentioned at ${naming(/nudibranch/i)} sites, turtles at ${naming(/turtle/i)}, eastern blue groper at ${naming(/eastern blue groper/i)} and weedy seadragons at ${naming(/weedy sea/i)}`,
    `Leafy seadragons appear at ${naming(/leafy sea/i)}`,
    `Grey nurse sharks are named at ${naming(/grey nurse/i)}`,
    `named at ${naming(/potato cod/i)}.`,
    `At ${count(({ positionErrorKm }) => (positionErrorKm ?? 9) <= 0.5)} of the ${sites.length}`,
    `For ${count(({ positionSource }) => /^Reef Life/.test(positionSource ?? ''))} sites`,
    `and at ${count(({ positionErrorKm }) => (positionErrorKm ?? 9) > 1)} it is more than one`,
    `Another ${count(({ positionSource }) => /^own knowledge/.test(positionSource ?? ''))} rest on general knowledge alone`,
    `top of ${count(({ notice }) => Boolean(notice))} guides`,
  ];
  expect(claims.filter((claim) => !text.includes(claim))).toEqual([]);
});
