import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { invalid } from './errors.ts';

/** Control characters, and spaces at the end of a part, which the router of the pages would cut off. */
const invalidPath = /%[01][0-9a-f]|%7f|%20(\/|$)/i;

/** Of a former address of 500 characters, each written as nine. */
const longestPath = 4500;

/** A URL that can name nothing here, or with a NUL, which PostgreSQL takes in no query. */
export function isInvalidUrl(url: string): boolean {
  const { pathname } = new URL(url);
  if (pathname.length > longestPath) return true;
  if (url.includes('%00') || invalidPath.test(pathname)) return true;
  // Loaders call the API with the text of a page's path, in which a % may stand by itself.
  if (pathname.startsWith('/api/')) return false;
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/**
 * Answers invalid URLs: readers with the page that tells of a missing one, everyone else with 400.
 * @param page renders the page of a request; without it every answer is 400
 */
export const refuseInvalidUrl =
  (
    page: ((context: Context<AppEnv>) => Promise<Response>) | undefined,
  ): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const { url, path, method } = context.req;
    if (!isInvalidUrl(url)) return next();
    if (page && /^(GET|HEAD)$/.test(method) && !path.startsWith('/api/')) return page(context);
    throw invalid('The address holds characters that no address of this site has');
  };
