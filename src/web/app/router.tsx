import './trusted-types.ts';
import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { wantsReducedMotion } from '../ui/reduced-motion.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Reads } from './reads.ts';
import { routeTree } from './route-tree.gen.ts';
import { setSite, settingsQuery } from './site.ts';

const isBrowser = typeof window !== 'undefined';

/** The router's own parser would read ?q=30 as a number and redirect. */
const parseSearch = (query: string) => Object.fromEntries(new URLSearchParams(query));

function stringifySearch(search: Record<string, unknown>) {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length > 0 ? `?${query}` : '';
}

const dependencies = /\{["}]/;

/**
 * A match is known by its route, its path and what its loader depends on. The server drops parameters that no route
 * reads, so it names the dependencies of a page otherwise than its address: the page is the right one all the same.
 */
function takeOver(router: AnyRouter) {
  const matches = router.matchRoutes(router.latestLocation);
  window.$_TSR?.router?.matches.forEach((served, index) => {
    const id = matches[index]?.id.replaceAll('/', '#') ?? '';
    if (id.split(dependencies)[0] === served.i.split(dependencies)[0]) served.i = id;
  });
}

/** One per request on the server, one per visit in the browser. */
export function getRouter() {
  const reads = new Reads();
  let rendered = 0;
  const forwards = isBrowser && wantsReducedMotion() ? 'instant' : 'smooth';
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { reads },
    dehydrate: () => reads.dehydrate(),
    hydrate(cached) {
      takeOver(router);
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
