import { assetsCache, assetsIn } from '../../../domain/offline/offline-paths.ts';

export class CopyError extends Error {
  override name = 'CopyError';
  /** `full`: no storage is left; `gone`: the page was deleted. */
  readonly reason: 'full' | 'gone' | undefined;

  constructor(message: string, reason?: 'full' | 'gone') {
    super(message);
    this.reason = reason;
  }
}

/** Whether a page can't be stored because it was deleted. */
export const isGone = (error: unknown) => error instanceof CopyError && error.reason === 'gone';

export function rethrowReadable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    throw new CopyError('This device has no room left. Remove another copy first.', 'full');
  }
  throw error;
}

export type Answers = Map<string, Response>;

/** Fetches an address without cookies, as a visitor who is not signed in. @throws CopyError */
export async function fetchFresh(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-cache',
    ...init,
  }).catch(() => {
    throw new CopyError('There is no connection.');
  });
  if (response.status === 404 || response.status === 410) {
    throw new CopyError('This page is no longer there.', 'gone');
  }
  if (!response.ok) throw new CopyError('The site did not answer. Try again in a minute.');
  // Browsers reject a response to a navigation if it followed a redirect.
  return new Response(await response.blob(), { headers: response.headers });
}

export async function fetchAll(addresses: readonly string[], into: Answers) {
  await Promise.all(addresses.map(async (address) => into.set(address, await fetchFresh(address))));
}

/** Caches the assets of a page that are not cached yet, since the page may be of another build. */
export async function storeAssets(html: string) {
  const assets = await caches.open(assetsCache);
  for (const file of assetsIn(html)) {
    if (await assets.match(file)) continue;
    const answer = await fetch(file).catch(() => undefined);
    if (answer?.ok) await assets.put(file, answer);
  }
}

/** The addresses that a cache holds, relative to the site. */
export const addressesIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
