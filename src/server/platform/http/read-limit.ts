import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Services } from './context.ts';
import { tooMany } from './errors.ts';
import { createNetworkQuota, shareCounts } from './network-quota.ts';

/** Twenty a second: a page with its pictures asks for some thirty once. Cached pages and files are not counted. */
const mostReads = 1200;
const windowMs = 60_000;

/** Bounds what one network reads past the caches. @throws 429 beyond */
export function limitReads(services: Services): MiddlewareHandler<AppEnv> {
  const share = shareCounts(services, 'reads', windowMs);
  const secondsToWait = createNetworkQuota(mostReads, windowMs, share);
  return async (context, next) => {
    const { method } = context.req;
    const seconds =
      method === 'GET' || method === 'HEAD' ? secondsToWait(context.get('address')) : 0;
    if (seconds > 0) {
      throw tooMany('Your connection asks for too much at once. Please try again later.', seconds);
    }
    await next();
  };
}
