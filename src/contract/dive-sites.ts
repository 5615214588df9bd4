import { z } from 'zod';
import { type Axis, coordinateError } from '../domain/coordinates.ts';
import { siteAccesses, siteTypes, skillLevels } from '../domain/dive-site-terms.ts';
import { savedFrom, timestamp, version, webAddress } from './common.ts';
import { filterCounts, filterParameters, sortParameter } from './dive-site-filters.ts';

const temperature = z.number('A season has its temperature in °C, as a number.').nullable();
const seasons = z
  .object({
    summer: temperature,
    autumn: temperature,
    winter: temperature,
    spring: temperature,
  })
  .meta({ id: 'WaterTempBySeason', description: 'Typical sea surface temperature, °C' });

const decimal = z.string().meta({ example: '-33.9148', description: 'Decimal degrees' });

/** What a card, the filters and the map need of a site. */
export const diveSiteSummary = z
  .object({
    id: z.number().int(),
    name: z.string(),
    state: z.string().nullable(),
    region: z.string(),
    latitude: decimal,
    longitude: decimal,
    type: z.enum(siteTypes).nullable(),
    access: z.enum(siteAccesses).nullable(),
    depthMin: z.number().nullable(),
    depthMax: z.number().nullable(),
    depthRange: z.string(),
    skillLevel: z.enum(skillLevels),
    waterTemp: z.string(),
    waterTempBySeason: seasons.nullable(),
    visibility: z.string().nullable(),
    bestTime: z.string().nullable(),
    marineLife: z.string().nullable(),
    hazards: z.string().nullable(),
    description: z.string(),
    notice: z.string().nullable(),
    imageUrl: z.string().nullable(),
    videoUrl: z.string().nullable(),
    videoThumbnail: z.string().nullable(),
    featured: z.boolean(),
  })
  .meta({ id: 'DiveSiteSummary' });

export const diveSite = diveSiteSummary
  .extend({
    positionSource: z.string().nullable(),
    positionErrorKm: z.number().nullable(),
    facilities: z.string().nullable(),
    reviewLink: z.string().nullable(),
    blogSlug: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version,
  })
  .meta({ id: 'DiveSite' });

/** What the list answers: without a guide's further fields where a summary was asked for. */
export const listedDiveSite = diveSite
  .partial({
    positionSource: true,
    positionErrorKm: true,
    facilities: true,
    reviewLink: true,
    blogSlug: true,
    createdAt: true,
    updatedAt: true,
    version: true,
  })
  .meta({ id: 'ListedDiveSite' });

/** A featured site's picture, as a page's background. */
export const featuredSite = diveSiteSummary
  .pick({ id: true, name: true, imageUrl: true, type: true, latitude: true })
  .extend({
    blogSlug: z.string().nullable(),
    articleImageUrl: z.string().nullable().meta({ description: 'Of its published article' }),
  })
  .meta({ id: 'FeaturedDiveSite' });

export type FeaturedSite = z.infer<typeof featuredSite>;
export type DiveSiteSummary = z.infer<typeof diveSiteSummary>;
export type DiveSite = z.infer<typeof diveSite>;
export type ListedDiveSite = z.infer<typeof listedDiveSite>;

/** One page of the sites that fit some filters, and what the filters can be set to. */
export const diveSitePage = z
  .object({
    sites: z.array(diveSiteSummary),
    total: z.number().int().meta({ description: 'How many sites fit' }),
    all: z.number().int().meta({ description: 'How many sites there are' }),
    page: z.number().int(),
    pages: z.number().int(),
    regions: z.array(z.string()),
    ...filterCounts,
  })
  .meta({ id: 'DiveSitePage' });

export type DiveSitePage = z.infer<typeof diveSitePage>;

export const nearbySite = z
  .object({
    id: z.number().int(),
    name: z.string(),
    depthRange: z.string(),
    distanceKm: z.number(),
    bearing: z.number().meta({ description: 'Degrees from true north' }),
  })
  .meta({ id: 'NearbySite' });

export type NearbySite = z.infer<typeof nearbySite>;

export const searchQuery = z.object({ q: z.string().trim().max(200).default('') });
export const reviewUrlQuery = z.object({ url: z.string().trim().min(1).max(2000) });
export const listQuery = z.object({
  fields: z.enum(['summary']).optional(),
  ...filterParameters,
  sort: sortParameter,
});

/** A coordinate in Australia's waters as a number or a decimal string, with up to 8 places. */
const coordinate = (name: string, axis: Axis) =>
  z
    .union([z.number(), z.string().trim()], `${name} must be a number.`)
    .refine((value) => value !== '' && Number.isFinite(Number(value)), `${name} must be a number.`)
    .refine(
      (value) => typeof value === 'number' || /^[+-]?\d+([.]\d{1,8})?$/.test(value),
      `${name} may have up to 8 decimal places.`,
    )
    .transform((value) => Number(Number(value).toFixed(8)))
    .superRefine((degrees, context) => {
      const message = coordinateError(degrees, axis);
      if (message) context.addIssue({ code: 'custom', message });
    });

const text = (most: number) => z.string().trim().max(most);
const needed = (label: string, most: number) =>
  text(most).min(1, `Please give the dive site's ${label}.`);
const maybeText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);
/** An address, or an empty text or null to take it away. */
const address = z.union([webAddress, z.literal(''), z.null()]).transform((value) => value || null);
const maybeAddress = address.optional().transform((value) => value ?? null);
const maybeNumber = (label: string, least: number, most: number) => {
  const fault = `${label} must be a number from ${least} to ${most}.`;
  return z
    .number(fault)
    .min(least, fault)
    .max(most, fault)
    .nullish()
    .transform((value) => value ?? null);
};

/** A whole site, as it is created and as PUT replaces it: what is left out is emptied. */
export const diveSiteInput = z
  .object({
    name: needed('name', 200),
    region: needed('region', 200),
    latitude: coordinate('Latitude', 'latitude'),
    longitude: coordinate('Longitude', 'longitude'),
    waterTemp: needed('water temperature', 200),
    skillLevel: z.enum(skillLevels, 'Choose Beginner, Intermediate or Advanced.'),
    depthRange: needed('depth range', 200),
    description: needed('description', 10_000),
    state: maybeText(100),
    positionSource: maybeText(500),
    positionErrorKm: maybeNumber('The position error', 0, 1000),
    type: z.preprocess((value) => value || null, z.enum(siteTypes).nullable()),
    access: z.preprocess((value) => value || null, z.enum(siteAccesses).nullable()),
    depthMin: maybeNumber('The least depth', 0, 500),
    depthMax: maybeNumber('The greatest depth', 0, 500),
    waterTempBySeason: seasons.nullish().transform((value) => value ?? null),
    visibility: maybeText(300),
    bestTime: maybeText(300),
    marineLife: maybeText(2000),
    hazards: maybeText(2000),
    facilities: maybeText(2000),
    notice: maybeText(2000),
    imageUrl: maybeAddress,
    videoUrl: maybeAddress,
    videoThumbnail: maybeAddress,
    reviewLink: maybeAddress,
    blogSlug: maybeText(200),
    featured: z.boolean().default(false),
  })
  .refine(
    ({ depthMin, depthMax }) => depthMin === null || depthMax === null || depthMin <= depthMax,
    {
      path: ['depthMax'],
      message: 'The greatest depth is less than the least.',
    },
  )
  .meta({ id: 'DiveSiteInput' });

export type DiveSiteInput = z.output<typeof diveSiteInput>;

/** A whole site that replaces one. */
export const diveSiteReplacement = diveSiteInput
  .safeExtend(savedFrom)
  .meta({ id: 'DiveSiteReplacement' });

export type DiveSiteReplacement = z.output<typeof diveSiteReplacement>;

export const sitePhoto = z.object({ imageUrl: address }).meta({ id: 'DiveSitePhoto' });
export const siteVideo = z
  .object({ videoUrl: address, videoThumbnail: address.optional() })
  .meta({ id: 'DiveSiteVideo' });
export const siteReviewLink = z.object({ reviewLink: address }).meta({ id: 'DiveSiteReviewLink' });
export const siteFeatured = z.object({ featured: z.boolean() }).meta({ id: 'DiveSiteFeatured' });
