/**
 * Builds the base map: vector tiles of Australia and its islands in one PMTiles file (packages/base-map/README.md).
 * Needs GMT and the full-resolution shoreline of GSHHG.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Feature } from 'geojson';
import { landOfTheWorld } from '../../scripts/lib/natural-earth.ts';
import type { Box, Point } from '../../scripts/lib/shoreline/gmt.ts';
import { readSeedDiveSites } from '../../src/server/platform/seed/read.ts';
import { alignShore, indexShore } from './align.ts';
import { Archive } from './archive.ts';
import { cutCoves, pondAt } from './coves.ts';
import { depthsIn } from './depths.ts';
import { listedNames, towns } from './places.ts';
import { bordersIn, isInside, lakesIn, landIn, type Ring } from './shore.ts';
import { smoothShore } from './smooth.ts';
import { indexesOf, tileOf, tilesOf, zooms } from './tiles.ts';

const world: Box = { west: -180, east: 180, south: -85, north: 85 };
/** Box of the waters around Australia; its south-west corner must lie in the sea. */
const region: Box = { west: 94, east: 179.5, south: -56, north: -5 };
const continent: Box = { west: 112, east: 155, south: -44.5, north: -9.1 };
/** Boxes with tiles up to the greatest zoom: the continent and remote islands. */
const charted: Box[] = [
  continent,
  { west: 154.9, east: 156.5, south: -24, north: -15 },
  { west: 158.8, east: 159.6, south: -31.9, north: -29.2 },
  { west: 167.7, east: 168.2, south: -29.3, north: -28.9 },
  { west: 105.3, east: 106, south: -10.8, north: -10.2 },
  { west: 96.6, east: 97.1, south: -12.4, north: -11.6 },
  { west: 158.6, east: 159.1, south: -54.9, north: -54.4 },
];
const lastZoom = { world: 5, region: 7 };
const maxBytes = 10_000_000;

const polygon = (ring: Ring | Ring[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: (typeof ring[0]?.[0] === 'number' ? [ring] : ring) as Point[][],
  },
});
const line = (coordinates: Point[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
});

function* allTiles() {
  for (let z = zooms.least; z <= lastZoom.world; z += 1)
    for (const at of tilesOf(world, z)) yield { z, ...at };
  for (let z = lastZoom.world + 1; z <= lastZoom.region; z += 1)
    for (const at of tilesOf(region, z, true)) yield { z, ...at };
  for (let z = lastZoom.region + 1; z <= zooms.most; z += 1)
    for (const box of charted) for (const at of tilesOf(box, z)) yield { z, ...at };
}

const sites = readSeedDiveSites().map(({ name, type, longitude, latitude, positionErrorKm }) => ({
  name,
  isFresh: type === 'freshwater',
  at: [Number(longitude), Number(latitude)] as Point,
  errorMetres: 1000 * (positionErrorKm ?? 0),
}));
const { land, metresInland } = cutCoves(
  smoothShore(
    alignShore(landIn(region), continent),
    sites.map(({ at }) => at),
  ),
  sites.filter(({ isFresh }) => !isFresh),
);
const furthest = Math.max(...metresInland).toFixed(0);
console.log(`${metresInland.length} dive sites stood on land, up to ${furthest} m from the shore`);
const names = [...listedNames(land), ...towns(indexShore(land, continent))];
const lakeRings = lakesIn(continent);
const ponds = sites
  .filter(({ isFresh, at }) => isFresh && !lakeRings.some((ring) => isInside(at, ring)))
  .map(({ at }) => pondAt(at));
const lakes = [...lakeRings, ...ponds].map(polygon);
// Lines of two points are edges of GMT's bins, not borders.
const borders = bordersIn(continent)
  .filter(({ length }) => length > 2)
  .map(line);
// An island on the antimeridian would stretch around the whole world.
const worldLand = landOfTheWorld().filter(([shore = []]) => {
  const latitudes = shore.map(([, latitude]) => latitude);
  const reach = Math.max(...latitudes) - Math.min(...latitudes);
  return reach > 2 || Math.max(...shore.map(([x]) => x)) - Math.min(...shore.map(([x]) => x)) < 180;
});
const diving = sites.filter(({ isFresh }) => !isFresh).map(({ at }) => at);
const overview = indexesOf(
  {
    depths: depthsIn({ ...world, west: 0, east: 359.9 }, 20, diving),
    land: worldLand.map(polygon),
    lakes,
    borders,
  },
  names,
  8,
);
const detailed = indexesOf(
  { depths: depthsIn(region, 2.5, diving), land: land.map(polygon), lakes, borders },
  names,
  3,
);

const archive = new Archive();
for (const { z, x, y } of allTiles()) {
  const tile = tileOf(z <= lastZoom.world ? overview : detailed, z, x, y);
  if (tile) archive.add(z, x, y, tile);
}

const file = archive.finish(
  {
    name: 'Bottom Time chart',
    description:
      'Coast, depths, borders and names of Australia and its islands. Not for navigation.',
    attribution: 'GSHHG, OpenStreetMap contributors, GeoNames, Natural Earth, ETOPO5',
    vector_layers: [
      ...['depths', 'land', 'lakes', 'borders', 'sea'].map((id) => ({ id, fields: {} })),
      {
        id: 'names',
        fields: { name: 'String', kind: 'String', min: 'Number', max: 'Number', rank: 'Number' },
      },
    ],
  },
  world,
  zooms,
);
if (file.length > maxBytes) throw new Error(`${file.length} bytes are more than ${maxBytes}`);
const folder = new URL('../../public/chart/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const old of globSync('*.pmtiles', { cwd: folder })) rmSync(new URL(old, folder));
const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
const name = `australia-${hash}.pmtiles`;
writeFileSync(new URL(name, folder), file);
writeFileSync(
  new URL('../../src/web/ui/map/chart/chart-file.json', import.meta.url),
  `${JSON.stringify({ path: `/chart/${name}` })}\n`,
);
console.log(`public/chart/${name}: ${(file.length / 1e6).toFixed(2)} MB, ${names.length} names`);
