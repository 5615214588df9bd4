import { forecastKey, forecastSetup, forecastTrial } from '../../../../contract/forecast.ts';
import { audit } from '../../../platform/audit/audit-log.ts';
import { storeSecret } from '../../../platform/auth/secrets.ts';
import { adminRoute } from '../../../platform/auth/session.ts';
import { Endpoints } from '../../../platform/endpoints/endpoints.ts';
import type { Services } from '../../../platform/http/context.ts';
import type { Forecasts } from './forecasts.ts';
import { keyName, type ReadService, storedKey } from './service.ts';

const path = '/forecast';

/** The routes by which the owner connects a forecast service. */
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
  return new Endpoints(adminRoute('Admin'))
    .endpoint('get', path, {
      summary: 'The host of the forecast service, and whether a key of the paid service is stored',
      answer: forecastSetup,
      handle: () => readSetup(),
    })
    .endpoint('put', `${path}/key`, {
      summary: 'Store the key of Open-Meteo’s paid service; an empty key deletes it',
      body: forecastKey,
      answer: forecastSetup,
      withoutErrors: [404],
      handle: async ({ body: { key }, actor }) => {
        await storeSecret(services, keyName, key);
        await audit(services, {
          ...actor,
          action: 'setting_changed',
          resource: 'settings',
          details: key ? 'Forecast key stored' : 'Forecast key forgotten',
        });
        return await readSetup();
      },
    })
    .endpoint('post', `${path}/trial`, {
      summary: 'Request wind and swell off Sydney from the service, and report the result',
      answer: forecastTrial,
      withoutErrors: [400, 413, 415, 404],
      handle: () => forecasts.tryOut(),
    });
}
