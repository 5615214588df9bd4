import { paths } from '../../../contract/paths.ts';
import { localDate } from '../../../domain/dates/dates.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import { overviewTiles, tilesAround } from '../../../domain/offline/chart-tiles.ts';
import { firstCopyHeader } from '../../../domain/offline/first-copy.ts';
import {
  chartBytes,
  headerPictureIn,
  mapAnswers,
  mapFilesMessage,
  mapPath,
  offlinePages,
  pagesCache,
  picturesIn,
  sectionsIn,
  tideStationPath,
  tripAnswers,
  tripFilesMessage,
  tripsPath,
} from '../../../domain/offline/offline-paths.ts';
import { tripStops } from '../../../domain/trips/trip.ts';
import type { OfflineCopy, SavedDatabase } from '../saved-records/database.ts';
import { savedStore } from '../saved-records/store.ts';
import { type Copied, copiesChanged, mapCopy } from './copied.ts';
import type { RegionCopy } from './store-region.ts';
import {
  type Answers,
  addressesIn,
  CopyError,
  fetchAll,
  fetchFresh,
  isGone,
  rethrowReadable,
  storeAssets,
} from './stored-answers.ts';
import { hasChart, readChart } from './stored-chart.ts';

/** Maximum number of pictures and of sections stored with a page. */
const maxParts = 4;

export const isQuotaExceeded = (error: unknown): error is CopyError =>
  error instanceof CopyError && error.reason === 'full';

export async function canStoreCopies(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  return (await navigator.serviceWorker.getRegistration())?.active != null;
}

const readSiteId = (path: string) => /^\/dive-sites\/(\d+)$/.exec(path)?.[1];

/** Time for the service worker of a first visit to start. */
const readyTimeoutMs = 30_000;

/** Returns `canStoreCopies()` after waiting for a service worker that is still being installed. */
async function canSoonStoreCopies() {
  if (!(await canStoreCopies()) && 'serviceWorker' in navigator) {
    const waited = new Promise((resolve) => setTimeout(resolve, readyTimeoutMs));
    await Promise.race([navigator.serviceWorker.ready, waited]);
  }
  return canStoreCopies();
}

async function requestFiles(
  message: typeof mapFilesMessage | typeof tripFilesMessage,
): Promise<string[]> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.waiting ?? registration?.active;
  if (!worker) throw new CopyError('This browser is not ready yet. Try again in a minute.');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string[]);
    worker.postMessage(message, [port2]);
  });
}

async function companionPaths(path: string): Promise<string[]> {
  if (path === mapPath) return [...mapAnswers, ...(await requestFiles(mapFilesMessage))];
  if (path === tripsPath) return [...tripAnswers, ...(await requestFiles(tripFilesMessage))];
  const id = readSiteId(path);
  return id ? [tideStationPath(id), paths.briefing(id), `/emergency?site=${id}`] : [];
}

async function readPageChart(path: string, answers: Answers, cache: Cache): Promise<Answers> {
  if (path === mapPath) return readChart(overviewTiles(), cache);
  const id = readSiteId(path);
  if (!id) return new Map();
  const station = await answers.get(tideStationPath(id))?.clone().json();
  return readChart(tilesAround((station as { site: Position }).site), cache);
}

async function openDatabase(): Promise<SavedDatabase> {
  const database = await savedStore.open();
  if (!database) throw new CopyError('This browser does not let the site store anything.');
  return database;
}

/** Removes cache entries that neither a stored copy nor an always available page needs. */
async function sweep(cache: Cache, database: SavedDatabase) {
  const copies = await database.getAll('copies');
  const needed = new Set<string>(copies.flatMap(({ requests }) => requests));
  for (const { path } of offlinePages) {
    const html = await (await cache.match(path))?.text();
    for (const one of [path, ...headerPictureIn(html ?? '')]) needed.add(one);
  }
  for (const address of await addressesIn(cache)) {
    if (!needed.has(address)) await cache.delete(address);
  }
}

/** Runs one change of the copies at a time, across all tabs. */
const withCopiesLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  (navigator.locks.request('bottom-time-copies', work) as Promise<Result>).finally(() =>
    dispatchEvent(new Event(copiesChanged)),
  );

async function readCopy(path: string, cache: Cache, isFirst: boolean): Promise<Answers> {
  const page = await fetchFresh(path, isFirst ? { headers: { [firstCopyHeader]: '1' } } : {});
  const html = await page.clone().text();
  await storeAssets(html);
  const answers: Answers = new Map([[path, page]]);
  const pictures = path === mapPath ? [] : picturesIn(html, maxParts);
  await fetchAll(
    [...(await companionPaths(path)), ...sectionsIn(html, maxParts), ...pictures],
    answers,
  );
  for (const [entry, answer] of await readPageChart(path, answers, cache))
    answers.set(entry, answer);
  return answers;
}

async function countBytes(answers: Answers): Promise<number> {
  const sizes = [...answers.values()].map(async (answer) => (await answer.clone().blob()).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function storeUnderLock(copied: Copied): Promise<OfflineCopy> {
  const { path, title, region, regionPages } = copied;
  const database = await openDatabase();
  const cache = await caches.open(pagesCache).catch(rethrowReadable);
  try {
    const known = await database.get('copies', path);
    // The server does not count the guides of a region one by one.
    const answers = await readCopy(path, cache, !known && !region);
    const requests = [...answers.keys()];
    const bytes = (await countBytes(answers)) - chartBytes(requests);
    const stored = new Set(await addressesIn(cache));
    for (const [address, answer] of answers) {
      // Bytes of the chart never change.
      if (!stored.has(address) || chartBytes([address]) === 0) await cache.put(address, answer);
    }
    const copy = {
      ...{ path, title, requests, bytes, storedAt: new Date().toISOString() },
      region: region ?? known?.region,
      regionPages: regionPages ?? known?.regionPages,
    };
    await database.put('copies', copy);
    return copy;
  } catch (error) {
    return rethrowReadable(error);
  } finally {
    await sweep(cache, database);
  }
}

/** Stores or refreshes the copy of a page, completely or not at all. @throws CopyError */
export const storeCopy = (copied: Copied): Promise<OfflineCopy> =>
  withCopiesLock(() => storeUnderLock(copied));

/** Stores pages in sequence. @returns the titles of deleted pages @throws CopyError; stored pages stay */
export async function storeCopies(
  pages: readonly Copied[],
  onProgress: (stored: number) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  const gone: string[] = [];
  for (const [index, page] of pages.entries()) {
    if (signal?.aborted) break;
    await storeCopy(page).catch((error) => {
      if (!isGone(error)) throw error;
      gone.push(page.title);
    });
    onProgress(index + 1);
  }
  return gone;
}

/** Lists the complete copies; deletes the records of copies with evicted cache entries. */
export async function listCopies(): Promise<OfflineCopy[]> {
  const database = await savedStore.open();
  if (!database || !(await canStoreCopies())) return [];
  const [copies, cache] = await Promise.all([database.getAll('copies'), caches.open(pagesCache)]);
  const stored = new Set(await addressesIn(cache));
  const isWhole = ({ requests }: OfflineCopy) => requests.every((request) => stored.has(request));
  for (const copy of copies) if (!isWhole(copy)) await database.delete('copies', copy.path);
  return copies.filter(isWhole);
}

/** Whether a copy has the companion paths and the chart that this version stores with its page. */
export async function isComplete({ path, requests }: OfflineCopy): Promise<boolean> {
  const companions = await companionPaths(path);
  const needsChart = path === mapPath || readSiteId(path) !== undefined;
  return companions.every((one) => requests.includes(one)) && (!needsChart || hasChart(requests));
}

export async function listAlwaysOffline() {
  if (!(await canStoreCopies())) return [];
  const cache = await caches.open(pagesCache);
  const found = await Promise.all(offlinePages.map(({ path }) => cache.match(path)));
  return offlinePages.filter((_, index) => found[index]);
}

export const removeCopies = (gone: readonly string[]) =>
  withCopiesLock(async () => {
    const database = await openDatabase();
    for (const path of gone) await database.delete('copies', path);
    await sweep(await caches.open(pagesCache), database);
  });

/** Stores a page if this browser can store copies; with a guide also the map, if it is missing. */
export async function storeCopyIfPossible(page: Copied) {
  if (!(await canSoonStoreCopies())) return;
  await storeCopy(page);
  const database = await openDatabase();
  if (readSiteId(page.path) && !(await database.get('copies', mapPath))) await storeCopy(mapCopy);
}

/** Removes the copy of a page that is no longer saved, unless a list, trip or region needs it. */
export async function dropCopy(path: string) {
  // The lock waits for a copy that is being stored, so that this copy is removed too.
  await withCopiesLock(async () => {});
  const database = await openDatabase();
  const [copy, lists, trips] = await Promise.all([
    database.get('copies', path),
    database.getAll('lists'),
    database.getAll('trips'),
  ]);
  const needed = [...lists.flatMap(({ sites }) => sites), ...trips.flatMap(tripStops)];
  const isListed = needed.some(({ id }) => path === paths.diveSite(id));
  if (copy && !copy.region && !isListed) await removeCopies([path]);
}

/** The date of a region's oldest page on this device; undefined while the region is incomplete. */
export async function regionStoredOn({ name, slug }: RegionCopy): Promise<string | undefined> {
  const copies = (await listCopies()).filter(({ region }) => region === name);
  const whole = copies.find(({ path }) => path === paths.region(slug))?.regionPages;
  const [oldest] = copies.map(({ storedAt }) => storedAt).sort();
  return whole && oldest && copies.length >= whole ? localDate(oldest) : undefined;
}
