import type { Context, MiddlewareHandler } from 'hono';
import { type Resource, resourceNames } from '../../../contract/resources.ts';
import type { ContentChange } from '../database/content-store.ts';
import type { AppEnv } from './context.ts';

/** The header in which a response names its cache tags, for this cache and for a CDN. */
export const surrogateKey = 'Surrogate-Key';
/** The tag that every cacheable response has. */
export const siteTag = 'site';

/**
 * A change evicts the responses with its tags: `dive-sites` at any change of dive sites, `dive-sites/7` at a
 * change of that site. Responses with tags of single sites also have `dive-sites/any`, for changes that name no site.
 */
export type CacheTag = Resource | `${Resource}/${number | 'any'}`;

const tagResource = (tag: string) => tag.split('/')[0] ?? '';
const isResourceTag = (tag: string): tag is CacheTag =>
  (resourceNames as string[]).includes(tagResource(tag));

export function cacheTagHeaders(tagged: Iterable<CacheTag>): Record<string, string> {
  const all = new Set<string>(tagged);
  const needed = [...all]
    .filter((tag) => !tag.includes('/') || !all.has(tagResource(tag)))
    // A CDN cannot purge tags by prefix.
    .flatMap((tag) => (tag.includes('/') ? [tag, `${tagResource(tag)}/any`] : [tag]));
  // All responses contain names, links and texts of the settings.
  const tags = [...new Set([siteTag, 'settings', ...needed])];
  return { [surrogateKey]: tags.join(' '), 'Cache-Tag': tags.join(',') };
}

export const readCacheTags = (headers: Headers): CacheTag[] =>
  (headers.get(surrogateKey)?.split(' ') ?? []).filter(isResourceTag);

/** The tags of all responses that a change may affect, for a CDN. */
export const changedTags = ({ resource, ids }: ContentChange): CacheTag[] => [
  resource,
  ...(ids?.map((id): CacheTag => `${resource}/${id}`) ?? [`${resource}/any` as const]),
];

/** Whether a change may affect a response with these tags. */
export function isChanged(tags: ReadonlySet<CacheTag>, { resource, ids }: ContentChange): boolean {
  if (tags.has(resource)) return true;
  return ids
    ? ids.some((id) => tags.has(`${resource}/${id}`))
    : [...tags].some((tag) => tagResource(tag) === resource);
}

/**
 * Declares which records of a resource a response shows; otherwise any change of the resource evicts the response.
 * Values of other records must come from the resource's `sharedColumns`.
 */
export function declareShownRecords(
  context: Context<AppEnv>,
  resource: Resource,
  ids: Iterable<number>,
) {
  context.set('shownRecords', { ...context.get('shownRecords'), [resource]: [...ids] });
}

/** Declares that a route's responses show only the record in their address. */
export const declareOwnRecord =
  (resource: Resource): MiddlewareHandler<AppEnv> =>
  (context, next) => {
    declareShownRecords(context, resource, [Number(context.req.param('id'))]);
    return next();
  };

/** Adds a resource to the cache tags of a route's public responses. */
export function cacheTag(resource: Resource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200) return;
    if (context.get('isAdmin')) {
      context.header('Cache-Control', 'private, no-store');
      return;
    }
    const shown = context.get('shownRecords')?.[resource];
    const own = shown?.map((id): CacheTag => `${resource}/${id}`) ?? [resource];
    const tags = new Set([...readCacheTags(context.res.headers), ...own]);
    for (const [name, value] of Object.entries(cacheTagHeaders(tags))) context.header(name, value);
    // A CDN must revalidate: the admin gets drafts from some of these addresses.
    context.header('Cache-Control', 'public, max-age=0, must-revalidate');
  };
}

/** A CDN may serve a page for 60 seconds, and for 60 more while it revalidates; a write can purge its tags. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** A redirect that expires when its resource changes. Browsers cache a 301 without `Cache-Control` forever. */
export const cachedRedirect = (target: string, ...tags: CacheTag[]) =>
  new Response(null, {
    status: 301,
    headers: { 'Cache-Control': sharedCaching, ...cacheTagHeaders(tags), Location: target },
  });

/** The header with the lifetime of a response, for this cache and for pages within this process. */
export const surrogateControl = 'Surrogate-Control';

/** The seconds for which a response may be cached; undefined without a limit. */
export function sharedMaxAge(headers: Headers): number | undefined {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get(surrogateControl) ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
