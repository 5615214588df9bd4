import { z } from 'zod';
import { seaBounds } from '../../domain/conditions/sea-url.ts';

const isOfOurTime = (text: string) => text >= '2000-01-01' && text < '2100-01-01';

export const day = z.iso
  .date('Write the day like 2026-12-01.')
  .refine(isOfOurTime, 'Choose a day from 2000 to 2099.')
  .meta({ example: '2026-12-01' });

/** A number in an address, within bounds. */
const number = (name: string, [least, most]: readonly [number, number], unit: string) =>
  z
    .string()
    .regex(/^\d{1,4}([.]\d{1,2})?$/, `${name} must be a number of ${unit}, such as ${least}.`)
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `${name} must be from ${least} to ${most} ${unit}.`,
    );

const days = z
  .string()
  .regex(/^([1-9]|1[0-4])$/, 'Ask for 1 to 14 days.')
  .transform(Number)
  .optional()
  .meta({ description: 'Number of days, 1 to 14; default: 7' });

const from = day.optional().meta({ description: 'The first day; default: today at the site' });

export const tidesQuery = z.object({
  from,
  days,
  curve: z
    .enum(['1'], 'Ask for curve=1 or leave it out.')
    .optional()
    .meta({ description: '`1` also returns heights of the first day, one every 20 minutes' }),
});

export const lightQuery = z.object({ from, days });

export const seaParameters = {
  windFrom: number('The wind’s direction', seaBounds.windFrom, 'degrees').optional(),
  windKnots: number('The wind', seaBounds.windKnots, 'knots').optional(),
  swellFrom: number('The swell’s direction', seaBounds.swellFrom, 'degrees').optional(),
  swellMetres: number('The swell', seaBounds.swellMetres, 'metres').optional(),
  swellSeconds: number('The swell’s period', seaBounds.swellSeconds, 'seconds').optional(),
  rainDays: number('The days since rain', seaBounds.rainDays, 'days').optional(),
};

const moment = z.iso.datetime({ offset: true, error: 'Write the time like 2026-12-01T09:00:00Z.' });
const longestWindowMs = 24 * 3_600_000;

export const windowQuery = z.object({ from: moment, to: moment }).refine(
  ({ from, to }) => {
    const length = Date.parse(to) - Date.parse(from);
    return length >= 0 && length <= longestWindowMs;
  },
  { path: ['to'], error: 'The end must be after the beginning, within a day.' },
);

/** A time with or without its offset from UTC, with or without seconds. */
const siteTime = z
  .string()
  .transform((text) =>
    text
      // An unencoded plus sign arrives as a space.
      .replace(/ (?=\d\d:\d\d$)/, '+')
      .replace(/T\d\d:\d\d(?=$|Z|[+-])/, '$&:00'),
  )
  .pipe(
    z.iso.datetime({
      local: true,
      offset: true,
      error:
        'Write the time like 2026-12-01T09:00 by the clock of the site, or like 2026-12-01T09:00+11:00.',
    }),
  )
  .refine(isOfOurTime, 'Choose a time from 2000 to 2099.');

export const verdictQuery = z.object({
  at: siteTime.optional().meta({
    example: '2026-12-01T09:00',
    description:
      'The start of the dive; default: now. A time without a UTC offset is in the time zone of the site: if daylight saving skips the time, it is read as an hour later; if the time occurs twice, as the second',
  }),
  ...seaParameters,
});
