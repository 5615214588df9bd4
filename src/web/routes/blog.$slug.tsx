import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { plainText } from '../../domain/text/text.ts';
import { settingsQuery, site } from '../app/site.ts';
import { ArticleNotFound } from '../features/articles/article-not-found.tsx';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { articleQuery, relatedReadsQuery } from '../features/articles/queries.ts';
import { ArticleSkeleton } from '../features/articles/skeletons.tsx';
import { LinkedSite } from '../features/dive-sites/parts/linked-site.tsx';
import { linkedSiteQuery, nearbySitesQuery } from '../features/dive-sites/parts/queries.ts';
import { SitesOfArticle } from '../features/dive-sites/parts/sites-of-article.tsx';
import { PageActions } from '../features/saved/page-actions.tsx';
import { missingRecord } from './-shared/missing-record.ts';
import { notFoundHead } from './-shared/not-found-head.ts';

const nearestSites = 4;

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { reads }, params }) => {
    try {
      const [{ pageHead }, { articleScripts }, { siteUrl }, article] = await Promise.all([
        // A page that the server rendered needs neither.
        import('../app/head.ts'),
        import('../features/articles/structured-data.ts'),
        reads.ensure(settingsQuery),
        reads.ensure(articleQuery(params.slug)),
      ]);
      const [linked, related] = await Promise.all([
        reads.ensure(linkedSiteQuery(paths.article(article.slug))),
        // The article is there without them.
        reads.ensure(relatedReadsQuery(article)).catch(() => []),
      ]);
      const nearby = linked
        ? await reads.ensure(nearbySitesQuery(String(linked.id))).catch(() => [])
        : [];
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
    } catch (error) {
      throw missingRecord(error, paths.article(params.slug));
    }
  },
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Article Not Found'),
  pendingComponent: ArticleSkeleton,
  notFoundComponent: ArticleNotFound,
  component: Article,
});

function Article() {
  const { article, linked, nearby, related } = Route.useLoaderData();
  return (
    <ArticlePage
      article={article}
      related={related}
      actions={<PageActions subject={{ id: paths.article(article.slug), title: article.title }} />}
      sites={linked && <SitesOfArticle site={linked} nearby={nearby} />}
    >
      {linked && <LinkedSite site={linked} />}
    </ArticlePage>
  );
}
