import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './context.ts';

const maxLoggedLength = 512;

/** A path without the token with which anyone could unsubscribe its owner, cut where it is longer than any page's. */
export const loggedPath = (path: string) => {
  const shown = path.startsWith('/unsubscribe/') ? '/unsubscribe/…' : path;
  return shown.length > maxLoggedLength ? `${shown.slice(0, maxLoggedLength)}…` : shown;
};

/** A balancer requests these of each instance every few seconds. */
const probes = new Set(['/healthz', '/readyz']);

/** Logs one line per request, without addresses, queries, cookies or bodies, which may be personal data. */
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
