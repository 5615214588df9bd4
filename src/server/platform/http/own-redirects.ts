import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** Reduces a redirect to a path, so that neither a forged Host nor a leading `//` leads to another site. */
function toOwnPath(location: string, requestUrl: string): string {
  const target = URL.parse(location);
  const path =
    target?.origin === new URL(requestUrl).origin
      ? target.pathname + target.search + target.hash
      : location;
  return path.replace(/^[/\\]{2,}/, '/');
}

/** Reduces redirects within this site to paths; redirects to other sites, which the owner sets, stay unchanged. */
export const reduceOwnRedirects: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const location = context.res.headers.get('Location');
  if (!location) return;
  const own = toOwnPath(location, context.req.url);
  if (own !== location) context.res.headers.set('Location', own);
};
