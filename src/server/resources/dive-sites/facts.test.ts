import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../../contract/dive-sites/fields/fields.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openSqlite } from '../../platform/database/open.ts';
import { listDueSites } from './read.ts';

const base = '/api/dive-sites';
const source = { source: 'Read off the chart', confidence: 'published', checkedOn: '2026-11-21' };

/** A site with a value for every field, so that a lost field fails the test. */
const whole = {
  name: 'Rapid Bay Jetty',
  region: 'Fleurieu Peninsula',
  state: 'SA',
  latitude: '-35.5225',
  longitude: '138.1852',
  positionSource: 'Own GPS',
  positionErrorKm: 0.1,
  positionLicence: 'cc-by',
  skillLevel: 'Beginner',
  type: 'pier',
  access: 'shore',
  depthRange: '5–9 m',
  depthMin: 5,
  depthMax: 9,
  waterTemp: '14–21 °C',
  visibility: '3–10 m',
  bestTime: 'November to April',
  waterTempBySeason: { summer: 20, autumn: 18, winter: 14, spring: null },
  description: 'Two jetties side by side.',
  marineLife: 'Leafy seadragon',
  hazards: 'Surge',
  facilities: 'Toilets, camping',
  notice: 'Check with the department.',
  imageUrl: '/art/a.jpg',
  videoUrl: 'https://youtu.be/abcDEF12345',
  videoThumbnail: '/art/b.jpg',
  reviewLink: '/gear-reviews/torch',
  blogSlug: 'rapid-bay',
  stewardName: 'Fleurieu Dive Club',
  stewardUrl: 'https://club.example/',
  featured: true,
  status: 'restricted',
  statusReason: 'No diving beneath the old jetty.',
  statusAuthority: 'Department for Infrastructure and Transport',
  statusAuthorityUrl: 'https://www.dit.sa.gov.au/',
  statusAsOf: '2025-03',
  depthTypical: 8,
  depthNote: 'The end of the jetty is deepest.',
  certification: 'open-water',
  certificationNote: 'No test.',
  bestMonths: [11, 12, 1],
  bestMonthsReason: 'Warm and calm',
  seasonKind: 'comfort',
  water: 'bay',
  hazardList: [
    { kind: 'stingers', months: [1, 2, 12], note: 'Mostly inshore', source: null },
    { kind: 'boats', months: null, note: null, source: null },
  ],
  waterTempByMonth: [20, 20, 20, 19, 17, 15, 14, 14, 14, 16, 17, null],
  highlights: ['Leafy seadragon'],
  slug: 'rapid-bay-jetty',
  provenance: {
    status: source,
    hazards: source,
    take: source,
    shelterSides: source,
    tideOffsetMinutes: source,
    slack: source,
    mostWindKnots: source,
    mostSwellMetres: source,
    mostSwellSeconds: source,
  },
  points: [
    { kind: 'parking', latitude: -35.5219, longitude: 138.186, note: 'At the top', errorKm: 0.05 },
  ],
  walkMetres: 350,
  steps: 44,
  gearPath: 'A trolley along the new jetty.',
  facilityList: ['toilets', 'camping'],
  faces: 'NW',
  shelteredFrom: ['E', 'SE'],
  tideRule: 'slack',
  tidePort: 'Rapid Bay',
  rainWaitDays: 2,
  boatTraffic: 'low',
  surge: 'some',
  shelterSides: ['open', 'part', 'sheltered', ...new Array(13).fill(null)],
  shelterNote: 'A breakwater since 2019.',
  tideOffsetMinutes: 25,
  slack: {
    afterHigh: { earliest: -30, usual: -10, latest: 30 },
    afterLow: { earliest: 0, usual: null, latest: 45 },
    byHeight: { metres: 1.5, minutesPer10cm: 10 },
    lastsMinutes: 20,
  },
  mostWindKnots: 15,
  mostSwellMetres: 1.2,
  mostSwellSeconds: 12,
  hospital: 'Flinders Medical Centre, Adelaide',
  hospitalSecond: 'Noarlunga Hospital',
  smallerHospital: 'Yankalilla: ring first or call 000',
  vhf: '16',
  phoneReception: 'patchy',
  marinePark: 'Encounter Marine Park',
  marineParkZone: 'Habitat protection',
  take: 'limited',
  takeNote: 'The edge of the zone is near.',
  takeRules: 'Leafy seadragons are protected.',
  permit: 'None for divers',
  permitIssuer: 'Nobody',
  permitUrl: 'https://www.example.gov.au/permit',
  protectedZoneMetres: 15,
  codeOfConduct: 'Two metres from a seadragon.',
};

const oneSheltered = ['sheltered', ...new Array(15).fill(null)];

const span = { earliest: 120, usual: 150, latest: 180 };
const slack = { afterHigh: span, afterLow: null, byHeight: null, lastsMinutes: null };
const atSlack = { tideRule: 'slack', tidePort: 'Darwin', slack, provenance: { slack: source } };

const plain = { ...plainSite, name: 'Gordons Bay' };

onBothDatabases('facts of dive sites', (open) => {
  test('every declared field is stored, returned and exported', async () => {
    expect(Object.keys(whole).toSorted()).toEqual(fieldKeys.toSorted());
    const { admin, anonymous } = await open();
    const created = await admin(base, { method: 'POST', body: whole });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as DiveSite;
    const { blogSlug: _, ...seen } = whole;
    expect(await (await anonymous(`${base}/${id}`)).json()).toMatchObject(seen);
    const csv = await (await admin(`${base}/export/csv`)).text();
    const [head = ''] = csv.split('\r\n');
    for (const key of fieldKeys) {
      if (key !== 'waterTempBySeason') expect(head.split(',')).toContain(key);
    }
    expect(csv).toContain('toilets; camping');
    expect(csv).toContain('11; 12; 1');
  });

  test('PUT empties every omitted field except the slug', async () => {
    const { admin } = await open();
    const created = (await (await admin(base, { method: 'POST', body: whole })).json()) as DiveSite;
    const put = await admin(`${base}/${created.id}`, { method: 'PUT', body: plain });
    expect(await put.json()).toMatchObject({
      name: plain.name,
      slug: 'rapid-bay-jetty',
      points: null,
      facilityList: null,
      provenance: null,
      status: null,
    });
  });

  test('a slug is made from the name, is unique and survives a change of the name', async () => {
    const { admin } = await open();
    const post = async (body: object) => admin(base, { method: 'POST', body });
    const slugs: string[] = [];
    for (let count = 0; count < 3; count++) {
      slugs.push(((await (await post(plain)).json()) as DiveSite).slug);
    }
    expect(slugs).toEqual(['gordons-bay', 'gordons-bay-2', 'gordons-bay-3']);
    const taken = await post({ ...plain, slug: 'gordons-bay' });
    expect(taken.status).toBe(409);
    expect(((await taken.json()) as { error: string }).error).toContain('gordons-bay');
    const { id } = (await (await post({ ...plain, slug: 'the-bay' })).json()) as DiveSite;
    const put = (body: object) => admin(`${base}/${id}`, { method: 'PUT', body });
    expect(await (await put({ ...plain, name: 'Another' })).json()).toMatchObject({
      slug: 'the-bay',
    });
    expect((await put({ ...plain, slug: 'gordons-bay-2' })).status).toBe(409);
  });

  test.each([
    [{ status: 'shut' }, 'status'],
    [{ statusAsOf: 'March 2025' }, 'statusAsOf'],
    [{ statusAsOf: '2026-02-31' }, 'statusAsOf'],
    [{ statusAuthorityUrl: 'http://parks.example' }, 'statusAuthorityUrl'],
    [{ bestMonths: [0, 13] }, 'bestMonths.0'],
    [{ depthTypical: -1 }, 'depthTypical'],
    [{ facilityList: ['sauna'] }, 'facilityList.0'],
    [{ points: [{ kind: 'parking', latitude: 33, longitude: 151 }] }, 'points.0.latitude'],
    [{ provenance: { colour: source } }, 'provenance.colour'],
    [{ depthMin: 3, depthMax: 30 }, 'depthNote'],
    [{ takeRules: 'Take nothing.' }, 'takeRules'],
    [{ take: 'allowed' }, 'take'],
    [{ take: 'some' }, 'take'],
    [{ mostWindKnots: 15 }, 'mostWindKnots'],
    [{ tideOffsetMinutes: 20, tidePort: 'Darwin' }, 'tideOffsetMinutes'],
    [{ tideOffsetMinutes: 20, provenance: { tideOffsetMinutes: source } }, 'tideOffsetMinutes'],
    [{ ...atSlack, provenance: null }, 'slack'],
    [{ ...atSlack, tidePort: null }, 'slack'],
    [{ ...atSlack, tideRule: 'high' }, 'slack'],
    [{ ...atSlack, slack: { ...slack, afterHigh: null } }, 'slack'],
    [
      { ...atSlack, slack: { ...slack, afterHigh: { ...span, latest: 700 } } },
      'slack.afterHigh.latest',
    ],
    [{ mostSwellMetres: 0 }, 'mostSwellMetres'],
    [{ mostSwellSeconds: 12, provenance: { mostSwellSeconds: source } }, 'mostSwellMetres'],
    [{ shelterSides: oneSheltered }, 'shelterSides'],
    [{ shelterSides: ['open'], provenance: { shelterSides: source } }, 'shelterSides'],
    [{ shelterNote: 'Behind the breakwater' }, 'shelterNote'],
    [
      { type: 'freshwater', shelterSides: oneSheltered, provenance: { shelterSides: source } },
      'shelterSides',
    ],
  ])('POST refuses %j and names the field', async (wrong, field) => {
    const { admin } = await open();
    const response = await admin(base, { method: 'POST', body: { ...plain, ...wrong } });
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: Record<string, string[]> };
    expect(Object.keys(details)).toContain(field);
  });

  test('the admin lists the sites due for review, the most dangerous first', async () => {
    const { admin, anonymous } = await open();
    const closed = { status: 'closed', statusReason: 'Collapsed.', statusAuthority: 'Parks' };
    await admin(base, { method: 'POST', body: { ...plain, name: 'Unsourced', hazards: 'Surge' } });
    await admin(base, { method: 'POST', body: { ...plain, name: 'Fine' } });
    await admin(base, { method: 'POST', body: { ...plain, ...closed, statusAsOf: '2022-10' } });
    expect((await anonymous(`${base}/due-for-review`)).status).toBe(401);
    expect(await (await admin(`${base}/due-for-review`)).json()).toMatchObject([
      { name: plain.name, reasons: [{ field: 'status', danger: 3, since: '2022-10' }] },
      {
        name: 'Unsourced',
        reasons: [
          { field: 'hazardList', danger: 2, since: null },
          { field: 'hazards', danger: 2, since: null },
        ],
      },
    ]);
  });

  test('a status is due for review by the date in Australia, not by the UTC date', async () => {
    const { admin, services } = await open();
    const closed = { status: 'closed', statusReason: 'Collapsed.', statusAuthority: 'Parks' };
    await admin(base, { method: 'POST', body: { ...plain, ...closed, statusAsOf: '2025-11' } });
    const dueAt = (time: string) => listDueSites({ ...services, clock: () => new Date(time) });
    expect(await dueAt('2026-11-30T12:00:00.000Z')).toEqual([]);
    expect(await dueAt('2026-11-30T14:00:00.000Z')).toHaveLength(1);
  });

  test.each(['closed', 'damaged'])('PUT and POST unfeature a %s site', async (status) => {
    const { admin } = await open();
    const shut = { status, statusReason: 'Collapsed.', statusAuthority: 'Parks', featured: true };
    const created = await admin(base, { method: 'POST', body: { ...plain, featured: true } });
    const { id } = (await created.json()) as DiveSite;
    const body = { ...plain, ...shut };
    const closed = await admin(`${base}/${id}`, { method: 'PUT', body });
    expect(await closed.json()).toMatchObject({ status, featured: false });
    const another = await admin(base, { method: 'POST', body });
    expect(await another.json()).toMatchObject({ status, featured: false });
  });

  test('a closed site cannot be featured from the list', async () => {
    const { admin } = await open();
    const closed = { status: 'closed', statusReason: 'Collapsed.', statusAuthority: 'Parks' };
    const created = await admin(base, { method: 'POST', body: { ...plain, ...closed } });
    const { id } = (await created.json()) as DiveSite;
    const feature = (featured: boolean) =>
      admin(`${base}/${id}/featured`, { method: 'PATCH', body: { featured } });
    expect((await feature(true)).status).toBe(400);
    expect((await feature(false)).status).toBe(200);
  });
});

test('migration 0008 gives every stored site a unique slug, also in the bin', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '0007-resource-columns');
  for (const name of ['Álex Rock', 'Alex Rock', '!']) {
    await sql`insert into dive_sites (name, region, latitude, longitude, depth_range, skill_level,
      water_temp, description, created_at, updated_at)
      values (${name}, 'x', -33, 151, 'x', 'Beginner', 'x', 'x', '', '')`.execute(database);
  }
  await sql`insert into bin (resource, record_id, title, row, deleted_at)
    values ('dive-sites', 9, 'Alex Rock', '{"name":"Alex Rock"}', '')`.execute(database);
  await migrate(database);
  const sites = await database.selectFrom('diveSites').select('slug').orderBy('id').execute();
  expect(sites.map(({ slug }) => slug)).toEqual(['alex-rock', 'alex-rock-2', 'dive-site']);
  const binned = await database.selectFrom('bin').select('row').executeTakeFirstOrThrow();
  expect(JSON.parse(binned.row)).toEqual({ name: 'Alex Rock', slug: 'alex-rock-3' });
  await database.destroy();
});
