/** The keys of queries on which some answer depends, but for words to search for, which have no end. */
const known = new Set(['category', 'region', 'skill', 'depth', 'page', 'fields', 'url']);
/** Keys that advertisers add and on which nothing depends. */
const tracker = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/;
/** Longer addresses are not kept. */
const longest = 600;

/**
 * The name under which an answer is kept, or undefined where it is not: addresses that only differ by
 * trackers share one, and a query with another key gets none, so that searches and made-up queries
 * can't push real pages out.
 * @param url path and query
 */
export function cacheKey(url: string): string | undefined {
  if (url.length > longest) return undefined;
  const start = url.indexOf('?');
  if (start < 0) return url;
  const query = new URLSearchParams(url.slice(start));
  for (const key of [...query.keys()]) {
    if (tracker.test(key)) query.delete(key);
    else if (!known.has(key)) return undefined;
  }
  const path = url.slice(0, start);
  return query.size > 0 ? `${path}?${query}` : path;
}
