import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const hourSeconds = 3600;
const hourCount = 8 * 24;

type Values = Record<string, number | null | ((hour: number) => number | null)>;

const usual: Values = {
  wind_speed_10m: 8.1,
  wind_direction_10m: 180,
  wind_gusts_10m: 12.4,
  swell_wave_height: 0.6,
  swell_wave_direction: 135,
  swell_wave_period: 6.2,
  swell_wave_peak_period: 7.4,
  sea_surface_temperature: 19.3,
};

const units: Record<string, string> = {
  time: 'unixtime',
  wind_speed_10m: 'kn',
  wind_direction_10m: '°',
  wind_gusts_10m: 'kn',
  swell_wave_height: 'm',
  swell_wave_direction: '°',
  swell_wave_period: 's',
  swell_wave_peak_period: 's',
  sea_surface_temperature: '°C',
};

/** Starts a local forecast service with the documented responses of Open-Meteo. */
export async function openForecastServer(now: Date) {
  const requests: URL[] = [];
  const state = {
    values: usual,
    units,
    /** Replaces the documented response. */
    instead: undefined as ((response: ServerResponse, asked: URL) => void) | undefined,
    change: (answer: Record<string, unknown>) => answer,
  };
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
  function answer(asked: URL) {
    const names = asked.searchParams.get('hourly')?.split(',') ?? [];
    const hours = Array.from({ length: hourCount }, (_, hour) => hour);
    const valueAt = (name: string, hour: number) => {
      const value = state.values[name] ?? null;
      return typeof value === 'function' ? value(hour) : value;
    };
    return state.change({
      latitude: Number(asked.searchParams.get('latitude')) + 0.04,
      longitude: Number(asked.searchParams.get('longitude')) - 0.02,
      generationtime_ms: 0.2,
      utc_offset_seconds: 0,
      timezone: 'GMT',
      timezone_abbreviation: 'GMT',
      elevation: 0,
      hourly_units: Object.fromEntries(['time', ...names].map((name) => [name, state.units[name]])),
      hourly: {
        time: hours.map((hour) => today - 86_400 + hour * hourSeconds),
        ...Object.fromEntries(
          names.map((name) => [name, hours.map((hour) => valueAt(name, hour))]),
        ),
      },
    });
  }
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://service');
    requests.push(asked);
    if (state.instead) return state.instead(response, asked);
    const known = ['/v1/forecast', '/v1/marine'].includes(asked.pathname);
    response
      .writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(known ? answer(asked) : { error: true, reason: 'Not Found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    state,
    set: (values: Values) => {
      state.values = { ...usual, ...values };
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ForecastServer = Awaited<ReturnType<typeof openForecastServer>>;
