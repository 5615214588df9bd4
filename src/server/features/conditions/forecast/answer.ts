import { z } from 'zod';
import type { SeaHour } from '../../../../domain/conditions/verdict/sea-hours.ts';

const hourSeconds = 3600;
const maxHours = 400;
/** The maximum distance, in degrees, between the requested place and the nearest cell of sea. */
const furthestDegrees = 0.75;

/** A column within bounds observed around Australia; one value outside invalidates the response. */
const within = (least: number, most: number) =>
  z.array(z.number().min(least).max(most).nullable()).max(maxHours);

/** @param units the unit of each column; an answer in other units is refused */
const answerSchema = <Columns extends z.ZodRawShape>(
  columns: Columns,
  units: Record<keyof Columns, string>,
) =>
  z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    hourly_units: z.object({
      time: z.literal('unixtime'),
      ...Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, z.literal(unit)])),
    }),
    hourly: z.object({ time: z.array(z.int().positive()).min(1).max(maxHours), ...columns }),
  });

const degrees = within(0, 360);

const weatherColumns = {
  wind_speed_10m: within(0, 150),
  wind_direction_10m: degrees,
  wind_gusts_10m: within(0, 200),
};

export const weatherVariables = Object.keys(weatherColumns);

const weatherAnswer = answerSchema(weatherColumns, {
  wind_speed_10m: 'kn',
  wind_direction_10m: '°',
  wind_gusts_10m: 'kn',
});

const marineColumns = {
  swell_wave_height: within(0, 20),
  swell_wave_direction: degrees,
  swell_wave_period: within(0, 40),
  swell_wave_peak_period: within(0, 40),
  sea_surface_temperature: within(-3, 40),
};

export const marineVariables = Object.keys(marineColumns);

const marineAnswer = answerSchema(marineColumns, {
  swell_wave_height: 'm',
  swell_wave_direction: '°',
  swell_wave_period: 's',
  swell_wave_peak_period: 's',
  sea_surface_temperature: '°C',
});

interface Place {
  latitude: number;
  longitude: number;
}

type Column = readonly (number | null)[];

/** @throws Error that names the impossible value */
function checkPlaceAndTimes(
  answer: Place & { hourly: { time: readonly number[] } & Record<string, Column> },
  asked: Place,
  now: Date,
) {
  const apart = Math.max(
    Math.abs(answer.latitude - asked.latitude),
    Math.abs(answer.longitude - asked.longitude),
  );
  if (apart > furthestDegrees) throw new Error('it is for another place');
  const { time } = answer.hourly;
  if (time.some((at, index) => index > 0 && at - (time[index - 1] ?? 0) !== hourSeconds)) {
    throw new Error('its hours do not follow each other');
  }
  const seconds = now.getTime() / 1000;
  if ((time[0] ?? 0) > seconds || (time.at(-1) ?? 0) < seconds + 24 * hourSeconds) {
    throw new Error('it does not cover the next day');
  }
  if (Object.values(answer.hourly).some(({ length }) => length !== time.length)) {
    throw new Error('its columns differ in length');
  }
}

function parseAnswer<Schema extends typeof weatherAnswer | typeof marineAnswer>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data as z.infer<Schema>;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') ?? 'it'}: ${issue?.message ?? 'wrong'}`);
}

type Wind = Pick<SeaHour, 'windFrom' | 'windKnots' | 'gustKnots'>;
type Swell = Pick<SeaHour, 'swellFrom' | 'swellMetres' | 'swellSeconds' | 'seaCelsius'>;

/** The wind of a weather response by hour in milliseconds. @throws Error for impossible values */
export function readWeather(body: unknown, asked: Place, now: Date): Map<number, Wind> {
  const answer = parseAnswer(weatherAnswer, body);
  checkPlaceAndTimes(answer, asked, now);
  const { time, wind_speed_10m, wind_direction_10m, wind_gusts_10m } = answer.hourly;
  return new Map(
    time.map((at, index) => [
      at * 1000,
      {
        windFrom: wind_direction_10m[index] ?? null,
        windKnots: wind_speed_10m[index] ?? null,
        gustKnots: wind_gusts_10m[index] ?? null,
      },
    ]),
  );
}

/**
 * The swell and water temperature of a marine response by hour in milliseconds, and the middle of
 * its cell. @throws Error for impossible values
 */
export function readMarine(
  body: unknown,
  asked: Place,
  now: Date,
): { cell: Place; hours: Map<number, Swell> } {
  const answer = parseAnswer(marineAnswer, body);
  checkPlaceAndTimes(answer, asked, now);
  const { time, ...columns } = answer.hourly;
  const hours = new Map(
    time.map((at, index) => {
      // Forecasts for the public quote the peak period, which is the longer one.
      const period = columns.swell_wave_peak_period[index] ?? columns.swell_wave_period[index];
      return [
        at * 1000,
        {
          swellFrom: columns.swell_wave_direction[index] ?? null,
          swellMetres: columns.swell_wave_height[index] ?? null,
          swellSeconds: period ? period : null,
          seaCelsius: columns.sea_surface_temperature[index] ?? null,
        },
      ];
    }),
  );
  const { latitude, longitude } = answer;
  return { cell: { latitude, longitude }, hours };
}
