import { z } from 'zod';
import {
  type FilterName,
  type FilterValue,
  filterNamed,
  filterNames,
} from '../domain/dive-site-filters.ts';
import { siteSortNames, siteSorts } from '../domain/dive-site-list.ts';

function schemaOf(name: FilterName): z.ZodType {
  const { parse, schema } = filterNamed(name).value;
  switch (schema.type) {
    case 'enum':
      return z.enum(schema.values);
    case 'text':
      return z.string().max(schema.maxLength);
    case 'integer':
      return z.preprocess(
        (raw) => parse(raw) ?? raw,
        z.number().int().min(schema.minimum).max(schema.maximum),
      );
  }
}

type FilterParameters = {
  [Name in FilterName]: z.ZodOptional<z.ZodType<FilterValue<Name>, string>>;
};

export const filterParameters = Object.fromEntries(
  filterNames.map((name) => {
    const { description } = filterNamed(name);
    return [name, schemaOf(name).optional().meta({ description })];
  }),
) as FilterParameters;

export const sortParameter = z
  .enum(siteSortNames)
  .optional()
  .meta({ description: `${siteSortNames[0]} by default; depth: ${siteSorts.depth.words}` });

export const browseQuery = z.object({
  ...filterParameters,
  sort: sortParameter,
  page: z.coerce.number().int().positive().max(100_000).optional(),
});

const choiceCount = z.object({
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
};

const filterValues = z.object(filterParameters).meta({ id: 'DiveSiteFilters' });

/** What the words of the text `q` mean. */
export const interpretation = z
  .object({
    taken: filterValues.optional().meta({
      description: 'What was searched for instead, where no site holds the text',
    }),
    offers: z.array(
      z.object({ filters: filterValues, words: z.string(), count: z.number().int() }),
    ),
  })
  .meta({ id: 'Interpretation' });
