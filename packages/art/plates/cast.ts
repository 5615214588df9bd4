import sharp from 'sharp';
import type { Point } from '../kit/outline.ts';
import { animalMetres } from './fauna.ts';
import { type Box, holds } from './room.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** A group of a drawing; `far` where water lies over it. */
type Group = { svg: string; far: boolean };

/**
 * An animal or a diver as a hand has drawn it; `pixels` are places in the plate, one in four by four,
 * `long` is the distance of the two that lie furthest apart.
 */
export type Figure = {
  name: string | undefined;
  /** Undefined for people. */
  metres: number | undefined;
  far: boolean;
  box: Box;
  long: number;
  pixels: Set<number>;
};

const step = 4;
/** Units around the plate that are measured too, for figures that its edge cuts. */
const beyond = 300;
const columns = (WIDTH + beyond * 2) / step;
const rows = (HEIGHT + beyond * 2) / step;
const leastAlpha = 90;

/** The groups of a drawing that stand in no other, those in a haze one by one; schools and strokes are paths. */
export function svgGroups(svg: string, far = false): Group[] {
  const groups: Group[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of svg.matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (!tag[1] && depth++ === 0) from = tag.index;
    if (!tag[1] || --depth > 0) continue;
    const group = svg.slice(from, tag.index + tag[0].length);
    const haze = /^<g opacity="[^"]*">([\s\S]*)<\/g>$/.exec(group)?.[1];
    groups.push(...(haze ? svgGroups(haze, true) : [{ svg: group, far }]));
  }
  return groups;
}

const directions = Array.from({ length: 36 }, (_, i) => (i / 36) * Math.PI);

/** The longest extent, in whichever direction, of places that hang together. */
function longestExtent(places: readonly (readonly [number, number])[]): number {
  const extents = directions.map((turn) => {
    const along = places.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
    return (
      along.reduce((most, at) => Math.max(most, at)) -
      along.reduce((least, at) => Math.min(least, at))
    );
  });
  return Math.max(...extents);
}

async function measureFigure({ svg: group, far }: Group): Promise<Figure> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${-beyond} ${-beyond} ${WIDTH + beyond * 2} ${HEIGHT + beyond * 2}">${group}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Set<number>();
  /** The first and the last of each row. */
  const ends = new Map<number, [first: number, last: number]>();
  const box = { left: WIDTH * 2, right: -beyond, top: HEIGHT * 2, bottom: -beyond };
  for (let at = 0; at < columns * rows; at++) {
    if ((data[at * 4 + 3] ?? 0) < leastAlpha) continue;
    pixels.add(at);
    const row = Math.floor(at / columns);
    ends.set(row, [ends.get(row)?.[0] ?? at, at]);
    const [x, y] = pixelPlace(at);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const name = /^<g data-figure="([^"]*)">/.exec(group)?.[1];
  return {
    name,
    metres: name === undefined ? undefined : animalMetres(name),
    far,
    box,
    long: pixels.size ? longestExtent([...ends.values()].flat().map(pixelPlace)) : 0,
    pixels,
  };
}

const pixelPlace = (at: number): [number, number] => [
  (at % columns) * step - beyond,
  Math.floor(at / columns) * step - beyond,
];

/** Each animal and diver that a hand has put on its plate; bubbles and sparks are smaller than the least. */
export async function measureFigures(front: string): Promise<Figure[]> {
  const figures = await Promise.all(svgGroups(front).map(measureFigure));
  return figures.filter(({ pixels }) => pixels.size > 20);
}

/** The longest animal that is near, or else far off; a diver where there is none. */
export function mainFigure(figures: readonly Figure[]): Figure | undefined {
  const byLength = figures.toSorted((a, b) => b.long - a.long);
  const animals = byLength.filter(({ metres }) => metres !== undefined);
  return animals.find(({ far }) => !far) ?? animals[0] ?? byLength[0];
}

/** The share of the smaller that lies under the other or over it. */
export function sharedBy(one: Figure, other: Figure): number {
  const shared = [...one.pixels].filter((at) => other.pixels.has(at)).length;
  return shared / Math.min(one.pixels.size, other.pixels.size);
}

/** The share of a figure in front of rock, hulls and piles. */
export function beforeSolids({ pixels }: Figure, solids: readonly (readonly Point[])[]): number {
  const before = [...pixels].filter((at) => solids.some((line) => holds(line, ...pixelPlace(at))));
  return before.length / pixels.size;
}
