import { createFileRoute } from '@tanstack/react-router';
import { blogFilters } from '../../domain/publishing/categories.ts';
import { readListUrl } from '../../domain/publishing/list-url.ts';
import { BlogList } from '../features/articles/blog-list.tsx';
import { BlogSkeleton } from '../features/articles/skeletons.tsx';

const readAddress = (search: Record<string, unknown>) => readListUrl(search, blogFilters);

export const Route = createFileRoute('/blog/')({
  validateSearch: readAddress,
  // Drops the tracking parameters of newsletters and networks.
  loaderDeps: ({ search }) => readAddress({ ...search }),
  loader: async ({ context, deps }) =>
    (await import('../features/articles/load-list.ts')).loadArticleList(
      context.settings.siteUrl,
      deps,
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: BlogSkeleton,
  component: Blog,
});

function Blog() {
  const { list, address } = Route.useLoaderData();
  return <BlogList list={list} address={address} />;
}
