import { paths } from '../../contract/paths.ts';
import { resources } from '../database/content-store.ts';
import { createRouter, type Services } from '../http/context.ts';
import { cacheTagHeaders } from '../http/page-cache.ts';
import { escapeHtml } from '../publishing/html.ts';

const fixedPages = [
  paths.home,
  paths.blog,
  paths.gearReviews,
  paths.diveSites,
  paths.learnToDive,
  paths.about,
  paths.contact,
  paths.emergency,
  paths.howWeRate,
  paths.accessibility,
  paths.affiliateDisclosure,
  paths.privacyPolicy,
  paths.termsOfService,
];

/** Every public address with the day of its last change, where it is known. */
async function listAddresses({ database }: Pick<Services, 'database'>) {
  const [articles, reviews, sites] = await Promise.all([
    database
      .selectFrom('articles')
      .select(['slug', 'updatedAt'])
      .where('published', '=', 1)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('reviews')
      .select(['slug', 'updatedAt'])
      .where('published', '=', 1)
      .orderBy('id')
      .execute(),
    database.selectFrom('diveSites').select(['id', 'updatedAt']).orderBy('id').execute(),
  ]);
  return [
    ...fixedPages.map((path): { path: string; changed?: string } => ({ path })),
    ...articles.map(({ slug, updatedAt }) => ({ path: paths.article(slug), changed: updatedAt })),
    ...reviews.map(({ slug, updatedAt }) => ({ path: paths.review(slug), changed: updatedAt })),
    ...sites.map(({ id, updatedAt }) => ({ path: paths.diveSite(id), changed: updatedAt })),
  ];
}

/** /sitemap.xml, always of what is published now, and /robots.txt, which names it. */
export function feedRoutes(services: Services) {
  const { siteUrl } = services.config;
  return createRouter()
    .get(paths.sitemap, async (context) => {
      const urls = (await listAddresses(services)).map(({ path, changed }) => {
        const day = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
        return `<url><loc>${escapeHtml(encodeURI(siteUrl + path))}</loc>${day}</url>`;
      });
      for (const [name, value] of Object.entries(cacheTagHeaders(resources)))
        context.header(name, value);
      context.header('Content-Type', 'application/xml; charset=utf-8');
      return context.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
    })
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${siteUrl}${paths.sitemap}\n`,
      ),
    );
}
