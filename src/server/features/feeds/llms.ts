import { paths } from '../../../contract/paths.ts';
import { resourceNames, resources, resourcesWith } from '../../../contract/resources.ts';
import { truncate } from '../../../domain/text/text.ts';
import { cacheTagHeaders } from '../../platform/http/cache-tags.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { listRecordPages, type RecordPage } from '../../platform/publishing/record-pages.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { listedPages, type Settings } from '../../platform/settings/store.ts';
import { isOff, site } from '../../platform/site-content/site-content.ts';
import { listIssuePages } from '../../resources/issues/sent.ts';

/** Maximum number of records in a section: the newest, by id. The sitemap has all records. */
const perSection = 500;
const summaryLength = 200;

const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]`*_<>]/g, '\\$&')
    .trim();

type LinkedPage = Pick<RecordPage, 'path' | 'title'> & { summary?: string | null };

const toLine = (siteUrl: string, page: LinkedPage) => {
  const link = `- [${inline(page.title)}](${encodeURI(siteUrl + page.path)})`;
  return page.summary ? `${link}: ${inline(truncate(page.summary, summaryLength))}` : link;
};

/** /llms.txt: the site's pages as Markdown, for language models (llmstxt.org). */
export function llmsRoutes(
  services: Services,
  settings: Settings,
  listable: readonly string[],
  pageTitle: (path: string) => string,
) {
  const { siteUrl } = services.config;
  const section = (title: string, pages: readonly LinkedPage[]) =>
    pages.length > 0 ? [`## ${title}`, pages.map((page) => toLine(siteUrl, page)).join('\n')] : [];
  return createRouter().get(paths.llms, async (context) => {
    const recordSections = await Promise.all(
      resourcesWith('pages').map(async (resource) => {
        const pages = await listRecordPages(services, resource);
        return section(resources[resource].plural, pages.slice(-perSection));
      }),
    );
    const fixedPages = listedPages(await settings.values(), listable);
    const regions = isOff(paths.regions) ? [] : regionTexts();
    const issues = await listIssuePages(services);
    const text = [
      `# ${inline(site.name)}`,
      `> ${inline(site.description)}`,
      ...section(
        'Pages',
        fixedPages.map((path) => ({ path, title: pageTitle(path) })),
      ),
      ...recordSections.flat(),
      ...section(
        'Regions',
        regions.map(({ slug, name, intro }) => ({
          ...{ path: paths.region(slug), title: name, summary: intro },
        })),
      ),
      ...section('Newsletter', issues.slice(0, perSection)),
      ...section('Optional', [
        { title: 'Every page, as a sitemap', path: paths.sitemap },
        { title: 'The newest articles and reviews in full, as JSON Feed', path: paths.jsonFeed },
      ]),
    ].join('\n\n');
    return context.text(`${text}\n`, 200, cacheTagHeaders(resourceNames));
  });
}
