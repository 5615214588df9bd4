import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../application.ts';
import { num } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape, slipped, stippled } from '../../kit/print.ts';
import {
  blush,
  coral,
  deep,
  dune,
  honey,
  ink,
  mix,
  paper,
  reef,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** The corner that the chart begins at, in degrees, and its scale in pixels a degree. */
const west = 94.5;

const north = -8.7;
const scale = 20.9;

/** A degree of longitude is this much of a degree of latitude at 25° south. */
const longitudeScale = Math.cos((25 * Math.PI) / 180);

const x = (longitude: number) => (longitude - west) * scale * longitudeScale * 1.08;
const y = (latitude: number) => (north - latitude) * scale * 1.02;

type Ring = [number, number][];

function coast(): string {
  const { coordinates } = JSON.parse(readFileSync(paths.coastline, 'utf8')) as {
    coordinates: Ring[][];
  };
  return coordinates
    .flat()
    .map((ring) => `M${ring.map(([lon, lat]) => `${num(x(lon))} ${num(y(lat))}`).join('L')}Z`)
    .join('');
}

type Site = { latitude: string; longitude: string; depthMax: number };

function sites(): Site[] {
  return readdirSync(paths.diveSites)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(paths.diveSites, file), 'utf8')) as Site[]);
}

const outline = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Every dive site of seed/ on one chart: the redder the dot, the deeper the dive. */
export function catalogue(): string {
  const land = coast();
  const water = `<rect x="-20" y="-20" width="${WIDTH + 40}" height="${HEIGHT + 40}" fill="${mix(deep, ink, 0.25)}"/>`;
  const lines = [100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 155, 160, 165, 170]
    .map((lon) => `M${num(x(lon))} -20V${HEIGHT + 20}`)
    .concat([-10, -15, -20, -25, -30, -35, -40].map((lat) => `M-20 ${num(y(lat))}H${WIDTH + 20}`))
    .join('');
  // Stipple reaches as far as what it is laid over: without this the outermost shelves end in a straight cut.
  const whole = `<rect x="-60" y="-60" width="${WIDTH + 120}" height="${HEIGHT + 120}" fill="none"/>`;
  const shelves = [
    stippled(whole + outline(land, mix(deep, reef, 0.45), 118)),
    stippled(whole + outline(land, mix(deep, reef, 0.85), 72)),
    outline(land, mix(reef, shallow, 0.3), 34),
    outline(land, mix(reef, shallow, 0.75), 12),
  ].join('');
  const dots = sites()
    .sort((a, b) => a.depthMax - b.depthMax)
    .map(({ latitude, longitude, depthMax }) => {
      const [cx, cy] = [x(Number(longitude)), y(Number(latitude))];
      const colour = depthMax <= 10 ? paper : depthMax <= 20 ? honey : coral;
      return shape(disc(cx, cy, 7.5, 7.5), ink) + shape(disc(cx, cy, 5.6, 5.6), colour);
    })
    .join('');
  return (
    water +
    outline(lines, mix(deep, shallow, 0.16), 1.6) +
    shelves +
    slipped(shape(land, sand)) +
    stippled(outline(land, mix(dune, blush, 0.25), 5)) +
    dots
  );
}
