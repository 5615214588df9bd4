import type { MiddlewareHandler } from 'hono';
import { decodedPath, withoutSlash } from '../../../contract/history/redirects.ts';
import { sharedCaching } from '../http/cache-tags.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { repeat } from '../jobs/repeat.ts';
import { findRedirect } from './find-redirect.ts';

/** Interval after which an instance reads redirects set on another. */
const refreshMs = 30_000;

const pathPart = (address: string) => decodedPath(address.replace(/[?#].*/s, ''));

/**
 * Redirects addresses with a query, such as /old.php?id=5, before the page cache, because its keys
 * omit parameters that pages do not read. The paths are in memory, so other requests need no database read.
 */
export function createQueryRedirects(services: Pick<Services, 'database' | 'logger'>) {
  let paths: ReadonlySet<string> = new Set();

  async function refresh() {
    const rows = await services.database
      .selectFrom('redirects')
      .select('path')
      .where('path', 'like', '%?%')
      .execute();
    paths = new Set(rows.map(({ path }) => pathPart(path)));
  }

  /** Whether an address may have a redirect by its query. */
  const mayLead = (url: string) => url.includes('?') && paths.has(withoutSlash(pathPart(url)));

  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!mayLead(pathname + search)) return next();
    const found = await findRedirect(services, decodedPath(pathname) + search);
    if (!found?.target) return next();
    context.header('Cache-Control', sharedCaching);
    return context.redirect(found.target, 301);
  };

  return {
    mayLead,
    middleware,
    refresh,
    start: () =>
      repeat(
        refresh,
        (error) => services.logger.warn({ err: error }, 'the redirects of queries were not read'),
        { intervalMs: refreshMs },
      ),
  };
}

export type QueryRedirects = ReturnType<typeof createQueryRedirects>;
