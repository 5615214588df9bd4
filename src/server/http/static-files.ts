import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { CachedResponse } from './cached-response.ts';
import { encodingFor } from './encodings.ts';

/** Bytes that the kept files weigh together. */
const limit = 8 * 1024 * 1024;
/** Larger files, the films, go out in pieces from the disk. */
const largest = 256 * 1024;
const endings = { br: '.br', gzip: '.gz', identity: '' };

/** How long a browser may keep a file: for good where its name changes with what is in it. */
export function fileCaching(path: string): string {
  const hashed = path.includes('/assets/') || path.includes('/guides/');
  return hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
}

/**
 * Keeps the small files of the build in memory, each in the encodings that were asked for. They do
 * not change while the server runs.
 * @param folder ends with a slash
 */
export function createFileCache(folder: URL, headersOf: (path: string) => Record<string, string>) {
  const root = fileURLToPath(folder);
  /** Every file by its path; true where it is small. */
  const files = new Map<string, boolean>();
  for (const name of globSync('**/*', { cwd: root, exclude: ['.*'] })) {
    const stats = statSync(root + name);
    if (stats.isFile()) files.set(`/${name}`, stats.size <= largest);
  }
  const kept = new LRUCache<string, { whole: CachedResponse; unchanged: CachedResponse }>({
    maxSize: limit,
    sizeCalculation: ({ whole }) => whole.body.length || 1,
  });

  function read(path: string, encoding: keyof typeof endings) {
    const file = path + endings[encoding];
    const known = kept.get(file);
    if (known) return known;
    let body: Buffer;
    try {
      body = readFileSync(root + file.slice(1));
    } catch {
      // A newer build has taken its place.
      return undefined;
    }
    const headers = {
      ...headersOf(path),
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      'Last-Modified': statSync(root + file.slice(1)).mtime.toUTCString(),
      'Cache-Control': fileCaching(path),
      ...(files.get(`${path}.gz`) && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    const both = {
      whole: new CachedResponse(200, headers, body),
      unchanged: new CachedResponse(304, headers),
    };
    kept.set(file, both);
    return both;
  }

  return {
    /** Answers from memory if the address is that of a small file. Tells whether it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const [path = ''] = request.url?.split('?', 1) ?? [];
      // First of all, since every page is asked for here too.
      if (!files.has(path)) return false;
      const { method, headers } = request;
      if (method !== 'GET' || headers.range) return false;
      const wanted = encodingFor(headers['accept-encoding']);
      const encoding = files.get(path + endings[wanted]) ? wanted : 'identity';
      if (!files.get(path + endings[encoding])) return false;
      const both = read(path, encoding);
      if (!both) return false;
      const { whole, unchanged } = both;
      const known = headers['if-modified-since'] === whole.headers['Last-Modified'];
      (known ? unchanged : whole).send(response);
      return true;
    },
  };
}
