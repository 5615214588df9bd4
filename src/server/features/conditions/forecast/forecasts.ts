import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ForecastTrial } from '../../../../contract/forecast.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { Services } from '../../../platform/http/context.ts';
import { countRequest } from '../../../platform/http/rate-limit.ts';
import { measureFetch, prepareShelter } from '../../../resources/dive-sites/open-water.ts';
import { marineVariables, readMarine, readWeather, weatherVariables } from './answer.ts';
import { fetchJson } from './fetch-json.ts';
import type { ForecastService, ReadService } from './service.ts';
import { awaitCell, claimCell, type KnownForecast, readCell, storeCell } from './shared-cells.ts';

export type Forecast = KnownForecast | { reason: string };

export const usualLimits = { timeoutMs: 5000, maxBytes: 256 * 1024, requestsPerMinute: 60 };
export type ForecastLimits = typeof usualLimits;

const cellsPerDegree = 4;
const maxCells = 2000;
const maxConcurrent = 4;
const minuteMs = 60_000;
const freshMs = 60 * minuteMs;
const retryMs = 5 * minuteMs;
/** Maximum age of an earlier response while the service is down, in milliseconds. */
const staleMs = 6 * 60 * minuteMs;

const reasons = {
  off: 'No forecast is shown here. Take wind and swell from the Bureau’s coastal forecast.',
  down: 'The forecast could not be read. Take wind and swell from the Bureau’s coastal forecast.',
} as const;

const toCell = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * cellsPerDegree) / cellsPerDegree,
  longitude: Math.round(longitude * cellsPerDegree) / cellsPerDegree,
});

/** The age in milliseconds up to which a forecast is current. */
const freshFor = ({ isWhole }: KnownForecast) => (isWhole ? freshMs : retryMs);

interface AskedCell {
  cell: Position;
  service: ForecastService;
}

/** Assumed error of a cell's middle in kilometres, since cells match the shoreline only roughly. */
const cellErrorKm = 2.5;

async function shareAt(cell: Position): Promise<readonly number[] | null> {
  await prepareShelter(cell, cellErrorKm);
  return measureFetch(cell, cellErrorKm)?.swellShare ?? null;
}

const sydney: Position = { latitude: -33.9, longitude: 151.5 };

const hourMs = 3_600_000;
const failure = ({ reason }: PromiseRejectedResult) => (reason as Error).message;

function trialOutcome(
  wind: PromiseSettledResult<ReturnType<typeof readWeather>>,
  swell: PromiseSettledResult<ReturnType<typeof readMarine>>,
  now: Date,
): ForecastTrial {
  if (wind.status === 'rejected') {
    return { works: false, text: `It told no wind: ${failure(wind)}.` };
  }
  if (swell.status === 'rejected') {
    return { works: false, text: `It told the wind, but no swell: ${failure(swell)}.` };
  }
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  const knots = wind.value.get(hour)?.windKnots;
  const metres = swell.value.hours.get(hour)?.swellMetres;
  const told = [
    knots !== undefined && knots !== null && `wind of ${Math.round(knots)} knots`,
    metres !== undefined && metres !== null && `swell of ${metres.toFixed(1)} m`,
  ].filter(Boolean);
  return told.length === 2
    ? { works: true, text: `It works: off Sydney ${told.join(' and ')} at this hour.` }
    : {
        works: false,
        text: 'It answered, but without the wind or the swell off Sydney at this hour.',
      };
}

/** The address of a cell's hourly values; it contains the key of the service. */
function forecastUrl(
  base: string,
  path: string,
  { cell: { latitude, longitude }, service: { key } }: AskedCell,
  names: readonly string[],
): URL {
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
    // Wind over land is weaker than wind over the water beside it.
    cell_selection: 'sea',
    ...(key && { apikey: key }),
  }).toString();
  return address;
}

/**
 * Reads forecasts of Open-Meteo's API by grid cell. All instances together request a cell once an
 * hour, or every five minutes while wind or swell fails, within one limit of requests.
 */
export function createForecasts(
  services: Pick<Services, 'clock' | 'logger' | 'database'>,
  readService: ReadService,
  limits = usualLimits,
) {
  const { clock, logger } = services;
  const limit = pLimit(maxConcurrent);

  /** The address holds the key, so only the message is logged. */
  const warn = (cell: Position, what: string, error: unknown) => {
    logger.warn({ cell, reason: (error as Error).message }, what);
    return undefined;
  };

  const ask = (...asked: Parameters<typeof forecastUrl>) =>
    limit(async () => {
      const { count } = await countRequest(services, 'forecast requests', 1);
      if (count > limits.requestsPerMinute) throw new Error('too many requests within a minute');
      return fetchJson(forecastUrl(...asked), limits);
    });

  const askWind = async (asked: AskedCell) => {
    const body = await ask(asked.service.weather, '/v1/forecast', asked, weatherVariables);
    return readWeather(body, asked.cell, clock());
  };

  const askSwell = async (asked: AskedCell) => {
    const body = await ask(asked.service.marine, '/v1/marine', asked, marineVariables);
    return readMarine(body, asked.cell, clock());
  };

  async function read(asked: AskedCell): Promise<KnownForecast> {
    const { cell } = asked;
    const [wind, swell] = await Promise.all([
      askWind(asked),
      askSwell(asked)
        // Inland forecasts have no swell; at sea a verdict without swell is "Don't know".
        .catch((error: unknown) => warn(cell, 'no swell', error)),
    ]);
    const noSwell = { swellFrom: null, swellMetres: null, swellSeconds: null, seaCelsius: null };
    const hours = [...wind].map(([time, blows]) => ({
      time: new Date(time),
      ...blows,
      ...(swell?.hours.get(time) ?? noSwell),
    }));
    const isWhole = swell !== undefined;
    const swellShareAt = swell ? await shareAt(swell.cell) : null;
    return { hours, fetchedAt: clock(), isWhole, swellShareAt };
  }

  const ageMs = ({ fetchedAt }: KnownForecast) => clock().getTime() - fetchedAt.getTime();

  /** Reads the forecast that all instances share; one instance requests it again once it is old. */
  async function readShared(key: string, asked: AskedCell) {
    const { cell } = asked;
    const known = await readCell(services, key);
    const earlier = known?.forecast;
    if (earlier && ageMs(earlier) < freshFor(earlier)) return earlier;
    const isMine = await claimCell(services, key, retryMs);
    if (isMine) {
      const forecast = await read(asked).catch((error: unknown) =>
        warn(cell, 'no forecast', error),
      );
      if (forecast) await storeCell(services, key, forecast);
      return forecast ?? earlier;
    }
    // Another instance is requesting the cell, or the service failed a few minutes ago.
    const since = clock().getTime() - (known?.askedAt ?? clock()).getTime();
    if (earlier || since > limits.timeoutMs) return earlier;
    return awaitCell(services, key, limits.timeoutMs);
  }

  const cells = new LRUCache<string, Forecast, AskedCell>({
    max: maxCells,
    ttl: freshMs,
    async fetchMethod(key, _earlier, { context: asked, options }) {
      const { cell } = asked;
      const found = await readShared(key, asked).catch((error: unknown) =>
        warn(cell, 'no forecast', error),
      );
      const leftMs = found ? freshFor(found) - ageMs(found) : 0;
      options.ttl = leftMs > 0 ? leftMs : retryMs;
      return found && ageMs(found) < staleMs ? found : { reason: reasons.down };
    },
  });

  const forecastAt = async (place: Position): Promise<Forecast> => {
    const service = await readService();
    if (!service) return { reason: reasons.off };
    const cell = toCell(place);
    const key = `${service.weather} ${cell.latitude},${cell.longitude}`;
    return (await cells.fetch(key, { context: { cell, service } })) ?? { reason: reasons.down };
  };

  /** Requests a forecast without the caches, and returns the result of the trial. */
  async function tryOut(): Promise<ForecastTrial> {
    const service = await readService();
    if (!service) return { works: false, text: 'No service is asked: choose one, and save.' };
    const asked = { cell: toCell(sydney), service };
    const [wind, swell] = await Promise.allSettled([askWind(asked), askSwell(asked)]);
    return trialOutcome(wind, swell, clock());
  }

  return Object.assign(forecastAt, {
    isOn: async () => (await readService()) !== undefined,
    tryOut,
  });
}

export type Forecasts = ReturnType<typeof createForecasts>;
