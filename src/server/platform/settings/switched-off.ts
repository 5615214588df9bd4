import type { MiddlewareHandler } from 'hono';
import { isAddressOff, partsAt } from '../../../contract/site-parts.ts';
import { cachedRedirect } from '../http/cache-tags.ts';
import type { AppEnv } from '../http/context.ts';
import { gone } from '../http/errors.ts';
import { partsOff, type Settings } from './store.ts';

const isOfApi = (path: string) => path.startsWith('/api/');
/** Whether a path is that of a file, such as /data/sites.csv. Pages have no extension. */
const isFile = (path: string) => /\.\w+$/.test(path);

/**
 * Answers the addresses of switched-off parts of the site with the owner's redirect, or else with 410.
 * The owner can still edit these parts by the API. A page without a redirect goes to its renderer, which answers 410.
 */
export function refuseSwitchedOff(settings: Settings): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    // The router of the pages ignores case.
    const path = context.req.path.toLowerCase();
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
    if (target && !isAddressOff(target, off)) return cachedRedirect(target);
    if (isFile(path)) throw gone('This part of the site is switched off.');
    return next();
  };
}
