import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { forbidden, unsupportedType } from './errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes in a visitor's browser (403), and bodies that
 * are not JSON (415), which a form of another site could send without asking.
 */
export function sameSiteWrites(siteUrl: string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method } = context.req;
    if (!safeMethods.has(method)) {
      const site = context.req.header('Sec-Fetch-Site');
      const origin = context.req.header('Origin');
      const foreign = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && origin !== siteUrl && origin !== new URL(context.req.url).origin;
      if (foreign) throw forbidden('Writes from another site are refused');
      const type = context.req.header('Content-Type');
      // Not raw.body: under Node it is a stream even where nothing was sent.
      const length = context.req.header('Content-Length');
      const hasBody = length
        ? length !== '0'
        : type !== undefined || context.req.header('Transfer-Encoding') !== undefined;
      if (hasBody && !/^application\/json\s*(;|$)/i.test(type ?? '')) throw unsupportedType();
    }
    await next();
  };
}
