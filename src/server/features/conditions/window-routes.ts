import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, omitUndefined } from '../../../contract/common.ts';
import { siteWeek, weekQuery } from '../../../contract/conditions/outlook.ts';
import { windowQuery } from '../../../contract/conditions/queries.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { showsOwn } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import type { Forecasts } from './forecast/forecasts.ts';
import { cacheBriefly, untilTheHalfHour } from './half-hour.ts';
import { readSiteWeek } from './outlook.ts';
import { isStated } from './verdict.ts';
import { windowCalendar } from './window-calendar.ts';

const tags = ['Conditions'];

export function windowRoutes(
  services: Services,
  forecasts: Forecasts,
  findSite: (id: number) => Promise<DiveSite>,
) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/week',
        tags,
        summary: 'The best verdict of each of seven days, with the times at which a dive may begin',
        middleware: [showsOwn('dive-sites'), untilTheHalfHour(services)] as const,
        request: { params: idParams, query: weekQuery },
        responses: { 200: json(siteWeek), ...errors(400, 404) },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        const sea = omitUndefined(context.req.valid('query'));
        const week = await readSiteWeek(site, services.clock(), sea, forecasts);
        if (!isStated(sea) && !week.forecast && (await forecasts.isOn())) cacheBriefly(context);
        return context.json(week, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/window.ics',
        tags,
        summary: 'A time to dive a site, as an iCalendar file',
        middleware: showsOwn('dive-sites'),
        request: { params: idParams, query: windowQuery },
        responses: {
          200: { description: 'OK', content: { 'text/calendar': { schema: z.string() } } },
          ...errors(400, 404),
        },
      }),
      async (context) => {
        const site = await findSite(context.req.valid('param').id);
        const { from, to } = context.req.valid('query');
        const file = windowCalendar(services, site, new Date(from), new Date(to));
        return context.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="dive-${site.id}.ics"`,
        });
      },
    );
}
