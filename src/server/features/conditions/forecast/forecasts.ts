import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { SeaHour } from '../../../../domain/conditions/verdict/sea-hours.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { Services } from '../../../platform/http/context.ts';
import { marineVariables, readMarine, readWeather, weatherVariables } from './answer.ts';
import { fetchJson } from './fetch-json.ts';

export type Forecast =
  | { hours: SeaHour[]; fetchedAt: Date /** Whether swell is known. */; isWhole: boolean }
  | { reason: string };

export interface ForecastLimits {
  timeoutMs: number;
  mostBytes: number;
  requestsPerMinute: number;
}

export const usualLimits: ForecastLimits = {
  timeoutMs: 5000,
  mostBytes: 256 * 1024,
  requestsPerMinute: 60,
};

const cellsPerDegree = 4;
const mostCells = 2000;
const atOnce = 4;
const minuteMs = 60_000;
const freshMs = 60 * minuteMs;
const retryMs = 5 * minuteMs;
/** An earlier answer is better than none for so long while the service is down. */
const staleMs = 6 * 60 * minuteMs;

const reasons = {
  off: 'No forecast is shown here. Take wind and swell from the Bureau’s coastal forecast.',
  down: 'The forecast could not be read. Take wind and swell from the Bureau’s coastal forecast.',
} as const;

const toCell = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * cellsPerDegree) / cellsPerDegree,
  longitude: Math.round(longitude * cellsPerDegree) / cellsPerDegree,
});

function createQuota(perMinute: number) {
  let made: number[] = [];
  return () => {
    const since = performance.now() - minuteMs;
    made = made.filter((time) => time > since);
    if (made.length >= perMinute) return false;
    made.push(performance.now());
    return true;
  };
}

/** Forecasts of Open-Meteo's API by grid cell: each cell is requested once an hour. */
export function createForecasts(
  { config, clock, logger }: Pick<Services, 'config' | 'clock' | 'logger'>,
  limits: ForecastLimits = usualLimits,
) {
  const { forecastUrl, marineUrl = forecastUrl, forecastKey } = config;
  const hasQuota = createQuota(limits.requestsPerMinute);
  const limit = pLimit(atOnce);

  /** The address holds the key, so only the message is logged. */
  const warn = (cell: Position, what: string, error: unknown) => {
    logger.warn({ cell, reason: (error as Error).message }, what);
    return undefined;
  };

  function ask(
    base: string,
    path: string,
    { latitude, longitude }: Position,
    names: readonly string[],
  ) {
    const address = new URL(`${base.replace(/(?<!\/)\/+$/, '')}${path}`);
    address.search = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      hourly: names.join(','),
      wind_speed_unit: 'kn',
      timeformat: 'unixtime',
      timezone: 'GMT',
      past_days: '1',
      forecast_days: '7',
      // Wind over land is weaker than what blows on the water beside it.
      cell_selection: 'sea',
      ...(forecastKey && { apikey: forecastKey }),
    }).toString();
    return limit(() => {
      if (!hasQuota()) throw new Error('too many requests within a minute');
      return fetchJson(address, limits);
    });
  }

  async function read(weather: string, marine: string, cell: Position): Promise<Forecast> {
    const [wind, swell] = await Promise.all([
      ask(weather, '/v1/forecast', cell, weatherVariables).then((body) =>
        readWeather(body, cell, clock()),
      ),
      ask(marine, '/v1/marine', cell, marineVariables)
        .then((body) => readMarine(body, cell, clock()))
        // Inland there is no swell to be told. Without it a verdict at sea is "Don't know".
        .catch((error: unknown) => warn(cell, 'no swell', error)),
    ]);
    const noSwell = { swellFrom: null, swellMetres: null, swellSeconds: null, seaCelsius: null };
    const hours = [...wind].map(([time, blows]) => ({
      time: new Date(time),
      ...blows,
      ...(swell?.get(time) ?? noSwell),
    }));
    return { hours, fetchedAt: clock(), isWhole: swell !== undefined };
  }

  const cells = new LRUCache<string, Forecast, Position>({
    max: mostCells,
    ttl: freshMs,
    async fetchMethod(_key, earlier, { context: cell, options }) {
      if (!forecastUrl || !marineUrl) return { reason: reasons.off };
      try {
        const forecast = await read(forecastUrl, marineUrl, cell);
        if ('isWhole' in forecast && !forecast.isWhole) options.ttl = retryMs;
        return forecast;
      } catch (error) {
        warn(cell, 'no forecast', error);
        options.ttl = retryMs;
        const isUsable =
          earlier &&
          'hours' in earlier &&
          clock().getTime() - earlier.fetchedAt.getTime() < staleMs;
        return isUsable ? earlier : { reason: reasons.down };
      }
    },
  });

  return async (place: Position): Promise<Forecast> => {
    if (!forecastUrl) return { reason: reasons.off };
    const cell = toCell(place);
    const key = `${cell.latitude},${cell.longitude}`;
    return (await cells.fetch(key, { context: cell })) ?? { reason: reasons.down };
  };
}

export type Forecasts = ReturnType<typeof createForecasts>;
