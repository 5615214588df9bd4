import { z } from 'zod';
import { outcomes } from '../../domain/conditions/verdict/factor.ts';
import { winds } from '../../domain/dive-sites/facts.ts';
import { diveSiteSummary, neighbour } from '../dive-sites/dive-sites.ts';
import { choiceCount, filterParameters, placeSlug } from '../dive-sites/filters.ts';
import { regionMap } from '../regions.ts';
import { forecastCredit, localTime, siteTides, tideWindow } from './conditions.ts';
import { day, seaParameters } from './queries.ts';

const { skill, type } = filterParameters;

export const outlookQuery = z.object({
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/, 'Name a region by its slug, such as sydney.')
    .optional()
    .meta({ description: 'The slug of a region', example: 'sydney' }),
  near: placeSlug.optional().meta({
    description: 'The sites around a place: its slug, as in /api/places, or the id of a dive site',
    example: 'glenelg',
  }),
  when: z
    .enum(['today', 'weekend'], 'Ask for today or weekend.')
    .optional()
    .meta({ description: 'Default: `today`; `weekend`: Saturday and Sunday' }),
  date: day.optional().meta({ description: 'A day, instead of `when`' }),
  skill,
  type,
  ...seaParameters,
});

const window = z.object({ from: localTime, to: localTime });

const outlookSite = diveSiteSummary
  .pick({
    ...{ id: true, name: true, type: true, skillLevel: true, access: true, depthRange: true },
    ...{ latitude: true, longitude: true, imageUrl: true, shelteredSides: true },
  })
  .extend({
    distanceKm: z.number().nullable().meta({ description: 'Distance from the requested place' }),
    outcome: z.enum(outcomes).meta({ description: 'The best outcome of the day' }),
    words: z.string().meta({ example: 'Marginal' }),
    windows: z.array(window).meta({ description: 'When a dive may begin with that outcome' }),
    tide: z
      .array(tideWindow)
      .meta({ description: 'The tide windows, if the site has a tide rule' }),
    reasons: z.array(z.string()),
    changes: z.array(z.string()),
    withoutSea: z
      .object({
        outcome: z.enum(outcomes),
        windows: z.array(window),
        isAllDay: z
          .boolean()
          .meta({ description: 'Whether all times of the day have that outcome' }),
        reasons: z.array(z.string()).meta({ description: 'All reasons against a dive' }),
      })
      .nullable()
      .meta({ description: 'The outcome without wind and swell; null if these are known' }),
  })
  .meta({ id: 'OutlookSite' });

const outlookDay = z
  .object({
    day: z.iso.date(),
    sunrise: localTime,
    sunset: localTime,
    tides: siteTides
      .pick({ extremes: true, windows: true, curve: true })
      .extend({ station: z.string() })
      .nullable()
      .meta({ description: 'Tides at the station of the first site that has one' }),
    isOver: z.boolean().meta({ description: 'Whether it is too late to begin a dive in daylight' }),
    sites: z.array(outlookSite).meta({ description: 'Sorted by outcome, level, type and name' }),
  })
  .meta({ id: 'OutlookDay' });

export const outlook = z
  .object({
    place: z.object({
      name: z.string(),
      region: z.string().nullable().meta({ description: 'The slug of the region' }),
      near: z
        .string()
        .nullable()
        .meta({ description: 'The slug of the place, or the id of the dive site' }),
    }),
    map: regionMap
      .nullable()
      .meta({ description: 'The map of the region that contains the place' }),
    timeZone: z.string(),
    asOf: localTime,
    days: z.array(outlookDay),
    choices: z
      .object({ skill: z.array(choiceCount), type: z.array(choiceCount) })
      .meta({ description: 'Number of sites of the place by level and by type' }),
    look: z.string(),
    /** Whether the request stated wind or swell. */
    isStated: z.boolean(),
    forecast: forecastCredit.nullable(),
  })
  .meta({ id: 'Outlook' });

export const alternative = z
  .object({
    from: z.array(z.enum(winds)).meta({ description: 'The directions from which the wind comes' }),
    sites: z.array(neighbour.extend({ skillLevel: z.string() })).meta({
      description: 'The nearest sites sheltered from this wind, at most three within 60 km',
    }),
  })
  .meta({ id: 'Alternative' });

export type Alternative = z.infer<typeof alternative>;

export const weekQuery = z.object(seaParameters);

export const siteWeek = z
  .object({
    timeZone: z.string(),
    days: z.array(
      outlookSite
        .pick({ outcome: true, words: true, windows: true, reasons: true, changes: true })
        .extend({ day: z.iso.date() }),
    ),
    look: z.string(),
    forecast: forecastCredit.nullable(),
  })
  .meta({ id: 'SiteWeek' });

export type SiteWeek = z.infer<typeof siteWeek>;
export type Outlook = z.infer<typeof outlook>;
export type OutlookDay = z.infer<typeof outlookDay>;
export type OutlookSite = z.infer<typeof outlookSite>;
