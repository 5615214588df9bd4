import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentChange, ContentStore } from '../database/content-store.ts';
import { nextTurn } from '../turns/turns.ts';
import { normalizeUrl } from './cache-key.ts';
import {
  isChanged,
  readCacheTags,
  sharedMaxAge,
  surrogateControl,
  surrogateKey,
} from './cache-tags.ts';
import { CachedResponse, contentEtag } from './cached-response.ts';
import type { AppEnv } from './context.ts';
import { encodingFor } from './encodings.ts';
import { createPageCacheStore, isVariant, type PageCacheStore } from './page-cache-store.ts';
import { mayHaveSession, mayHaveToken } from './session-cookie.ts';

export type PageCache = ReturnType<typeof createPageCache>;

/** Size above which a body is sent in its own turn of the event loop. */
const largeBytes = 64 * 1024;

const ttlMs = (headers: Headers) => (sharedMaxAge(headers) ?? 0) * 1000;

function createResponder(store: PageCacheStore, recompressAfterMs: number) {
  let recompressing = Promise.resolve();
  /** Recompresses one response at a time, so that a core stays free for requests. */
  function queueRecompress(key: string, cached: CachedResponse) {
    const work = async () => {
      if (!store.has(key, cached)) return;
      await cached.recompress();
      store.resize(key, cached);
    };
    recompressing = recompressing.then(work).catch(() => undefined);
  }

  return async function toResponse(
    key: string,
    cached: CachedResponse,
    request: Request,
    outgoing: ServerResponse | undefined,
  ) {
    if (cached.matches(request.headers.get('If-None-Match'))) {
      return new Response(null, { status: 304, headers: cached.notModifiedHeaders });
    }
    const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? undefined);
    const isNew = !cached.existing(encoding);
    const { body, headers } = await cached.encode(encoding);
    if (isNew) store.resize(key, cached);
    // Addresses with a query are excluded, because invented queries could occupy a core.
    if (isNew && encoding === 'br' && !isVariant(key)) {
      setTimeout(queueRecompress, recompressAfterMs, key, cached).unref();
    }
    if (request.method === 'HEAD') return new Response(null, { headers });
    if (!outgoing) {
      const own = { ...headers, ...cached.lifetimeHeaders() };
      return new Response(new Uint8Array(body), { headers: own });
    }
    // Many clients may wait for this response, and each write copies the body into a socket buffer.
    if (body.length > largeBytes) await nextTurn();
    // A `Response` copies the body three times for each client: 8 MB for an export.
    outgoing.writeHead(200, headers).end(body);
    return new Response(null, RESPONSE_ALREADY_SENT);
  };
}

/** Sends the plain body without copying it for each client. */
async function sendPlain(cached: CachedResponse, response: ServerResponse) {
  try {
    const { headers, body } = await cached.encode('identity');
    if (body.length > largeBytes) await nextTurn();
    response.writeHead(200, headers).end(body);
  } catch (error) {
    response.destroy(error as Error);
  }
}

/** The response of node:http; undefined for calls of a page within this process. */
const outgoingResponse = (context: Context<AppEnv>) =>
  (context.env as Partial<HttpBindings> | undefined)?.outgoing as ServerResponse | undefined;

/** Creates the cache. @param recompressAfterMs time after which a cached response is recompressed */
export function createPageCache(
  content: ContentStore,
  fixedHeaders: Record<string, string>,
  limitBytes: number,
  recompressAfterMs = 2000,
) {
  const store = createPageCacheStore(limitBytes);
  const counts = { hits: 0, misses: 0 };
  const rendering = new Map<string, Promise<CachedResponse | Response>>();

  /** The changes since the start of each running render. */
  const renders = new Set<ContentChange[]>();

  content.onChange((change) => {
    for (const changes of renders) changes.push(change);
    store.dropChanged(change);
    // A render that began before the write may show the old state, so later requests render again.
    rendering.clear();
  });

  async function render(key: string, context: Context<AppEnv>, next: () => Promise<void>) {
    const changes: ContentChange[] = [];
    renders.add(changes);
    try {
      await next();
      if (context.get('isStreamed')) return context.res;
      return await toCached(key, context.get('address') ?? '', context.res, changes);
    } finally {
      renders.delete(changes);
    }
  }

  async function toCached(
    key: string,
    client: string,
    response: Response,
    changes: readonly ContentChange[],
  ) {
    if (response.status !== 200 || !response.headers.has(surrogateKey)) return response;
    const tags = new Set(readCacheTags(response.headers));
    const lifetimeMs = ttlMs(response.headers);
    response.headers.delete(surrogateControl);
    const headers = { ...Object.fromEntries(response.headers), ...fixedHeaders };
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > largeBytes) await nextTurn();
    const etag = await contentEtag(body, headers);
    const cached = new CachedResponse(body, headers, etag, tags, lifetimeMs);
    if (!changes.some((change) => isChanged(tags, change))) store.add(key, cached, client);
    return cached;
  }

  const toResponse = createResponder(store, recompressAfterMs);

  /** Renders once for concurrent requests. Later handlers see the normalised address. */
  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const { origin, pathname, search } = new URL(raw.url);
    const { url: key, cacheable } = normalizeUrl(pathname + search);
    if (key !== pathname + search) context.req.raw = new Request(origin + key, raw);
    if (!cacheable || context.get('isAdmin')) return next();
    const cached = store.get(key);
    const outgoing = outgoingResponse(context);
    if (cached) {
      counts.hits += 1;
      return toResponse(key, cached, raw, outgoing);
    }
    counts.misses += 1;
    let pending = rendering.get(key);
    const isFirst = !pending;
    if (!pending) {
      // The cached response must have a body even if the first request is a HEAD.
      if (method === 'HEAD') context.req.raw = new Request(context.req.raw, { method: 'GET' });
      pending = render(key, context, next).finally(() => {
        if (rendering.get(key) === pending) rendering.delete(key);
      });
      rendering.set(key, pending);
    }
    const result = await pending;
    // A response that is not cacheable is for one client only.
    if (result instanceof Response) return isFirst ? result : next();
    const response = await toResponse(key, result, raw, outgoing);
    // Hono would add the headers of a response that is replaced directly.
    context.res = undefined;
    context.res = response;
    return undefined;
  };

  return {
    middleware,
    figures: () => ({ ...counts, ...store.size() }),
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, headers, url = '' } = request;
      if (method !== 'GET' || mayHaveSession(headers.cookie)) return false;
      if (mayHaveToken(headers.authorization)) return false;
      // Keys are normalised addresses, so a direct match needs no normalising.
      const cached = store.get(url) ?? (isVariant(url) && store.get(normalizeUrl(url).url));
      if (!cached) return false;
      if (cached.matches(headers['if-none-match'])) {
        counts.hits += 1;
        response.writeHead(304, cached.notModifiedHeaders).end();
        return true;
      }
      const encoding = encodingFor(headers['accept-encoding']);
      const encoded = cached.existing(encoding);
      if (!encoded && encoding !== 'identity') return false;
      counts.hits += 1;
      if (encoded) response.writeHead(200, encoded.headers).end(encoded.body);
      else void sendPlain(cached, response);
      return true;
    },
  };
}
