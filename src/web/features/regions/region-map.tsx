import type { RegionMap, RegionSite } from '../../../contract/regions.ts';
import { isShut } from '../../../domain/dive-sites/facts.ts';
import { distanceKm, parsePosition } from '../../../domain/geo/positions.ts';

/** The longest round distance that takes up to a third of the map's width. */
function mapScale(map: RegionMap) {
  const latitude = (map.south + map.north) / 2;
  const widthKm = distanceKm({ latitude, longitude: map.west }, { latitude, longitude: map.east });
  const km = [1, 2, 5, 10, 20, 50, 100, 200, 500].findLast((one) => one <= widthKm / 3) ?? 1;
  return { km, length: (km / widthKm) * map.width };
}

const siteDots = ({ map, sites }: { map: RegionMap; sites: readonly RegionSite[] }) =>
  sites.flatMap((site) => {
    const position = parsePosition(site);
    if (!position) return [];
    const x = ((position.longitude - map.west) / (map.east - map.west)) * map.width;
    const y = ((map.north - position.latitude) / (map.north - map.south)) * map.height;
    return x < 0 || x > map.width || y < 0 || y > map.height ? [] : [{ site, x, y }];
  });

export function RegionMapDrawing(props: {
  name: string;
  map: RegionMap;
  sites: readonly RegionSite[];
}) {
  const { name, map, sites } = props;
  const scale = mapScale(map);
  const dots = siteDots(props);
  const beyond = sites.length - dots.length;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={`Map of ${dots.length} dive sites of ${name}`}
        className="block w-full border-2 border-line bg-shallow/45"
      >
        <path
          d={map.land}
          fillRule="evenodd"
          className="fill-line stroke-muted"
          strokeWidth="0.8"
          strokeLinejoin="round"
        />
        {dots.map(({ site, x, y }) => (
          <circle
            key={site.id}
            cx={x}
            cy={y}
            r="4.5"
            strokeWidth="1.5"
            className={isShut(site.status) ? 'fill-paper stroke-ink' : 'fill-reef stroke-paper'}
          >
            <title>{site.name}</title>
          </circle>
        ))}
        <g
          aria-hidden
          className="fill-ink stroke-ink"
          transform={`translate(12 ${map.height - 12})`}
        >
          <path d={`M0 -4V0H${scale.length.toFixed(1)}V-4`} fill="none" strokeWidth="1.5" />
          <text x={scale.length / 2} y="-4" textAnchor="middle" fontSize="11" stroke="none">
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
