import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { hasSession } from '../auth/session.ts';
import { type ContentStore, type Resource, resources } from '../database/content-store.ts';
import { cacheKey } from './cache-key.ts';
import { CachedResponse } from './cached-response.ts';
import type { AppEnv } from './context.ts';
import {
  compress,
  copyBuffer,
  type Encoding,
  encodingFor,
  plainBody,
  recompress,
} from './encodings.ts';

interface Entry {
  headers: Record<string, string>;
  etag: string;
  /** What who has it already is told. */
  unchanged: CachedResponse;
  resources: readonly Resource[];
  /** Milliseconds for which it is kept at most; 0: until a resource changes. */
  ttl: number;
  /** The encodings that callers asked for. Plain text only until the first of the others is made. */
  forms: Partial<Record<Encoding, CachedResponse>>;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** The header in which an answer names what it was made of, for this cache and for a CDN. */
export const surrogateKey = 'Surrogate-Key';
/** What everything that may be kept is named besides its resources. */
const everything = 'site';

/** The headers that name an answer's resources; the second is the first in another CDN's words. */
export function cacheTagHeaders(named: Iterable<Resource>): Record<string, string> {
  const keys = [everything, ...named];
  return { [surrogateKey]: keys.join(' '), 'Cache-Tag': keys.join(',') };
}

export function cacheTagsOf(headers: Headers): Resource[] {
  const named = headers.get(surrogateKey)?.split(' ') ?? [];
  return resources.filter((resource) => named.includes(resource));
}

/** How long an answer that says so is kept, in milliseconds: a page may change by itself now and then. */
function ttlOf(headers: Headers): number {
  const [, seconds = 0] = /max-age=(\d+)/.exec(headers.get('Surrogate-Control') ?? '') ?? [];
  return Number(seconds) * 1000;
}

/** Renders differ by the time at which they were made; equal content has one tag on every instance. */
function tagOf(body: string) {
  const content = body.replace(/\b1\d{12}\b/g, '');
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
}

function formOf({ headers, etag }: Entry, encoding: Encoding, body: Buffer): CachedResponse {
  const all = {
    ...headers,
    etag,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return new CachedResponse(200, all, body);
}

/** What an entry weighs besides its forms, and a form besides its body: key, headers and head, in bytes. */
const overhead = { entry: 2000, form: 3000 };

const sizeOf = ({ forms }: Entry) =>
  Object.values(forms).reduce((sum, { body }) => sum + overhead.form + body.length, overhead.entry);

/** What a 304 says again; of the rest the caller keeps what came with the page. */
const said = ['cache-control', 'surrogate-key', 'cache-tag'];

function unchangedOf(headers: Record<string, string>, etag: string) {
  const again = Object.entries(headers).filter(([name]) => said.includes(name.toLowerCase()));
  return new CachedResponse(304, { ...Object.fromEntries(again), etag, vary: 'Accept-Encoding' });
}

/**
 * Keeps public pages and public JSON as they were sent, until a resource of theirs changes.
 * Callers who carry a session never meet it.
 * @param limit bytes that all entries may weigh together, in every encoding
 * @param settling milliseconds after which an answer that is still kept is compressed better
 */
export function createPageCache(
  content: ContentStore,
  fixedHeaders: Record<string, string>,
  limit: number,
  settling = 2000,
) {
  const entries = new LRUCache<string, Entry>({ maxSize: limit, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<Entry | Response>>();

  content.onChange((resource) => {
    for (const [key, entry] of entries.entries())
      if (entry.resources.includes(resource)) entries.delete(key);
    // What began before the write may hold what was before it: later callers start anew.
    rendering.clear();
  });

  async function render(key: string, answer: () => Promise<Response>): Promise<Entry | Response> {
    const before = new Map(resources.map((resource) => [resource, content.generation(resource)]));
    const response = await answer();
    if (response.status !== 200 || !response.headers.has(surrogateKey)) return response;
    const named = cacheTagsOf(response.headers);
    const text = await response.text();
    const headers = { ...Object.fromEntries(response.headers), ...fixedHeaders };
    const etag = tagOf(text);
    const entry: Entry = {
      headers,
      etag,
      unchanged: unchangedOf(headers, etag),
      resources: named,
      ttl: ttlOf(response.headers),
      forms: {},
    };
    entry.forms.identity = formOf(entry, 'identity', copyBuffer(Buffer.from(text)));
    const current = named.every(
      (resource) => before.get(resource) === content.generation(resource),
    );
    if (current) entries.set(key, entry, { ttl: entry.ttl });
    return entry;
  }

  /** An entry in an encoding, which is made when it is first asked for and kept from then on. */
  async function formFor(key: string, entry: Entry, encoding: Encoding): Promise<CachedResponse> {
    const kept = entry.forms[encoding];
    if (kept) return kept;
    const plain = await plainBody(entry.forms);
    if (encoding === 'identity') return formOf(entry, encoding, plain);
    const form = formOf(entry, encoding, await compress[encoding](plain));
    entry.forms[encoding] = form;
    delete entry.forms.identity;
    weighAnew(key, entry);
    // Not what is searched for: whoever makes queries up would keep a core busy with it.
    if (encoding === 'br' && !key.includes('?')) {
      setTimeout(squeezeInTurn, settling, key, entry).unref();
    }
    return form;
  }

  function weighAnew(key: string, entry: Entry) {
    if (entries.peek(key) !== entry) return;
    // The cache would not take the same object twice.
    entries.delete(key);
    entries.set(key, entry, { ttl: entry.ttl });
  }

  let turn = Promise.resolve();
  /** One at a time, beside what visitors ask for. */
  function squeezeInTurn(key: string, entry: Entry) {
    const work = async () => {
      if (entries.peek(key) !== entry) return;
      entry.forms.br = formOf(entry, 'br', await recompress(await plainBody(entry.forms)));
      weighAnew(key, entry);
    };
    // Where it fails, the answer stays as it was.
    turn = turn.then(work).catch(() => undefined);
  }

  async function toResponse(key: string, entry: Entry, request: Request): Promise<Response> {
    if (request.headers.get('If-None-Match')?.includes(entry.etag)) {
      return new Response(null, { status: 304, headers: entry.unchanged.headers });
    }
    const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? undefined);
    const { body, headers } = await formFor(key, entry, encoding);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }

  /** Answers from the cache; renders once where several ask at the same time. */
  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { method, raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const key = cacheKey(pathname + search);
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      key === undefined ||
      hasSession(raw.headers.get('Cookie'))
    ) {
      return next();
    }
    const kept = entries.get(key);
    if (kept) return toResponse(key, kept, raw);
    let pending = rendering.get(key);
    const mine = !pending;
    if (!pending) {
      // What is kept serves everyone: whoever asks for the head alone gets a whole page made.
      if (method === 'HEAD') context.req.raw = new Request(raw, { method: 'GET' });
      pending = render(key, async () => {
        await next();
        return context.res;
      }).finally(() => {
        if (rendering.get(key) === pending) rendering.delete(key);
      });
      rendering.set(key, pending);
    }
    const result = await pending;
    if (result instanceof Response) {
      // Not cacheable: each caller gets an answer of its own.
      return mine ? result : next();
    }
    context.res = await toResponse(key, result, raw);
    return undefined;
  };

  return {
    middleware,
    /** Answers straight from memory, before any framework, if the page is kept. Tells whether it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || hasSession(request.headers.cookie)) return false;
      const key = cacheKey(request.url ?? '');
      const entry = key === undefined ? undefined : entries.get(key);
      if (!entry) return false;
      if (request.headers['if-none-match']?.includes(entry.etag)) {
        entry.unchanged.send(response);
        return true;
      }
      const form = entry.forms[encodingFor(request.headers['accept-encoding'])];
      if (!form) return false;
      form.send(response);
      return true;
    },
  };
}

/** Says of a route's public answers that they are made of a resource, besides what they are said to be made of. */
export function cacheTag(resource: Resource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200) return;
    if (hasSession(context.req.header('Cookie')))
      context.header('Cache-Control', 'private, no-store');
    else {
      const keys = cacheTagHeaders(new Set([...cacheTagsOf(context.res.headers), resource]));
      for (const [name, value] of Object.entries(keys)) context.header(name, value);
      // Not for a CDN to answer by itself: the admin gets drafts from some of these addresses.
      context.header('Cache-Control', 'public, max-age=0, must-revalidate');
    }
  };
}
