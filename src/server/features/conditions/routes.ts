import * as sky from 'suncalc';
import { idParams, omitUndefined } from '../../../contract/common.ts';
import {
  siteForecast,
  siteLight,
  siteShelter,
  siteTideStation,
  siteTides,
  siteVerdict,
} from '../../../contract/conditions/conditions.ts';
import { lightQuery, tidesQuery, verdictQuery } from '../../../contract/conditions/queries.ts';
import { dailyLight } from '../../../domain/conditions/light.ts';
import { localDay, toInstant } from '../../../domain/dates/site-time.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { declareOwnRecord } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import type { Forecasts } from './forecast/forecasts.ts';
import { forecastReader, readSiteForecast } from './forecast.ts';
import { cacheBriefly, untilTheHalfHour, untilTheNextStep } from './half-hour.ts';
import { readSiteShelter, readSiteTideStation, readSiteTides, sitePlace } from './read.ts';
import { judgeSite } from './verdict.ts';

const tags = ['Conditions'];
const defaultDays = 7;

/** Tides, light and shelter of a dive site, which no forecast changes. */
export function conditionRoutes(services: Services) {
  const today = (zone: string) => localDay(services.clock(), zone);
  const middleware = [declareOwnRecord('dive-sites'), untilTheHalfHour(services)];

  return new Endpoints({ tags })
    .endpoint('get', '/{id}/tides', {
      summary: 'High and low water at the site’s reference station, by the site’s clock',
      middleware,
      params: idParams,
      query: tidesQuery,
      answer: siteTides,
      handle: async ({ params, query: { from, days = defaultDays, curve } }) => {
        const site = await findDiveSite(services, params.id);
        const first = from ?? today(sitePlace(site).zone);
        return await readSiteTides(site, first, days, curve === '1');
      },
    })
    .endpoint('get', '/{id}/tide-station', {
      summary: 'The site’s reference station with the tidal constants for computing tides offline',
      middleware: declareOwnRecord('dive-sites'),
      params: idParams,
      answer: siteTideStation,
      handle: async ({ params }) => readSiteTideStation(await findDiveSite(services, params.id)),
    })
    .endpoint('get', '/{id}/light', {
      summary: 'First light, sunrise, sunset, last light, nights and the moon',
      middleware,
      params: idParams,
      query: lightQuery,
      answer: siteLight,
      handle: async ({ params, query: { from, days = defaultDays } }) => {
        const place = sitePlace(await findDiveSite(services, params.id));
        const { zone } = place;
        const light = dailyLight(sky, place, zone, from ?? today(zone), days);
        return { timeZone: zone, days: light };
      },
    })
    .endpoint('get', '/{id}/shelter', {
      summary: 'Open water around the site in sixteen directions',
      middleware: declareOwnRecord('dive-sites'),
      params: idParams,
      answer: siteShelter,
      handle: async ({ params }) => readSiteShelter(await findDiveSite(services, params.id)),
    });
}

const hasDistance = /(Z|[+-]\d\d:\d\d)$/;

/** Reads a time by its offset from UTC or, without an offset, by the clock of a zone. */
const momentIn = (time: string, zone: string) =>
  hasDistance.test(time) ? new Date(time) : toInstant(time, zone);

/** The verdict on a dive, and the forecast that it uses. */
export function verdictRoutes(services: Services, forecasts: Forecasts) {
  const middleware = [declareOwnRecord('dive-sites'), untilTheHalfHour(services)];

  return new Endpoints({ tags, middleware })
    .endpoint('get', '/{id}/verdict', {
      summary: 'The verdict on a dive at a time, by a stated wind and swell or by the forecast',
      params: idParams,
      query: verdictQuery,
      answer: siteVerdict,
      handle: async ({ params, query: { at, ...sea }, context }) => {
        const site = await findDiveSite(services, params.id);
        const now = services.clock();
        const when = at === undefined ? now : momentIn(at, sitePlace(site).zone);
        const { read, isLacking } = forecastReader(forecasts);
        const verdict = await judgeSite(site, when, omitUndefined(sea), read);
        if (at === undefined) untilTheNextStep(context, now);
        if (await isLacking()) cacheBriefly(context);
        return verdict;
      },
    })
    .endpoint('get', '/{id}/forecast', {
      summary: 'Wind, swell and sea temperature for five days in 3-hour steps, if a service is set',
      params: idParams,
      answer: siteForecast,
      handle: async ({ params, context }) => {
        const site = await findDiveSite(services, params.id);
        const { read, isLacking } = forecastReader(forecasts);
        const forecast = await readSiteForecast(site, services.clock(), read);
        if (await isLacking()) cacheBriefly(context);
        return forecast;
      },
    });
}
