import { createRoute } from '@hono/zod-openapi';
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
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { dailyLight } from '../../../domain/conditions/light.ts';
import { localDay, toInstant } from '../../../domain/dates/site-time.ts';
import { showsOwn } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import type { Forecasts } from './forecast/forecasts.ts';
import { readSiteForecast } from './forecast.ts';
import { cacheBriefly, untilTheHalfHour, untilTheNextStep } from './half-hour.ts';
import { readSiteShelter, readSiteTideStation, readSiteTides, sitePlace } from './read.ts';
import { isStated, judgeSite } from './verdict.ts';

const tags = ['Conditions'];
const defaultDays = 7;
/** @throws 404 where there is no such site */
type FindSite = (id: number) => Promise<DiveSite>;

function placeRoutes(services: Services, findSite: FindSite) {
  const today = (zone: string) => localDay(services.clock(), zone);
  const middleware = [showsOwn('dive-sites'), untilTheHalfHour(services)];

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/tides',
        tags,
        summary: 'High and low water at the site’s reference station, by the site’s clock',
        middleware,
        request: { params: idParams, query: tidesQuery },
        responses: { 200: json(siteTides), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        const { from, days = defaultDays, curve } = context.req.valid('query');
        const first = from ?? today(sitePlace(site).zone);
        return context.json(await readSiteTides(site, first, days, curve === '1'), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/tide-station',
        tags,
        summary: 'The site’s reference station with its published constants, to compute tides from',
        middleware: showsOwn('dive-sites'),
        request: { params: idParams },
        responses: { 200: json(siteTideStation), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        return context.json(readSiteTideStation(site), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/light',
        tags,
        summary: 'First light, sunrise, sunset, last light, nights and the moon',
        middleware,
        request: { params: idParams, query: lightQuery },
        responses: { 200: json(siteLight), ...errors(400, 404) },
      }),
      async (context) => {
        const place = sitePlace(await findSite(context.req.valid('param').id));
        const { from, days = defaultDays } = context.req.valid('query');
        const { zone } = place;
        const light = dailyLight(sky, place, zone, from ?? today(zone), days);
        return context.json({ timeZone: zone, days: light }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/shelter',
        tags,
        summary: 'Open water around the site in sixteen directions',
        middleware: showsOwn('dive-sites'),
        request: { params: idParams },
        responses: { 200: json(siteShelter), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        return context.json(await readSiteShelter(site), 200);
      },
    );
}

const hasDistance = /(Z|[+-]\d\d:\d\d)$/;

/** A time with its distance from UTC, or else by the clock of a zone. */
const momentIn = (time: string, zone: string) =>
  hasDistance.test(time) ? new Date(time) : toInstant(time, zone);

function seaRoutes(services: Services, forecasts: Forecasts, findSite: FindSite) {
  const middleware = [showsOwn('dive-sites'), untilTheHalfHour(services)];

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/verdict',
        tags,
        summary: 'Whether a dive looks sensible at a time, for a stated wind and swell',
        middleware,
        request: { params: idParams, query: verdictQuery },
        responses: { 200: json(siteVerdict), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        const { at, ...sea } = context.req.valid('query');
        const now = services.clock();
        const when = at === undefined ? now : momentIn(at, sitePlace(site).zone);
        const verdict = await judgeSite(site, when, omitUndefined(sea), forecasts);
        if (at === undefined) untilTheNextStep(context, now);
        if (!isStated(sea) && !verdict.forecast && (await forecasts.isOn())) cacheBriefly(context);
        return context.json(verdict, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/forecast',
        tags,
        summary:
          'Wind, swell and sea temperature for five days by three hours, where a service is set',
        middleware,
        request: { params: idParams },
        responses: { 200: json(siteForecast), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        const forecast = await readSiteForecast(site, services.clock(), forecasts);
        if (forecast.reason && (await forecasts.isOn())) cacheBriefly(context);
        return context.json(forecast, 200);
      },
    );
}

export const conditionRoutes = (services: Services, forecasts: Forecasts, findSite: FindSite) =>
  createRouter()
    .route('/', placeRoutes(services, findSite))
    .route('/', seaRoutes(services, forecasts, findSite));
