// Draws public/coastline.json, which lies under the map's tiles: the land of Natural Earth 1:10m, thinned out.
// Run it by hand (node scripts/coastline.ts) when world-atlas changes; the file is committed.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Land, landOfAustralia, type Point } from '../tools/natural-earth.ts';

/** How far a point may lie off the line without it, in degrees: some 400 m. */
const tolerance = 0.004;
/** Brotli bytes that the file may have. */
const most = 60_000;

/** The square of the distance of a point from the line between two others, in degrees. */
function offLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
  const along =
    length === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
  const share = Math.max(0, Math.min(1, along));
  return (x - fromX - share * (toX - fromX)) ** 2 + (y - fromY - share * (toY - fromY)) ** 2;
}

/** Douglas and Peucker's rule: keeps the point farthest off the line, then does the same on either side of it. */
function thin(line: Point[]): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let far = 0;
  line.forEach((point, index) => {
    const off = offLine(point, first, last);
    if (off > far) [farthest, far] = [index, off];
  });
  if (far <= tolerance ** 2) return [first, last];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function thinLand(land: Land): Land {
  return land
    .map((ring) => thin(ring).map(([x, y]): Point => [round(x), round(y)]))
    .filter((ring) => ring.length > 3);
}

const coordinates = landOfAustralia()
  .map(thinLand)
  .filter(([shore]) => shore);
const text = JSON.stringify({ type: 'MultiPolygon', coordinates });
const bytes = brotliCompressSync(text).length;
if (bytes > most) throw new Error(`${bytes} bytes of brotli are more than ${most}`);
writeFileSync('public/coastline.json', text);
console.log(`public/coastline.json: ${coordinates.length} landmasses, ${bytes} bytes brotli`);
