import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { isServiceWorker } from '../../../domain/offline/offline-paths.ts';
import { type Encoding, encodingFor } from './encodings.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
/** Folders whose file names change with their content. */
const hashedFolders = /^\/(assets|chart|guides)\//;

/** Small files that never change. Their responses save 70 bytes without Last-Modified and Accept-Ranges. */
const assets = /^\/assets\//;

/** The Cache-Control of a file. Browsers revalidate the service worker, which names the other files. */
function cacheControl(path: string) {
  if (isServiceWorker(path)) return 'no-cache';
  return hashedFolders.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
}

function readPathname(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(request.url?.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** Serves static files. @param folder ends with a slash; its files are listed once, at the start */
export function createStaticFiles(
  folder: URL,
  headersFor: (path: string) => Record<string, string>,
) {
  const root = fileURLToPath(folder);
  const files = new Set(globSync('**/*', { cwd: root }).map((name) => `/${name}`));

  function fileHeaders(path: string, encoding: Encoding): Map<string, string> {
    return new Map(
      Object.entries({
        ...headersFor(path),
        'Content-Type': getMimeType(path) ?? 'application/octet-stream',
        'Cache-Control': cacheControl(path),
        ...(files.has(`${path}.br`) && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      }),
    );
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method } = request;
    const path = readPathname(request);
    if (path === undefined || !files.has(path) || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    const accepted = encodingFor(request.headers['accept-encoding']);
    const encoding = files.has(path + suffixes[accepted]) ? accepted : 'identity';
    const isAsset = assets.test(path);
    const options = { root, index: false, lastModified: !isAsset, acceptRanges: !isAsset };
    send(request, encodeURIComponent(path + suffixes[encoding]), options)
      .on('headers', () => response.setHeaders(fileHeaders(path, encoding)))
      .on('directory', next)
      .on('error', ({ status = 500 }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        // A newer build has removed the file.
        else if (status === 404) next();
        else {
          response.removeHeader('Content-Encoding');
          response.setHeader('Cache-Control', 'no-store');
          response.writeHead(status).end();
        }
      })
      .pipe(response);
  };
}
