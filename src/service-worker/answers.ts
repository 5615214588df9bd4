import {
  assetsCache,
  mayBeStored,
  pagesCache,
  pictureBase,
  storedLightPath,
  storedTidesPath,
} from '../domain/offline/offline-paths.ts';
import {
  lightOf,
  type StoredLight,
  type StoredTides,
  tidesOf,
} from '../domain/offline/stored-conditions.ts';
import { localDay } from '../domain/site-time.ts';
import { offlinePage } from './offline-page.ts';

/** A page that has a copy waits no longer for the network. */
const patienceMs = 8000;

const inCache = async (name: string, address: string | Request) =>
  (await caches.open(name)).match(address, { ignoreVary: true });

/** The copy of a page; trackers and filters in its address make no other page of it. */
const copyOf = async (url: URL) =>
  (await inCache(pagesCache, url.pathname + url.search)) ??
  (await inCache(pagesCache, url.pathname));

async function fromNetwork(request: Request, preloaded: Promise<unknown> | undefined) {
  const preload = await preloaded;
  return preload instanceof Response ? preload : fetch(request);
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * A page: from the network, else its copy, else what to do without it.
 * @param onCopy gets told when a visitor reads a copy
 */
export async function answerPage(
  request: Request,
  preloaded: Promise<unknown> | undefined,
  onCopy: () => void,
): Promise<Response> {
  const url = new URL(request.url);
  const copy = mayBeStored(url.pathname) ? await copyOf(url) : undefined;
  const network = fromNetwork(request, preloaded).catch(() => undefined);
  const answer = await (copy ? Promise.race([network, after(patienceMs)]) : network);
  // A gateway without its server is no answer either.
  if (answer && !(copy && [502, 503, 504].includes(answer.status))) return answer;
  if (copy) {
    onCopy();
    return copy;
  }
  return offlinePage();
}

/** A file of a build: its name changes with its content. */
export const answerAsset = async (request: Request) =>
  (await inCache(assetsCache, request)) ?? (await inCache(pagesCache, request)) ?? fetch(request);

/** A picture: from the network, else the copy of it in any width. */
export async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const exact = await inCache(pagesCache, request);
    if (exact) return exact;
    const base = pictureBase(new URL(request.url).pathname);
    const pages = await caches.open(pagesCache);
    const other = (await pages.keys()).find(
      ({ url }) => base && pictureBase(new URL(url).pathname) === base,
    );
    const copy = other && (await pages.match(other));
    if (copy) return copy;
    throw error;
  }
}

/** A stored answer of the API. */
const storedJson = async <Answer>(path: string) =>
  (await (await inCache(pagesCache, path))?.json()) as (Answer & { timeZone: string }) | undefined;

const json = (body: object | undefined) =>
  body && Response.json(body, { headers: { 'X-Stored': '1' } });

/** Tides or light of some days, cut from the days that are stored. */
async function storedConditions(url: URL): Promise<Response | undefined> {
  const [, id = '', kind] = /^\/api\/dive-sites\/(\d+)\/(tides|light)$/.exec(url.pathname) ?? [];
  const days = Number(url.searchParams.get('days') ?? 7);
  const from = url.searchParams.get('from');
  if (kind === 'tides') {
    const stored = await storedJson<StoredTides>(storedTidesPath(id));
    if (!stored) return undefined;
    const day = from ?? localDay(new Date(), stored.timeZone);
    return json(tidesOf(stored, day, days, url.searchParams.get('curve') === '1'));
  }
  const stored = await storedJson<StoredLight>(storedLightPath(id));
  return stored && json(lightOf(stored, from ?? localDay(new Date(), stored.timeZone), days));
}

/** Tides and light: from the network, else from the stored days. */
export async function answerConditions(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await storedConditions(new URL(request.url));
    if (stored) return stored;
    throw error;
  }
}
