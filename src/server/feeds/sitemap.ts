import { paths, recordPaths } from '../../contract/paths.ts';
import {
  hasCapability,
  type ResourceWith,
  resourceNames,
  resourcesWith,
} from '../../contract/resources.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { createRouter, type Services } from '../http/context.ts';
import { cacheTagHeaders } from '../http/page-cache.ts';
import { regionSlugs } from '../regions/read.ts';
import { resourceTables } from '../resources.ts';

interface Address {
  path: string;
  /** ISO 8601; absent for pages without a resource. */
  changedAt?: string;
}

const fixedPages: Address[] = [
  paths.home,
  paths.blog,
  paths.gearReviews,
  paths.diveSites,
  paths.regions,
  paths.data,
  paths.map,
  paths.learnToDive,
  paths.about,
  paths.contact,
  paths.emergency,
  paths.howWeRate,
  paths.accessibility,
  paths.affiliateDisclosure,
  paths.privacyPolicy,
  paths.termsOfService,
].map((path) => ({ path }));

async function listRecordPages(
  { database }: Pick<Services, 'database'>,
  resource: ResourceWith<'pages'>,
): Promise<Address[]> {
  const key = hasCapability(resource, 'slug') ? 'slug' : 'id';
  const rows = await database
    .selectFrom(resourceTables[resource])
    .select([`${key} as key`, 'updatedAt'])
    .$if(hasCapability(resource, 'published'), (query) => query.where('published', '=', 1))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    path: recordPaths[resource](String(row.key)),
    changedAt: row.updatedAt,
  }));
}

function toUrlElement(siteUrl: string, { path, changedAt }: Address) {
  const lastmod = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(encodeURI(siteUrl + path))}</loc>${lastmod}</url>`;
}

/** /sitemap.xml with every public page, and /robots.txt, which names it. */
export function sitemapRoutes(services: Services) {
  const { siteUrl } = services.config;
  return createRouter()
    .get(paths.sitemap, async (context) => {
      const recordPages = await Promise.all(
        resourcesWith('pages').map((resource) => listRecordPages(services, resource)),
      );
      const regionPages = regionSlugs().map((slug) => ({ path: paths.region(slug) }));
      const urls = [...fixedPages, ...regionPages, ...recordPages.flat()].map((address) =>
        toUrlElement(siteUrl, address),
      );
      for (const [name, value] of Object.entries(cacheTagHeaders(resourceNames)))
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
