import type { SiteShelter, SiteTides } from '../../contract/conditions.ts';
import type { DiveSite } from '../../contract/dive-sites.ts';
import { parsePosition } from '../../domain/positions.ts';
import { addDays, localIso, startOfDay, zoneOf } from '../../domain/site-time.ts';
import { referenceStation } from '../../domain/tides/reference-station.ts';
import { type TideExtreme, type TideWindow, tideWindows } from '../../domain/tides/tide-windows.ts';
import { invalid } from '../http/errors.ts';
import { shelterOf } from '../shelter/open-water.ts';
import { tideStations } from './stations.ts';
import { predictCurve, predictExtremes } from './tides.ts';

const tideSource =
  'TICON-4 (doi:10.17882/109129, CC BY 4.0), from the Neaps tide database. Predictions from published constants, without weather, not for navigation.';
const shoreSource =
  'Computed from GSHHG 2.3.7 (Wessel and Smith 1996, LGPL 3), a shoreline drawn to some 100 m.';

/** Where a site lies, and its clock. @throws 400 where it has no position */
export function placeOf(site: DiveSite) {
  const position = parsePosition(site);
  if (!position) throw invalid('This dive site has no position.');
  return { ...position, zone: zoneOf({ ...position, state: site.state }) };
}

/** The tide station that speaks for a site, or why none does. */
export const stationOf = (site: DiveSite) =>
  referenceStation({ ...placeOf(site), type: site.type, tidePort: site.tidePort }, tideStations());

const extremeBy = (zone: string) => (extreme: TideExtreme) => ({
  ...extreme,
  time: localIso(extreme.time, zone),
});

/** A window of a tide rule by the clock of a zone. */
export const windowBy =
  (zone: string) =>
  ({ from, to, turn }: TideWindow) => ({
    from: localIso(from, zone),
    to: localIso(to, zone),
    turn: extremeBy(zone)(turn),
  });

const marginMs = 86_400_000;

/** High and low water at a site's reference station on some days, and the windows of its tide rule. */
export async function siteTidesOf(
  site: DiveSite,
  from: string,
  days: number,
  withCurve: boolean,
): Promise<SiteTides> {
  const { zone } = placeOf(site);
  const head = { timeZone: zone, from, days, source: tideSource };
  const reference = stationOf(site);
  if ('reason' in reference) {
    const none = { station: null, distanceKm: null, slackNote: null, windowNote: null };
    return { ...head, ...none, ...reference, extremes: [], windows: [], curve: [] };
  }
  const { station, slackNote } = reference;
  const [start, end] = [startOfDay(from, zone), startOfDay(addDays(from, days), zone)];
  const around = await predictExtremes(
    station,
    new Date(start.getTime() - marginMs),
    new Date(end.getTime() + marginMs),
  );
  // Where the stream turns at other times, windows of slack would mislead.
  const rule = slackNote ? null : site.tideRule;
  const windows = tideWindows(rule, around).filter(
    (window) => window.to > start && window.from < end,
  );
  const curve = withCurve
    ? await predictCurve(station, start, startOfDay(addDays(from, 1), zone))
    : [];
  const { name, latitude, longitude } = station;
  return {
    ...head,
    station: { name, latitude, longitude },
    distanceKm: Math.round(reference.distanceKm * 10) / 10,
    reason: null,
    slackNote,
    windowNote:
      rule === 'slack' && !reference.isLocalPort
        ? `Slack is guessed from the turn of the tide at ${name}. The stream here may turn earlier or later: ask somebody local.`
        : null,
    extremes: around.filter(({ time }) => time >= start && time < end).map(extremeBy(zone)),
    windows: windows.map(windowBy(zone)),
    curve: curve.map(({ time, height }) => ({ time: localIso(time, zone), height })),
  };
}

/** Open water around a site. */
export function siteShelterOf(site: DiveSite): SiteShelter {
  const reference = stationOf(site);
  const tideStation = 'reason' in reference ? null : reference.station.name;
  const stated = { tideStation, shelteredFrom: site.shelteredFrom ?? [], source: shoreSource };
  const none = (vague: string) => ({ fetchKm: null, worstKm: null, movedKm: null, vague });
  if (site.type === 'freshwater') return { ...none('Fresh water: no sea reaches it.'), ...stated };
  const found = shelterOf(placeOf(site), site.positionErrorKm);
  return { ...(found ?? none('There is no sea near this position.')), ...stated };
}
