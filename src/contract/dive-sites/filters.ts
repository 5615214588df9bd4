import { z } from 'zod';
import {
  type FilterName,
  type FilterValue,
  filterNamed,
  filterNames,
} from '../../domain/dive-sites/filters.ts';
import { defaultSort, siteSortNames, siteSorts } from '../../domain/dive-sites/list.ts';
import { reaches } from '../../domain/geo/near.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Ask for one of ${values.join(', ')}.`);

function filterSchema(name: FilterName): z.ZodType {
  const { parse, schema } = filterNamed(name).value;
  switch (schema.type) {
    case 'enum':
      return oneOf(schema.values as [string, ...string[]]);
    case 'text':
      return z.string().max(schema.maxLength, `Ask for ${schema.maxLength} characters at most.`);
    case 'integer': {
      const { minimum, maximum } = schema;
      const words = `Ask for a whole number from ${minimum} to ${maximum}.`;
      return z.preprocess(
        (raw) => parse(raw) ?? raw,
        z.number(words).int(words).min(minimum, words).max(maximum, words),
      );
    }
  }
}

/** Descriptions of the filters, separate from `siteFilters`, because browsers load that table. */
const descriptions: Record<FilterName, string> = {
  region: 'Exact name of a region',
  skill: 'The skill level of the site',
  depth:
    'By the greatest depth: `shallow` up to 10 m, `medium` over 10 to 20 m, `deep` over 20 m; a site without a depth matches each',
  q: 'A text within the name, region, description or marine life, in upper or lower case',
  type: 'The type of the dive site',
  access: 'A site with access from the shore and by boat matches `shore` and `boat`',
  state: 'As the site states it: an abbreviation such as NSW, or the name of an external territory',
  waterTemp: 'In °C: the water is at least this warm in its warmest season',
  month: 'A month from 1 (January) to 12 that is one of the best months of the site',
  species: 'The slug of a species, as in /api/species, recorded by surveys or named in the guide',
  minDepth: 'In metres: some of the site lies at this depth or deeper',
  maxDepth: 'In metres: some of the site lies at this depth or shallower',
  sheltered:
    'A side from which 15 knots of wind raise waves of at most 0.55 m and less than half of a swell’s height arrives; a site whose shelter is not known matches none',
  tide: 'The tide at which the site is dived; `slack` also matches high and neap slack, `high` also high slack; a site without a tide rule matches none',
  permit: '`none`: no permit for a private dive is known; ask the land manager all the same',
  status: '`open`: no closure, damage or restriction is known; `closed`: closed or damaged',
};

type FilterParameters = {
  [Name in FilterName]: z.ZodOptional<z.ZodType<FilterValue<Name>, string>>;
};

export const filterParameters = Object.fromEntries(
  filterNames.map((name) => [
    name,
    filterSchema(name).optional().meta({ description: descriptions[name] }),
  ]),
) as FilterParameters;

export const placeSlug = z
  .string()
  .max(100, 'A place has a name of 100 characters at most.')
  .regex(/[a-zA-Z0-9]/, 'Name a place, such as glenelg.');

export const orderParameters = {
  near: placeSlug.optional().meta({
    description: 'The slug of a place, as in /api/places; distances are measured from this place',
    example: 'glenelg',
  }),
  within: oneOf(reaches.map(String) as [string, ...string[]])
    .optional()
    .meta({ description: 'With `near`: the maximum distance in a straight line, in kilometres' }),
  sort: oneOf(siteSortNames)
    .optional()
    .meta({
      description: `Default: ${defaultSort({})}, with near ${defaultSort({ near: '' })}; match: by the field in which q is found, names first; nearest: by distance from the place of near; depth: ${siteSorts.depth.words}. Without q, match sorts by name; without near, nearest does`,
    }),
};

const maxPages = 100_000;
const pageMessage = `Ask for a page from 1 to ${maxPages}.`;

export const browseQuery = z.object({
  ...filterParameters,
  ...orderParameters,
  page: z.coerce
    .number(pageMessage)
    .int(pageMessage)
    .positive(pageMessage)
    .max(maxPages, pageMessage)
    .optional(),
});

export const choiceCount = z.object({
  value: z.string(),
  count: z
    .number()
    .int()
    .meta({ description: 'Number of matching sites, with all other filters unchanged' }),
  words: z
    .string()
    .optional()
    .meta({ description: 'The name of the choice, if it differs from the value' }),
});

export const filterCounts = {
  facets: z
    .partialRecord(z.enum(filterNames), z.array(choiceCount))
    .meta({ description: 'The choices of each filter' }),
  loosen: z
    .array(z.object({ filter: z.enum(filterNames), count: z.number().int() }))
    .meta({ description: 'For each set filter, the number of matching sites without it' }),
  loosenTogether: z
    .array(z.object({ filters: z.array(z.enum(filterNames)), count: z.number().int() }))
    .meta({ description: 'If no single removal helps: the fewest filters to remove together' }),
};

const filterValues = z
  .object({
    ...filterParameters,
    near: z.string().optional().meta({ description: 'The slug of a place' }),
    within: z
      .literal(reaches)
      .optional()
      .meta({ description: 'The maximum distance from the place, in kilometres' }),
  })
  .meta({ id: 'DiveSiteFilters' });

export const place = z
  .object({
    slug: z.string().meta({ description: 'The value of the parameter `near`' }),
    name: z.string(),
    detail: z
      .string()
      .meta({ description: 'Distinguishes the place from others with the same name' }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Place' });

export const placesQuery = z.object({
  q: z.string().trim().max(100).default('').meta({ description: 'The beginning of a name' }),
});

export const placeParams = z.object({ slug: placeSlug });

export const interpretation = z
  .object({
    taken: filterValues.optional().meta({
      description: 'The filters that replaced the text, if no site contains the text',
    }),
    place: place.optional().meta({ description: 'The place of `taken.near`' }),
    loosened: z
      .object({
        filters: filterValues,
        words: z.string().meta({ example: 'None between 20 and 30 m; 4 between 15 and 35 m.' }),
        dropped: z.array(z.enum([...filterNames, 'near', 'within'])),
        count: z.number().int(),
      })
      .optional()
      .meta({
        description:
          'If no site matches: the search, loosened as little as possible. `taken` already has the loosened values; filters that the request sets are unchanged',
      }),
    offers: z.array(
      z.object({ filters: filterValues, words: z.string(), count: z.number().int() }),
    ),
  })
  .meta({ id: 'Interpretation' });
