import type { MiddlewareHandler } from 'hono';
import { resourceNames } from '../../../contract/resources.ts';
import { derive } from '../database/derive.ts';
import type { AppEnv, Services } from './context.ts';
import { invalid } from './errors.ts';

/** Matches control characters, and spaces at the end of a segment, which the pages' router would strip. */
const invalidPath = /%[01][0-9a-f]|%7f|%20(\/|$)/i;

/** Length of a former address of 500 characters, each encoded as nine. */
const longestPath = 4500;

/** A path without a page. */
const missingPath = '/not-found';

/** Whether a URL can't have an answer here, or contains a NUL, which PostgreSQL refuses in queries. */
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

/** Answers a path of this site within this process. */
export type AskSelf = (path: string) => Promise<Response>;

const refusal = () => invalid('The address holds characters that no address of this site has');

/**
 * Answers invalid URLs: with the not-found page for readers, with 400 for everyone else. Rendering the page for each
 * would let long paths occupy the site, so it is rendered once until content changes.
 * @param askSelf without it every answer is 400
 */
export function refuseInvalidUrl(
  services: Services,
  askSelf: AskSelf | undefined,
): MiddlewareHandler<AppEnv> {
  const readMissing = derive(resourceNames, async () => {
    const page = await askSelf?.(missingPath);
    // Without a database the page is a 503, which must not be stored.
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
