/** Separate from `paths`, which every page loads at once. */
export const pageReadsPath = '/api/page-reads';

/** Patterns of the addresses of records that have pages; the group is a slug or an id. */
const patterns = {
  articles: /^\/blog\/([\w-]+)\/?$/,
  reviews: /^\/gear-reviews\/([\w-]+)\/?$/,
  'dive-sites': /^\/dive-sites\/(\d{1,9})\/?$/,
} as const;

export type ReadResource = keyof typeof patterns;

export const readResources = Object.keys(patterns) as ReadResource[];

/** Finds the record of a path: articles and reviews by slug, guides by id. */
export function recordOfPath(path: string): { resource: ReadResource; key: string } | undefined {
  for (const resource of readResources) {
    const [, key] = patterns[resource].exec(path) ?? [];
    if (key) return { resource, key };
  }
  return undefined;
}
