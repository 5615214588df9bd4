import type { MiddlewareHandler } from 'hono';
import { apiPaths } from '../../../contract/api-paths.ts';
import { isPhotograph, streamedPaths } from './body-limit.ts';
import type { AppEnv } from './context.ts';
import { forbidden, unsupportedType } from './errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may have a body other than JSON; Origin or Sec-Fetch-Site must still be this site's. */
const isUpload = (method: string, path: string, type = '') =>
  (path === apiPaths.media && /^multipart\/form-data\s*;/i.test(type)) ||
  (path === apiPaths.subscriberFile && /^text\/csv\s*(;|$)/i.test(type)) ||
  // Amazon sends signed JSON as text, to a route that ignores cookies.
  (path === `${apiPaths.mailEvents}/ses` && /^text\/plain\s*(;|$)/i.test(type)) ||
  // No form of another site can send this type without a preflight.
  ((streamedPaths.includes(path) || isPhotograph(method, path)) &&
    type === 'application/octet-stream');

/** Prevents CSRF: without a preflight, a form on another site can send any body except JSON. */
export function sameSiteWrites(siteUrl: string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method } = context.req;
    if (!safeMethods.has(method)) {
      const site = context.req.header('Sec-Fetch-Site');
      const origin = context.req.header('Origin');
      const isCrossSite = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && origin !== siteUrl && origin !== new URL(context.req.url).origin;
      if (isCrossSite) throw forbidden('Writes from another site are refused');
      const type = context.req.header('Content-Type');
      // Under Node, raw.body is a stream even without a body, so the headers are read.
      const length = context.req.header('Content-Length');
      const hasBody = length
        ? length !== '0'
        : type !== undefined || context.req.header('Transfer-Encoding') !== undefined;
      const isJson = /^application\/json\s*(;|$)/i.test(type ?? '');
      if (hasBody && !isJson && !isUpload(method, context.req.path, type)) throw unsupportedType();
    }
    await next();
  };
}
