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
  skill: 'The skill that the site asks for',
  depth:
    'By the greatest depth: shallow to 10 m, medium over 10 to 20 m, deep over 20 m; a site without a depth is in each',
  q: 'A text within the name, region, description or marine life, whatever its case',
  type: 'What kind of dive site it is',
  access: 'A site that is reached from the shore and by boat matches either',
  state: 'As the site has it: a short name as NSW, or the name of an external territory',
  waterTemp: 'In °C: the water is at least as warm in its warmest season',
  month: 'A month from 1 (January) to 12: it is one of the best months of the site',
  species:
    'The slug of a species, as in /api/species: surveys recorded it there, or the guide names it',
  minDepth: 'In metres: some of the site lies at this depth or deeper',
  maxDepth: 'In metres: some of the site lies at this depth or shallower',
  sheltered:
    'A side: there is no open water of 5 km or more on it or within 45° to either side, which a wind from there would raise waves on; a site whose open water is not known matches none',
  tide: 'When by the tide the site is dived; slack also finds high and neap slack, high also high slack; a site without a rule matches none',
  permit: 'none: no permit for a private dive is known; ask the land manager all the same',
  status: 'open: no closure, damage or restriction is known; closed: closed or damaged',
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
    description: 'The slug of a place, as in /api/places: distances are counted from it',
    example: 'glenelg',
  }),
  within: oneOf(reaches.map(String) as [string, ...string[]])
    .optional()
    .meta({ description: 'With near: kilometres from it in a straight line, at most' }),
  sort: oneOf(siteSortNames)
    .optional()
    .meta({
      description: `${defaultSort({})} by default, with near ${defaultSort({ near: '' })}; match: where q is found, names first; nearest: to the place of near; depth: ${siteSorts.depth.words}. Without q or near, match and nearest are by name`,
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
  count: z.number().int().meta({ description: 'With all other filters as they are' }),
  words: z
    .string()
    .optional()
    .meta({ description: 'Where the value alone does not tell its name' }),
});

export const filterCounts = {
  facets: z
    .partialRecord(z.enum(filterNames), z.array(choiceCount))
    .meta({ description: 'The choices of each filter' }),
  loosen: z
    .array(z.object({ filter: z.enum(filterNames), count: z.number().int() }))
    .meta({ description: 'How many sites fit without each filter that is set' }),
  loosenTogether: z
    .array(z.object({ filters: z.array(z.enum(filterNames)), count: z.number().int() }))
    .meta({ description: 'Where no single one helps: the fewest filters to take off at once' }),
};

const filterValues = z
  .object({
    ...filterParameters,
    near: z.string().optional().meta({ description: 'The slug of a place' }),
    within: z.literal(reaches).optional().meta({ description: 'Kilometres from it, at most' }),
  })
  .meta({ id: 'DiveSiteFilters' });

export const place = z
  .object({
    slug: z.string().meta({ description: 'The value of near' }),
    name: z.string(),
    detail: z.string().meta({ description: 'What tells it from others of that name' }),
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
      description: 'What was searched for instead, where no site holds the text',
    }),
    place: place.optional().meta({ description: 'The place that `taken` is near' }),
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
          'Where nothing fits: as little as possible was loosened. `taken` is so already; filters that a request sets stay as they are',
      }),
    offers: z.array(
      z.object({ filters: filterValues, words: z.string(), count: z.number().int() }),
    ),
  })
  .meta({ id: 'Interpretation' });
