import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type ContentStore, type Noun, nouns } from '../content.ts';
import type { AppEnv } from './context.ts';
import { sessionCookie } from './session.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface Entry {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  nouns: readonly Noun[];
}

export type PageCache = ReturnType<typeof createPageCache>;

const memoryLimit = 64 * 1024 * 1024;

/** The header in which an answer names the nouns that it was made of, for this cache and for a CDN. */
export const surrogateKey = 'Surrogate-Key';

export function nounsOf(headers: Headers): Noun[] {
  const named = headers.get(surrogateKey)?.split(' ') ?? [];
  return nouns.filter((noun) => named.includes(noun));
}

function encodingFor(accept: string | undefined): Encoding {
  if (accept?.includes('br')) return 'br';
  return accept?.includes('gzip') ? 'gzip' : 'identity';
}

async function compress(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip(body),
  ]);
  return { br, gzip: gz, identity: body };
}

function headersOf(entry: Entry, encoding: Encoding) {
  return {
    ...entry.headers,
    etag: entry.etag,
    vary: 'Accept-Encoding',
    'content-length': String(entry.bodies[encoding].length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/**
 * Keeps public pages and public JSON as they were sent, in every encoding, until a noun of theirs changes.
 * Callers who carry a session never meet it.
 */
export function createPageCache(content: ContentStore, fixedHeaders: Record<string, string>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: memoryLimit,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
  });
  const rendering = new Map<string, Promise<Entry | Response>>();

  content.onChange((noun) => {
    for (const [key, entry] of entries.entries())
      if (entry.nouns.includes(noun)) entries.delete(key);
    // What began before the write may hold what was before it: later callers start anew.
    rendering.clear();
  });

  async function render(key: string, answer: () => Promise<Response>): Promise<Entry | Response> {
    const before = new Map(nouns.map((noun) => [noun, content.generation(noun)]));
    const response = await answer();
    const named = nounsOf(response.headers);
    if (response.status !== 200 || named.length === 0) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const headers = { ...Object.fromEntries(response.headers), ...fixedHeaders };
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const entry: Entry = { status: 200, headers, etag, bodies: await compress(body), nouns: named };
    const unchanged = named.every((noun) => before.get(noun) === content.generation(noun));
    if (unchanged) entries.set(key, entry);
    return entry;
  }

  function toResponse(entry: Entry, request: Request): Response {
    if (request.headers.get('If-None-Match') === entry.etag) {
      const { 'content-length': _, ...headers } = headersOf(entry, 'identity');
      return new Response(null, { status: 304, headers });
    }
    const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? undefined);
    const body = request.method === 'HEAD' ? null : new Uint8Array(entry.bodies[encoding]);
    return new Response(body, { status: entry.status, headers: headersOf(entry, encoding) });
  }

  /** Answers from the cache; renders once where several ask at the same time. */
  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { method, raw } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(raw.headers.get('Cookie'))) {
      return next();
    }
    const { pathname, search } = new URL(raw.url);
    const key = pathname + search;
    const kept = entries.get(key);
    if (kept) return toResponse(kept, raw);
    let pending = rendering.get(key);
    const mine = !pending;
    if (!pending) {
      pending = render(key, async () => {
        await next();
        return context.res;
      }).finally(() => rendering.delete(key));
      rendering.set(key, pending);
    }
    const result = await pending;
    if (result instanceof Response) {
      // Not cacheable: each caller gets an answer of its own.
      return mine ? result : next();
    }
    context.res = toResponse(result, raw);
    return undefined;
  };

  return {
    middleware,
    /** Answers straight from memory, before any framework, if the page is kept. Tells whether it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || hasSession(request.headers.cookie)) return false;
      const entry = entries.get(request.url ?? '');
      if (!entry) return false;
      if (request.headers['if-none-match'] === entry.etag) {
        const { 'content-length': _, ...headers } = headersOf(entry, 'identity');
        response.writeHead(304, headers).end();
        return true;
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      response.writeHead(entry.status, headersOf(entry, encoding)).end(entry.bodies[encoding]);
      return true;
    },
  };
}

function hasSession(cookies: string | null | undefined) {
  return cookies?.includes(`${sessionCookie}=`) ?? false;
}

/** Says of a route's public answers which noun they are made of. */
export function madeOf(noun: Noun): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200) return;
    if (hasSession(context.req.header('Cookie')))
      context.header('Cache-Control', 'private, no-store');
    else {
      context.header(surrogateKey, noun);
      context.header('Cache-Control', 'public, max-age=0, must-revalidate');
    }
  };
}
