import { paths } from '../../../contract/paths.ts';
import { feedQuery } from '../../../contract/publishing.ts';
import { feedFormats, feedTypes, newsletterCategory } from '../../../domain/publishing/feeds.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { fieldDetails, invalid, notFound } from '../../platform/http/errors.ts';
import { categories } from '../../platform/site-content/site-content.ts';
import { readFeed } from './feed.ts';
import { writeFeed } from './feed-formats.ts';

/** The resources that the posts of a feed show. */
const shown = ['articles', 'reviews', 'products', 'dive-sites', 'shop-links', 'issues'] as const;

const isCategory = (asked: string) =>
  asked === newsletterCategory ||
  Object.values(categories())
    .flat()
    .some(({ name }) => name === asked);

/** /rss.xml, /atom.xml and /feed.json: the newest posts, of all or of one ?category=. */
export function feedRoutes(services: Services) {
  const router = createRouter();
  for (const format of feedFormats) {
    router.get(paths[format], async (context) => {
      const query = feedQuery.safeParse(context.req.query());
      if (!query.success) {
        throw invalid('There is no such category.', fieldDetails(query.error));
      }
      const { category } = query.data;
      const feed = await readFeed(services, category);
      if (category && feed.items.length === 0 && !isCategory(category)) {
        throw notFound(`There is no category “${category}”.`);
      }
      return context.body(writeFeed[format](feed), 200, {
        ...cacheTagHeaders(shown),
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Content-Type': `${feedTypes[format]}; charset=utf-8`,
        'Last-Modified': new Date(feed.updatedAt).toUTCString(),
      });
    });
  }
  return router;
}
