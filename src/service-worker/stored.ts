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

/** Finds the cached response of an address. */
export const inCache = async (name: string, address: string | Request) =>
  (await caches.open(name)).match(address, { ignoreVary: true });

/** Name of the cache that a new version fills before its activation. */
const nextCache = 'pages-next';
/** Key of the asset cache's entry with the file names of the last builds. */
const buildsEntry = '/assets/builds.json';
/** Maximum number of copies requested in parallel. */
const atOnce = 4;

/** Removes the redirect flag, because a navigation rejects a redirected response. */
const unredirected = async (response: Response) =>
  response.redirected
    ? new Response(await response.blob(), { status: response.status, headers: response.headers })
    : response;

/** Adds missing files to the cache. A changed file has a new name. */
async function addFiles(files: readonly string[]) {
  const cache = await caches.open(assetsCache);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !stored.has(file)));
}

/** Fetches an address and stores a successful answer in a cache. */
async function store(cache: Cache, address: string) {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
  if (response.ok) await cache.put(address, await unredirected(response));
}

/** Stores the addresses that can be fetched. */
async function storeAll(cache: Cache, addresses: readonly string[]) {
  const waiting = [...new Set(addresses)];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await store(cache, address).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Whether the content of a path never changes, because changed content gets a new path. */
const isUnchanging = (pathname: string) => /^\/(assets|chart)\//.test(pathname);

/** Lists the paths of copies whose content may have changed. */
async function storedAddresses(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  return (await cache.keys()).flatMap(({ url }) => {
    const { pathname, search } = new URL(url);
    return isUnchanging(pathname) ? [] : [pathname + search];
  });
}

/** Fetches this version's files and every copy again. A failed fetch keeps the last copy. */
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

/** Lists the files that the stored pages use. */
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

const answeredAt = (answer: Response | undefined) =>
  Date.parse(answer?.headers.get('Date') ?? '') || 0;

/** Updates the copies and deletes files that neither the last two builds nor any copy uses. */
export async function activate() {
  const [pages, assets] = await Promise.all([caches.open(pagesCache), caches.open(assetsCache)]);
  const next = await caches.open(nextCache);
  for (const request of await next.keys()) {
    const page = await next.match(request);
    // A copy may have been refreshed between the installation and now.
    const isNewer = answeredAt(page) >= answeredAt(await pages.match(request));
    if (page?.ok && isNewer) await pages.put(request, page);
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
