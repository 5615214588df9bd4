import { paths } from '../../../contract/paths.ts';
import { resourceNames, resources, resourcesWith } from '../../../contract/resources.ts';
import { truncate } from '../../../domain/text/text.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { listRecordPages, type RecordPage } from '../../platform/publishing/record-pages.ts';
import { regionSlugs, regionText } from '../../platform/seed/region-texts.ts';
import { listedPages, type Settings } from '../../platform/settings/store.ts';
import { isOff, site } from '../../platform/site-content/site-content.ts';
import { listIssuePages } from '../../resources/issues/sent.ts';

/** The most records in a section: the newest ones, in the order of their ids; the sitemap has all. */
const perSection = 500;
const summaryLength = 200;

const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]`*_<>]/g, '\\$&')
    .trim();

const toLine = (siteUrl: string, page: Pick<RecordPage, 'path' | 'title' | 'summary'>) => {
  const link = `- [${inline(page.title)}](${encodeURI(siteUrl + page.path)})`;
  return page.summary ? `${link}: ${inline(truncate(page.summary, summaryLength))}` : link;
};

const toSection = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

/** /llms.txt: the site's pages as Markdown, for language models (llmstxt.org). */
export function llmsRoutes(
  services: Services,
  settings: Settings,
  listable: readonly string[],
  pageTitle: (path: string) => string,
) {
  const { siteUrl } = services.config;
  return createRouter().get(paths.llms, async (context) => {
    const recordSections = await Promise.all(
      resourcesWith('pages').map(async (resource) => {
        const pages = await listRecordPages(services, resource);
        const lines = pages.slice(-perSection).map((page) => toLine(siteUrl, page));
        return toSection(resources[resource].plural, lines);
      }),
    );
    const fixedPages = listedPages(await settings.values(), listable).map((path) =>
      toLine(siteUrl, { path, title: pageTitle(path), summary: null }),
    );
    const regions = isOff(paths.regions)
      ? []
      : regionSlugs().map((slug) => {
          const { name, intro } = regionText(slug);
          return toLine(siteUrl, { path: paths.region(slug), title: name, summary: intro });
        });
    const issues = await listIssuePages(services);
    const more = [
      ['Every page, as a sitemap', paths.sitemap],
      ['The newest articles and reviews in full, as JSON Feed', paths.jsonFeed],
    ] as const;
    const text = [
      `# ${inline(site.name)}`,
      `> ${inline(site.description)}`,
      ...toSection('Pages', fixedPages),
      ...recordSections.flat(),
      ...toSection('Regions', regions),
      ...toSection(
        'Newsletter',
        issues.slice(0, perSection).map((page) => toLine(siteUrl, page)),
      ),
      ...toSection(
        'Optional',
        more.map(([title, path]) => toLine(siteUrl, { path, title, summary: null })),
      ),
    ].join('\n\n');
    return context.text(`${text}\n`, 200, cacheTagHeaders(resourceNames));
  });
}
