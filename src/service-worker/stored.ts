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

/** The cache of copies that a new version fills before it takes over. */
const nextCache = 'pages-next';
/** The entry with the file names of the last builds, in the cache of their files. */
const buildsEntry = '/assets/builds.json';
/** Maximum number of copies requested in parallel. */
const atOnce = 4;

/** A response without its redirect flag, since a navigation refuses a redirected one. */
const unredirected = async (response: Response) =>
  response.redirected
    ? new Response(await response.blob(), { status: response.status, headers: response.headers })
    : response;

/** Adds the files that the cache lacks; their names change with their content. */
async function addFiles(files: readonly string[]) {
  const cache = await caches.open(assetsCache);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !stored.has(file)));
}

/** Fetches an address again for a cache; an answer that fails stores nothing. */
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

/** Whether a path's content never changes, since its name changes with it. */
const isUnchanging = (pathname: string) => /^\/(assets|chart)\//.test(pathname);

/** Addresses of copies that may have changed, relative to the site. */
async function storedAddresses(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  return (await cache.keys()).flatMap(({ url }) => {
    const { pathname, search } = new URL(url);
    return isUnchanging(pathname) ? [] : [pathname + search];
  });
}

/** Fetches this version's files and every copy again. An address that fails retains its last copy. */
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

/** The files named by the copies. */
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

/** Puts the new copies in place and removes the files of builds before the last one. */
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
