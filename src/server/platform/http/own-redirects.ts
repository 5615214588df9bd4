import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** A redirect within this site as a path: neither a forged Host nor a path of two slashes names another site. */
function toOwnPath(location: string, requestUrl: string): string {
  const target = URL.parse(location);
  const path =
    target?.origin === new URL(requestUrl).origin
      ? target.pathname + target.search + target.hash
      : location;
  return path.replace(/^[/\\]{2,}/, '/');
}

/** Lets redirects lead to a path, or to the other site that the owner named. */
export const keepRedirectsOwn: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const location = context.res.headers.get('Location');
  if (!location) return;
  const own = toOwnPath(location, context.req.url);
  if (own !== location) context.res.headers.set('Location', own);
};
