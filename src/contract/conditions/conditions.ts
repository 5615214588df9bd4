import { z } from 'zod';
import { factorKinds, outcomes } from '../../domain/conditions/verdict/factor.ts';
import { tideRules } from '../../domain/dive-sites/facts.ts';
import { factSource, shelterSides, slack } from '../dive-sites/fields/output-shapes.ts';

export const localTime = z.string().meta({
  example: '2026-12-01T13:42:00+11:00',
  description: 'By the clock of the site, with its distance from UTC',
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
        'When slack is expected; null in a window of the height, or where only its span is known',
    }),
  })
  .meta({ id: 'TideWindow', description: 'When the tide suits the site’s rule' });

export const siteTides = z
  .object({
    timeZone: z.string().meta({ example: 'Australia/Sydney' }),
    /** Null if no tide station is valid for the site. */
    station: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    distanceKm: z.number().nullable(),
    offset: z.object({ minutes: z.number(), source: z.string().nullable() }).nullable().meta({
      description: 'From the station’s high and low water to the site’s; in all times already',
    }),
    tideRule: z.enum(tideRules).nullable(),
    reason: z.string().nullable(),
    slackNote: z.string().nullable(),
    windowNote: z.string().nullable().meta({ description: 'How far the windows can be trusted' }),
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
      .meta({ description: 'What of the site decides its station, its clock and its windows' }),
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

const sixteen = z
  .array(z.number())
  .length(16)
  .meta({ description: 'Kilometres of open water, from north, clockwise; 500 at most' });

export const siteShelter = z
  .object({
    fetchKm: sixteen.nullable(),
    worstKm: sixteen.nullable().meta({
      description: 'The most that any place within the position’s error has',
    }),
    movedKm: z.number().nullable(),
    vague: z.string().nullable(),
    tideStation: z
      .string()
      .nullable()
      .meta({ description: 'The station whose tide speaks for the site' }),
    sides: shelterSides
      .nullable()
      .meta({ description: 'What the owner set in place of the computed; null where nothing' }),
    sidesNote: z.string().nullable(),
    sidesSource: factSource.nullable(),
    shelteredFrom: z.array(z.string()).meta({ description: 'As the guide states it' }),
    source: z.string(),
  })
  .meta({ id: 'SiteShelter' });

const stated = z.number().nullable();

const seaSlot = z
  .object({
    from: localTime,
    to: localTime,
    windFrom: stated.meta({ description: 'Degrees from true north' }),
    windKnots: stated.meta({ description: 'The strongest of the hours, as a mean' }),
    gustKnots: stated,
    swellFrom: stated,
    swellMetres: stated.meta({ description: 'The highest of the hours' }),
    swellSeconds: stated,
    seaCelsius: stated,
  })
  .meta({ id: 'SeaSlot', description: 'Three hours of a forecast; null where it says nothing' });

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
    slots: z.array(seaSlot).meta({ description: 'Five days by three hours' }),
    credit: forecastCredit.nullable(),
  })
  .meta({ id: 'SiteForecast' });

export const siteVerdict = z
  .object({
    at: localTime,
    outcome: z.enum(outcomes),
    words: z.string().meta({ example: 'Marginal' }),
    reasons: z.array(z.string()).meta({ description: 'The two that decided' }),
    changes: z.array(z.string()).meta({ description: 'What would change it' }),
    factors: z
      .array(z.object({ kind: z.enum(factorKinds), outcome: z.enum(outcomes), text: z.string() }))
      .meta({ description: 'All that was judged, the deciding ones first' }),
    look: z.string(),
    forecast: forecastCredit.nullable().meta({
      description: 'What told wind and swell, where the request did not',
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
