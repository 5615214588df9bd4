import type { MapFrame } from '../../../domain/geo/australia-map.ts';
import { distanceKm, parsePosition } from '../../../domain/geo/positions.ts';

/** A map: its edges in degrees, its size, and its land as the `d` of an SVG path. */
interface LandMap {
  west: number;
  east: number;
  south: number;
  north: number;
  width: number;
  height: number;
  land: string;
}

/** The scale bar: the longest round distance that fits into a third of the width. */
function mapScale(map: LandMap, width: number) {
  const latitude = (map.south + map.north) / 2;
  const wholeKm = distanceKm({ latitude, longitude: map.west }, { latitude, longitude: map.east });
  const widthKm = wholeKm * (width / map.width);
  const km = [1, 2, 5, 10, 20, 50, 100, 200, 500].findLast((one) => one <= widthKm / 3) ?? 1;
  return { km, length: (km / wholeKm) * map.width };
}

interface CoastSite {
  id: number;
  name: string;
  latitude: string;
  longitude: string;
}

interface Dot<Site> {
  site: Site;
  x: number;
  y: number;
}

const siteDots = <Site extends CoastSite>(map: LandMap, sites: readonly Site[]): Dot<Site>[] =>
  sites.flatMap((site) => {
    const position = parsePosition(site);
    if (!position) return [];
    const x = ((position.longitude - map.west) / (map.east - map.west)) * map.width;
    const y = ((map.north - position.latitude) / (map.north - map.south)) * map.height;
    return x < 0 || x > map.width || y < 0 || y > map.height ? [] : [{ site, x, y }];
  });

const wholeFrame = ({ width, height }: LandMap): MapFrame => ({ x: 0, y: 0, width, height });

const margin = 40;
const minLength = 160;

/** The section of a map's side that contains all values, at least `asked` long if possible. */
function sidePiece(values: readonly number[], side: number, asked: number) {
  const [from, to] = [Math.min(...values) - margin, Math.max(...values) + margin];
  const length = Math.min(side, Math.max(to - from, asked, minLength));
  const start = Math.max(0, Math.min(side - length, (from + to - length) / 2));
  return { start, length };
}

/** The section of a map around its dots; its height is 40 to 100 % of its width. */
function frameAround(map: LandMap, dots: readonly Dot<unknown>[]): MapFrame {
  if (dots.length === 0) return wholeFrame(map);
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const tall = sidePiece(ys, map.height, 0).length;
  const across = sidePiece(xs, map.width, tall);
  const down = sidePiece(ys, map.height, across.length * 0.4);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

export const coastDot = 'fill-reef stroke-paper';

interface CoastMapProps<Site> {
  label: (shown: number) => string;
  map: LandMap;
  sites: readonly Site[];
  dotStyle: (site: Site) => string;
  /** Whether to show only the surroundings of the sites. */
  isClose?: boolean;
}

export function CoastMap<Site extends CoastSite>(props: CoastMapProps<Site>) {
  const { label, map, sites, dotStyle, isClose = false } = props;
  const dots = siteDots(map, sites);
  const { x: left, y: top, width, height } = isClose ? frameAround(map, dots) : wholeFrame(map);
  const zoom = width / map.width;
  const scale = mapScale(map, width);
  const beyond = sites.length - dots.length;
  return (
    <figure>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={label(dots.length)}
        className="block w-full border-2 border-line bg-shallow/45"
      >
        <path
          d={map.land}
          fillRule="evenodd"
          className="fill-line stroke-muted"
          strokeWidth={0.8 * zoom}
          strokeLinejoin="round"
        />
        {dots.map(({ site, x, y }) => (
          <circle
            key={site.id}
            cx={x}
            cy={y}
            r={(isClose ? 7 : 4.5) * zoom}
            strokeWidth={1.5 * zoom}
            className={dotStyle(site)}
          >
            <title>{site.name}</title>
          </circle>
        ))}
        <g
          aria-hidden
          className="fill-ink stroke-ink"
          transform={`translate(${left + 12 * zoom} ${top + height - 12 * zoom})`}
        >
          <path
            d={`M0 ${-4 * zoom}V0H${scale.length.toFixed(1)}V${-4 * zoom}`}
            fill="none"
            strokeWidth={1.5 * zoom}
          />
          <text
            x={scale.length / 2}
            y={-4 * zoom}
            textAnchor="middle"
            fontSize={(isClose ? 18 : 11) * zoom}
            stroke="none"
          >
            {`${scale.km} km`}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 legend">
        {beyond > 0 &&
          `${beyond === 1 ? 'One site lies' : `${beyond} sites lie`} beyond the edge of this map. `}
        Not for navigation. Shoreline: GSHHG.
      </figcaption>
    </figure>
  );
}
