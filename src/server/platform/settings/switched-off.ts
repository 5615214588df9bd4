import type { MiddlewareHandler } from 'hono';
import { isAddressOff, partsAt } from '../../../contract/site-parts.ts';
import { cacheTagHeaders, sharedCaching } from '../http/cache-tags.ts';
import type { AppEnv } from '../http/context.ts';
import { gone } from '../http/errors.ts';
import { partsOff, type Settings } from './store.ts';

const isOfApi = (path: string) => path.startsWith('/api/');
/** Files, such as /data/sites.csv: pages have no ending. */
const isFile = (path: string) => /\.\w+$/.test(path);

/**
 * Answers the addresses of switched-off parts of the site: where the owner says so, a redirect; else 410.
 * The owner keeps the API, to edit what visitors do not see; a page is left to its renderer, which says it is gone.
 */
export function refuseSwitchedOff(settings: Settings): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path } = context.req;
    if (partsAt(path).length === 0) return next();
    const values = await settings.values();
    const off = partsOff(values);
    if (!isAddressOff(path, off)) return next();
    if (isOfApi(path)) {
      if (context.get('isAdmin')) return next();
      throw gone('This part of the site is switched off.');
    }
    const part = partsAt(path).find((one) => off.includes(one));
    const target = part && part !== 'newsletter' && values.parts[`${part}-to`];
    if (target && !isAddressOff(target, off)) {
      const caching = { 'Cache-Control': sharedCaching, ...cacheTagHeaders([]) };
      return context.body(null, 301, { ...caching, Location: target });
    }
    if (isFile(path)) throw gone('This part of the site is switched off.');
    return next();
  };
}
