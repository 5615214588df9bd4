import { z } from 'zod';
import { idParams, omitUndefined } from '../../../contract/common.ts';
import { siteWeek, weekQuery } from '../../../contract/conditions/outlook.ts';
import { windowQuery } from '../../../contract/conditions/queries.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { declareOwnRecord } from '../../platform/http/cache-tags.ts';
import type { Services } from '../../platform/http/context.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import type { Forecasts } from './forecast/forecasts.ts';
import { forecastReader } from './forecast.ts';
import { cacheBriefly, untilTheHalfHour } from './half-hour.ts';
import { readSiteWeek } from './outlook.ts';
import { windowCalendar } from './window-calendar.ts';

export function windowRoutes(services: Services, forecasts: Forecasts) {
  const middleware = [declareOwnRecord('dive-sites'), untilTheHalfHour(services)];
  return new Endpoints({ tags: ['Conditions'], middleware })
    .endpoint('get', '/{id}/week', {
      summary: 'The best verdict of each of seven days, with the times at which a dive may begin',
      params: idParams,
      query: weekQuery,
      answer: siteWeek,
      handle: async ({ params, query, context }) => {
        const site = await findDiveSite(services, params.id);
        const sea = omitUndefined(query);
        const { read, isLacking } = forecastReader(forecasts);
        const week = await readSiteWeek(site, services.clock(), sea, read);
        if (await isLacking()) cacheBriefly(context);
        return week;
      },
    })
    .endpoint('get', '/{id}/window.ics', {
      summary: 'A time to dive a site, as an iCalendar file',
      params: idParams,
      query: windowQuery,
      responses: {
        200: { description: 'OK', content: { 'text/calendar': { schema: z.string() } } },
      },
      handle: async ({ params, query: { from, to }, context }) => {
        const site = await findDiveSite(services, params.id);
        const file = windowCalendar(services, site, new Date(from), new Date(to));
        return context.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="dive-${site.id}.ics"`,
        });
      },
    });
}
