import { z } from 'zod';
import { outlookQuery, weekQuery } from '../../../contract/conditions/outlook.ts';
import { lightQuery, tidesQuery, verdictQuery } from '../../../contract/conditions/queries.ts';
import { addressQuery, listQuery, mapQuery } from '../../../contract/dive-sites/dive-sites.ts';
import { exportQuery } from '../../../contract/dive-sites/export.ts';
import { browseQuery, placesQuery } from '../../../contract/dive-sites/filters.ts';
import { oldPostParameters, withoutSlash } from '../../../contract/history/redirects.ts';
import { productListQuery } from '../../../contract/products.ts';
import { feedQuery, postListQuery } from '../../../contract/publishing.ts';
import { searchPageQuery } from '../../../contract/search.ts';
import { recordedQuery, speciesQuery } from '../../../contract/species.ts';
import { readOutlookUrl } from '../../../domain/conditions/outlook-url.ts';
import { filterNamed, filterNames } from '../../../domain/dive-sites/filters.ts';
import { readSiteQuery } from '../../../domain/dive-sites/list.ts';
import { readBriefingUrl, readEmergencyUrl } from '../../../domain/dive-sites/page-urls.ts';
import { readCompareUrl } from '../../../domain/gear/compare.ts';
import { readWearUrl } from '../../../domain/gear/wear-url.ts';
import type { CategorisedPosts } from '../../../domain/publishing/categories.ts';
import { withKnownCategory } from '../../../domain/publishing/current-category.ts';
import {
  type ListUrl,
  readListUrl,
  readReviewListUrl,
} from '../../../domain/publishing/list-url.ts';
import { readSearchUrl } from '../../../domain/search/search-url.ts';
import { readSpeciesUrl } from '../../../domain/species/url.ts';
import { categories } from '../site-content/site-content.ts';

type Query = Record<string, string>;
/** Reads the parameters that a route validates; undefined if the route would refuse the query. */
type ReadQuery = (query: Query) => object | undefined;

const validatedBy =
  (schema: z.ZodType<object>): ReadQuery =>
  (query) =>
    schema.safeParse(query).data;

/** Reads WordPress's short post addresses, such as /?p=123. */
const readOldPost: ReadQuery = (query) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => oldPostParameters.includes(name)));

const isCategory = (kinds: readonly CategorisedPosts[], asked: string) =>
  kinds.some((kind) => categories()[kind].some(({ name, was }) => [name, ...was].includes(asked)));

const listSchema = postListQuery.extend({ search: z.string().optional() });

/** Reads the parameters of posts, and rejects unknown categories, which the schema accepts. */
const ofCategories =
  (kinds: readonly CategorisedPosts[], schema: z.ZodType<{ category?: string | undefined }>) =>
  (query: Query) => {
    const read = schema.safeParse(query).data;
    return read?.category && !isCategory(kinds, read.category) ? undefined : read;
  };

/** Reads the address of a list of posts. An address with a former category stays unchanged, because it redirects. */
const listPage =
  (kind: CategorisedPosts, read: (query: Query) => ListUrl): ReadQuery =>
  (query) => {
    const address = read(query);
    const { category } = withKnownCategory(address, kind, categories());
    const isFormer = category !== undefined && category !== address.category;
    return isFormer ? address : { ...address, category };
  };

/** Reads the address of the list of dive sites without `fields`, which does not change the response. */
const readSiteList: ReadQuery = (query) => {
  const read = listQuery.safeParse(query).data;
  return read && { ...read, fields: undefined };
};

/** Every cached route with parameters needs an entry here; cache-key.test.ts finds missing ones. */
const searchParameters: readonly (readonly [path: RegExp, read: ReadQuery])[] = [
  [/^\/$/, readOldPost],
  [/^\/blog$/, listPage('articles', readListUrl)],
  [/^\/gear-reviews$/, listPage('reviews', readReviewListUrl)],
  [/^\/compare\/[a-z-]+$/, readCompareUrl],
  [/^\/what-to-wear$/, readWearUrl],
  // The key omits the map view, because the server's HTML does not depend on it.
  [/^\/(map|dive-sites(\/(region\/)?[a-z0-9_-]+)?)$/i, readSiteQuery],
  [/^\/search$/, readSearchUrl],
  [/^\/species$/, readSpeciesUrl],
  [/^\/(rss\.xml|atom\.xml|feed\.json)$/, ofCategories(['articles', 'reviews'], feedQuery)],
  [/^\/(today|weekend)$/, readOutlookUrl],
  [/^\/emergency$/, readEmergencyUrl],
  [/^\/dive-sites\/[1-9]\d*\/briefing$/, readBriefingUrl],
  [/^\/api\/outlook$/, validatedBy(outlookQuery)],
  [/^\/api\/dive-sites\/browse$/, validatedBy(browseQuery)],
  [/^\/api\/dive-sites\/map$/, validatedBy(mapQuery)],
  [/^\/api\/dive-sites\/address$/, validatedBy(addressQuery)],
  [/^\/api\/dive-sites\/[1-9]\d*\/tides$/, validatedBy(tidesQuery)],
  [/^\/api\/dive-sites\/[1-9]\d*\/light$/, validatedBy(lightQuery)],
  [/^\/api\/dive-sites\/[1-9]\d*\/verdict$/, validatedBy(verdictQuery)],
  [/^\/api\/dive-sites\/[1-9]\d*\/week$/, validatedBy(weekQuery)],
  [/^\/api\/dive-sites\/export$/, validatedBy(exportQuery)],
  [/^\/api\/dive-sites$/, readSiteList],
  [/^\/api\/search\/results$/, validatedBy(searchPageQuery)],
  [/^\/api\/species$/, validatedBy(speciesQuery)],
  [/^\/api\/species\/at\/[1-9]\d*\/recorded$/, validatedBy(recordedQuery)],
  [/^\/api\/places$/, validatedBy(placesQuery)],
  [/^\/api\/products$/, validatedBy(productListQuery)],
  [/^\/api\/articles$/, ofCategories(['articles'], listSchema)],
  [/^\/api\/reviews(\/published)?$/, ofCategories(['reviews'], listSchema)],
];

/** Free-text parameters. Addresses with them are never cached: the number of texts is unlimited. */
const freeText: readonly string[] = [
  ...filterNames.filter((name) => filterNamed(name).uncached),
  ...['q', 'search', 'url', 'with', ...oldPostParameters],
];
/** Paths that, unless listed above, are cached only without a query. */
const keepsQuery = /^\/(api|admin|preview)(\/|$)/;
/** The canonical spelling of paths: pages ignore case, and routes decode percent signs. */
const canonicalPath = /^\/([a-z0-9._-]+(\/[a-z0-9._-]+)*)?$/;
const maxKeyLength = 600;

/** Removes parameters that the route does not read, so that tracking parameters do not split the cache. */
export function normalizeUrl(address: string): { url: string; cacheable: boolean } {
  const start = address.indexOf('?');
  const path = start < 0 ? address : address.slice(0, start);
  const isCanonical = canonicalPath.test(path) && address.length <= maxKeyLength;
  if (start < 0) return { url: path, cacheable: isCanonical };
  const page = withoutSlash(path);
  const read = searchParameters.find(([pattern]) => pattern.test(page))?.[1];
  if (!read && keepsQuery.test(path)) return { url: address, cacheable: false };
  const given = new URLSearchParams(address.slice(start));
  const query = Object.fromEntries(given);
  const repeats = Object.keys(query).length < given.size;
  const parameters = read ? read(query) : {};
  // The API answers invalid and repeated parameters with an error.
  if (!parameters || (repeats && path.startsWith('/api/')))
    return { url: address, cacheable: false };
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  const search = new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  const hasFreeText = entries.some(([name]) => freeText.includes(name));
  return {
    url: search ? `${path}?${search}` : path,
    cacheable: isCanonical && !hasFreeText,
  };
}
