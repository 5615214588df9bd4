import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Services } from './context.ts';
import { tooMany } from './errors.ts';
import { createNetworkQuota, shareCounts } from './network-quota.ts';

/** Maximum of reads per minute: 20 per second. A page with its pictures takes about 30; cached responses none. */
const maxReads = 1200;
const windowMs = 60_000;

/** Limits the uncached GET and HEAD requests of a network. @throws 429 beyond the limit */
export function limitReads(services: Services): MiddlewareHandler<AppEnv> {
  const share = shareCounts(services, 'reads', windowMs);
  const secondsToWait = createNetworkQuota(maxReads, windowMs, share);
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
