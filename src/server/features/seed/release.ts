import { slugify } from '../../../domain/text/fold-text.ts';
import { linkDiveSites, type SiteSlugs, siteNamed } from '../../platform/seed/links.ts';
import { readSeed, type Seed } from '../../platform/seed/read.ts';
import { articles } from '../../resources/articles/queries.ts';
import { writeFields } from '../../resources/dive-sites/columns.ts';
import { newLocationRow } from '../../resources/locations/queries.ts';
import { products } from '../../resources/products/queries.ts';
import { reviews } from '../../resources/reviews/queries.ts';
import { toSpeciesRow } from '../../resources/species/columns.ts';
import type { Release, ReleaseRecord } from './seeded-resources.ts';

const midnight = (date: string) => `${date}T00:00:00.000Z`;

/** The slug of each dive site's article, by the site's name. */
function listBlogSlugs(seed: Seed) {
  return new Map(
    seed.articles.flatMap(({ diveSite, otherSites = [], slug }) =>
      [...(diveSite ? [diveSite] : []), ...otherSites].map((name) => [name, slug] as const),
    ),
  );
}

function siteRows(seed: Seed, slugs: SiteSlugs, time: string): ReleaseRecord[] {
  const blogSlugs = listBlogSlugs(seed);
  return seed['dive-sites'].map((site) => {
    const slug = siteNamed(slugs, site.name, 'seed/dive-sites');
    const blogSlug = blogSlugs.get(site.name) ?? site.blogSlug;
    const row = { ...writeFields({ ...site, slug, blogSlug }), createdAt: time, updatedAt: time };
    return { key: slug, row };
  });
}

function articleRows(seed: Seed, slugs: SiteSlugs): ReleaseRecord[] {
  return seed.articles.map(({ file, image, html, date, title, slug, excerpt, category }) => {
    const content = linkDiveSites(html, file, slugs);
    const input = { title, slug, excerpt, category, imageUrl: image, content, published: true };
    return { key: slug, row: articles.newRow(input, midnight(date)) };
  });
}

function reviewRows(seed: Seed, slugs: SiteSlugs): ReleaseRecord[] {
  return seed.reviews.map(({ file, source: _, image, imageAlt: __, html, date, ...fields }) => {
    const content = linkDiveSites(html, file, slugs);
    const input = { ...fields, imageUrl: image, content, published: true };
    const { productName } = fields;
    const productId = seed.products.some(({ name }) => name === productName) ? productName : null;
    return { key: fields.slug, row: { ...reviews.newRow(input, midnight(date)), productId } };
  });
}

/**
 * Reads seed/ as rows. @param time the creation time of dive sites, locations and species
 * @throws Error that names the file and line of an invalid value
 */
export function readRelease(time: string): Release {
  const seed = readSeed();
  const slugs = new Map(seed['dive-sites'].map(({ name, slug }) => [name, slug ?? slugify(name)]));
  return {
    'dive-sites': siteRows(seed, slugs, time),
    articles: articleRows(seed, slugs),
    reviews: reviewRows(seed, slugs),
    products: seed.products.map(({ date, ...fields }) => ({
      key: fields.name,
      // Products of the release have no ratings and no reviews.
      row: products.newRow(
        { ...fields, rating: '0', reviewCount: 0, published: true },
        midnight(date),
      ),
    })),
    locations: seed.locations.map(({ slug: _, ...fields }, index) => ({
      key: fields.name,
      row: newLocationRow(fields, index + 1, time),
    })),
    species: seed.species.map((one) => ({ key: one.slug, row: { ...toSpeciesRow(one, time) } })),
  };
}
