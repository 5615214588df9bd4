import { LRUCache } from 'lru-cache';
import type { ContentChange } from '../database/content-store.ts';
import { isChanged } from './cache-tags.ts';
import type { CachedResponse } from './cached-response.ts';
import { clientNetwork } from './client-address.ts';

export const isVariant = (key: string) => key.includes('?');

/** The share of the cache for addresses with a query, so that they never evict pages without a query. */
const variantShare = 0.25;
/** Maximum of addresses with a query that one network may add to the cache in a window. */
const variantsPerClient = 100;
const clientWindowMs = 600_000;

export type PageCacheStore = ReturnType<typeof createPageCacheStore>;

export function createPageCacheStore(limitBytes: number) {
  const lru = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize,
      sizeCalculation: ({ bytes }) => bytes,
    });
  const pages = lru(Math.ceil(limitBytes * (1 - variantShare)));
  const variants = lru(Math.ceil(limitBytes * variantShare));
  const added = new LRUCache<string, { count: number }>({
    maxSize: 10_000,
    sizeCalculation: () => 1,
    ttl: clientWindowMs,
  });
  const storeFor = (key: string) => (isVariant(key) ? variants : pages);

  function consumeQuota(client: string): boolean {
    const network = clientNetwork(client);
    const use = added.get(network) ?? { count: 0 };
    if (use.count === 0) added.set(network, use);
    use.count += 1;
    return use.count <= variantsPerClient;
  }

  return {
    get: (key: string) => storeFor(key).get(key),
    size: () => ({
      bytes: pages.calculatedSize + variants.calculatedSize,
      entries: pages.size + variants.size,
    }),
    has: (key: string, response: CachedResponse) => storeFor(key).peek(key) === response,
    add(key: string, response: CachedResponse, client: string) {
      if (isVariant(key) && !consumeQuota(client)) return;
      storeFor(key).set(key, response, { ttl: response.ttlMs });
    },
    resize(key: string, response: CachedResponse) {
      const store = storeFor(key);
      if (store.peek(key) !== response) return;
      const ttl = response.ttlMs > 0 ? store.getRemainingTTL(key) : 0;
      // lru-cache measures the same value again only after a delete.
      store.delete(key);
      store.set(key, response, { ttl });
    },
    dropChanged(change: ContentChange) {
      for (const store of [pages, variants]) {
        for (const [key, response] of store.entries()) {
          if (isChanged(response.tags, change)) store.delete(key);
        }
      }
    },
  };
}
