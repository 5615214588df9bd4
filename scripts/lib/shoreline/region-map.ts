import { distanceKm, type Position } from '../../../src/domain/geo/positions.ts';
import { type Box, landGrid } from './gmt.ts';
import { landOutlines } from './outline.ts';

/** Width of a map in cells. */
const columns = 400;
/** Aspect ratios (width / height) of the tallest and of the widest map. */
const shapes = { tallest: 0.85, widest: 1.6 };
/** Cells beyond the frame, so that no outline runs along it. */
const margin = 4;
/** Minimum height of a map in degrees of latitude: about 20 km. */
const minSpan = 0.18;
/** Length of a map as a multiple of the extent of its sites. */
const room = 1.25;

/** Maximum distance of a site on the map, as a multiple of the third quartile. */
const reach = 3;
/** A site within this distance of the median position is never left out. */
const nearKm = 40;

/** Factor by which distant sites may enlarge the map before they are left out. */
const worthwhile = 3;

const sortedBy = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const quantile = (values: readonly number[], share: number) =>
  sortedBy(values)[Math.floor((values.length - 1) * share)] ?? 0;

/** Positions without outliers, which would make the map of the others tiny. */
function withoutOutliers(positions: readonly Position[]): Position[] {
  const middle = {
    latitude: quantile(
      positions.map(({ latitude }) => latitude),
      0.5,
    ),
    longitude: quantile(
      positions.map(({ longitude }) => longitude),
      0.5,
    ),
  };
  const distances = positions.map((position) => distanceKm(middle, position));
  const furthest = Math.max(nearKm, reach * quantile(distances, 0.75));
  return positions.filter((_, index) => (distances[index] ?? 0) <= furthest);
}

/** Box around positions with a margin, within the allowed aspect ratios. */
function frameAround(positions: readonly Position[]): Box & { shape: number } {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const up = Math.max((north - south) * room, minSpan);
  const across = Math.max((east - west) * room * shrink, minSpan);
  const shape = Math.min(shapes.widest, Math.max(shapes.tallest, across / up));
  const span = Math.max(up, across / shape);
  const round = (degrees: number) => Number(degrees.toFixed(4));
  return {
    west: round(longitude - (span * shape) / shrink / 2),
    east: round(longitude + (span * shape) / shrink / 2),
    south: round(latitude - span / 2),
    north: round(latitude + span / 2),
    shape,
  };
}

/** The frame of all positions; without outliers if they would make it several times larger. */
function frameFor(positions: readonly Position[]) {
  const whole = frameAround(positions);
  const core = frameAround(withoutOutliers(positions));
  return whole.north - whole.south > worthwhile * (core.north - core.south) ? core : whole;
}

function withMargin({ west, east, south, north }: Box, rows: number): Box {
  const across = ((east - west) / (columns - 1)) * margin;
  const up = ((north - south) / (rows - 1)) * margin;
  return { west: west - across, east: east + across, south: south - up, north: north + up };
}

/** The map of a region: its edges, its size in cells, and the land as the data of an SVG path. */
export function drawRegion(positions: readonly Position[]) {
  const { shape, ...box } = frameFor(positions);
  const rows = Math.round(columns / shape);
  const grid = landGrid(withMargin(box, rows), columns + 2 * margin, rows + 2 * margin);
  const land = landOutlines(grid)
    .map((ring) => {
      const points = ring.map(([x, y]) => `${Math.round(x - margin)} ${Math.round(y - margin)}`);
      return `M${points.join('L')}Z`;
    })
    .join('');
  return { ...box, width: columns, height: rows, land };
}
