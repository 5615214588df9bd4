import type { MiddlewareHandler } from 'hono';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import type { AppEnv } from './context.ts';

/** The header in which a response names its cache tags, for this cache and for a CDN. */
export const surrogateKey = 'Surrogate-Key';
/** The tag of every cacheable response, besides those of its resources. */
const siteTag = 'site';

export function cacheTagHeaders(tagged: Iterable<Resource>): Record<string, string> {
  // Names, links and words of the settings stand in all of them.
  const tags = [...new Set([siteTag, 'settings', ...tagged])];
  return { [surrogateKey]: tags.join(' '), 'Cache-Tag': tags.join(',') };
}

export function readCacheTags(headers: Headers): Resource[] {
  const tags = headers.get(surrogateKey)?.split(' ') ?? [];
  return resourceNames.filter((resource) => tags.includes(resource));
}

/** Tags a route's public responses with a resource, besides the tags that they have already. */
export function cacheTag(resource: Resource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200) return;
    if (context.get('isAdmin')) {
      context.header('Cache-Control', 'private, no-store');
      return;
    }
    const tags = new Set([...readCacheTags(context.res.headers), resource]);
    for (const [name, value] of Object.entries(cacheTagHeaders(tags))) context.header(name, value);
    // A CDN must revalidate: the admin gets drafts from some of these addresses.
    context.header('Cache-Control', 'public, max-age=0, must-revalidate');
  };
}
