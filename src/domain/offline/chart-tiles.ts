import { project } from '../geo/map-fit.ts';
import { boxAround, type Position } from '../geo/positions.ts';

export interface ChartTile {
  z: number;
  x: number;
  y: number;
}

/** Kilometres around a site: enough for a wide screen and the way to the next site. */
const aroundKm = 30;

/** Zooms of the chart's data that are stored: for all of Australia, then around each site. */
const overviewZooms = [0, 1, 2, 3, 4, 5];
const detailZooms = [6, 7, 8, 9, 10, 11, 12];

/** Degrees from Cocos to Norfolk Island and from the Torres Strait to Macquarie Island. */
const australia = { north: -8, south: -56, west: 95, east: 172 };

function tilesInBox(box: typeof australia, zooms: readonly number[]): ChartTile[] {
  const from = project({ latitude: box.north, longitude: box.west });
  const to = project({ latitude: box.south, longitude: box.east });
  return zooms.flatMap((z) => {
    const tiles: ChartTile[] = [];
    for (let x = Math.floor(from.x * 2 ** z); x <= to.x * 2 ** z; x += 1) {
      for (let y = Math.floor(from.y * 2 ** z); y <= to.y * 2 ** z; y += 1) tiles.push({ z, x, y });
    }
    return tiles;
  });
}

export const overviewTiles = () => tilesInBox(australia, overviewZooms);

export const tilesAround = (place: Position): ChartTile[] =>
  tilesInBox(boxAround(place, aroundKm), detailZooms);
