import { existsSync } from 'node:fs';
import type { Context } from 'hono';
import type { Noun } from '../content.ts';
import type { AppEnv, Services } from './context.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './headers.ts';
import { nounsOf, surrogateKey } from './page-cache.ts';

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
 * Renders the page of a request. The page's loaders call the API in this process, without the
 * caller's cookies, and the answer names every noun that they read.
 */
export function renderPage(services: Services, pages: Pages, callApi: FetchApi) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    const used = new Set<Noun>();
    let away = false;
    const fetchApi: FetchApi = async (path) => {
      const response = await callApi(path);
      for (const noun of nounsOf(response.headers)) used.add(noun);
      if (response.status === 503) away = true;
      return response;
    };
    const rendered = await pages.fetch(context.req.raw, { context: { fetchApi } });
    const type = rendered.headers.get('Content-Type') ?? '';
    if (!type.startsWith('text/html')) return rendered;

    const html = await rendered.text();
    const headers = new Headers(rendered.headers);
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(services.config, inlineScriptHashes(html)),
    );
    headers.delete('Content-Length');
    if (away) {
      headers.set('Cache-Control', 'no-store');
      headers.set('Retry-After', '2');
      return new Response(html, { status: 503, headers });
    }
    if (context.req.path.startsWith('/admin')) {
      headers.set('Cache-Control', 'private, no-store');
      headers.set('X-Robots-Tag', 'noindex');
    } else {
      headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      // A page that reads nothing changes only with a new build; naming any noun lets it be kept.
      headers.set(surrogateKey, [...(used.size > 0 ? used : ['articles'])].join(' '));
    }
    return new Response(html, { status: rendered.status, headers });
  };
}
