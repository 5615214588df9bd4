import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { ArticleNotFound, ArticlePage } from '../features/articles/article-page.tsx';
import { ArticleSkeleton } from '../features/articles/skeletons.tsx';
import { LinkedSite } from '../features/dive-sites/parts/linked-site.tsx';
import { SitesOfArticle } from '../features/dive-sites/parts/sites-of-article.tsx';
import { PageActions } from '../features/saved/page-actions.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) =>
    (await import('./-shared/load-article.ts')).loadArticle(context.settings.siteUrl, params.slug),
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
