import {
  assetsCache,
  chartEntry,
  mayBeStored,
  pagesCache,
  pictureBase,
} from '../domain/offline/offline-paths.ts';
import { todaysBriefing } from './conditions.ts';
import { networkElse } from './from-network.ts';
import { offlinePage } from './offline-page.ts';
import { inCache } from './stored.ts';

/** Finds the copy of a URL, or else the copy of the URL without its query. */
const findCopy = async (url: URL) =>
  (await inCache(pagesCache, url.pathname + url.search)) ??
  (await inCache(pagesCache, url.pathname));

async function preloadOrFetch(request: Request, preloaded: Promise<unknown> | undefined) {
  const preload = await preloaded;
  return preload instanceof Response ? preload : fetch(request);
}

/**
 * Answers with a page from the network, else its copy, else the offline page.
 * @param onCopy called when a copy is returned
 */
export async function answerPage(
  request: Request,
  preloaded: Promise<unknown> | undefined,
  onCopy: () => void,
): Promise<Response> {
  const url = new URL(request.url);
  try {
    return await networkElse(preloadOrFetch(request, preloaded), async () => {
      const copy = mayBeStored(url.pathname) ? await findCopy(url) : undefined;
      const today = copy && (await todaysBriefing(url));
      if (copy && !today) onCopy();
      return today ?? copy;
    });
  } catch {
    return offlinePage();
  }
}

/** Answers with a build file, from the cache first, because a changed file has a new name. */
export const answerAsset = async (request: Request) =>
  (await inCache(assetsCache, request)) ?? (await inCache(pagesCache, request)) ?? fetch(request);

/** Answers with a picture from the network, else its copy in any width. */
export const answerPicture = (request: Request) =>
  networkElse(fetch(request), async () => {
    const exact = await inCache(pagesCache, request);
    if (exact) return exact;
    const base = pictureBase(new URL(request.url).pathname);
    const pages = await caches.open(pagesCache);
    const other = (await pages.keys()).find(
      ({ url }) => base && pictureBase(new URL(url).pathname) === base,
    );
    return other && pages.match(other);
  });

/** Answers with an API response from the network, else its stored copy. */
export const answerStored = (request: Request) =>
  networkElse(fetch(request), () => inCache(pagesCache, request));

/** Answers with bytes of the chart, from the cache first, because they never change. */
export async function answerChart(request: Request): Promise<Response> {
  const [, range] = /^bytes=(\d+-\d+)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const { pathname } = new URL(request.url);
  const stored = range && (await inCache(pagesCache, chartEntry(pathname, range)));
  return stored ? new Response(stored.body, { status: 206 }) : fetch(request);
}
