import { z } from 'zod';
import { landingFilters } from '../../domain/dive-sites/landings.ts';
import { brokenRules, isFeaturedShut } from '../../domain/dive-sites/rules.ts';
import { listFields, savedFrom, timestamp, version } from '../common.ts';
import {
  type FieldInputs,
  type FieldKey,
  fieldKeys,
  mapKeys,
  markerKeys,
  type RequiredKey,
  summaryKeys,
} from './fields/fields.ts';
import { address, inputShape } from './fields/input-shapes.ts';
import { outputShape } from './fields/output-shapes.ts';
import { filterCounts, filterParameters, interpretation, orderParameters } from './filters.ts';

/** Sheltered sides as a bit mask, to shorten lists. */
const sheltered = {
  shelteredSides: z.number().int().min(1).max(255).optional().meta({
    description:
      'The sides from which the site is sheltered: the sum of one bit for each of N, NE, E, SE, S, SW, W and NW, from 1 to 128; absent if no side is sheltered or none is known',
  }),
};

const percent = z.number().int().min(0).max(100);

const lit = {
  light: z.array(percent).length(2).optional().meta({
    description:
      'The position of the animal on the plate of the site, in percent from the left and from the top; absent if the plate shows none or the site has another picture',
  }),
};

const ident = { id: z.number().int() };

export const mapSite = z
  .object({ ...ident, ...outputShape(mapKeys), ...sheltered })
  .meta({ id: 'MapDiveSite', description: 'A site for the map, its filters and its list' });

export type MapSite = z.infer<typeof mapSite>;

export type SitePoint = Pick<MapSite, 'id' | 'latitude' | 'longitude' | 'skillLevel'>;

const { id, latitude, longitude, skillLevel } = mapSite.shape;

/** Map rows as columns, which shortens the response by a quarter. */
export const sitePoints = z
  .object({
    id: z.array(id),
    latitude: z.array(latitude),
    longitude: z.array(longitude),
    skillLevel: z.array(skillLevel),
    remote: z.array(z.object({ ...ident, ...outputShape(markerKeys) })).meta({
      description: 'The fields that markers show, for each site without another site nearby',
    }),
  })
  .meta({
    id: 'DiveSitePoints',
    description:
      'The data for clusters of sites on a map, in columns: each list except `remote` has one value for every site, in the same order',
  });

export type SitePoints = z.infer<typeof sitePoints>;

const saved = { createdAt: timestamp, updatedAt: timestamp, version };

export const diveSiteSummary = z
  .object({ ...ident, ...outputShape(summaryKeys), ...saved, ...sheltered, ...lit })
  .meta({ id: 'DiveSiteSummary', description: 'The fields of a site in lists' });

export const diveSite = z
  .object({ ...ident, ...outputShape(fieldKeys), ...saved, ...lit })
  .meta({ id: 'DiveSite' });

export const featuredSite = diveSiteSummary
  .extend({
    articleSlug: z.string().nullable().meta({ description: 'Slug of the published article' }),
    articleImageUrl: z
      .string()
      .nullable()
      .meta({ description: 'Picture of the published article, if this site is its subject' }),
  })
  .meta({ id: 'FeaturedDiveSite' });

export type FeaturedSite = z.infer<typeof featuredSite>;
export type DiveSiteSummary = z.infer<typeof diveSiteSummary>;
export type DiveSite = z.infer<typeof diveSite>;

export const diveSiteCount = z.object({ total: z.number().int() }).meta({ id: 'DiveSiteCount' });

export const diveSitePage = z
  .object({
    sites: z.array(diveSiteSummary),
    total: z.number().int().meta({ description: 'Number of matching sites' }),
    all: z.number().int().meta({ description: 'Number of all sites' }),
    page: z.number().int(),
    pages: z.number().int(),
    regions: z.array(z.string()),
    ...filterCounts,
    words: interpretation.optional(),
    best: z
      .object({ id: z.number().int(), name: z.string(), region: z.string() })
      .optional()
      .meta({ description: 'The site whose name begins with the text, unless listed first' }),
    beyond: z.number().int().meta({ description: 'Number of matching sites beyond `within`' }),
  })
  .meta({ id: 'DiveSitePage' });

export type DiveSitePage = z.infer<typeof diveSitePage>;

export const nearbySite = diveSiteSummary
  .extend({
    distanceKm: z.number(),
    bearing: z.number().meta({ description: 'Degrees from true north' }),
  })
  .meta({ id: 'NearbySite' });

export type NearbySite = z.infer<typeof nearbySite>;

/** Fields of a site in a guide's lists of neighbours. */
export const neighbour = nearbySite.pick({
  id: true,
  name: true,
  depthRange: true,
  distanceKm: true,
  bearing: true,
});

export type Neighbour = z.infer<typeof neighbour>;

export const addressQuery = z.object({
  path: z
    .string()
    .max(250)
    .regex(/^(region\/)?[a-z0-9_-]+$/, 'A path reads as wrecks, nsw or region/adelaide.')
    .meta({ description: 'The part of an address after /dive-sites/', example: 'wrecks' }),
});

export const diveSiteAddress = z
  .union([
    z.object({ filter: z.enum(landingFilters), value: z.string() }),
    z.object({ id: z.number().int() }),
  ])
  .meta({ id: 'DiveSiteAddress' });

export const dueSite = z
  .object({
    id: z.number().int(),
    name: z.string(),
    region: z.string(),
    status: z.string().nullable(),
    reasons: z.array(
      z.object({
        field: z.string(),
        danger: z.number().int().meta({
          description:
            '3: an error may lead a diver to a closed site; 2: law or danger; 1: the rest',
        }),
        since: z
          .string()
          .nullable()
          .meta({ description: 'The day on which the fact was last known or checked' }),
      }),
    ),
  })
  .meta({ id: 'DueDiveSite' });

export type DueDiveSite = z.infer<typeof dueSite>;

export const siteCheck = z
  .object({
    id: z.number().int(),
    checkedOn: z
      .string()
      .nullable()
      .meta({ description: 'The latest day on which a fact was checked; null if none was' }),
  })
  .meta({ id: 'DiveSiteCheck' });

export const searchQuery = z.object({ q: z.string().trim().max(200).default('') });
export const reviewUrlQuery = z.object({ url: z.string().trim().min(1).max(2000) });
export const mapQuery = z.object({ ...filterParameters, ...orderParameters });
export const listQuery = mapQuery.extend({
  fields: listFields.meta({
    description: 'No longer needed: every response is a list of summaries',
  }),
});

/** The body of PUT, which empties absent fields. */
export type DiveSiteInput = FieldInputs;
/** A site before validation: coordinates may be texts, and most fields may be absent. */
type DiveSiteDraft = Record<'latitude' | 'longitude', number | string> &
  Pick<FieldInputs, Exclude<RequiredKey, 'latitude' | 'longitude'>> & {
    [Key in Exclude<FieldKey, RequiredKey>]?: FieldInputs[Key] | '' | undefined;
  };

const holdRules = <Shape extends z.ZodType<object>>(shape: Shape) =>
  shape.superRefine((site, context) => {
    for (const { field, message } of brokenRules(site as DiveSiteInput)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const diveSiteInput = holdRules(z.object(inputShape())).meta({
  id: 'DiveSiteInput',
}) as unknown as z.ZodType<DiveSiteInput, DiveSiteDraft>;

/** Schema of a seeded site; it is strict, because an unknown key in the seed is a mistake. */
export const diveSiteSeed = holdRules(z.strictObject(inputShape())).superRefine((site, context) => {
  if (!isFeaturedShut(site as DiveSiteInput)) return;
  const message = 'A closed or damaged site is not featured.';
  context.addIssue({ code: 'custom', path: ['status'], message });
}) as unknown as z.ZodType<DiveSiteInput, DiveSiteDraft>;

export type DiveSiteReplacement = DiveSiteInput & { version?: number | undefined };

export const diveSiteReplacement = holdRules(z.object({ ...inputShape(), ...savedFrom })).meta({
  id: 'DiveSiteReplacement',
}) as unknown as z.ZodType<DiveSiteReplacement, DiveSiteDraft & { version?: number | undefined }>;

export const sitePhoto = z.object({ imageUrl: address }).meta({ id: 'DiveSitePhoto' });
export const siteVideo = z
  .object({ videoUrl: address, videoThumbnail: address.optional() })
  .meta({ id: 'DiveSiteVideo' });
export const siteReviewLink = z.object({ reviewLink: address }).meta({ id: 'DiveSiteReviewLink' });
export const siteFeatured = z.object({ featured: z.boolean() }).meta({ id: 'DiveSiteFeatured' });

export const siteSection = z
  .object({
    words: z
      .string()
      .nullable()
      .meta({ description: 'A description of the drawing; null if no depth is known' }),
  })
  .meta({ id: 'DiveSiteSection', description: 'The section of a site, drawn from its facts' });
