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

/** The copy of a page, without regard to trackers and filters in its address. */
const findCopy = async (url: URL) =>
  (await inCache(pagesCache, url.pathname + url.search)) ??
  (await inCache(pagesCache, url.pathname));

async function preloadOrFetch(request: Request, preloaded: Promise<unknown> | undefined) {
  const preload = await preloaded;
  return preload instanceof Response ? preload : fetch(request);
}

/**
 * A page from the network, else its copy, else the offline page.
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

/** A file of a build, from the cache first, since its name changes with its content. */
export const answerAsset = async (request: Request) =>
  (await inCache(assetsCache, request)) ?? (await inCache(pagesCache, request)) ?? fetch(request);

/** A picture from the network, else a copy of it in any width. */
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

/** A response of the API that is stored unchanged: from the network, else its copy. */
export const answerStored = (request: Request) =>
  networkElse(fetch(request), () => inCache(pagesCache, request));

/** Bytes of the chart, which never change: from the cache, else from the network. */
export async function answerChart(request: Request): Promise<Response> {
  const [, range] = /^bytes=(\d+-\d+)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const { pathname } = new URL(request.url);
  const stored = range && (await inCache(pagesCache, chartEntry(pathname, range)));
  return stored ? new Response(stored.body, { status: 206 }) : fetch(request);
}
