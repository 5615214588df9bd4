import { articlesQuery } from './articles/queries.ts';
import { allSitesQuery } from './dive-sites/queries.ts';
import { productsQuery } from './products/queries.ts';
import type { Reads } from './reads.ts';
import { reviewTextsQuery } from './reviews/queries.ts';

/** What the global search looks through. */
export async function loadCatalogue(reads: Reads) {
  const [articles, sites, products, reviews] = await Promise.all([
    reads.ensure(articlesQuery),
    reads.ensure(allSitesQuery),
    reads.ensure(productsQuery),
    reads.ensure(reviewTextsQuery),
  ]);
  return { articles, sites, products, reviews };
}
