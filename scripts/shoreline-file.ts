/**
 * Writes seed/shoreline.bin from GSHHG 2.3.7, full resolution, simplified to 50 m. The script needs
 * GMT 6 and its data (Debian: gmt, gmt-gshhg-full). Run `node scripts/shoreline-file.ts`, then
 * `node scripts/shelter.ts`.
 */
import { writeFileSync } from 'node:fs';
import { encodeShoreline } from './lib/encode-shoreline.ts';
import { linesIn, type Point } from './lib/shoreline/gmt.ts';

/** Tolerance of the simplification: about 50 m; 0.0001° is 11 m. */
const toleranceDegrees = 0.00045;
const waters = { west: 95, east: 170.5, south: -45, north: -8 };

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const nearest = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - nearest * (x2 - x1), y - y1 - nearest * (y2 - y1));
}

/** Simplifies a line (Douglas–Peucker). A ring keeps its furthest point, so islands remain. */
function simplify(line: Point[]): Point[] {
  const isUsed = new Array<boolean>(line.length).fill(false);
  isUsed[0] = true;
  isUsed[line.length - 1] = true;
  const parts: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [furthest, index] = [0, -1];
    for (let at = from + 1; at < to; at += 1) {
      const away = distance(line[at] as Point, line[from] as Point, line[to] as Point);
      if (away > furthest) [furthest, index] = [away, at];
    }
    if (furthest <= toleranceDegrees) continue;
    isUsed[index] = true;
    parts.push([from, index], [index, to]);
  }
  return line.filter((_, index) => isUsed[index]);
}

const lines = linesIn(waters, '-W1/0.1p', '-A0.02/1/1').map(simplify);
const bytes = encodeShoreline(lines);
writeFileSync(new URL('../seed/shoreline.bin', import.meta.url), bytes);
console.log(`${lines.flat().length} points, ${bytes.length} bytes`);
