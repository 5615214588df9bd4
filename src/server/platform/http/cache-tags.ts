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

/** A CDN may serve a page for a minute and revalidate it for another; a write can purge its tags. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** For how many seconds a response may be cached; undefined where no time limits it. */
export function sharedMaxAge(headers: Headers): number | undefined {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Surrogate-Control') ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
