import { paths } from '../../../contract/paths.ts';
import {
  alwaysOffline,
  assetsCache,
  assetsIn,
  firstAidPath,
  pagesCache,
  picturesIn,
  storedLightPath,
  storedTidesPath,
} from '../../../domain/offline/offline-paths.ts';
import type { OfflineCopy, SavedDatabase } from '../database.ts';
import { now, savedStore } from '../store.ts';

/** Pictures of one page: its header and a few in its text. */
const mostPictures = 4;

/** A page to store. */
export interface Copied {
  path: string;
  title: string;
  /** The region with which it is saved. */
  region?: string | undefined;
}

/** Why a page could not be stored, in the visitor's words. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/** Whether this browser can show pages without a connection. */
export async function canStoreCopies(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  return (await navigator.serviceWorker.getRegistration())?.active != null;
}

const siteIdOf = (path: string) => /^\/dive-sites\/(\d+)$/.exec(path)?.[1];

/** The service worker of a first visit takes a while. */
const patienceMs = 30_000;

/** As `canStoreCopies`, after a service worker that is on its way has arrived. */
async function canSoonStoreCopies() {
  if (!(await canStoreCopies()) && 'serviceWorker' in navigator) {
    const waited = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([navigator.serviceWorker.ready, waited]);
  }
  return canStoreCopies();
}

/** What goes with a page: its answers of the API, and the emergency page with its position. */
function companionsOf(path: string): string[] {
  const id = siteIdOf(path);
  return id ? [storedTidesPath(id), storedLightPath(id), `/emergency?site=${id}`] : [];
}

/** Reads an address as any visitor would, whoever is signed in. */
async function readAnew(address: string): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' }).catch(() => {
    throw new CopyError('There is no connection.');
  });
  if (response.status === 404 || response.status === 410) {
    throw new CopyError('This page is no longer there.');
  }
  if (!response.ok) throw new CopyError('The site did not answer. Try again in a minute.');
  return response;
}

/** Stores what an address answers. @returns its size in bytes, and the text of a page */
async function storeAnew(cache: Cache, address: string) {
  const response = await readAnew(address);
  const body = await response.blob();
  // A navigation may not be answered with a response that followed a redirect.
  await cache.put(address, new Response(body, { headers: response.headers }));
  return { body, bytes: body.size };
}

/** Files that a page names and the service worker lacks, where the page is of another build. */
async function storeAssets(html: string) {
  const assets = await caches.open(assetsCache);
  for (const file of assetsIn(html)) {
    if (!(await assets.match(file))) await assets.add(file).catch(() => {});
  }
}

function inWords(error: unknown): never {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    throw new CopyError('This device has no room left. Remove another copy first.');
  }
  throw error;
}

async function openDatabase(): Promise<SavedDatabase> {
  const database = await savedStore.open();
  if (!database) throw new CopyError('This browser does not let the site store anything.');
  return database;
}

/** Stores a page for reading without a connection, or stores it anew. @throws CopyError */
export async function storeCopy({ path, title, region }: Copied): Promise<OfflineCopy> {
  const database = await openDatabase();
  const cache = await caches.open(pagesCache).catch(inWords);
  const known = await database.get('copies', path);
  try {
    const page = await storeAnew(cache, path);
    const html = await page.body.text();
    await storeAssets(html);
    const requests = [...companionsOf(path), ...picturesIn(html, mostPictures)];
    let { bytes } = page;
    for (const request of requests) bytes += (await storeAnew(cache, request)).bytes;
    const copy: OfflineCopy = {
      path,
      title,
      region: region ?? known?.region,
      requests: [path, ...requests],
      bytes,
      storedAt: now(),
    };
    await database.put('copies', copy);
    return copy;
  } catch (error) {
    return inWords(error);
  }
}

/** The copies that are whole; records of those that the browser has dropped go. */
export async function listCopies(): Promise<OfflineCopy[]> {
  const database = await savedStore.open();
  if (!database || !(await canStoreCopies())) return [];
  const [copies, cache] = await Promise.all([database.getAll('copies'), caches.open(pagesCache)]);
  const stored = new Set(
    (await cache.keys()).map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
  const isWhole = ({ requests }: OfflineCopy) => requests.every((request) => stored.has(request));
  for (const copy of copies) if (!isWhole(copy)) await database.delete('copies', copy.path);
  return copies.filter(isWhole);
}

/** The pages that the service worker stores for everybody, as far as they are here. */
export async function listAlwaysOffline(): Promise<string[]> {
  if (!(await canStoreCopies())) return [];
  const cache = await caches.open(pagesCache);
  const found = await Promise.all(alwaysOffline.map((path) => cache.match(path)));
  return alwaysOffline.filter((_, index) => found[index]);
}

/** Removes copies, and what no other copy needs. */
export async function removeCopies(paths: readonly string[]) {
  const database = await openDatabase();
  const cache = await caches.open(pagesCache);
  const gone = new Set(paths);
  const copies = await database.getAll('copies');
  const needed = new Set(
    copies.filter(({ path }) => !gone.has(path)).flatMap(({ requests }) => requests),
  );
  for (const { path, requests } of copies.filter((copy) => gone.has(copy.path))) {
    for (const request of requests) {
      if (!needed.has(request) && request !== firstAidPath) await cache.delete(request);
    }
    await database.delete('copies', path);
  }
}

/** Stores a page where this browser can. */
export async function storeCopyIfPossible(page: Copied) {
  if (await canSoonStoreCopies()) await storeCopy(page);
}

/** Removes the copy of a page that is no longer saved, unless a list or a region needs it. */
export async function dropCopy(path: string) {
  const database = await openDatabase();
  const [copy, lists] = await Promise.all([database.get('copies', path), database.getAll('lists')]);
  const isListed = lists.some(({ sites }) => sites.some(({ id }) => path === paths.diveSite(id)));
  if (copy && !copy.region && !isListed) await removeCopies([path]);
}
