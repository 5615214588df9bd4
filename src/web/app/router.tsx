import './trusted-types.ts';
import {
  createRouter,
  notFound,
  type ParsedLocation,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { isOffline, wantsReducedMotion } from '../ui/device.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { routeTree } from './route-tree.gen.ts';
import { isOff } from './site.ts';

const isBrowser = typeof window !== 'undefined';

type Search = Record<string, string>;

/** The router's own parser would read ?q=30 as a number and redirect. */
const parseSearch = (query: string): Search => Object.fromEntries(new URLSearchParams(query));

function stringifySearch(search: Record<string, unknown>) {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `?${query}` : '';
}

const viewOfMap = ['z', 'lat', 'lon'];

/**
 * The browser's search parameters with the server's spelling, without those that no route reads.
 * A value that differs in more than case stays, since an offline copy may be of another address.
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

/** Runs before the loaders of each page. @throws if the page's part of the site is switched off */
function refuseSwitchedOff({ location: { pathname, href } }: { location: ParsedLocation }) {
  if (!isOff(pathname)) return;
  // The server decides between a redirect and a 404 for the address.
  throw isBrowser ? redirect({ href, reloadDocument: true }) : notFound({ routeId: rootRouteId });
}

/** Creates a router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  let rendered = 0;
  let first: { query: string; search: Search } | undefined;
  const forwards = isBrowser && wantsReducedMotion() ? 'instant' : 'smooth';
  const router = createRouter({
    routeTree,
    parseSearch: (query) => {
      if (query === first?.query) return first.search;
      const params = new URLSearchParams(query);
      // The server renders sorted parameters, and the router keeps the order that it read first.
      if (isBrowser && !first) params.sort();
      return Object.fromEntries(params);
    },
    stringifySearch,
    dehydrate: (): { search: Search } => ({ search: parseSearch(router.latestLocation.searchStr) }),
    hydrate({ search }: { search: Search }) {
      const query = location.search;
      if (!isOffline()) first = { query, search: asServed(parseSearch(query), search) };
    },
    defaultPreload: 'intent',
    // The data of a page is read once per visit; writes in the admin clear the router's cache.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
    defaultGcTime: Infinity,
    defaultPreloadGcTime: Infinity,
    // A page changed by a write is never shown with stale data.
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Shows the general not-found page for /blog/a/b, which can't be an article.
    notFoundMode: 'root',
    // Restoration on the server would add a script to each page.
    // The first page keeps the position that the browser or the reader has scrolled to.
    scrollRestoration: isBrowser && (() => rendered++ > 0 || location.hash !== ''),
    scrollRestorationBehavior: forwards,
  });
  for (const route of Object.values(router.routesById)) {
    if (route.id !== rootRouteId) route.update({ beforeLoad: refuseSwitchedOff });
  }
  if (isBrowser) {
    router.history.subscribe(({ action: { type } }) => {
      const isTraversal = type === 'BACK' || type === 'FORWARD' || type === 'GO';
      // Back jumps to the previous position, without scrolling through the whole page.
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
