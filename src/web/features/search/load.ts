import { paths } from '../../../contract/paths.ts';
import { siteSearchParams } from '../../../domain/dive-sites/list.ts';
import { minSearchLength, readSearchUrl } from '../../../domain/search/search-url.ts';
import { pageHead } from '../../app/head.ts';
import { query, type Reads } from '../../app/reads.ts';
import { settingsQuery, site } from '../../app/site.ts';

/** Read anew on each visit: such answers have no end. */
const resultsQuery = (params: Record<string, string>) =>
  query(`search/${new URLSearchParams(params)}`, ({ api, read }) =>
    read(api.search.results.$get({ query: params })),
  );

/** Lists of dive sites that fit what the words mean. */
const siteListsQuery = (q: string) =>
  query(`dive-sites/words/${q}`, async ({ api, read }) => {
    const { words, total } = await read(api['dive-sites'].browse.$get({ query: { q } }));
    const offers = words?.taken
      ? [{ filters: { q }, words: 'Dive sites that fit these words', count: total }]
      : (words?.offers ?? []);
    return offers.map(({ filters, ...offer }) => ({
      ...offer,
      url: `${paths.diveSites}?${new URLSearchParams(siteSearchParams(filters))}`,
    }));
  });

export async function loadSearchPage(reads: Reads, address: object) {
  const { q = '', kind, page } = readSearchUrl({ ...address });
  const { siteUrl } = await reads.ensure(settingsQuery);
  const head = {
    ...pageHead({
      title: `${q ? `“${q}”` : 'Search'} | ${site.name}`,
      description:
        'Everything that this site says of it: dive sites, articles, gear, species and regions.',
      url: `${siteUrl}${paths.search}`,
      sharedAs: paths.home,
    }),
  };
  head.meta.push({ name: 'robots', content: 'noindex' });
  if (q.trim().length < minSearchLength) return { q, kind, head };
  const params = { q, ...(kind && { kind }), ...(page && { page: String(page) }) };
  const [found, siteLists] = await Promise.all([
    reads.ensure(resultsQuery(params)),
    reads.ensure(siteListsQuery(q)),
  ]);
  return { q, kind, head, found, siteLists };
}
