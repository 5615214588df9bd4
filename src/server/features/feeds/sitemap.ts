import { paths } from '../../../contract/paths.ts';
import { resourceNames, resourcesWith } from '../../../contract/resources.ts';
import { latestTime } from '../../../domain/dates/dates.ts';
import { categorySlug, comparedCategories } from '../../../domain/gear/compare.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { element, textElement, type XmlPart, xmlDocument } from '../../../domain/text/xml.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type DatabaseReader, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { absoluteUrl } from '../../platform/publishing/reader-html.ts';
import { listRecordPages, type RecordPage } from '../../platform/publishing/record-pages.ts';
import { regionSlugs } from '../../platform/seed/region-texts.ts';
import { listedPages, type Settings } from '../../platform/settings/store.ts';
import { isOff } from '../../platform/site-content/site-content.ts';
import { listLandingPaths } from '../../resources/dive-sites/addresses.ts';
import { listIssuePages } from '../../resources/issues/sent.ts';
import { readPageDates } from './page-dates.ts';

type Address = Pick<RecordPage, 'path'> & {
  [Key in 'changedAt' | 'image']?: RecordPage[Key] | undefined;
};

export const sitemapPartRoute = '/:file{sitemap-[1-9][0-9]{0,4}[.]xml}';

/** The protocol's maximum of addresses in one file. */
const perFile = 50_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';
/** Joins elements into one, since a whole file's elements are too many arguments for one call. */
const joined = (parts: readonly XmlPart[]): XmlPart => ({
  xml: parts.map(({ xml }) => xml).join('\n'),
});
const lastModified = (time: string | undefined) =>
  time === undefined ? undefined : textElement('lastmod', time.slice(0, 10));

function toUrlElement(siteUrl: string, { path, changedAt, image }: Address): XmlPart {
  const shown = image && !isLocalUrl(image) ? absoluteUrl(image, siteUrl) : undefined;
  return element(
    'url',
    {},
    textElement('loc', encodeURI(siteUrl + path)),
    lastModified(changedAt),
    shown ? element('image:image', {}, textElement('image:loc', shown)) : undefined,
  );
}

const writeUrls = (siteUrl: string, addresses: readonly Address[]) =>
  xmlDocument(
    element(
      'urlset',
      { xmlns: namespace, 'xmlns:image': imageNamespace },
      joined(addresses.map((address) => toUrlElement(siteUrl, address))),
    ),
  );

const writeIndex = (siteUrl: string, files: readonly Address[][]) =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: namespace },
      joined(
        files.map((addresses, index) =>
          element(
            'sitemap',
            {},
            textElement('loc', siteUrl + paths.sitemapPart(index + 1)),
            lastModified(latestTime(addresses.map(({ changedAt }) => changedAt))),
          ),
        ),
      ),
    ),
  );

/** The pages that compare the products of a category. */
async function listComparisons({ database }: DatabaseReader): Promise<string[]> {
  const rows = await database
    .selectFrom('products')
    .select('category')
    .distinct()
    .where('published', '=', 1)
    .execute();
  return comparedCategories
    .filter((name) => rows.some(({ category }) => category === name))
    .map((name) => paths.comparison(categorySlug(name)));
}

/** The archive of the newsletter with its issues; empty without an issue. */
async function listArchive(services: DatabaseReader): Promise<Address[]> {
  const pages = await listIssuePages(services);
  const changedAt = latestTime(pages.map((page) => page.changedAt));
  return changedAt ? [{ path: paths.newsletters, changedAt }, ...pages] : [];
}

/**
 * /sitemap.xml, split into parts of `limit` addresses, and /robots.txt, which names the sitemap.
 * @param fixedPages the paths of pages that are not records
 */
export function sitemapRoutes(
  services: Services,
  settings: Settings,
  fixedPages: readonly string[],
  limit = perFile,
) {
  const { siteUrl } = services.config;
  const headers = {
    ...cacheTagHeaders(resourceNames),
    'Content-Type': 'application/xml; charset=utf-8',
  };

  async function listFiles(): Promise<Address[][]> {
    const recordPages = await Promise.all(
      resourcesWith('pages').map((resource) => listRecordPages(services, resource)),
    );
    const dates = await readPageDates(services);
    const dated = (path: string) => ({ path, changedAt: dates.get(path) });
    const regionPages = regionSlugs().map((slug) => {
      const path = paths.region(slug);
      return { ...dated(path), image: paths.share(path) };
    });
    const lists = (await listLandingPaths(services)).map(dated);
    const comparisons = (await listComparisons(services)).map(dated);
    const issues = await listArchive(services);
    const listed = listedPages(await settings.values(), fixedPages).map(dated);
    const all: Address[] = [
      ...listed,
      ...[...comparisons, ...lists, ...regionPages, ...issues].filter(({ path }) => !isOff(path)),
      ...recordPages.flat(),
    ];
    return Array.from({ length: Math.ceil(all.length / limit) }, (_, index) =>
      all.slice(index * limit, (index + 1) * limit),
    );
  }

  return createRouter()
    .get(paths.sitemap, async (context) => {
      const files = await listFiles();
      const [only = []] = files;
      const written = files.length > 1 ? writeIndex(siteUrl, files) : writeUrls(siteUrl, only);
      return context.body(written, 200, headers);
    })
    .get(sitemapPartRoute, async (context) => {
      const number = Number(/\d+/.exec(context.req.param('file'))?.[0]);
      const files = await listFiles();
      const addresses = files[number - 1];
      if (!addresses || files.length === 1) throw notFound('There is no such part of the sitemap');
      return context.body(writeUrls(siteUrl, addresses), 200, headers);
    })
    .get('/robots.txt', (context) =>
      context.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /go/\nDisallow: /mail-link/\nSitemap: ${siteUrl}${paths.sitemap}\n`,
      ),
    );
}
