import Supercluster, { type ClusterFeature, type Options, type PointFeature } from 'supercluster';
import type { MapSite } from '../../../contract/dive-sites.ts';
import type { MapBounds } from '../../../domain/map-fit.ts';
import { zoomRange } from '../../../domain/map-view.ts';
import { type Position, parsePosition } from '../../../domain/positions.ts';
import type { SkillCounts } from './marker-icons.ts';

/** What stands on the map: a site, or a cluster of sites that would cover each other. */
export type MapEntry = { key: string; position: Position } & (
  | { site: MapSite; cluster?: undefined }
  | { site?: undefined; cluster: { id: number; count: number; skills: SkillCounts } }
);

const options: Options<MapSite, SkillCounts> = {
  // In pixels of Leaflet’s tiles. Wider than a marker: clusters stand in the middle of their sites and would cover each other.
  radius: 60,
  extent: 256,
  maxZoom: zoomRange.most,
  map: ({ skillLevel }) => ({ Beginner: 0, Intermediate: 0, Advanced: 0, [skillLevel]: 1 }),
  reduce: (sum, { Beginner, Intermediate, Advanced }) => {
    sum.Beginner += Beginner;
    sum.Intermediate += Intermediate;
    sum.Advanced += Advanced;
  },
};

/** Groups sites by zoom. A site without valid coordinates is left out, with a warning. */
export function indexSites(sites: readonly MapSite[]) {
  const points = sites.flatMap((site) => {
    const position = parsePosition(site);
    if (!position) {
      console.warn(`Dive site ${site.id} (${site.name}) has no valid coordinates`);
      return [];
    }
    const coordinates = [position.longitude, position.latitude];
    return [
      {
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates },
        properties: site,
      },
    ];
  });
  const index = new Supercluster<MapSite, SkillCounts>(options).load(points);

  function entryOf(feature: PointFeature<MapSite> | ClusterFeature<SkillCounts>): MapEntry {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const position = { latitude, longitude };
    const { properties } = feature;
    if (!('cluster_id' in properties)) {
      const { id, name, status, type, depthRange } = properties;
      const shown = [id, latitude, longitude, name, status, type, depthRange];
      return { key: JSON.stringify(shown), position, site: properties };
    }
    const { cluster_id: id, point_count: count, Beginner, Intermediate, Advanced } = properties;
    const skills = { Beginner, Intermediate, Advanced };
    return {
      key: JSON.stringify([latitude, longitude, skills]),
      position,
      cluster: { id, count, skills },
    };
  }

  return {
    entriesIn: ({ west, south, east, north }: MapBounds, zoom: number): MapEntry[] =>
      index.getClusters([west, south, east, north], zoom).map(entryOf),
    sitesOf: (cluster: number): MapSite[] =>
      index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties),
    /** The zoom at which a cluster falls apart; beyond the greatest where its sites share one place. */
    expansionZoom: (cluster: number) => index.getClusterExpansionZoom(cluster),
  };
}

export type SiteIndex = ReturnType<typeof indexSites>;
