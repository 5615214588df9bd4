import { distanceKm, type Position } from '../../geo/positions.ts';
import { type Slack, shiftedSlack } from './slack.ts';
import { innerWaters, isInside, openReachKm, otherReachKm } from './waters.ts';

export interface TideStation extends Position {
  id: string;
  name: string;
}

export interface TidalSite extends Position {
  type: string | null;
  tidePort: string | null;
  /** Minutes from high and low water at the tide port to those at the site. */
  tideOffsetMinutes?: number | null;
  tideOffsetSource?: string | null;
  /** The turn of the stream, relative to the tide port's high and low water. */
  slack?: Slack | null;
  slackSource?: string | null;
}

export interface ReferenceStation<Station extends TideStation> {
  station: Station;
  distanceKm: number;
  /** Minutes from high and low water at the station to those at the site, with their source. */
  offset: { minutes: number; source: string | null } | null;
  /** The turn of the stream, relative to the site's high and low water; null if unknown. */
  slack: Slack | null;
  /** A note for waters whose slack differs from high and low water; null elsewhere. */
  slackNote: string | null;
}

/** Maximum distance of a site's tide port. */
const localPortKm = 200;

const matches = (id: string, beginning: string) => id.startsWith(beginning);

const nearestStation = <Station extends TideStation>(
  site: Position,
  stations: readonly Station[],
) =>
  stations
    .map((station) => ({ station, distanceKm: distanceKm(site, station) }))
    .sort((one, other) => one.distanceKm - other.distanceKm)[0];

function localPort<Station extends TideStation>(site: TidalSite, stations: readonly Station[]) {
  const port = site.tidePort?.trim().toLowerCase();
  if (!port) return undefined;
  const named = stations.filter(({ name }) => name.toLowerCase().includes(port));
  const nearest = nearestStation(site, named);
  return nearest && nearest.distanceKm <= localPortKm ? nearest : undefined;
}

const tideOffset = ({ tideOffsetMinutes, tideOffsetSource = null }: TidalSite) =>
  tideOffsetMinutes ? { minutes: tideOffsetMinutes, source: tideOffsetSource } : null;

function siteSlack({ slack, tideOffsetMinutes }: TidalSite): Slack | null {
  return slack ? shiftedSlack(slack, -(tideOffsetMinutes ?? 0)) : null;
}

/**
 * The radius within which a station is valid for the open coast; 0 for most stations of inner
 * waters.
 */
function openCoastReachKm({ id }: TideStation): number {
  const special = Object.entries(otherReachKm).find(([beginning]) => matches(id, beginning));
  if (special) return special[1];
  const isInner = innerWaters.some(({ stations }) =>
    stations.some((beginning) => matches(id, beginning)),
  );
  return isInner ? 0 : openReachKm;
}

/** Chooses a site's tide port, else the nearest station of its bay, gulf or open coast. */
export function referenceStation<Station extends TideStation>(
  site: TidalSite,
  stations: readonly Station[],
): ReferenceStation<Station> | { reason: string } {
  if (site.type === 'freshwater') return { reason: 'Fresh water has no tide.' };
  const water = innerWaters.find(({ ring }) => isInside(ring, site));
  const slackNote = water?.slackNote ?? null;
  const named = localPort(site, stations);
  if (named) return { ...named, offset: tideOffset(site), slack: siteSlack(site), slackNote };
  const speaking = water
    ? stations.filter(({ id }) => water.stations.some((beginning) => matches(id, beginning)))
    : stations.filter((station) => distanceKm(site, station) <= openCoastReachKm(station));
  const nearest = nearestStation(site, speaking);
  if (nearest && nearest.distanceKm <= (water?.reachKm ?? Number.POSITIVE_INFINITY)) {
    return { ...nearest, offset: null, slack: null, slackNote };
  }
  const next = nearestStation(site, stations);
  const far = next && `${next.station.name}, ${Math.round(next.distanceKm)} km away`;
  return {
    reason: `No tide station speaks for this place: the nearest with published constants is ${far ?? 'unknown'}, and the tide changes on the way.`,
  };
}
