import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { fieldNamed } from '../../../contract/dive-sites/fields/fields.ts';
import {
  type OpenCatalogue,
  type OpenDataFacts,
  type OpenFeature,
  propertyKeys,
  seasonColumn,
} from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import { seasons } from '../../../domain/dates/months.ts';
import { unguardCell } from '../../../domain/text/csv.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { createDiveSites } from '../../resources/dive-sites/write.ts';

const seedSites = readSeedDiveSites();
const environment = { SITE_URL: 'https://dive.example' };

async function readCatalogue({ anonymous }: TestApp) {
  const answer = await anonymous(paths.dataGeoJson);
  return { answer, catalogue: (await answer.json()) as OpenCatalogue };
}

type Property = (typeof propertyKeys)[number];

/** The value of a field in a row of the CSV file. */
function parseCell(row: Record<string, string>, key: Property): unknown {
  if (key === 'waterTempBySeason') {
    const cells = seasons.map((season) => [season, row[seasonColumn(season)]]);
    if (cells.every(([, cell]) => cell === '')) return null;
    return Object.fromEntries(cells.map(([name, cell]) => [name, cell ? Number(cell) : null]));
  }
  const cell = unguardCell(row[key] ?? '');
  const { type } = fieldNamed(key);
  if (type === 'flag') return cell === 'true';
  if (cell === '') return null;
  switch (type) {
    case 'number':
      return Number(cell);
    case 'choices':
    case 'names':
      return cell.split('; ');
    case 'months':
      return cell.split('; ').map(Number);
    case 'monthly':
      return cell.split('; ').map((one) => (one === '' ? null : Number(one)));
    case 'sides':
      return cell.split('; ').map((one) => one || null);
    case 'points':
    case 'hazards':
    case 'slack':
    case 'provenance':
      return JSON.parse(cell);
    default:
      return cell;
  }
}

onSqliteFirst('open data', (open) => {
  test('every site of the catalogue fits the published schema', async () => {
    const app = await open(environment);
    await createDiveSites(app.services, seedSites);
    const schema = await (await app.anonymous(paths.dataSchema)).json();
    const ajv = new Ajv2020({
      allErrors: true,
      formats: {
        date: /^\d{4}-\d\d-\d\d$/,
        'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
        uri: (text) => URL.canParse(text),
      },
    });
    const validate = ajv.compile(schema);
    const { answer, catalogue } = await readCatalogue(app);
    expect(answer.headers.get('Content-Type')).toContain('application/geo+json');
    validate(catalogue);
    expect(validate.errors ?? []).toEqual([]);
    expect(catalogue.features).toHaveLength(seedSites.length);
    expect(catalogue.metadata.schema).toBe(`https://dive.example${paths.dataSchema}`);
    const [first] = catalogue.features;
    expect(validate({ ...catalogue, features: [{ ...first, properties: {} }] })).toBe(false);
  });

  test('the CSV file has the same values as the GeoJSON file', async () => {
    const app = await open(environment);
    await createDiveSites(app.services, seedSites);
    const text = await (await app.anonymous(paths.dataCsv)).text();
    const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    const { catalogue } = await readCatalogue(app);
    const read = rows.map((row): unknown => ({
      id: Number(row.id),
      coordinates: [Number(row.longitude), Number(row.latitude)],
      values: Object.fromEntries(propertyKeys.map((key) => [key, parseCell(row, key)])),
    }));
    const said = catalogue.features.map(({ id, geometry, properties }: OpenFeature) => ({
      id,
      coordinates: geometry.coordinates,
      values: Object.fromEntries(
        propertyKeys.map((key) => [key, properties[key] === '' ? null : properties[key]]),
      ),
    }));
    expect(read).toEqual(said);
  });

  test('the GeoJSON file omits deleted sites and drafts’ slugs, and changes at once', async () => {
    const app = await open(environment);
    const [one, other] = seedSites;
    if (!one || !other) throw new Error('the seed has sites');
    const draft = { title: 'A draft', slug: 'a-draft' };
    expect((await app.admin('/api/articles', { method: 'POST', body: draft })).status).toBe(201);
    await createDiveSites(app.services, [{ ...one, blogSlug: 'a-draft' }, other]);
    const { answer, catalogue } = await readCatalogue(app);
    expect(catalogue.features.map(({ properties }) => properties.blogSlug)).toEqual([null, null]);
    expect(JSON.stringify(catalogue)).not.toContain('a-draft');
    const etag = answer.headers.get('ETag') ?? '';
    const again = () => app.anonymous(paths.dataGeoJson, { headers: { 'If-None-Match': etag } });
    expect(etag).not.toBe('');
    expect((await again()).status).toBe(304);

    await app.admin('/api/dive-sites/1', { method: 'DELETE' });
    expect((await again()).status).toBe(200);
    expect((await readCatalogue(app)).catalogue.features).toHaveLength(1);
    const facts = (await (await app.anonymous('/api/data')).json()) as OpenDataFacts;
    expect(facts).toMatchObject({ sites: 1, regions: 1 });
  });

  test('an empty catalogue is valid and has no date', async () => {
    const { catalogue } = await readCatalogue(await open(environment));
    expect(catalogue.features).toEqual([]);
    expect(catalogue.metadata.updatedAt).toBeNull();
  });

  test('the figures count the records of the database', async () => {
    const app = await open(environment);
    const figures = async () => (await app.anonymous('/api/data/figures')).json();
    const before = await figures();
    expect(before).toMatchObject({ sites: 0, surveyed: 0, plates: 0 });
    await createDiveSites(app.services, seedSites.slice(0, 2));
    const after = (await figures()) as { sites: number; stations: number };
    expect(after.sites).toBe(2);
    expect(after.stations).toBeGreaterThan(50);
  });
});
