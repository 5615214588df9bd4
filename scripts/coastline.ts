// Draws the land of Natural Earth 1:10m, simplified, into public/australia.svg (the small map of
// some pages) and packages/art/coastline.json (for a picture).
// Run this script by hand (node scripts/coastline.ts) when world-atlas changes; Git has both files.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { drawing, projectPlace } from '../src/domain/geo/australia-map.ts';
import { type Land, landOfAustralia, type Point, readAtlas } from './lib/natural-earth.ts';

/** Minimum area of islands and of a point's triangle, in square degrees: about 0.7 km². */
const minArea = 0.00007;
/** Minimum area for the small map, and for its long shores. */
const minAreaOfDrawing = 0.006;
const minAreaOfLongShores = 0.025;
/** Minimum extent of a long shore in degrees. */
const longShore = 1;
/** Maximum size of the files in bytes of Brotli. */
const most = { coastline: 60_000, drawing: 2_200 };

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function roundLand(land: Land): Land {
  return land
    .map((ring) => ring.map(([x, y]): Point => [round(x), round(y)]))
    .filter((ring) => ring.length > 3);
}

const whole = presimplify(readAtlas());

/** Land without details smaller than an area. */
function simplifiedLand(area: number): Land[] {
  const atlas = simplify(whole, area);
  return landOfAustralia(filter(atlas, filterWeight(atlas, area)) as typeof atlas);
}

function write(file: string, text: string, maxBytes: number) {
  const bytes = brotliCompressSync(text).length;
  if (bytes > maxBytes) throw new Error(`${bytes} bytes of brotli are more than ${maxBytes}`);
  writeFileSync(file, text);
  console.log(`${file}: ${bytes} bytes brotli`);
}

/** SVG path of a shore in relative whole steps, which are shorter than positions. */
function shorePath(ring: readonly Point[]): string {
  const points = ring.map(([longitude, latitude]): Point => {
    const { x, y } = projectPlace({ longitude, latitude });
    return [Math.round(x), Math.round(y)];
  });
  const distinct = points.filter(
    ([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
  if (distinct.length < 4) return '';
  const steps = distinct.slice(1, -1).map(([x, y], index) => {
    const [fromX = 0, fromY = 0] = distinct[index] ?? [];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${distinct[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}Z`;
}

const coordinates = simplifiedLand(minArea)
  .map(roundLand)
  .filter(([shore]) => shore);
const coastline = JSON.stringify({ type: 'MultiPolygon', coordinates });
write('packages/art/coastline.json', coastline, most.coastline);

function isLong(ring: readonly Point[]): boolean {
  const [across, down] = [0, 1].map((axis) => {
    const degrees = ring.map((point) => point[axis] ?? 0);
    return Math.max(...degrees) - Math.min(...degrees);
  });
  return Math.max(across ?? 0, down ?? 0) >= longShore;
}

const shores = [
  ...simplifiedLand(minAreaOfLongShores).flat().filter(isLong),
  ...simplifiedLand(minAreaOfDrawing)
    .flat()
    .filter((ring) => !isLong(ring)),
];
const path = shores.map(shorePath).join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}"><path fill-rule="evenodd" d="${path}"/></svg>\n`;
write('public/australia.svg', svg, most.drawing);
