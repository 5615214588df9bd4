import type {
  SiteShelter,
  SiteTideStation,
  SiteTides,
} from '../../../contract/conditions/conditions.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import { referenceStation } from '../../../domain/conditions/tides/reference-station.ts';
import {
  type ClockedSite,
  siteCurve,
  siteTides,
  tideSource,
} from '../../../domain/conditions/tides/site-tides.ts';
import { siteTimeZone } from '../../../domain/dates/site-time.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import { invalid } from '../../platform/http/errors.ts';
import { tideStations } from '../../platform/seed/files.ts';
import { measureFetch, prepareShelter } from '../../resources/dive-sites/open-water.ts';
import { predictCurve, predictExtremes } from './tides.ts';

const shoreSource =
  'Computed from GSHHG 2.3.7 (Wessel and Smith 1996, LGPL 3), a shoreline drawn to some 100 m.';

/** The position of a site and its time zone. @throws 400 if it has no position */
export function sitePlace(site: DiveSite) {
  const position = parsePosition(site);
  if (!position) throw invalid('This dive site has no position.');
  return { ...position, zone: siteTimeZone({ ...position, state: site.state }) };
}

export const siteStation = (site: DiveSite) => referenceStation(toTidalSite(site), tideStations());

const sourceText = (told: FactSource | undefined) =>
  told ? `${told.source}, ${told.checkedOn}` : null;

function toTidalSite(site: DiveSite): ClockedSite {
  const { type, tidePort, tideRule, tideOffsetMinutes, slack, provenance } = site;
  return {
    ...sitePlace(site),
    ...{ type, tidePort, tideRule, tideOffsetMinutes, slack },
    tideOffsetSource: sourceText(provenance?.tideOffsetMinutes),
    slackSource: sourceText(provenance?.slack),
  };
}

export async function readSiteTides(
  site: DiveSite,
  from: string,
  days: number,
  withCurve: boolean,
): Promise<SiteTides> {
  const tidal = toTidalSite(site);
  const tides = await siteTides(tidal, tideStations(), from, days, predictExtremes);
  const curve = withCurve ? await siteCurve(tidal, tideStations(), from, predictCurve) : [];
  return { ...tides, curve };
}

/** The data from which a browser computes a site's tides and light offline. */
export function readSiteTideStation(site: DiveSite): SiteTideStation {
  const tidal = toTidalSite(site);
  const reference = referenceStation(tidal, tideStations());
  const isNone = 'reason' in reference;
  return {
    site: tidal,
    station: isNone ? null : reference.station,
    reason: isNone ? reference.reason : null,
    source: tideSource,
  };
}

export async function readSiteShelter(site: DiveSite): Promise<SiteShelter> {
  const reference = siteStation(site);
  const tideStation = 'reason' in reference ? null : reference.station.name;
  const stated = {
    tideStation,
    sides: site.shelterSides,
    sidesNote: site.shelterNote,
    sidesSource: site.provenance?.shelterSides ?? null,
    shelteredFrom: site.shelteredFrom ?? [],
    source: shoreSource,
  };
  const none = (vague: string) => ({ fetchKm: null, worstKm: null, movedKm: null, vague });
  if (site.type === 'freshwater') return { ...none('Fresh water: no sea reaches it.'), ...stated };
  const place = sitePlace(site);
  await prepareShelter(place, site.positionErrorKm);
  const found = measureFetch(place, site.positionErrorKm);
  if (!found) return { ...none('There is no sea near this position.'), ...stated };
  const { fetchKm, worstKm, movedKm, vague } = found;
  return { fetchKm, worstKm, movedKm, vague, ...stated };
}
