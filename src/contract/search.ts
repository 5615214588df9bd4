import { z } from 'zod';
import { searchKinds } from '../domain/search/search-url.ts';
import { resultsPerPage } from '../domain/search/site-search.ts';

export const siteSearchQuery = z.object({
  q: z.string().trim().max(200).default('').meta({ example: 'yongala' }),
});

const searchResult = z
  .object({
    kind: z.enum(searchKinds),
    title: z.string(),
    url: z.string().meta({ description: 'Path on this site', example: '/dive-sites/12' }),
    category: z.string(),
    excerpt: z.string().meta({ description: 'Plain text' }),
    image: z.string(),
  })
  .meta({ id: 'SearchResult' });

export const searchOutcome = z
  .object({
    total: z
      .number()
      .int()
      .meta({ description: 'How many records of all kinds match; `results` holds the best' }),
    results: z.array(searchResult),
    corrected: z.string().optional().meta({
      description:
        'The corrected text that was searched instead, if nothing matches the text of the query',
    }),
  })
  .meta({ id: 'SearchOutcome' });

export const searchPageQuery = siteSearchQuery.extend({
  kind: z.enum(searchKinds).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
});

export const searchPage = z
  .object({
    total: z.number().int().meta({ description: 'Of all kinds' }),
    kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.number().int() })),
    results: z.array(searchResult).meta({ description: `${resultsPerPage} a page` }),
    page: z.number().int(),
    pages: z.number().int(),
    corrected: z.string().optional(),
  })
  .meta({ id: 'SearchPage' });

export const searchMiss = z
  .object({
    text: z.string(),
    count: z.number().int(),
    lastOn: z.iso.date().meta({
      description: 'The day on which it was last searched for, in the time zone of the site',
    }),
  })
  .meta({ id: 'SearchMiss' });

export type SearchOutcome = z.infer<typeof searchOutcome>;
export type SearchPage = z.infer<typeof searchPage>;
export type SearchMiss = z.infer<typeof searchMiss>;
