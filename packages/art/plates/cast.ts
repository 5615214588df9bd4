import sharp from 'sharp';
import type { Point } from '../kit/outline.ts';
import { type Box, holds } from './room.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** An animal or a diver as a hand has drawn it; `pixels` are places in the plate, one in four by four. */
export type Figure = { box: Box; pixels: Set<number> };

const step = 4;
/** Units around the plate that are measured too, for figures that its edge cuts. */
const beyond = 300;
const columns = (WIDTH + beyond * 2) / step;
const rows = (HEIGHT + beyond * 2) / step;
const leastAlpha = 90;

/** The groups of a drawing that stand in no other, those in a haze one by one; schools and strokes are paths. */
export function svgGroups(svg: string): string[] {
  const groups: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of svg.matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (!tag[1] && depth++ === 0) from = tag.index;
    if (!tag[1] || --depth > 0) continue;
    const group = svg.slice(from, tag.index + tag[0].length);
    const haze = /^<g opacity="[^"]*">([\s\S]*)<\/g>$/.exec(group)?.[1];
    groups.push(...(haze ? svgGroups(haze) : [group]));
  }
  return groups;
}

async function measureFigure(group: string): Promise<Figure> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${-beyond} ${-beyond} ${WIDTH + beyond * 2} ${HEIGHT + beyond * 2}">${group}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Set<number>();
  const box = { left: WIDTH * 2, right: -beyond, top: HEIGHT * 2, bottom: -beyond };
  for (let at = 0; at < columns * rows; at++) {
    if ((data[at * 4 + 3] ?? 0) < leastAlpha) continue;
    pixels.add(at);
    const [x, y] = pixelPlace(at);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { box, pixels };
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
