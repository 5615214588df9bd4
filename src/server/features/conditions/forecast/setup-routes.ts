import { createRoute } from '@hono/zod-openapi';
import { forecastKey, forecastSetup, forecastTrial } from '../../../../contract/forecast.ts';
import { audit, requestActor } from '../../../platform/audit/audit-log.ts';
import { adminRoute } from '../../../platform/auth/session.ts';
import { createRouter, type Services } from '../../../platform/http/context.ts';
import { errors, json, jsonBody } from '../../../platform/http/openapi.ts';
import type { Forecasts } from './forecasts.ts';
import { type ReadService, storedKey, storeKey } from './service.ts';

const admin = adminRoute('Admin');
const path = '/forecast';

const routes = {
  read: createRoute({
    method: 'get',
    path,
    ...admin,
    summary: 'Which forecast service is asked, and whether a key is stored for it',
    responses: { 200: json(forecastSetup), ...errors(401) },
  }),
  setKey: createRoute({
    method: 'put',
    path: `${path}/key`,
    ...admin,
    summary: 'Stores the key of Open-Meteo’s paid service, or forgets it',
    request: { body: jsonBody(forecastKey) },
    responses: { 200: json(forecastSetup), ...errors(400, 401, 403, 413, 415) },
  }),
  tryOut: createRoute({
    method: 'post',
    path: `${path}/trial`,
    ...admin,
    summary: 'Asks the service for wind and swell off Sydney, and says what came of it',
    responses: { 200: json(forecastTrial), ...errors(401, 403) },
  }),
};

/** Lets the owner connect a forecast service. */
export function forecastSetupRoutes(
  services: Services,
  readService: ReadService,
  forecasts: Forecasts,
) {
  const readSetup = async () => {
    const service = await readService();
    const hasKey = (await storedKey(services)) !== undefined;
    return { host: service ? new URL(service.weather).host : null, hasKey };
  };
  return createRouter()
    .openapi(routes.read, async (context) => context.json(await readSetup(), 200))
    .openapi(routes.setKey, async (context) => {
      const { key } = context.req.valid('json');
      await storeKey(services, key);
      await audit(services, {
        ...requestActor(context),
        action: 'setting_changed',
        resource: 'settings',
        details: key ? 'Forecast key stored' : 'Forecast key forgotten',
      });
      return context.json(await readSetup(), 200);
    })
    .openapi(routes.tryOut, async (context) => context.json(await forecasts.tryOut(), 200));
}
