import { z } from 'zod';
import { searchKinds } from '../domain/site-search.ts';

export const siteSearchQuery = z.object({
  q: z.string().trim().max(200).default('').meta({ example: 'yongala' }),
});

const resultFields = {
  kind: z.enum(searchKinds),
  title: z.string(),
  url: z.string().meta({ description: 'Path on this site', example: '/dive-sites/12' }),
  category: z.string(),
  excerpt: z.string().meta({ description: 'Plain text' }),
  image: z.string(),
};

/** The shape of a list with ?fields=search. */
export const searchRecord = z
  .object({
    ...resultFields,
    text: z.string().optional().meta({ description: 'Further plain text that is matched' }),
  })
  .meta({ id: 'SearchRecord' });

export const searchOutcome = z
  .object({
    total: z
      .number()
      .int()
      .meta({ description: 'How many records match; `results` holds the best 3 of each kind' }),
    results: z.array(z.object(resultFields).meta({ id: 'SearchResult' })),
    corrected: z.string().optional().meta({
      description: 'The text that was searched instead, where nothing contains the text itself',
    }),
  })
  .meta({ id: 'SearchOutcome' });
