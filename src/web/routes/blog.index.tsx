import { createFileRoute } from '@tanstack/react-router';
import { readListUrl } from '../../domain/publishing/list-url.ts';
import { BlogList } from '../features/articles/blog-list.tsx';
import { BlogSkeleton } from '../features/articles/skeletons.tsx';

export const Route = createFileRoute('/blog/')({
  validateSearch: readListUrl,
  // The loader ignores other parameters, such as those for tracking.
  loaderDeps: ({ search }) => readListUrl({ ...search }),
  loader: async ({ context, deps }) =>
    (await import('../features/articles/load-list.ts')).loadArticleList(
      context.settings.siteUrl,
      deps,
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: BlogSkeleton,
  component: () => <BlogList {...Route.useLoaderData()} />,
});
