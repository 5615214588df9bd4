import Supercluster, { type ClusterFeature, type Options, type PointFeature } from 'supercluster';
import type { MapSite, SitePoint } from '../../../../contract/dive-sites/dive-sites.ts';
import { type MapBounds, project, tileSize } from '../../../../domain/geo/map-fit.ts';
import { zoomRange } from '../../../../domain/geo/map-view.ts';
import { type Position, parsePosition } from '../../../../domain/geo/positions.ts';
import type { SkillCounts } from './marker-icons.ts';

/** A site on the map; only a point until all sites have loaded. */
export type MarkedSite = SitePoint & Partial<MapSite>;

export type MapEntry = { key: string; position: Position } & (
  | { site: MarkedSite; cluster?: undefined }
  | { site?: undefined; cluster: MapCluster }
);

interface MapCluster {
  count: number;
  skills: SkillCounts;
  sites: () => MarkedSite[];
  /** The zoom at which the cluster splits; above the maximum if its sites share one position. */
  expansionZoom: () => number;
}

const noSkills: SkillCounts = { Beginner: 0, Intermediate: 0, Advanced: 0 };

const options: Options<MarkedSite, SkillCounts> = {
  // The radius in tile pixels exceeds a marker's, as a cluster is in the middle of its sites.
  radius: 60,
  extent: 256,
  maxZoom: 9,
  map: ({ skillLevel }) => ({ ...noSkills, [skillLevel]: 1 }),
  reduce: addSkills,
};

/** Minimum pixels from marker to marker; of 40 pixels, 24 stay visible between two neighbours. */
const minDistance = 32;
/** Pixels from a position up to the centre of its pin; a cluster is centred on its position. */
const pinLift = 18;

function addSkills(sum: SkillCounts, { Beginner, Intermediate, Advanced }: SkillCounts) {
  sum.Beginner += Beginner;
  sum.Intermediate += Intermediate;
  sum.Advanced += Advanced;
}

const toCluster = ({ site, cluster }: MapEntry): MapCluster =>
  cluster ?? {
    count: 1,
    skills: { ...noSkills, [site.skillLevel]: 1 },
    sites: () => [site],
    expansionZoom: () => zoomRange.most + 1,
  };

const entryOfCluster = (position: Position, cluster: MapCluster): MapEntry => ({
  key: JSON.stringify([position.latitude, position.longitude, cluster.skills]),
  position,
  cluster,
});

/** Joins markers that cover each other, because Supercluster centres clusters among their sites. */
function joinCovered(entries: MapEntry[], zoom: number): MapEntry[] {
  const world = tileSize * 2 ** zoom;
  const placed: { x: number; y: number; entry: MapEntry }[] = [];
  const bySize = entries.toSorted((a, b) => (b.cluster?.count ?? 1) - (a.cluster?.count ?? 1));
  for (const entry of bySize) {
    const place = project(entry.position);
    const x = place.x * world;
    const y = place.y * world - (entry.site ? pinLift : 0);
    const covered = placed.find(
      (other) => Math.abs(other.x - x) < minDistance && Math.abs(other.y - y) < minDistance,
    );
    if (covered) covered.entry = join(covered.entry, entry, zoom);
    else placed.push({ x, y, entry });
  }
  const joined = placed.map(({ entry }) => entry);
  // A cluster is lower than the pin that it replaces, so it may cover other markers.
  return joined.length < entries.length ? joinCovered(joined, zoom) : joined;
}

function join(one: MapEntry, other: MapEntry, zoom: number): MapEntry {
  const [a, b] = [toCluster(one), toCluster(other)];
  const skills = { ...a.skills };
  addSkills(skills, b.skills);
  return entryOfCluster(one.position, {
    count: a.count + b.count,
    skills,
    sites: () => [...a.sites(), ...b.sites()],
    expansionZoom: () => zoom + 1,
  });
}

/** The region of most sites; undefined if all are points without a region. */
export function regionOfMost(sites: readonly MarkedSite[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { region } of sites) if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Clusters sites for each zoom. A site without valid coordinates is left out, with a warning. */
export function indexSites(sites: readonly MarkedSite[]) {
  // The order by id makes clusters independent of the list's order.
  const inOrder = sites.toSorted((one, other) => one.id - other.id);
  const points = inOrder.flatMap((site): PointFeature<MarkedSite>[] => {
    const position = parsePosition(site);
    if (!position) {
      console.warn(`Dive site ${site.id} (${site.name ?? 'no name yet'}) has no valid coordinates`);
      return [];
    }
    const coordinates = [position.longitude, position.latitude];
    return [{ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: site }];
  });
  const index = new Supercluster<MarkedSite, SkillCounts>(options).load(points);

  function toEntry(feature: PointFeature<MarkedSite> | ClusterFeature<SkillCounts>): MapEntry {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const position = { latitude, longitude };
    const { properties } = feature;
    if (!('cluster_id' in properties)) {
      const { id, name, status, type, depthRange } = properties;
      const shown = [id, latitude, longitude, name, status, type, depthRange];
      return { key: JSON.stringify(shown), position, site: properties };
    }
    const { cluster_id: id, point_count: count, Beginner, Intermediate, Advanced } = properties;
    return entryOfCluster(position, {
      count,
      skills: { Beginner, Intermediate, Advanced },
      sites: () => index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties),
      expansionZoom: () => index.getClusterExpansionZoom(id),
    });
  }

  return {
    entriesIn: ({ west, south, east, north }: MapBounds, zoom: number): MapEntry[] =>
      joinCovered(index.getClusters([west, south, east, north], zoom).map(toEntry), zoom),
  };
}
