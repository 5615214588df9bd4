import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '../features/compare/compare-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/compare/{-$category}')({
  validateSearch: (search: { with?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    (await import('../features/compare/load.ts')).loadComparison(
      context.settings.siteUrl,
      params.category,
      deps,
    ),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Comparison Not Found'),
  component: () => <ComparePage loaded={Route.useLoaderData()} />,
});
