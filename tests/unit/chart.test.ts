import { globSync, readFileSync, statSync } from 'node:fs';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { PMTiles, type Source } from 'pmtiles';
import { type Feature, PmtilesSource } from 'protomaps-leaflet';
import { expect, test } from 'vitest';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import file from '../../src/web/ui/map/chart/chart-file.json' with { type: 'json' };
import { ParentSource } from '../../src/web/ui/map/chart/chart-source.ts';

const path = `public${file.path}`;
const bytes = readFileSync(path);
const disk: Source = {
  getKey: () => path,
  getBytes: async (offset, length) => ({
    data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
  }),
};
const archive = new PMTiles(disk);
const source = new PmtilesSource(archive, false);
const extent = 4096;
/** The tiles as the map reads them: part of a coarser tile replaces a missing tile. */
const mapSource = new ParentSource(source, () => false);

interface Place {
  longitude: number;
  latitude: number;
}

/** The tile of a place at a zoom, and the position of the place in it. */
function tileAt({ longitude, latitude }: Place, z: number) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const [across, down] = [
    ((longitude + 180) / 360) * 2 ** z,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z,
  ];
  const [x, y] = [Math.floor(across), Math.floor(down)];
  return { z, x, y, at: [(across - x) * extent, (down - y) * extent] };
}

const holds = ({ geom }: Feature, at: number[]) =>
  booleanPointInPolygon(at, {
    type: 'Polygon',
    coordinates: geom.map((ring) => ring.map(({ x, y }) => [x, y])),
  });

async function countAt(
  layer: 'land' | 'lakes' | 'depths',
  place: Place,
  z: number,
  from: Pick<PmtilesSource, 'get'> = source,
) {
  const { at, ...tile } = tileAt(place, z);
  const layers = await from.get(tile, extent);
  return (layers.get(layer) ?? []).filter((feature) => holds(feature, at)).length;
}

const isIn = async (
  layer: 'land' | 'lakes',
  place: Place,
  z = 12,
  from: Pick<PmtilesSource, 'get'> = source,
) => (await countAt(layer, place, z, from)) > 0;

async function namesAt(place: Place, z: number) {
  const layers = await source.get(tileAt(place, z), extent);
  return (layers.get('names') ?? []).map(({ props }) => props.name);
}

test('the chart is one file below 10 MB that reaches to zoom 12', async () => {
  expect(globSync('public/chart/*')).toEqual([path]);
  expect(statSync(path).size).toBeLessThan(10_000_000);
  const header = await archive.getHeader();
  expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 12, clustered: true });
  expect(await archive.getMetadata()).toMatchObject({
    attribution: 'GSHHG, OpenStreetMap contributors, GeoNames, Natural Earth, ETOPO5',
  });
});

test.each([
  ['Rottnest Island', -32.0, 115.5],
  ['Kangaroo Island', -35.8, 137.2],
  ['Lord Howe Island', -31.56, 159.085],
  ['Norfolk Island', -29.03, 167.95],
  ['Christmas Island', -10.49, 105.63],
  ['Macquarie Island', -54.62, 158.86],
])('%s is land at every zoom from 6 on, and named', async (name, latitude, longitude) => {
  for (let zoom = 6; zoom <= 12; zoom += 1)
    expect(await isIn('land', { latitude, longitude }, zoom), `zoom ${zoom}`).toBe(true);
  const { x, y } = tileAt({ latitude, longitude }, 8);
  const near = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [x + across, y + down]));
  const found = await Promise.all(
    near.map(async ([tileX = 0, tileY = 0]) => {
      const layers = await source.get({ z: 8, x: tileX, y: tileY }, extent);
      return (layers.get('names') ?? []).map(({ props }) => props.name);
    }),
  );
  expect(found.flat()).toContain(name);
});

test('towns, seas, capes and lighthouses have names', async () => {
  expect(await namesAt({ latitude: -21.93, longitude: 114.12 }, 8)).toContain('Exmouth');
  expect(await namesAt({ latitude: -34.2, longitude: 136.9 }, 7)).toContain('Spencer Gulf');
  expect(await namesAt({ latitude: -28.662, longitude: 153.628 }, 10)).toContain('Cape Byron');
  expect(await namesAt({ latitude: -38.8556, longitude: 143.5128 }, 11)).toContain(
    'Cape Otway Lighthouse',
  );
});

test('tiles of lower zooms replace missing tiles far from Australia', async () => {
  const bali = { latitude: -8.4, longitude: 115.2 };
  const { z, x, y } = tileAt(bali, 12);
  expect(await archive.getZxy(z, x, y)).toBeUndefined();
  expect(await isIn('land', bali, 12, mapSource)).toBe(true);
  expect(await isIn('land', { latitude: -8.0, longitude: 115.2 }, 12, mapSource)).toBe(false);
});

test.each([
  ['Bass Strait, on the shelf', 0, -39.6, 145.6],
  ['the Queensland Plateau', 1, -17.1, 149.8],
  ['the Ceduna Terrace', 2, -34.4, 131],
  ['the Tasman Sea', 4, -36, 154],
])(
  '%s lies within %i depth contours at every zoom from 2 on',
  async (_, contours, latitude, longitude) => {
    const place = { latitude, longitude };
    for (let zoom = 2; zoom <= 12; zoom += 1)
      expect(await countAt('depths', place, zoom, mapSource), `zoom ${zoom}`).toBe(contours);
  },
);

test('a dive site never lies in water of more than 200 m', async () => {
  const deep: string[] = [];
  for (const { name, latitude, longitude } of readSeedDiveSites()) {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    if ((await countAt('depths', place, 12, mapSource)) > 0) deep.push(name);
  }
  expect(deep, 'run npm run chart').toEqual([]);
});

test('no dive site lies on land, and every freshwater site lies in a lake', async () => {
  const dry: string[] = [];
  for (const { name, type, ...site } of readSeedDiveSites()) {
    const place = { latitude: Number(site.latitude), longitude: Number(site.longitude) };
    const isDry = type === 'freshwater' ? !(await isIn('lakes', place)) : await isIn('land', place);
    if (isDry) dry.push(name);
  }
  expect(dry, 'run npm run chart').toEqual([]);
});
