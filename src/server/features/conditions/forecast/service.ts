import type { SettingValues } from '../../../../contract/settings/groups/groups.ts';
import type { Config } from '../../../config.ts';
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

/** The owner's key, sent to Open-Meteo's paid service alone; undefined if none is stored. */
export const storedKey = derive(
  ['settings'],
  async ({ database }: Pick<Services, 'database' | 'content'>) => {
    const query = database.selectFrom('secrets').select('value').where('name', '=', keyName);
    return (await query.executeTakeFirst())?.value;
  },
);

function chosenService(
  { service, address }: SettingValues['forecast'],
  environment: ForecastService | undefined,
  key: string | undefined,
): ForecastService | undefined {
  switch (service) {
    case 'environment':
      return environment;
    case 'off':
      return undefined;
    case 'free':
      return freeService;
    case 'paid':
      return key ? { ...paidService, key } : undefined;
    case 'own':
      return address ? { weather: address, marine: address } : undefined;
  }
}

export type ReadService = () => Promise<ForecastService | undefined>;

/** Reads the service that the settings choose, which takes precedence over the environment's. */
export const serviceReader =
  (services: Pick<Services, 'config' | 'database' | 'content'>, settings: Settings): ReadService =>
  async () => {
    const { forecast } = await settings.values();
    const environment = environmentService(services.config);
    return chosenService(forecast, environment, await storedKey(services));
  };
