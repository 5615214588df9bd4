import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { maxImportedSites, type SiteImportAnswer } from '../../../contract/dive-sites/import.ts';

const head = 'Site,Lat,Lng,Region,Depth,Water Temperature,Skill Level,Description,Type,Colour';
const row = (name: string, latitude: string, region = 'Sydney') =>
  `${name},${latitude},151.3,${region},5-18 m,16-22 °C,intermediate,A wall.,Pier or jetty,blue`;

async function importFile({ admin }: TestApp, lines: string[] | object, asked: object = {}) {
  const file = Array.isArray(lines) ? lines.join('\n') : JSON.stringify(lines);
  const body = { file, dryRun: false, ...asked };
  const answer = await admin('/api/dive-sites/import', { method: 'POST', body });
  return {
    status: answer.status,
    ...((await answer.json()) as SiteImportAnswer & { error: string }),
  };
}

const list = async ({ anonymous }: TestApp) =>
  (await (await anonymous('/api/dive-sites')).json()) as DiveSite[];

onSqliteFirst('dive sites of a file', (open) => {
  test('a dry run lists columns, sites, nearby sites and errors, and adds nothing', async () => {
    const app = await open();
    const near = await addSite(app, { name: 'Old Wall', latitude: '-33.9', longitude: '151.3' });
    const file = [
      head,
      row('Far Wall', '-33.7'),
      row('New Wall', '-33.9003'),
      row('Nowhere', '-33.6', 'Atlantis'),
      row('Off', 'north'),
      row('Far Wall again', '-33.7001'),
    ];
    const plan = await importFile(app, file, { dryRun: true });
    expect(plan.columns).toContainEqual({ name: 'lat', field: 'latitude' });
    expect(plan.columns).toContainEqual({ name: 'colour', field: null });
    expect(plan.add).toEqual([{ line: 2, name: 'Far Wall', region: 'Sydney' }]);
    expect(plan.near).toMatchObject([
      { line: 3, name: 'New Wall', other: 'Old Wall', otherId: near.id, metres: 33 },
      { line: 6, name: 'Far Wall again', other: 'Far Wall', otherId: null, metres: 11 },
    ]);
    const at = (latitude: number) => ({ latitude, longitude: 151.3 });
    expect(plan.near[0]).toMatchObject({ position: at(-33.9003), otherPosition: at(-33.9) });
    expect(plan.rejected.map(({ line }) => line)).toEqual([4, 5]);
    expect(plan.rejected[0]?.error).toBe('“Atlantis” is none of the regions.');
    expect(plan.regions).toContain('Adelaide');
    expect(await list(app)).toHaveLength(1);
  });

  test('the import converts words to choices, adds the sites and writes audit log entries', async () => {
    const app = await open();
    expect((await importFile(app, [head, row('Far Wall', '33°42.0′ S')])).status).toBe(200);
    expect(await list(app)).toMatchObject([
      { name: 'Far Wall', latitude: '-33.7', type: 'pier', skillLevel: 'Intermediate' },
    ]);
    const { database } = app.services;
    const events = await database.selectFrom('auditLogs').selectAll().execute();
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['content_created', 'records_imported']),
    );
  });

  test('the owner maps columns and sets the region of rows without a region', async () => {
    const app = await open();
    const file = ['a,b,c,d,e,f,g', 'Pier,-35.1,138.4,5 m,14-20 °C,Beginner,A jetty.'];
    const keys = 'name latitude longitude depthRange waterTemp skillLevel description'.split(' ');
    const columns = Object.fromEntries(keys.map((key, index) => ['abcdefg'[index], key]));
    await importFile(app, file, { columns, region: 'Adelaide' });
    expect(await list(app)).toMatchObject([{ name: 'Pier', region: 'Adelaide' }]);
    const twice = await importFile(app, file, { columns: { ...columns, b: 'name' } });
    expect(twice).toMatchObject({
      status: 400,
      error: 'Two columns are “Name”. Choose one of them.',
    });
  });

  test('a GeoJSON import adds points, and points near another site only on request', async () => {
    const app = await open();
    const point = (name: string, latitude: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [151.3, latitude] },
      properties: {
        name,
        region: 'Sydney',
        depth: '5 m',
        temperature: '16 °C',
        level: 'Beginner',
        description: 'Sand.',
        depthMax: 5,
      },
    });
    const file = {
      type: 'FeatureCollection',
      features: [point('One', -33.7), point('Two', -33.7)],
    };
    const line = { ...point('Wall', -33.6), geometry: { type: 'LineString', coordinates: [] } };
    const odd = { features: [line, { type: 'Feature', geometry: null }, null, ...file.features] };
    expect(await importFile(app, odd, { dryRun: true })).toMatchObject({
      add: [{ line: 4, name: 'One' }],
      near: [{ line: 5, name: 'Two' }],
      rejected: [
        { line: 1, name: 'Wall', error: 'Its geometry is no point.' },
        { line: 2, name: '' },
        { line: 3, name: '' },
      ],
    });
    expect((await importFile(app, file, { addNear: true })).add).toHaveLength(2);
    expect(await list(app)).toMatchObject([{ name: 'One', depthMax: 5 }, { name: 'Two' }]);
  });

  test('a number is refused if its unit differs from the field’s or it has a thousands separator', async () => {
    const app = await open();
    const heads = `${head},Depth Max,Most Wind Knots,Most Swell Metres,Walk Metres`;
    const numbers = (name: string, latitude: string, cells: string) =>
      `${row(name, latitude)},${cells}`;
    const file = [
      heads,
      numbers('Own', '-33.5', '"18,5 Metres",,,250 m'),
      numbers('Feet', '-33.6', '60 ft,15,1,250'),
      numbers('Speed', '-33.7', '18,40 km/h,1,250'),
      numbers('Swell', '-33.8', '18,15,6ft,250'),
      numbers('Walk', '-33.9', '18,15,1,"1,200 m"'),
    ];
    const plan = await importFile(app, file);
    expect(plan.rejected.map(({ error }) => error)).toEqual([
      expect.stringContaining('“60 ft” is not in metres.'),
      expect.stringContaining('“40 km/h” is not in knots.'),
      expect.stringContaining('“6ft” is not in metres.'),
      expect.stringContaining('“1,200 m” is no number.'),
    ]);
    const [site] = await list(app);
    const whole = await (await app.anonymous(`/api/dive-sites/${site?.id}`)).json();
    expect(whole).toMatchObject({ name: 'Own', depthMax: 18.5, walkMetres: 250 });
  });

  test('an object in a GeoJSON property is read as its text, or as empty', async () => {
    const app = await open();
    const properties = {
      ...{ name: 'One', region: 'Sydney', depth: '5 m', temperature: '16 °C', level: 'Beginner' },
      description: { '@type': 'html', value: '<p>Sand &amp; kelp.</p>' },
      hazards: { type: 'none' },
      marineLife: ['Weedy seadragon', { name: 'x' }],
    };
    const geometry = { type: 'Point', coordinates: [151.3, -33.7] };
    await importFile(app, { features: [{ type: 'Feature', geometry, properties }] });
    expect(await list(app)).toMatchObject([
      { description: 'Sand & kelp.', hazards: null, marineLife: 'Weedy seadragon' },
    ]);
  });

  test.each([
    [['name', ...Array.from({ length: maxImportedSites + 1 }, () => 'x')], '500 at most'],
    [{ type: 'Point' }, 'no list of features'],
  ])('an invalid file is refused: %#', async (file, words) => {
    const app = await open();
    const answer = await importFile(app, file);
    expect(answer.status).toBe(400);
    expect(answer.error).toContain(words);
  });
});
