import { existsSync } from 'node:fs';
import type { Context } from 'hono';
import { apiPaths } from '../../../contract/api-paths.ts';
import { decodedPath } from '../../../contract/history/redirects.ts';
import { paths } from '../../../contract/paths.ts';
import { resourcesWith } from '../../../contract/resources.ts';
import { findRedirect } from '../history/find-redirect.ts';
import { createNotFoundLog } from '../history/missing-addresses.ts';
import {
  type CacheTag,
  cachedRedirect,
  cacheTagHeaders,
  readCacheTags,
  sharedCaching,
  sharedMaxAge,
  surrogateControl,
} from '../http/cache-tags.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import type { PageCall } from '../http/heavy-work.ts';
import { isOff } from '../site-content/site-content.ts';
import { nextTurn } from '../turns/turns.ts';
import { deferScripts, workerPolicy } from './deferred-scripts.ts';
import { inlineHashes, parsePage } from './page-html.ts';

type FetchApi = (path: string) => Promise<Response>;
type CallApi = (path: string, call: PageCall) => Promise<Response>;

/** The built pages: TanStack Start's handler. */
export interface Pages {
  fetch(request: Request, options: { context: { fetchApi: FetchApi } }): Promise<Response>;
}

const builtPages = new URL('../../../../dist/server/server.js', import.meta.url);
export const clientFolder = new URL('../../../../dist/client/', import.meta.url);

/** Loads the built pages. @throws Error if they are not built */
export async function loadPages(): Promise<Pages> {
  if (!existsSync(builtPages)) throw new Error('The pages are not built: run npm run build first');
  const module = (await import(builtPages.href)) as { default: Pages };
  return module.default;
}

/**
 * Answers a former address by a 301 to its target, or by a 410 with the not-found page.
 * @returns undefined for any other address
 */
async function formerAddress(services: Services, path: string, html: string, page: Headers) {
  const former = await findRedirect(services, path);
  if (!former) return undefined;
  const tags = former.resource ? [former.resource] : [];
  if (former.target !== null) return cachedRedirect(former.target, ...tags);
  const headers = new Headers(page);
  headers.set('Cache-Control', sharedCaching);
  for (const [name, value] of Object.entries(cacheTagHeaders(tags))) headers.set(name, value);
  return new Response(html, { status: 410, headers });
}

/** Replaces the router's 307 for a trailing slash by a 301, which leads a former address directly to its target. */
async function withoutSlash(services: Services, url: string, rendered: Response) {
  const location = rendered.headers.get('Location');
  const { pathname, search } = new URL(url);
  if (rendered.status !== 307 || !location || !/.\/$/.test(pathname)) return undefined;
  const former = await findRedirect(services, decodedPath(pathname));
  const target = former?.target ?? location.replace(/[?#].*/s, '') + search;
  return new Response(null, {
    status: 301,
    headers: { 'Cache-Control': sharedCaching, Location: target },
  });
}

/** The environment of the site's own requests, whose 404 responses are not counted. */
export const internalRequest = { isInternal: true };

const isInternal = (context: Context<AppEnv>) =>
  (context.env as Partial<typeof internalRequest> | undefined)?.isInternal === true;

/** Marks a page for a signed-in browser, so that its scripts show a link to the editor. */
const forOwner = (html: string) => html.replace(/<html\b/, '<html data-owner=""');

/**
 * Renders the page of a request. The page's loaders call the API in this process, without the
 * client's cookies. The page has the shortest cache lifetime and all cache tags of the API responses.
 */
export function renderPage(services: Services, pages: Pages, callApi: CallApi) {
  const countMissing = createNotFoundLog(services);
  return async (context: Context<AppEnv>): Promise<Response> => {
    const used = new Set<CacheTag>();
    let refused: { status: 429 | 503; retryAfter: string } | undefined;
    const visitor = context.get('isAdmin') ? undefined : context.get('address');
    let previewStatus = 200;
    let lifetime: number | undefined;
    const fetchApi: FetchApi = async (path) => {
      // Each API call takes milliseconds, and the page of a dive site makes ten calls.
      await nextTurn();
      const response = await callApi(path, { visitor });
      const seconds = sharedMaxAge(response.headers);
      if (seconds !== undefined) lifetime = Math.min(seconds, lifetime ?? seconds);
      for (const tag of readCacheTags(response.headers)) used.add(tag);
      if (response.status === 503) refused = { status: 503, retryAfter: '2' };
      if (response.status === 429) {
        refused ??= { status: 429, retryAfter: response.headers.get('Retry-After') ?? '2' };
      }
      if (path.startsWith(apiPaths.previews)) previewStatus = response.status;
      return response;
    };
    const isPreview = context.req.path.startsWith('/preview/');
    const rendered = await pages.fetch(context.req.raw, { context: { fetchApi } });
    const type = rendered.headers.get('Content-Type') ?? '';
    if (!type.startsWith('text/html')) {
      const moved = await withoutSlash(services, context.req.url, rendered);
      return moved ?? rendered;
    }

    const headers = new Headers(rendered.headers);
    const isAdmin = /^\/admin(\/|$)/.test(context.req.path);
    const isLight = context.req.path === paths.emergency && !context.get('isAdmin');
    const written = await rendered.text();
    // Rendering took about ten milliseconds, and parsing takes five more.
    await nextTurn();
    // Admin pages are empty until their scripts run.
    const { html, page } = isAdmin
      ? { html: written, page: parsePage(written) }
      : deferScripts(written, { isLight });
    let body = html;
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(services.config, inlineHashes(page), {
        framedBy: isPreview ? "'self'" : "'none'",
        isAdmin,
        policy: isLight ? workerPolicy : '',
      }),
    );
    headers.delete('Content-Length');
    if (refused) {
      headers.set('Cache-Control', 'no-store');
      headers.set('Retry-After', refused.retryAfter);
      return new Response(html, { status: refused.status, headers });
    }
    const isSwitchedOff = rendered.status === 404 && isOff(context.req.path.toLowerCase());
    if (rendered.status === 404 && !isSwitchedOff) {
      const former = await formerAddress(services, context.req.path, html, headers);
      if (former) return former;
      const isVisit = context.req.method === 'GET' && !isInternal(context);
      if (!isPreview && !isAdmin && isVisit) await countMissing(context.req.path);
    }
    if (isPreview || isAdmin) {
      headers.set('Cache-Control', 'private, no-store');
      headers.set('X-Robots-Tag', 'noindex');
      // The admin's editor shows a preview in a frame.
      if (isPreview) headers.set('X-Frame-Options', 'SAMEORIGIN');
    } else {
      const isPrivate = context.get('isAdmin');
      headers.set('Cache-Control', isPrivate ? 'private, no-cache' : sharedCaching);
      // A later publish may create a page at this address.
      if (rendered.status === 404) for (const name of resourcesWith('pages')) used.add(name);
      const tags = isPrivate ? {} : cacheTagHeaders(used);
      for (const [name, value] of Object.entries(tags)) headers.set(name, value);
      if (lifetime !== undefined) headers.set(surrogateControl, `max-age=${lifetime}`);
      if (isPrivate) body = forOwner(html);
    }
    const answered = isSwitchedOff ? 410 : rendered.status;
    const status = previewStatus === 200 ? answered : previewStatus;
    return new Response(body, { status, headers });
  };
}
