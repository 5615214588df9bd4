import * as sky from 'suncalc';
import type { SiteVerdict } from '../../../contract/conditions/conditions.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { sunTimes } from '../../../domain/conditions/light.ts';
import { isStated } from '../../../domain/conditions/sea-url.ts';
import { neapRangeMetres } from '../../../domain/conditions/tides/predicted-turns.ts';
import { atSite, streamNote } from '../../../domain/conditions/tides/site-tides.ts';
import { tideWindows } from '../../../domain/conditions/tides/tide-windows.ts';
import type { Sea, SeaAtDive, SiteTide } from '../../../domain/conditions/verdict/factor.ts';
import { endBefore, seasOfDive } from '../../../domain/conditions/verdict/sea-hours.ts';
import { isShelterChecked } from '../../../domain/conditions/verdict/sheltered-sides.ts';
import {
  judgeWorstSea,
  lookFirst,
  outcomeLabels,
  type Verdict,
} from '../../../domain/conditions/verdict/verdict.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { clockTime, localDay, localIso } from '../../../domain/dates/site-time.ts';
import { countedShelter, prepareShelter } from '../../resources/dive-sites/open-water.ts';
import type { Forecast } from './forecast/forecasts.ts';
import { forecastCredit, type ReadForecast } from './forecast.ts';
import { sitePlace, siteStation } from './read.ts';
import { predictExtremes } from './tides.ts';

const marginMs = 86_400_000;

async function tideBetween(site: DiveSite, from: Date, to: Date): Promise<SiteTide> {
  const reference = siteStation(site);
  if ('reason' in reference) return reference;
  const { station, offset, slack } = reference;
  const around = await atSite(
    reference,
    new Date(from.getTime() - marginMs),
    new Date(to.getTime() + marginMs),
    predictExtremes,
  );
  const neapMetres = neapRangeMetres(station);
  return {
    windows: tideWindows(site.tideRule, around, neapMetres, slack),
    extremes: around,
    neapMetres,
    slackNote: streamNote(site.tideRule, reference),
    port: station.name,
    isMoved: offset !== null,
  };
}

function memoised<Key, Value>(toKey: (key: Key) => string | number, make: (key: Key) => Value) {
  const made = new Map<string | number, Value>();
  return (from: Key): Value => {
    const key = toKey(from);
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(from);
    made.set(key, value);
    return value;
  };
}

/** Prepares verdicts on dives that start between two moments, for any sea. */
export async function createSiteJudge(site: DiveSite, from: Date, to: Date) {
  const place = sitePlace(site);
  const { zone } = place;
  if (site.type !== 'freshwater') await prepareShelter(place, site.positionErrorKm);
  const fixed = {
    site: { ...site, isShelterChecked: isShelterChecked(site.provenance) },
    ...countedShelter(site, place),
    tide: await tideBetween(site, from, to),
    clock: memoised(
      (moment: Date) => moment.getTime(),
      (moment) => clockTime(localIso(moment, zone)),
    ),
    day: (moment: Date) => localDay(moment, zone),
  };
  const daySun = memoised(String, (day: string) => sunTimes(sky, day, zone, place));
  return {
    place,
    daySun,
    tide: fixed.tide,
    judge: (at: Date, seas: readonly SeaAtDive[]): Verdict =>
      judgeWorstSea({ ...fixed, at, ...daySun(localDay(at, zone)) }, seas),
  };
}

export function seasAt(
  at: Date,
  sea: Sea,
  forecast: Forecast | undefined,
  zone: string,
): SeaAtDive[] {
  const { rainDays } = sea;
  if (!forecast || !('hours' in forecast)) return [sea];
  const { hours, swellShareAt } = forecast;
  const lastDay = (end: Date | undefined) => end && longDate(end.toISOString(), zone);
  const ends = {
    windEnds: lastDay(endBefore(hours, at, 'windKnots')),
    swellEnds: lastDay(endBefore(hours, at, 'swellMetres')),
  };
  const seas = seasOfDive(hours, at);
  return (seas.length > 0 ? seas : [{}]).map((one) => ({
    ...one,
    ...ends,
    rainDays,
    swellShareAt: swellShareAt ?? undefined,
  }));
}

export async function judgeSite(
  site: DiveSite,
  at: Date,
  sea: Sea,
  readForecast: ReadForecast,
): Promise<SiteVerdict> {
  const place = sitePlace(site);
  const forecast = isStated(sea) ? undefined : await readForecast(site);
  const { judge } = await createSiteJudge(site, at, at);
  const seas = seasAt(at, sea, forecast, place.zone);
  const { outcome, ...found } = judge(at, seas);
  return {
    at: localIso(at, place.zone),
    outcome,
    words: outcomeLabels[outcome],
    ...found,
    look: lookFirst,
    forecast: seas.some(isStated) ? forecastCredit(forecast) : null,
  };
}
