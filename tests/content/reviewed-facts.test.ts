import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import emergency from '../../content/emergency.json';
import { slugify } from '../../src/domain/text/fold-text.ts';
import { readSeed } from '../../src/server/platform/seed/read.ts';
import { readSeedRegions } from '../../src/server/platform/seed/regions.ts';
import { readSeedSpecies } from '../../src/server/platform/seed/species.ts';

const sites = readSeed()['dive-sites'];
const findSite = (slug: string) => {
  const site = sites.find(({ name }) => slugify(name) === slug);
  if (!site) throw new Error(`The catalogue has no ${slug}`);
  return site;
};

test('Port Giles Jetty is closed as a security-regulated port, with the notice as its source', () => {
  const site = findSite('port-giles-jetty');
  expect(site).toMatchObject({ status: 'closed', featured: false });
  expect(site.notice).toMatch(/security-regulated port.*offence.*50 metres/s);
  expect(site.provenance?.status?.source).toContain('Notice to Mariners No 29 of 2018');
});

test('Wallaroo Jetty states the 50 metres of its security zone', () => {
  const site = findSite('wallaroo-jetty');
  expect(site.notice).toMatch(/security-regulated port.*offence.*50 metres/s);
  expect(site.provenance?.notice?.source).toContain('Notice to Mariners No 29 of 2018');
});

test.each([
  'blackwall-reach-swan-river',
  'alc-40-landing-craft-swan-river',
  'amity-point',
  'gold-coast-seaway-south-west-wall',
  'wave-break-island',
  'tweed-river',
])('%s warns of bull sharks, with a source', (slug) => {
  const site = findSite(slug);
  expect(site.hazards).toContain('bull sharks');
  expect(site.provenance?.hazards?.source).not.toMatch(/^General diving knowledge/);
});

test.each([
  'orpheus-island-pioneer-bay',
  'low-isles',
  'fitzroy-island',
  'horseshoe-bay-bowen',
  'pelorus-island',
])('%s warns of crocodiles and names CrocWatch', (slug) => {
  const site = findSite(slug);
  expect(site.hazards).toMatch(/estuarine crocodiles .*check CrocWatch/);
  expect(site.provenance?.hazards?.source).toMatch(/Crocodile Management Plan|Newsport/);
});

test('Tumby Bay Jetty states its reopening in 2024, and its region does not call it shut', () => {
  const site = findSite('tumby-bay-jetty');
  expect(site.status).toBe('unknown');
  expect(site.notice).toMatch(/reopened in May 2024.*12 to 18 months.*ask it/s);
  const eyre = readSeedRegions().find(({ slug }) => slug === 'eyre-peninsula');
  expect(eyre?.rules).not.toContain('was shut');
});

test('Ammo Jetty names the planned replacement and a contact', () =>
  expect(findSite('ammunition-jetty-coogee-ammo-jetty').notice).toMatch(
    /design of July 2022.*We do not know.*Department of Transport/s,
  ));

test('Kilsby Sinkhole requires more than a beginner’s certificate and limits guests to 30 m', () => {
  const site = findSite('kilsby-sinkhole-mount-schank');
  expect(site).toMatchObject({ skillLevel: 'Advanced', certification: 'advanced-open-water' });
  expect(site.depthNote).toContain('30 m');
  expect(site.notice).toContain('April 2018');
});

test('Port Noarlunga’s reef is no-take in its guide and region', () => {
  expect(findSite('port-noarlunga-reef-jetty').notice).toMatch(/no-take.*Sanctuary Zone/);
  const adelaide = readSeedRegions().find(({ slug }) => slug === 'adelaide');
  expect(adelaide?.rules).toContain('no-take');
});

test('no site of Victoria names ornate wobbegongs', () => {
  const wrong = sites.filter(
    ({ state, marineLife, description }) =>
      state === 'VIC' && /ornate wobbegong/i.test(`${marineLife} ${description}`),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(findSite('bastion-point-mallacoota').marineLife).toContain('banded wobbegong');
});

test('the magpie perch has its present scientific name', () => {
  const perch = readSeedSpecies().find(({ slug }) => slug === 'magpie-perch');
  expect(perch?.scientificName).toBe('Pseudogoniistius nigripes');
});

test('Batavia is the flagship of a fleet, not of a company', () =>
  expect(findSite('batavia-abrolhos-islands').description).toContain('flagship of a fleet'));

test('Rapid Bay’s exclusion round the collapse is no protected zone of a wreck', () => {
  const site = findSite('rapid-bay-jetty');
  expect(site.protectedZoneMetres ?? null).toBeNull();
  expect(site.notice).toContain('within 15 metres either side');
});

test('the emergency page has five numbers to call, 112, 106, anaphylaxis and five guidelines', () => {
  expect(emergency.calls.map(({ tel }) => tel)).toEqual([
    '000',
    '1800088200',
    '+61882129242',
    '1800641792',
    '131126',
  ]);
  expect(emergency.calls[0]?.note).toMatch(/112.*106/);
  expect(emergency.stings.rows[0]?.what).toMatch(/^Anaphylaxis/);
  for (const guideline of ['9.4.5', '9.4.1', '9.4.8', '9.1.1', '9.2.7']) {
    expect(emergency.stings.note).toContain(guideline);
  }
});

test('each region links to a forecast of the Bureau for its own state, or for all coasts', () => {
  const hostOnly = 'https://www.bom.gov.au/marine/';
  for (const { slug, state, coastalForecast } of readSeedRegions()) {
    const [, ofState] = /bom\.gov\.au\/([a-z]+)\/forecasts\//.exec(coastalForecast) ?? [];
    if (ofState) expect(ofState.toUpperCase(), slug).toBe(state);
    else expect(coastalForecast.startsWith(hostOnly), slug).toBe(true);
  }
});

test.each([
  ['affiliate-disclosure', 'Last updated: 7 June 2025', 24],
  ['privacy-policy', 'Last updated: June 2025', 24],
  ['terms-of-service', 'Effective date: 4 July 2025', 24],
])('%s has its date line and the later changes', (page, line, day) => {
  const text = readFileSync(`content/pages/${page}.md`, 'utf8');
  expect(text).toContain(`updated: "${line}"`);
  expect(text).toMatch(new RegExp(`^changed: "Changed on ${day} November 2026: .{20,}"$`, 'm'));
});
