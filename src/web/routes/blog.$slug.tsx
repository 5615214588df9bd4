import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { plainText } from '../../rules/text.ts';
import { ApiError } from '../api.ts';
import { ArticleNotFound } from '../articles/article-not-found.tsx';
import { ArticlePage } from '../articles/article-page.tsx';
import { articleQuery } from '../articles/queries.ts';
import { ArticleSkeleton } from '../articles/skeletons.tsx';
import { LinkedSite } from '../dive-sites/linked-site.tsx';
import { linkedSiteQuery } from '../dive-sites/queries.ts';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    try {
      const [settings, article] = await Promise.all([
        queryClient.ensureQueryData(settingsQuery),
        queryClient.ensureQueryData(articleQuery(params.slug)),
      ]);
      await queryClient.ensureQueryData(linkedSiteQuery(paths.article(article.slug)));
      const description =
        article.excerpt ||
        plainText(article.content).slice(0, 160) ||
        `An article for Australian scuba divers by ${site.name}.`;
      return {
        title: article.title,
        description,
        url: `${settings.siteUrl}${paths.article(article.slug)}`,
        changed: article.updatedAt,
      };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          title: `${loaderData.title} | ${site.name} Blog`,
          type: 'article',
        })
      : {
          meta: [
            { title: `Article Not Found | ${site.name}` },
            { name: 'robots', content: 'noindex' },
          ],
        },
  pendingComponent: ArticleSkeleton,
  notFoundComponent: ArticleNotFound,
  component: Article,
});

function Article() {
  const { slug } = Route.useParams();
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  const { data: site } = useSuspenseQuery(linkedSiteQuery(paths.article(slug)));
  return <ArticlePage article={article}>{site && <LinkedSite site={site} />}</ArticlePage>;
}
