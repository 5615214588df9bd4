import type { MiddlewareHandler } from 'hono';
import { oldPostParameters } from '../../../contract/history/redirects.ts';
import { paths } from '../../../contract/paths.ts';
import { sharedCaching } from '../http/cache-tags.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { findRedirect } from './find-redirect.ts';

/** Redirects WordPress's short addresses, such as /?p=123, to the imported posts, and unknown ones to Home. */
export function oldPostRedirects(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const name = oldPostParameters.find((parameter) => context.req.query(parameter) !== undefined);
    if (!name) return next();
    const id = context.req.query(name) ?? '';
    const found = /^\d{1,12}$/.test(id)
      ? await findRedirect(services, `${paths.home}?${name}=${id}`)
      : undefined;
    context.header('Cache-Control', sharedCaching);
    return context.redirect(found?.target ?? paths.home, found?.target ? 301 : 302);
  };
}
