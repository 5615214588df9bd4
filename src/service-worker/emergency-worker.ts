import { say } from '../../content/emergency.json';
import {
  assetsCache,
  assetsIn,
  emergencyPath,
  pagesCache,
} from '../domain/offline/offline-paths.ts';
import { networkElse } from './from-network.ts';
import { inCache } from './stored.ts';

declare const self: ServiceWorkerGlobalScope;

const stylesIn = (html: string) => assetsIn(html).filter((file) => file.endsWith('.css'));

/** Removes a dive site's position, because it could send help to the wrong place. */
const withoutPosition = (html: string) =>
  html.replace(/<p id="position">.*?<\/p>/s, `<p>${say.unknown}</p>`);

/** Stores a page and its styles. A site's page also replaces the page without a site. */
async function storePage(address: string, page: Response) {
  if (!page.ok) return;
  const html = await page.clone().text();
  const [pages, assets] = await Promise.all([caches.open(pagesCache), caches.open(assetsCache)]);
  for (const style of stylesIn(html)) {
    if (!(await assets.match(style))) await assets.add(style);
  }
  await pages.put(address, page);
  if (address === emergencyPath) return;
  await pages.put(emergencyPath, new Response(withoutPosition(html), { headers: page.headers }));
}

const pathWithSearch = ({ pathname, search }: URL) => pathname + search;

/** Stores the open emergency pages, or the page without a site if none is open. */
async function install() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows
    .map(({ url }) => new URL(url))
    .filter((url) => url.pathname === emergencyPath);
  const addresses = new Set(open.length > 0 ? open.map(pathWithSearch) : [emergencyPath]);
  await Promise.all(
    [...addresses].map(async (address) =>
      storePage(address, await fetch(address, { credentials: 'omit' })),
    ),
  );
  await self.skipWaiting();
}

function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then((page) => storePage(address, page.clone())).catch(() => {}));
  return networkElse(
    network,
    async () => (await inCache(pagesCache, address)) ?? inCache(pagesCache, emergencyPath),
  );
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === 'navigate' && url.pathname === emergencyPath) {
    event.respondWith(answerPage(event, pathWithSearch(url)));
  } else if (/^\/assets\/.*[.]css$/.test(url.pathname)) {
    event.respondWith(inCache(assetsCache, request).then((style) => style ?? fetch(request)));
  }
});
