import type { MiddlewareHandler } from 'hono';
import { resourceNames } from '../../../contract/resources.ts';
import { derive } from '../database/derive.ts';
import type { AppEnv, Services } from './context.ts';
import { invalid } from './errors.ts';

/** Matches control characters, and spaces at the end of a segment, which the pages' router would strip. */
const invalidPath = /%[01][0-9a-f]|%7f|%20(\/|$)/i;

/** Length of a former address with 500 characters, each percent-encoded as nine. */
const longestPath = 4500;

/** A path without a page. */
const missingPath = '/not-found';

/** Whether a URL cannot belong to this site, or contains a NUL, which PostgreSQL rejects. */
function isInvalidUrl(url: string): boolean {
  const { pathname } = new URL(url);
  if (pathname.length > longestPath) return true;
  if (url.includes('%00') || invalidPath.test(pathname)) return true;
  // Loaders call the API with the text of a page's path, which may contain a bare %.
  if (pathname.startsWith('/api/')) return false;
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** Requests a path of this site within this process. */
export type AskSelf = (path: string) => Promise<Response>;

const refusal = () => invalid('The address holds characters that no address of this site has');

/**
 * Answers requests for pages with invalid URLs by the not-found page, and other invalid URLs by 400.
 * The page is rendered once until content changes, so that invalid URLs cannot overload the site.
 * @param askSelf if absent, every response is 400
 */
export function refuseInvalidUrl(
  services: Services,
  askSelf: AskSelf | undefined,
): MiddlewareHandler<AppEnv> {
  const readMissing = derive(resourceNames, async () => {
    const page = await askSelf?.(missingPath);
    // The page answers 503 without a database. That response must not be cached.
    if (page?.status !== 404) throw refusal();
    return { body: await page.text(), headers: [...page.headers] };
  });
  return async (context, next) => {
    const { url, path, method } = context.req;
    if (!isInvalidUrl(url)) return next();
    const isReader = /^(GET|HEAD)$/.test(method) && !path.startsWith('/api/');
    if (!isReader) throw refusal();
    const { body, headers } = await readMissing(services);
    return new Response(body, { status: 404, headers });
  };
}
