import { paths } from '../../../contract/paths.ts';
import { plainText } from '../../../domain/text/text.ts';
import { askServerIfMissing } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { isOn, site } from '../../app/site.ts';
import { readArticle, readRelated } from '../../features/articles/queries.ts';
import { articleScripts } from '../../features/articles/structured-data.ts';
import { readLinkedSite, readNearbySites } from '../../features/dive-sites/parts/queries.ts';

const nearestSites = 4;

/** @throws notFound, or a redirect if the article may have moved */
export async function loadArticle(siteUrl: string, slug: string) {
  const article = await readArticle(slug).catch(askServerIfMissing(paths.article(slug)));
  const [linked, related] = await Promise.all([
    isOn('dive-sites') ? readLinkedSite(paths.article(article.slug)) : null,
    // The article is shown without related articles if they can't be read.
    readRelated(article).catch(() => []),
  ]);
  const nearby = linked ? await readNearbySites(String(linked.id)).catch(() => []) : [];
  const description =
    article.excerpt ||
    plainText(article.content).slice(0, 160) ||
    `An article for Australian scuba divers by ${site.name}.`;
  const head = {
    ...pageHead({
      title: `${article.title} | ${site.name} Blog`,
      description,
      url: `${siteUrl}${paths.article(article.slug)}`,
      changed: article.updatedAt,
      seo: article,
      type: 'article',
    }),
    scripts: articleScripts(article, description, siteUrl),
  };
  return { article, linked, nearby: nearby.slice(0, nearestSites), related, head };
}
