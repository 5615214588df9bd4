import './trusted-types.ts';
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './layout/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { Reads } from './reads.ts';
import { routeTree } from './route-tree.gen.ts';

const wantsStillness = () =>
  typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The router's own parser would read ?q=30 as a number and redirect. */
const parseSearch = (query: string) => Object.fromEntries(new URLSearchParams(query));

function stringifySearch(search: Record<string, unknown>) {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}

/** One per request on the server, one per visit in the browser. */
export function getRouter() {
  const reads = new Reads();
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { reads },
    dehydrate: () => reads.dehydrate(),
    hydrate: (kept) => reads.hydrate(kept),
    defaultPreload: 'intent',
    // `Reads` is the only cache.
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // /blog/a/b is no missing article but no page at all.
    notFoundMode: 'root',
    scrollRestoration: false,
    scrollRestorationBehavior: wantsStillness() ? 'instant' : 'smooth',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
