import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { invalid } from './errors.ts';

/** Matches control characters, and spaces at the end of a segment, which the pages' router would strip. */
const invalidPath = /%[01][0-9a-f]|%7f|%20(\/|$)/i;

/** Length of a former address of 500 characters, each encoded as nine. */
const longestPath = 4500;

/** Whether a URL can't have an answer here, or contains a NUL, which PostgreSQL refuses in queries. */
export function isInvalidUrl(url: string): boolean {
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

/**
 * Answers invalid URLs: with the not-found page for readers, with 400 for everyone else.
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
