import {
  assetsCache,
  assetsIn,
  headerPictureIn,
  mapPath,
  mayBeStored,
  offlinePages,
  pagesCache,
  tripAnswers,
} from '../domain/offline/offline-paths.ts';

/** The cached response of an address. */
export const inCache = async (name: string, address: string | Request) =>
  (await caches.open(name)).match(address, { ignoreVary: true });

/** Copies that a new version reads before it takes over. */
const nextCache = 'pages-next';
/** Names the files of the last builds within the cache of their files. */
const buildsEntry = '/assets/builds.json';
/** Copies read at once. */
const atOnce = 4;

const isOk = (response: Response | undefined): response is Response => response?.ok === true;

/** A response that a navigation may get: one that followed a redirect may not. */
export const unredirected = async (response: Response) =>
  response.redirected
    ? new Response(await response.blob(), { status: response.status, headers: response.headers })
    : response;

/** Adds the files that the cache lacks; their names change with their content. */
async function addFiles(files: readonly string[]) {
  const cache = await caches.open(assetsCache);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !stored.has(file)));
}

/** Reads an address again for a cache. @returns false where it is not there any more */
async function store(cache: Cache, address: string): Promise<boolean> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  if (response.status === 404 || response.status === 410) return false;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await cache.put(address, await unredirected(response));
  return true;
}

/** Stores what can be read. */
async function storeAll(cache: Cache, addresses: readonly string[]) {
  const waiting = [...new Set(addresses)];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await store(cache, address).catch(() => false);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Their names change with their content. */
const isUnchanging = (pathname: string) => /^\/(assets|chart)\//.test(pathname);

/** Addresses of the copies that may have changed, relative to the site. */
async function storedAddresses(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  return (await cache.keys()).flatMap(({ url }) => {
    const { pathname, search } = new URL(url);
    return isUnchanging(pathname) ? [] : [pathname + search];
  });
}

/** Reads this version's files and, in it, every copy again. What can't be read keeps its last copy. */
export async function install() {
  await addFiles(buildFiles);
  const next = await caches.open(nextCache);
  const stored = await storedAddresses();
  const always: string[] = offlinePages.map(({ path }) => path);
  const ofMap = stored.includes(mapPath) ? mapFiles : [];
  const ofTrips = tripAnswers.every((one) => stored.includes(one)) ? tripFiles : [];
  await storeAll(next, [...always, ...stored, ...ofMap, ...ofTrips]);
  const pages = await Promise.all(always.map(async (path) => (await next.match(path))?.text()));
  await storeAll(
    next,
    pages.flatMap((html = '') => headerPictureIn(html)),
  );
}

/** The files that the copies name. */
async function namedFiles(pages: Cache): Promise<string[]> {
  const named: string[] = [];
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url);
    if (isUnchanging(pathname) || !mayBeStored(pathname)) continue;
    const page = await pages.match(request);
    if (page?.headers.get('Content-Type')?.startsWith('text/html')) {
      named.push(...assetsIn(await page.text()));
    }
  }
  return named;
}

/** Puts the new copies in place and removes the files of builds before the last one. */
export async function activate() {
  const [pages, assets] = await Promise.all([caches.open(pagesCache), caches.open(assetsCache)]);
  const next = await caches.open(nextCache);
  for (const request of await next.keys()) {
    const page = await next.match(request);
    if (isOk(page)) await pages.put(request, page);
  }
  const builds = (await (await assets.match(buildsEntry))?.json()) as string[][] | undefined;
  const [last = []] = builds ?? [];
  const wanted = new Set([...buildFiles, ...last, ...(await namedFiles(pages)), buildsEntry]);
  for (const request of await assets.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await assets.put(buildsEntry, Response.json([buildFiles, last]));
  for (const name of await caches.keys()) {
    if (name !== pagesCache && name !== assetsCache) await caches.delete(name);
  }
}
