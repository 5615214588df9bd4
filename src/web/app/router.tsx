import './trusted-types.ts';
import { createRouter } from '@tanstack/react-router';
import { isOffline } from '../ui/is-offline.ts';
import { wantsReducedMotion } from '../ui/reduced-motion.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Reads } from './reads.ts';
import { routeTree } from './route-tree.gen.ts';
import { setSite, settingsQuery } from './site.ts';

const isBrowser = typeof window !== 'undefined';

type Search = Record<string, string>;

interface Served {
  reads: ReturnType<Reads['dehydrate']>;
  search: Search;
}

/** The router's own parser would read ?q=30 as a number and redirect. */
const parseSearch = (query: string): Search => Object.fromEntries(new URLSearchParams(query));

function stringifySearch(search: Record<string, unknown>) {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `?${query}` : '';
}

const viewOfMap = ['z', 'lat', 'lon'];

/**
 * The server renders a page without the parameters that no route reads, so the browser's first address reads as the
 * server read it. A copy may belong to another address, so a parameter of another value stays.
 */
function asServed(raw: Search, served: Search): Search {
  const shared = Object.entries(served).flatMap(([name, value]) => {
    const given = raw[name];
    if (given === undefined) return [];
    return [[name, given.toLowerCase() === value.toLowerCase() ? value : given]];
  });
  return Object.fromEntries([
    ...shared,
    ...Object.entries(raw).filter(([name]) => viewOfMap.includes(name)),
  ]);
}

/** One per request on the server, one per visit in the browser. */
export function getRouter() {
  const reads = new Reads();
  let rendered = 0;
  let first: { query: string; search: Search } | undefined;
  const forwards = isBrowser && wantsReducedMotion() ? 'instant' : 'smooth';
  const router = createRouter({
    routeTree,
    parseSearch: (query) => (query === first?.query ? first.search : parseSearch(query)),
    stringifySearch,
    context: { reads },
    dehydrate: (): Served => ({
      reads: reads.dehydrate(),
      search: parseSearch(router.latestLocation.searchStr),
    }),
    hydrate({ reads: cached, search }: Served) {
      const query = location.search;
      if (!isOffline()) first = { query, search: asServed(parseSearch(query), search) };
      reads.hydrate(cached);
      const settings = reads.peek(settingsQuery);
      if (settings) setSite(settings.site);
    },
    defaultPreload: 'intent',
    // `Reads` is the only cache.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // /blog/a/b is no missing article but no page at all.
    notFoundMode: 'root',
    // On the server it would add a script to each page. The page that hydrates stays where the browser and its reader scrolled it.
    scrollRestoration: isBrowser && (() => rendered++ > 0 || location.hash !== ''),
    scrollRestorationBehavior: forwards,
  });
  if (isBrowser) {
    router.history.subscribe(({ action: { type } }) => {
      const isTraversal = type === 'BACK' || type === 'FORWARD' || type === 'GO';
      // Back shows the place that a visitor left, without a way through the whole page.
      router.options.scrollRestorationBehavior = isTraversal ? 'instant' : forwards;
    });
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
