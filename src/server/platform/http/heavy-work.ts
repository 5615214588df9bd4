import type { Context, MiddlewareHandler } from 'hono';
import pLimit from 'p-limit';
import type { AppEnv, Services } from './context.ts';
import { overloaded, tooMany } from './errors.ts';
import { createNetworkQuota, shareCounts } from './network-quota.ts';

/** Concurrent jobs; one is reserved for short jobs, because a drawing may take seconds. */
const maxConcurrent = 2;
const maxConcurrentDrawings = 1;
const windowMs = 600_000;
/** Time after which a full queue usually accepts work again. */
const retrySeconds = 10;

/** The environment of a page's API calls. The owner is not a visitor. */
export interface PageCall {
  visitor: string | undefined;
}

/** The address that a call counts for. A page's search counts for its visitor; its other calls are few and cached. */
const countedAddress = ({ env, req, var: { address } }: Context<AppEnv>): string =>
  (req.query('q') && (env as Partial<PageCall> | undefined)?.visitor) || address;

export type HeavyWork = ReturnType<typeof createHeavyWork>;

/**
 * The queue of responses that cost far more than a page: exports, posters, share images, sections, search.
 * Cached responses bypass the queue.
 */
export function createHeavyWork(
  { maxPending = 60, maxDrawings = 20, perNetwork = 200 } = {},
  services?: Services,
) {
  const share = services && shareCounts(services, 'heavy', windowMs);
  const secondsToWait = createNetworkQuota(perNetwork, windowMs, share);
  const slots = pLimit(maxConcurrent);
  const drawingSlot = pLimit(maxConcurrentDrawings);
  let pending = 0;
  let refused = 0;

  function full() {
    refused += 1;
    return overloaded(retrySeconds);
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (pending >= maxPending) throw full();
    pending += 1;
    try {
      return await work();
    } finally {
      pending -= 1;
    }
  }

  async function draw<Result>(work: () => Promise<Result>): Promise<Result> {
    if (drawingSlot.activeCount + drawingSlot.pendingCount >= maxDrawings) throw full();
    return run(() => drawingSlot(() => slots(work)));
  }

  /** @throws 429 if the quota of the address's network is used up */
  function consumeQuota(address: string) {
    const seconds = secondsToWait(address);
    if (seconds > 0)
      throw tooMany('Your connection has asked for a lot. Please try later.', seconds);
  }

  /** Queues a route's requests. @param isHeavy selects the requests to queue */
  const middleware = (
    isHeavy: (query: (name: string) => string | undefined) => boolean = () => true,
  ) =>
    (async (context, next) => {
      const { method } = context.req;
      if (method !== 'GET' || context.get('isAdmin')) return next();
      if (!isHeavy((name) => context.req.query(name))) return next();
      consumeQuota(countedAddress(context));
      return run(() => slots(next));
    }) satisfies MiddlewareHandler<AppEnv>;

  return {
    middleware,
    consumeQuota,
    draw,
    figures: () => ({ pending, refused }),
  };
}
