import type { Position } from './positions.ts';

/** The edges of the drawing of Australia in degrees, from Cocos to Norfolk Island. */
const edges = { west: 95, east: 170, north: -8, south: -46 };
/** The length of a degree of longitude in degrees of latitude, at 27° south. */
const degreeRatio = Math.cos((27 * Math.PI) / 180);

export const drawing = {
  width: 1500,
  height: Math.round(
    (1500 * (edges.north - edges.south)) / (edges.east - edges.west) / degreeRatio,
  ),
};
const unitsPerDegree = drawing.width / (edges.east - edges.west);

export const projectPlace = ({ latitude, longitude }: Position) => ({
  x: (longitude - edges.west) * unitsPerDegree,
  y: ((edges.north - latitude) * unitsPerDegree) / degreeRatio,
});

export interface MapFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const aspect = 5 / 4;
/** Minimum width of a frame, so that the coast is recognisable. */
const narrowest = 320;
const margin = 40;

export function frameAround(places: readonly Position[]): MapFrame {
  const points = places.map(projectPlace);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const across = Math.max(...xs) - Math.min(...xs) + 2 * margin;
  const down = Math.max(...ys) - Math.min(...ys) + 2 * margin;
  const width = Math.min(Math.max(across, down * aspect, narrowest), drawing.width);
  const height = Math.min(width / aspect, drawing.height);
  const place = (least: number, most: number, size: number, limit: number) =>
    Math.min(Math.max((least + most - size) / 2, 0), limit - size);
  return {
    x: place(Math.min(...xs), Math.max(...xs), width, drawing.width),
    y: place(Math.min(...ys), Math.max(...ys), height, drawing.height),
    width,
    height,
  };
}
