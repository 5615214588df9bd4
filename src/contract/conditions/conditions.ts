import { z } from 'zod';
import { factorKinds, outcomes } from '../../domain/conditions/verdict/factor.ts';
import { tideRules } from '../../domain/dive-sites/facts.ts';
import { factSource, shelterSides, slack } from '../dive-sites/fields/output-shapes.ts';

export const localTime = z.string().meta({
  example: '2026-12-01T13:42:00+11:00',
  description: 'A time in the time zone of the site, with the UTC offset',
});

export const tideExtreme = z
  .object({
    time: localTime,
    height: z.number().meta({ description: 'Metres above the lowest astronomical tide' }),
    kind: z.enum(['high', 'low']),
  })
  .meta({ id: 'TideExtreme' });

export const tideWindow = z
  .object({
    from: localTime,
    to: localTime,
    turn: tideExtreme,
    slack: localTime.nullable().meta({
      description:
        'The expected time of slack; null if it is unknown or the tide rule is not of slack',
    }),
  })
  .meta({
    id: 'TideWindow',
    description: 'A period in which the tide fits the tide rule of the site',
  });

export const siteTides = z
  .object({
    timeZone: z.string().meta({ example: 'Australia/Sydney' }),
    /** Null if no tide station is valid for the site. */
    station: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    distanceKm: z.number().nullable(),
    offset: z.object({ minutes: z.number(), source: z.string().nullable() }).nullable().meta({
      description: 'The difference of high and low water from the station’s; all times include it',
    }),
    tideRule: z.enum(tideRules).nullable(),
    reason: z.string().nullable(),
    slackNote: z.string().nullable(),
    windowNote: z.string().nullable().meta({ description: 'How reliable the windows are' }),
    from: z.iso.date(),
    days: z.number().int(),
    extremes: z.array(tideExtreme),
    windows: z.array(tideWindow),
    curve: z.array(z.object({ time: localTime, height: z.number() })),
    source: z.string(),
  })
  .meta({ id: 'SiteTides' });

export const siteTideStation = z
  .object({
    site: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        zone: z.string().meta({ example: 'Australia/Sydney' }),
        type: z.string().nullable(),
        tidePort: z.string().nullable(),
        tideOffsetMinutes: z.number().nullish(),
        tideOffsetSource: z.string().nullish(),
        slack: slack.nullish(),
        slackSource: z.string().nullish(),
        tideRule: z.enum(tideRules).nullable(),
      })
      .meta({ description: 'The facts of the site that decide station, time zone and windows' }),
    station: z
      .object({
        id: z.string(),
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        meanLevel: z
          .number()
          .meta({ description: 'Metres from the lowest astronomical tide up to the mean level' }),
        observed: z
          .string()
          .meta({ example: '2003-2022', description: 'Years of the observations' }),
        constituents: z
          .array(
            // OpenAPI linters require `items` for every array.
            z
              .tuple([z.string(), z.number(), z.number()])
              .meta({ items: { type: ['string', 'number'] } }),
          )
          .meta({ description: 'Name, amplitude in metres, phase lag in degrees at Greenwich' }),
      })
      .nullable(),
    reason: z.string().nullable(),
    source: z.string(),
  })
  .meta({ id: 'SiteTideStation' });

export const siteLight = z
  .object({
    timeZone: z.string(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        firstLight: localTime,
        sunrise: localTime,
        sunset: localTime,
        lastLight: localTime,
        night: z.object({ from: localTime, to: localTime }),
        moon: z.object({
          phase: z.number().meta({ description: '0 new, 0.5 full' }),
          litPercent: z.number(),
          name: z.string(),
        }),
      }),
    ),
  })
  .meta({ id: 'SiteLight' });

const sixteen = z.array(z.number()).length(16).meta({
  description: 'Kilometres of open water in sixteen directions from north, clockwise; at most 500',
});

export const siteShelter = z
  .object({
    fetchKm: sixteen.nullable(),
    worstKm: sixteen.nullable().meta({
      description: 'The maximum in each direction over all places within the position’s error',
    }),
    movedKm: z.number().nullable(),
    vague: z.string().nullable(),
    tideStation: z.string().nullable().meta({ description: 'The name of the site’s tide station' }),
    sides: shelterSides.nullable().meta({
      description: 'The owner’s values, which override the computed ones; null if there are none',
    }),
    sidesNote: z.string().nullable(),
    sidesSource: factSource.nullable(),
    shelteredFrom: z
      .array(z.string())
      .meta({ description: 'The directions of shelter that the guide states' }),
    source: z.string(),
  })
  .meta({ id: 'SiteShelter' });

const stated = z.number().nullable();

const seaSlot = z
  .object({
    from: localTime,
    to: localTime,
    windFrom: stated.meta({ description: 'Degrees from true north' }),
    windKnots: stated.meta({ description: 'The highest mean wind speed of the hours' }),
    gustKnots: stated,
    swellFrom: stated,
    swellMetres: stated.meta({ description: 'The highest swell of the hours' }),
    swellSeconds: stated,
    seaCelsius: stated,
  })
  .meta({
    id: 'SeaSlot',
    description: 'Three hours of a forecast; null for what the forecast does not state',
  });

export const forecastCredit = z
  .object({
    fetchedAt: z.iso.datetime(),
    text: z.string(),
    url: z.url(),
  })
  .meta({ id: 'ForecastCredit' });

export const siteForecast = z
  .object({
    timeZone: z.string(),
    reason: z.string().nullable(),
    slots: z.array(seaSlot).meta({ description: 'Five days in steps of three hours' }),
    credit: forecastCredit.nullable(),
  })
  .meta({ id: 'SiteForecast' });

export const siteVerdict = z
  .object({
    at: localTime,
    outcome: z.enum(outcomes),
    words: z.string().meta({ example: 'Marginal' }),
    reasons: z.array(z.string()).meta({ description: 'The two deciding reasons' }),
    changes: z
      .array(z.string())
      .meta({ description: 'The conditions that would change the outcome' }),
    factors: z
      .array(z.object({ kind: z.enum(factorKinds), outcome: z.enum(outcomes), text: z.string() }))
      .meta({ description: 'All judged factors, the deciding ones first' }),
    look: z.string(),
    forecast: forecastCredit.nullable().meta({
      description: 'The source of wind and swell, if the request does not state them',
    }),
  })
  .meta({ id: 'SiteVerdict' });

export type SiteTides = z.infer<typeof siteTides>;
export type SiteTideStation = z.infer<typeof siteTideStation>;
export type SiteLight = z.infer<typeof siteLight>;
export type SiteShelter = z.infer<typeof siteShelter>;
export type SiteForecast = z.infer<typeof siteForecast>;
export type ForecastCredit = z.infer<typeof forecastCredit>;
export type SiteVerdict = z.infer<typeof siteVerdict>;
