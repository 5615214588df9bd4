import type { Config } from '../../../platform/config/config.ts';
import { derive } from '../../../platform/database/derive.ts';
import type { Services } from '../../../platform/http/context.ts';
import type { Settings } from '../../../platform/settings/store.ts';

export interface ForecastService {
  weather: string;
  marine: string;
  key?: string | undefined;
}

const freeService = {
  weather: 'https://api.open-meteo.com',
  marine: 'https://marine-api.open-meteo.com',
};

const paidService = {
  weather: 'https://customer-api.open-meteo.com',
  marine: 'https://customer-marine-api.open-meteo.com',
};

/** The name of the owner's key among the secrets. */
export const keyName = 'forecast key';

/** The service that the operator's environment names, if any. */
export function environmentService(config: Config): ForecastService | undefined {
  const { forecastUrl: weather, marineUrl: marine = weather, forecastKey: key } = config;
  return weather && marine ? { weather, marine, key } : undefined;
}

/** The owner's key, sent only to Open-Meteo's paid service; undefined if none is stored. */
export const storedKey = derive(
  ['settings'],
  async ({ database }: Pick<Services, 'database' | 'content'>) => {
    const query = database.selectFrom('secrets').select('value').where('name', '=', keyName);
    return (await query.executeTakeFirst())?.value;
  },
);

export type ReadService = () => Promise<ForecastService | undefined>;

/** Reads the service that the settings choose, such as the environment's service. */
export const serviceReader =
  (services: Pick<Services, 'config' | 'database' | 'content'>, settings: Settings): ReadService =>
  async () => {
    const { service, address } = (await settings.values()).forecast;
    const key = await storedKey(services);
    const choices: Record<typeof service, ForecastService | undefined> = {
      environment: environmentService(services.config),
      off: undefined,
      free: freeService,
      paid: key ? { ...paidService, key } : undefined,
      own: address ? { weather: address, marine: address } : undefined,
    };
    return choices[service];
  };
