import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { awkwardText } from '../../../../tests/support/exported-sites.ts';
import { plainSite } from '../../../../tests/support/records.ts';
import { descendants, descendantText, parseXml } from '../../../../tests/support/xml-tree.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { fieldKeys } from '../../../contract/dive-sites/fields/fields.ts';
import { filterNames } from '../../../domain/dive-sites/filters.ts';
import {
  type ExportFormat,
  exportFormatNames,
  exportFormats,
} from '../../../domain/export/formats.ts';

const base = '/api/dive-sites';
const site = {
  ...plainSite,
  state: 'NSW',
  latitude: '-33.9153',
  longitude: '151.263',
  depthRange: '2–14 m',
  depthMin: 2,
  depthMax: 14,
};

const sites = [
  { name: 'Bay', type: 'reef' },
  {
    name: 'Hull',
    skillLevel: 'Intermediate',
    type: 'wreck',
    depthRange: '20–28 m',
    depthMin: 20,
    depthMax: 28,
  },
  { name: 'Keel', type: 'wreck', hazards: awkwardText },
];

/** Functions that list the names of the sites in a file, per format. */
const namesIn: Record<ExportFormat, (body: string) => (string | undefined)[]> = {
  gpx: (body) => descendants(parseXml(body), 'wpt').map((one) => descendantText(one, 'name')),
  kml: (body) =>
    descendants(parseXml(body), 'Document', 'Placemark').map((one) => descendantText(one, 'name')),
  geojson: (body) =>
    (JSON.parse(body).features as { properties: { name: string } }[]).map(
      ({ properties }) => properties.name,
    ),
  csv: (body) =>
    (parse(body, { bom: true, columns: true }) as { name: string }[]).map(({ name }) => name),
  subsurface: (body) =>
    descendants(parseXml(body), 'site').map(({ attributes }) => attributes.name),
  uddf: (body) =>
    descendants(parseXml(body), 'divesite', 'site').map((one) => descendantText(one, 'name')),
};

onSqliteFirst('the export of dive sites', (open) => {
  async function withSites() {
    const app = await open();
    const created: DiveSite[] = [];
    for (const one of sites) created.push(await addSite(app, { ...site, ...one }));
    const take = (query: string, headers = {}) =>
      app.anonymous(`${base}/export?${query}`, { headers });
    return { ...app, created, take };
  }

  test.each(exportFormatNames)(
    'the %s file has a file name, a content type and credits',
    async (format) => {
      const { take } = await withSites();
      const answer = await take(`format=${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toContain(exportFormats[format].type);
      expect(answer.headers.get('Content-Disposition')).toBe(
        `attachment; filename="bottom-time-dive-sites${exportFormats[format].extension}"`,
      );
      const body = await answer.text();
      expect(namesIn[format](body)).toEqual(['Bay', 'Hull', 'Keel']);
      expect(body).toContain('OpenStreetMap contributors, ODbL');
      expect(body).toContain('doi:10.1038/sdata.2014.7');
    },
  );

  test.each(exportFormatNames)(
    'the %s file has the same sites in the same order as the filtered list',
    async (format) => {
      const { take, anonymous } = await withSites();
      for (const query of ['type=wreck', 'q=bay', 'minDepth=10', 'sort=depth', 'type=cave']) {
        const list = (await (await anonymous(`${base}?${query}`)).json()) as DiveSite[];
        const body = await (await take(`format=${format}&${query}`)).text();
        expect(namesIn[format](body), query).toEqual(list.map(({ name }) => name));
      }
    },
  );

  test('the file of one site has the name of the site', async () => {
    const { take, created } = await withSites();
    const answer = await take(`format=gpx&id=${created[1]?.id}&type=reef`);
    expect(answer.headers.get('Content-Disposition')).toContain('"bottom-time-hull.gpx"');
    expect(namesIn.gpx(await answer.text())).toEqual(['Hull']);
    const missing = await take('format=gpx&id=4711');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ error: 'Dive site not found' });
  });

  test('the file name contains the filters', async () => {
    const { take } = await withSites();
    const answer = await take('format=kml&type=wreck&state=NSW');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /filename="bottom-time-dive-sites-wreck-[a-z-]+[.]kml"/,
    );
  });

  test.each(['', 'format=shp', 'format=GPX'])(
    '?%s is answered with the list of formats',
    async (query) => {
      const { take } = await withSites();
      const answer = await take(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: 'Choose a format: gpx, kml, geojson, csv, subsurface or uddf.',
      });
    },
  );

  test.each(['type=castle', 'id=x', 'minDepth=-1'])('?%s is answered with 400', async (query) => {
    const { take } = await withSites();
    expect((await take(`format=gpx&${query}`)).status).toBe(400);
  });

  test('the CSV file has a column for each field and exact values, also from the cache', async () => {
    const { take, created } = await withSites();
    for (const turn of ['fresh', 'cached']) {
      const answer = await take('format=csv&type=wreck');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([...bytes.slice(0, 3)], turn).toEqual([0xef, 0xbb, 0xbf]);
      const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<
        string,
        string
      >[];
      const keel = rows.at(-1) ?? {};
      for (const key of fieldKeys) {
        if (key !== 'waterTempBySeason') expect(keel).toHaveProperty(key);
      }
      expect(keel.hazards).toBe(awkwardText);
      expect(keel.page).toBe(`http://127.0.0.1:3000/dive-sites/${created[2]?.id}`);
      expect(keel.attribution).toContain('Reef Life Survey');
    }
  });

  test('no export contains the slug of a draft article, not even for the admin', async () => {
    const { admin, anonymous } = await withSites();
    const draft = { title: 'A draft', slug: 'secret-draft' };
    expect((await admin('/api/articles', { method: 'POST', body: draft })).status).toBe(201);
    const body = { ...site, name: 'Reef', blogSlug: 'secret-draft' };
    expect((await admin(base, { method: 'POST', body })).status).toBe(201);
    for (const call of [admin, anonymous]) {
      for (const format of exportFormatNames) {
        const answer = await call(`${base}/export?format=${format}`);
        expect(await answer.text()).not.toContain('secret-draft');
      }
    }
  });

  test('the export is cached until a site changes', async () => {
    const { take, admin, created } = await withSites();
    const first = await take('format=gpx');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await take('format=gpx', { 'If-None-Match': etag })).status).toBe(304);
    await admin(`${base}/${created[0]?.id}`, {
      method: 'PUT',
      body: { ...site, name: 'Cove' },
    });
    const second = await take('format=gpx', { 'If-None-Match': etag });
    expect(namesIn.gpx(await second.text())).toEqual(['Cove', 'Hull', 'Keel']);
  });

  test('the OpenAPI document describes the export with every filter of the list', async () => {
    const { anonymous } = await open();
    const document = (await (await anonymous('/api/openapi.json')).json()) as {
      paths: Record<string, { get: { parameters: { name: string }[]; responses: object } }>;
    };
    const call = document.paths[`${base}/export`]?.get;
    expect(call?.parameters.map(({ name }) => name)).toEqual([
      'format',
      'id',
      ...filterNames,
      'near',
      'within',
      'sort',
    ]);
    const types = Object.values(exportFormats).map(({ type }) => [type, expect.anything()]);
    expect(call?.responses).toMatchObject({ 200: { content: Object.fromEntries(types) } });
  });
});
