// Draws public/coastline.json, which lies under the map's tiles: the land of Natural Earth 1:10m, thinned out.
// Run it by hand (node scripts/coastline.ts) when world-atlas changes; the file is committed.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { type Land, landOfAustralia, type Point, readAtlas } from '../tools/natural-earth.ts';

/** Points whose triangle with their neighbours is smaller go, and so do smaller islands: some 0.7 km², in square degrees. */
const leastArea = 0.00007;
/** Brotli bytes that the file may have. */
const most = 60_000;

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function roundLand(land: Land): Land {
  return land
    .map((ring) => ring.map(([x, y]): Point => [round(x), round(y)]))
    .filter((ring) => ring.length > 3);
}

const atlas = simplify(presimplify(readAtlas()), leastArea);
const coordinates = landOfAustralia(filter(atlas, filterWeight(atlas, leastArea)) as typeof atlas)
  .map(roundLand)
  .filter(([shore]) => shore);
const text = JSON.stringify({ type: 'MultiPolygon', coordinates });
const bytes = brotliCompressSync(text).length;
if (bytes > most) throw new Error(`${bytes} bytes of brotli are more than ${most}`);
writeFileSync('public/coastline.json', text);
console.log(`public/coastline.json: ${coordinates.length} landmasses, ${bytes} bytes brotli`);
