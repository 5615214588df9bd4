import { TrieRouter } from 'hono/router/trie-router';
import { LRUCache } from 'lru-cache';
import { paths } from '../../../contract/paths.ts';

/** The patterns of page addresses. All addresses without a route share one label. */
export const pagePatterns = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.article(':slug'),
  paths.review(':slug'),
  paths.diveSite(':id'),
  paths.briefing(':id'),
  paths.diveSiteList('region/:slug'),
  paths.oneSpecies(':slug'),
  paths.sentIssue(':id'),
  paths.region(':slug'),
  paths.comparison(':category'),
  '/preview/:resource/:id',
  paths.adminTab(':tab'),
  paths.adminTab(':tab', ':record'),
];

const otherPattern = 'other';
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The label of a method. Unknown methods share a label, because HTTP allows any word as a method. */
export const methodLabel = (method: string) => (knownMethods.has(method) ? method : 'other');

export type FindPattern = ReturnType<typeof createPatternFinder>;

/**
 * Creates a function that finds the pattern of an address, so that metrics have one label per route.
 * @param routes the routes of the app @param folders the names of folders with static files
 */
export function createPatternFinder(
  routes: readonly { method: string; path: string }[],
  folders: readonly string[],
) {
  const router = new TrieRouter<string>();
  const add = (method: string, path: string) => router.add(method, path, path);
  for (const folder of folders) add('GET', `/${folder}/*`);
  for (const { method, path } of routes) {
    // Routes for all methods are middleware, and the pages have patterns of their own.
    if (method !== 'ALL' && path !== '*' && path !== '/*') add(method, path);
  }
  for (const pattern of pagePatterns) add('GET', pattern);
  const found = new LRUCache<string, string>({ max: 2000 });

  return (method: string, path: string): string => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const key = `${asked} ${path}`;
    const before = found.get(key);
    if (before) return before;
    const [matches] = router.match(asked, path);
    const pattern = (matches[0]?.[0] as string | undefined) ?? otherPattern;
    if (key.length < 200) found.set(key, pattern);
    return pattern;
  };
}
