import type { MiddlewareHandler } from 'hono';
import { paths } from '../../../contract/paths.ts';
import type { CategorisedPosts } from '../../../domain/publishing/categories.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import { cachedRedirect } from '../http/cache-tags.ts';
import type { AppEnv } from '../http/context.ts';
import { categories } from '../site-content/site-content.ts';

const feed: readonly CategorisedPosts[] = ['articles', 'reviews'];

const lists: Readonly<Record<string, readonly CategorisedPosts[]>> = {
  [paths.blog]: ['articles'],
  [paths.gearReviews]: ['reviews'],
  [paths.rss]: feed,
  [paths.atom]: feed,
  [paths.jsonFeed]: feed,
};

/** Redirects requests for lists and feeds with the former name of a category. */
export function redirectFormerCategories(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path } = context.req;
    const category = context.req.query('category');
    const kinds = Object.hasOwn(lists, path) ? lists[path] : undefined;
    if (!category || !kinds) return next();
    const current = kinds
      .map((kind) => currentCategory(categories()[kind], category))
      .find((name) => name !== category);
    if (!current) return next();
    const query = new URLSearchParams({ ...context.req.query(), category: current });
    return cachedRedirect(`${path}?${query}`);
  };
}
