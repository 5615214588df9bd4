import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type {
  Outlook,
  OutlookDay,
  OutlookSite,
  SiteWeek,
} from '../../../contract/conditions/outlook.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { isStated } from '../../../domain/conditions/sea-url.ts';
import { windowBy } from '../../../domain/conditions/tides/site-tides.ts';
import {
  byOutlook,
  type DayOutlook,
  dayOutlook,
  weekendFrom,
} from '../../../domain/conditions/verdict/day-outlook.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';
import { lastStartMinutes } from '../../../domain/conditions/verdict/limits.ts';
import {
  judgedWithoutSea,
  lookFirst,
  outcomeLabels,
} from '../../../domain/conditions/verdict/verdict.ts';
import { addDays, localDay, localIso, startOfDay } from '../../../domain/dates/site-time.ts';
import { byName } from '../../../domain/dive-sites/filters.ts';
import { invalid } from '../../platform/http/errors.ts';
import { regionMaps } from '../../platform/seed/region-texts.ts';
import { knownSides } from '../../resources/dive-sites/sheltered-sides.ts';
import type { Forecast } from './forecast/forecasts.ts';
import { forecastCredit, type ReadForecast } from './forecast.ts';
import { readSiteTides, sitePlace, siteStation } from './read.ts';
import { createSiteJudge, seasAt } from './verdict.ts';

export interface CandidateSite {
  site: DiveSite;
  distanceKm: number | null;
}

interface OutlookQuestion {
  place: Outlook['place'];
  /** The site whose time zone and sun times apply to the place. */
  here: DiveSite;
  candidates: readonly CandidateSite[];
  choices: Outlook['choices'];
  when: 'today' | 'weekend';
  date: string | undefined;
  sea: Sea;
}

const later = (first: Date, second: Date) => (first > second ? first : second);

/** The latest start of a dive that ends before sunset. */
const lastStart = (sunset: Date) => new Date(sunset.getTime() - lastStartMinutes * 60_000);

async function bestWindows(
  site: DiveSite,
  day: string,
  now: Date,
  sea: Sea,
  forecast: Forecast | undefined,
) {
  const { zone } = sitePlace(site);
  const [midnight, next] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const { judge, daySun, tide } = await createSiteJudge(site, midnight, next);
  const { sunrise, sunset } = daySun(day);
  const [begin, end] = [later(sunrise, now), lastStart(sunset)];
  const judgeAt = (at: Date) => judge(at, seasAt(at, sea, forecast, zone));
  const found = dayOutlook(judgeAt, begin, end);
  if (!found) return undefined;
  const { outcome, reasons, changes } = found;
  const localSpans = ({ windows }: DayOutlook) =>
    windows.map(({ from, to }) => ({ from: localIso(from, zone), to: localIso(to, zone) }));
  const isSeaKnown = isStated(sea) || (forecast !== undefined && 'hours' in forecast);
  const rest = isSeaKnown
    ? undefined
    : dayOutlook((at) => judgedWithoutSea(judgeAt(at), sea), begin, end);
  const suits = 'windows' in tide && !tide.slackNote ? tide.windows : [];
  return {
    outcome,
    words: outcomeLabels[outcome],
    windows: localSpans(found),
    tide: suits.filter(({ from, to }) => to > begin && from < end).map(windowBy(zone)),
    reasons,
    changes,
    withoutSea: rest
      ? {
          outcome: rest.outcome,
          windows: localSpans(rest),
          isAllDay: rest.isAllDay,
          reasons: rest.reasons,
        }
      : null,
  };
}

async function siteOn(
  { site, distanceKm }: CandidateSite,
  ...rest: [day: string, now: Date, sea: Sea, forecast: Forecast | undefined]
): Promise<OutlookSite | undefined> {
  const found = await bestWindows(site, ...rest);
  if (!found) return undefined;
  const { id, name, type, skillLevel, access, depthRange, latitude, longitude, imageUrl } = site;
  return {
    ...{ id, name, type, skillLevel, access, depthRange, latitude, longitude, imageUrl },
    shelteredSides: knownSides(site).shelteredSides || undefined,
    distanceKm,
    ...found,
  };
}

const weekDays = 7;

export async function readSiteWeek(
  site: DiveSite,
  now: Date,
  sea: Sea,
  readForecast: ReadForecast,
): Promise<SiteWeek> {
  const place = sitePlace(site);
  const forecast = isStated(sea) ? undefined : await readForecast(site);
  const today = localDay(now, place.zone);
  const days: SiteWeek['days'] = [];
  for (let index = 0; index < weekDays; index += 1) {
    const day = addDays(today, index);
    const found = await bestWindows(site, day, now, sea, forecast);
    if (!found) continue;
    const { tide: _, withoutSea: __, ...rest } = found;
    days.push({ day, ...rest });
  }
  return { timeZone: place.zone, days, look: lookFirst, forecast: forecastCredit(forecast) };
}

/** The tide of a day at the station of the first site with a valid station. */
async function readTides(
  candidates: readonly CandidateSite[],
  day: string,
): Promise<OutlookDay['tides']> {
  const tidal = candidates.find(({ site }) => !('reason' in siteStation(site)));
  if (!tidal) return null;
  const { station, extremes, curve } = await readSiteTides(
    { ...tidal.site, tideOffsetMinutes: null },
    day,
    1,
    true,
  );
  return station && { station: station.name, extremes, windows: [], curve };
}

async function readForecasts({ candidates, sea }: OutlookQuestion, readForecast: ReadForecast) {
  if (isStated(sea)) return new Map<number, Forecast>();
  const read = candidates.map(async ({ site }) => [site.id, await readForecast(site)] as const);
  return new Map(await Promise.all(read));
}

/** The sites of a place for a day or a weekend, best first. @throws 400 for a past or far day */
export async function placeOutlook(
  question: OutlookQuestion,
  now: Date,
  readForecast: ReadForecast,
): Promise<Outlook> {
  const { place, here, candidates, choices, when, date, sea } = question;
  const { zone } = sitePlace(here);
  const today = localDay(now, zone);
  if (date && (date < today || date > addDays(today, 365))) {
    throw invalid('Choose a day from today to a year from now.');
  }
  const { daySun } = await createSiteJudge(here, now, now);
  const isOver = (day: string) => now >= lastStart(daySun(day).sunset);
  const days = date ? [date] : when === 'weekend' ? weekendFrom(today, isOver(today)) : [today];
  const bySite = await readForecasts(question, readForecast);
  const answered: OutlookDay[] = [];
  for (const day of days) {
    const sites: OutlookSite[] = [];
    for (const candidate of candidates) {
      const forecast = bySite.get(candidate.site.id);
      const found = await siteOn(candidate, day, now, sea, forecast);
      if (found) sites.push(found);
      await yieldToOthers();
    }
    const { sunrise, sunset } = daySun(day);
    answered.push({
      day,
      tides: await readTides(candidates, day),
      sunrise: localIso(sunrise, zone),
      sunset: localIso(sunset, zone),
      isOver: isOver(day),
      sites: sites.sort((one, other) => byOutlook(one, other) || byName(one, other)),
    });
  }
  const credits = [...bySite.values()].flatMap((forecast) => forecastCredit(forecast) ?? []);
  return {
    place,
    map: place.region === null ? null : (regionMaps()[place.region] ?? null),
    timeZone: zone,
    asOf: localIso(now, zone),
    days: answered,
    choices,
    look: lookFirst,
    isStated: isStated(sea),
    forecast:
      credits.toSorted((one, other) => one.fetchedAt.localeCompare(other.fetchedAt))[0] ?? null,
  };
}
