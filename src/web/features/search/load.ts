import { paths } from '../../../contract/paths.ts';
import { siteSearchParams } from '../../../domain/dive-sites/list.ts';
import { minSearchLength, readSearchUrl } from '../../../domain/search/search-url.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { isOn, site } from '../../app/site.ts';

/** Lists of dive sites that match the interpretation of the text. */
async function readSiteLists(q: string) {
  const { words, total } = await read(api['dive-sites'].browse.$get({ query: { q } }));
  const offers = words?.taken
    ? [
        {
          filters: words.taken,
          words: words.loosened?.words ?? 'Dive sites that fit these words',
          count: total,
        },
      ]
    : (words?.offers ?? []);
  return offers.map(({ filters, ...offer }) => ({
    ...offer,
    url: `${paths.diveSites}?${new URLSearchParams(siteSearchParams(filters))}`,
  }));
}

export async function loadSearchPage(siteUrl: string, address: object) {
  const { q = '', kind, page } = readSearchUrl({ ...address });
  const head = pageHead({
    title: `${q ? `“${q}”` : 'Search'} | ${site.name}`,
    description: 'Search dive sites, articles, gear, species and regions.',
    url: `${siteUrl}${paths.search}`,
    sharedAs: paths.home,
  });
  head.meta.push({ name: 'robots', content: 'noindex' });
  if (q.trim().length < minSearchLength) return { q, kind, head };
  const params = { q, ...(kind && { kind }), ...(page && { page: String(page) }) };
  const [found, siteLists] = await Promise.all([
    read(api.search.results.$get({ query: params })),
    isOn('dive-sites') ? readSiteLists(q) : [],
  ]);
  return { q, kind, head, found, siteLists };
}
