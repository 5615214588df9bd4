import { existsSync } from 'node:fs';
import type { Context } from 'hono';
import { apiPaths } from '../../contract/paths.ts';
import { hasSession } from '../auth/session.ts';
import type { Resource } from '../database/content-store.ts';
import type { AppEnv, Services } from './context.ts';
import { contentSecurityPolicy, inlineHashes } from './headers.ts';
import { startAfterPaint } from './late-scripts.ts';
import { cacheTagHeaders, cacheTagsOf } from './page-cache.ts';

/** What a page asks the API for while it is rendered: a path in, the API's own answer out. */
export type FetchApi = (path: string) => Promise<Response>;

/** The built pages: TanStack Start's handler. */
export interface Pages {
  fetch(request: Request, options: { context: { fetchApi: FetchApi } }): Promise<Response>;
}

const builtPages = new URL('../../../dist/server/server.js', import.meta.url);
export const clientFolder = new URL('../../../dist/client/', import.meta.url);

/** Loads the built pages. @throws Error telling to build first */
export async function loadPages(): Promise<Pages> {
  if (!existsSync(builtPages)) throw new Error('The pages are not built: run npm run build first');
  const module = (await import(builtPages.href)) as { default: Pages };
  return module.default;
}

/**
 * A browser asks each time and mostly hears 304. A CDN may answer for a minute by itself, and for
 * another while it asks; it can be told of a write by the surrogate keys.
 */
const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/**
 * Renders the page of a request. The page's loaders call the API in this process, without the
 * caller's cookies, and the answer names every resource that they read.
 */
export function renderPage(services: Services, pages: Pages, callApi: FetchApi) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    const used = new Set<Resource>();
    let away = false;
    let previewStatus = 200;
    const fetchApi: FetchApi = async (path) => {
      const response = await callApi(path);
      for (const resource of cacheTagsOf(response.headers)) used.add(resource);
      if (response.status === 503) away = true;
      if (path.startsWith(apiPaths.previews)) previewStatus = response.status;
      return response;
    };
    const isPreview = context.req.path.startsWith('/preview/');
    const rendered = await pages.fetch(context.req.raw, { context: { fetchApi } });
    const type = rendered.headers.get('Content-Type') ?? '';
    if (!type.startsWith('text/html')) return rendered;

    const headers = new Headers(rendered.headers);
    const isAdmin = /^\/admin(\/|$)/.test(context.req.path);
    const written = await rendered.text();
    // The admin's pages hold nothing to read before their scripts run.
    const html = isAdmin ? written : startAfterPaint(written);
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(services.config, inlineHashes(html), {
        framedBy: isPreview ? "'self'" : "'none'",
        isAdmin,
      }),
    );
    headers.delete('Content-Length');
    if (away) {
      headers.set('Cache-Control', 'no-store');
      headers.set('Retry-After', '2');
      return new Response(html, { status: 503, headers });
    }
    if (isPreview || isAdmin) {
      headers.set('Cache-Control', 'private, no-store');
      headers.set('X-Robots-Tag', 'noindex');
      // The admin's form shows a preview within a frame.
      if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN');
    } else {
      const own = hasSession(context.req.header('Cookie'));
      headers.set('Cache-Control', own ? 'private, no-cache' : sharedCaching);
      const keys = own ? {} : cacheTagHeaders(used);
      for (const [name, value] of Object.entries(keys)) headers.set(name, value);
    }
    const status = previewStatus === 200 ? rendered.status : previewStatus;
    return new Response(html, { status, headers });
  };
}
