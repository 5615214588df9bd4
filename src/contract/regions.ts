import { z } from 'zod';
import { diveSiteSummary } from './dive-sites/dive-sites.ts';
import { confidences } from './dive-sites/fields/field.ts';

const text = z.string().min(1);
const perSeason = <T extends z.ZodType>(value: T) =>
  z.object({ summer: value, autumn: value, winter: value, spring: value });

/** Visibility in metres noted by survey divers in a calendar month: quartiles over several years. */
export const measuredVisibility = z
  .object({
    month: z.number().int().min(1).max(12),
    surveys: z.number().int().positive(),
    low: z.number().positive().meta({ description: 'Metres; a quarter of the surveys had less' }),
    median: z.number().positive(),
    high: z.number().positive().meta({ description: 'Metres; a quarter of the surveys had more' }),
  })
  .meta({ id: 'MeasuredVisibility' });

const source = z
  .object({
    fields: z.array(text).min(1),
    source: text,
    confidence: z.enum(confidences),
    checkedOn: z.iso.date(),
  })
  .meta({ id: 'RegionSource' });

export const regionText = {
  slug: text,
  name: text,
  state: text,
  seaTemperature: perSeason(z.number())
    .nullable()
    .meta({ description: '°C; null if no temperature is known' }),
  seaTemperatureNote: z.string().nullable(),
  visibilityByMonth: z.array(measuredVisibility),
  intro: text,
  seasons: perSeason(text),
  weather: text,
  coastalForecast: z.url({ protocol: /^https$/ }).meta({
    description: 'The page of the Bureau of Meteorology with the forecast for this coast',
  }),
  rules: text,
  gettingThere: text,
  sources: z.array(source).min(1),
};

/** A map's edges in degrees, its size, and its land as the data of an SVG path. */
export const regionMap = z
  .object({
    west: z.number(),
    east: z.number(),
    south: z.number(),
    north: z.number(),
    width: z.number().positive(),
    height: z.number().positive(),
    land: z.string(),
  })
  .meta({ id: 'RegionMap', description: 'Land from GSHHG (LGPL 3)' });

const regionSite = diveSiteSummary
  .pick({
    id: true,
    name: true,
    type: true,
    skillLevel: true,
    access: true,
    depthRange: true,
    latitude: true,
    longitude: true,
    status: true,
  })
  .meta({ id: 'RegionSite' });

const picture = z
  .string()
  .nullable()
  .meta({ description: 'The picture of a dive site of the region; null if that site has none' });

const named = z.object({ id: z.number().int(), name: z.string() });

const nearestChamber = z
  .object({
    name: text,
    place: text,
    number: text,
    tel: text,
    distanceKm: z.number().meta({ description: 'In a straight line' }),
  })
  .meta({
    id: 'NearestChamber',
    description:
      'A public hospital. Call 000 first, then the Diver Emergency Service (DES), which knows which chamber is ready',
  });

const count = z.number().int();

export const regionSummary = z
  .object({
    slug: text,
    name: text,
    state: text,
    picture,
    sites: count,
    weekend: z.boolean(),
    coastalForecast: regionText.coastalForecast,
  })
  .meta({ id: 'RegionSummary' });

/** The temperature of a region's sea by season. */
export const regionSea = z
  .object({ slug: text, name: text, seaTemperature: perSeason(z.number()) })
  .meta({ id: 'RegionSea' });

export const region = z
  .object({
    ...regionText,
    picture,
    chamber: nearestChamber,
    highlights: z.array(z.object({ slug: text, name: text })).meta({ description: 'Species' }),
    weekend: z
      .object({
        title: text,
        days: z.array(z.object({ name: text, text, sites: z.array(named) })),
        planB: text,
      })
      .nullable(),
    counts: z.object({
      type: z.record(z.string(), count),
      skillLevel: z.record(z.string(), count),
    }),
    sites: z.array(regionSite),
    map: regionMap,
  })
  .meta({ id: 'Region' });

export const siteRegion = z
  .object({
    slug: z.string().nullable().meta({ description: 'null if the region has no page' }),
    visibilityByMonth: z.array(measuredVisibility),
    coastalForecast: z.string().nullable().meta({ description: 'null if `slug` is' }),
    chamber: nearestChamber,
  })
  .meta({ id: 'SiteRegion' });

export type MeasuredVisibility = z.infer<typeof measuredVisibility>;
export type RegionMap = z.infer<typeof regionMap>;
export type RegionSite = z.infer<typeof regionSite>;
export type RegionSummary = z.infer<typeof regionSummary>;
export type Region = z.infer<typeof region>;
export type SiteRegion = z.infer<typeof siteRegion>;
export type NearestChamber = z.infer<typeof nearestChamber>;
