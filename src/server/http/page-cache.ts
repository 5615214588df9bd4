import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Resource, resourceNames } from '../../contract/resources.ts';
import { hasSession } from '../auth/session.ts';
import type { ContentStore } from '../database/content-store.ts';
import { normalizeUrl } from './cache-key.ts';
import { CachedResponse } from './cached-response.ts';
import { networkOf } from './client-address.ts';
import type { AppEnv } from './context.ts';
import { encodingFor } from './encodings.ts';

export type PageCache = ReturnType<typeof createPageCache>;

/** The header in which a response names its cache tags, for this cache and for a CDN. */
export const surrogateKey = 'Surrogate-Key';
/** The tag of every cacheable response, besides those of its resources. */
const siteTag = 'site';

/** The headers that name a response's cache tags, for the CDNs that read one or the other. */
export function cacheTagHeaders(tagged: Iterable<Resource>): Record<string, string> {
  const tags = [siteTag, ...tagged];
  return { [surrogateKey]: tags.join(' '), 'Cache-Tag': tags.join(',') };
}

export function cacheTagsOf(headers: Headers): Resource[] {
  const tags = headers.get(surrogateKey)?.split(' ') ?? [];
  return resourceNames.filter((resource) => tags.includes(resource));
}

/** For how many seconds a response may be cached; undefined where no time limits it. */
export function lifetimeOf(headers: Headers): number | undefined {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Surrogate-Control') ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

const ttlMsOf = (headers: Headers) => (lifetimeOf(headers) ?? 0) * 1000;

const isVariant = (key: string) => key.includes('?');

/** The part of the budget that addresses with a query share, so that they never displace pages without one. */
const variantShare = 0.25;
/** How many addresses with a query one network may add to the cache in a window. */
const variantsPerClient = 100;
const clientWindowMs = 600_000;

function createStore(limitBytes: number) {
  const lru = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize,
      sizeCalculation: ({ bytes }) => bytes,
    });
  const pages = lru(Math.ceil(limitBytes * (1 - variantShare)));
  const variants = lru(Math.ceil(limitBytes * variantShare));
  const added = new LRUCache<string, { count: number }>({ max: 10_000, ttl: clientWindowMs });
  const storeOf = (key: string) => (isVariant(key) ? variants : pages);

  /** Tells whether the network is within its quota. */
  function consumeQuota(client: string): boolean {
    const network = networkOf(client);
    const use = added.get(network) ?? { count: 0 };
    if (use.count === 0) added.set(network, use);
    use.count += 1;
    return use.count <= variantsPerClient;
  }

  return {
    get: (key: string) => storeOf(key).get(key),
    has: (key: string, response: CachedResponse) => storeOf(key).peek(key) === response,
    add(key: string, response: CachedResponse, client: string) {
      if (isVariant(key) && !consumeQuota(client)) return;
      storeOf(key).set(key, response, { ttl: response.ttlMs });
    },
    resize(key: string, response: CachedResponse) {
      const store = storeOf(key);
      if (store.peek(key) !== response) return;
      const ttl = response.ttlMs > 0 ? store.getRemainingTTL(key) : 0;
      // lru-cache measures a value only when it is not the one already stored.
      store.delete(key);
      store.set(key, response, { ttl });
    },
    dropTagged(resource: Resource) {
      for (const store of [pages, variants]) {
        for (const [key, response] of store.entries()) {
          if (response.resources.includes(resource)) store.delete(key);
        }
      }
    },
  };
}

/** @param recompressAfterMs how long a response stays cached before it is compressed better */
export function createPageCache(
  content: ContentStore,
  fixedHeaders: Record<string, string>,
  limitBytes: number,
  recompressAfterMs = 2000,
) {
  const store = createStore(limitBytes);
  const rendering = new Map<string, Promise<CachedResponse | Response>>();

  /** How many changes of each resource this cache has heard of. */
  const changes = new Map<Resource, number>();

  content.onChange((resource) => {
    changes.set(resource, (changes.get(resource) ?? 0) + 1);
    store.dropTagged(resource);
    // A render that began before the write may hold the old state: later requests render anew.
    rendering.clear();
  });

  async function render(key: string, client: string, produce: () => Promise<Response>) {
    const before = new Map(changes);
    const response = await produce();
    if (response.status !== 200 || !response.headers.has(surrogateKey)) return response;
    const tagged = cacheTagsOf(response.headers);
    const headers = { ...Object.fromEntries(response.headers), ...fixedHeaders };
    // `text()` would drop the byte order mark by which spreadsheets know UTF-8.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const cached = new CachedResponse(text, headers, tagged, ttlMsOf(response.headers));
    const isCurrent = tagged.every((resource) => before.get(resource) === changes.get(resource));
    if (isCurrent) store.add(key, cached, client);
    return cached;
  }

  let recompressing = Promise.resolve();
  /** Recompresses one response at a time, so that requests keep a core. */
  function queueRecompress(key: string, cached: CachedResponse) {
    const work = async () => {
      if (!store.has(key, cached)) return;
      await cached.recompress();
      store.resize(key, cached);
    };
    recompressing = recompressing.then(work).catch(() => undefined);
  }

  async function toResponse(key: string, cached: CachedResponse, request: Request) {
    if (cached.matches(request.headers.get('If-None-Match'))) {
      return new Response(null, { status: 304, headers: cached.notModifiedHeaders });
    }
    const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? undefined);
    const isNew = !cached.existing(encoding);
    const { body, headers } = await cached.encode(encoding);
    if (isNew) store.resize(key, cached);
    // Variants are not worth it: whoever makes up queries would keep a core busy.
    if (isNew && encoding === 'br' && !isVariant(key)) {
      setTimeout(queueRecompress, recompressAfterMs, key, cached).unref();
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }

  /** Renders once for concurrent requests. Later handlers see the normalised address. */
  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const { origin, pathname, search } = new URL(raw.url);
    const { url: key, cacheable } = normalizeUrl(pathname + search);
    if (key !== pathname + search) context.req.raw = new Request(origin + key, raw);
    if (!cacheable || hasSession(raw.headers.get('Cookie'))) return next();
    const cached = store.get(key);
    if (cached) return toResponse(key, cached, raw);
    let pending = rendering.get(key);
    const isFirst = !pending;
    if (!pending) {
      // The cached response must have a body whatever the first request's method is.
      if (method === 'HEAD') context.req.raw = new Request(context.req.raw, { method: 'GET' });
      pending = render(key, context.get('address') ?? '', async () => {
        await next();
        return context.res;
      }).finally(() => {
        if (rendering.get(key) === pending) rendering.delete(key);
      });
      rendering.set(key, pending);
    }
    const result = await pending;
    // A response that is not cacheable is for one client only.
    if (result instanceof Response) return isFirst ? result : next();
    context.res = await toResponse(key, result, raw);
    return undefined;
  };

  return {
    middleware,
    /** Answers from memory, before any framework. Returns whether it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, headers, url = '' } = request;
      if (method !== 'GET' || hasSession(headers.cookie)) return false;
      const cached = store.get(isVariant(url) ? normalizeUrl(url).url : url);
      if (!cached) return false;
      if (cached.matches(headers['if-none-match'])) {
        response.writeHead(304, cached.notModifiedHeaders).end();
        return true;
      }
      const encoded = cached.existing(encodingFor(headers['accept-encoding']));
      if (!encoded) return false;
      response.writeHead(200, encoded.headers).end(encoded.body);
      return true;
    },
  };
}

/** Tags a route's public responses with a resource, besides the tags that they have already. */
export function cacheTag(resource: Resource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200) return;
    if (hasSession(context.req.header('Cookie'))) {
      context.header('Cache-Control', 'private, no-store');
      return;
    }
    const tags = new Set([...cacheTagsOf(context.res.headers), resource]);
    for (const [name, value] of Object.entries(cacheTagHeaders(tags))) context.header(name, value);
    // A CDN must revalidate: the admin gets drafts from some of these addresses.
    context.header('Cache-Control', 'public, max-age=0, must-revalidate');
  };
}
