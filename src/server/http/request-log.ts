import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './context.ts';

/** A path as a log may hold it: whoever has the rest of this one can unsubscribe its owner. */
export const loggedPath = (path: string) => path.replace(/^\/unsubscribe\/.+/, '/unsubscribe/…');

/** What a balancer asks each instance every few seconds. */
const probes = new Set(['/healthz', '/readyz']);

/** One line a request, without addresses, queries, cookies or bodies: they may be about a person. */
export function logRequests(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    logger[probes.has(context.req.path) ? 'debug' : 'info'](
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        path: loggedPath(context.req.path),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
