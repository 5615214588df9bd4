import { createFileRoute } from '@tanstack/react-router';
import type { SearchUrl } from '../../domain/search/search-url.ts';
import { SearchPage } from '../features/search/search-page.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>) => search as SearchUrl,
  loaderDeps: ({ search: { q, kind, page } }) => ({ q, kind, page }),
  loader: async ({ context, deps }) =>
    (await import('../features/search/load.ts')).loadSearchPage(context.settings.siteUrl, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <SearchPage {...Route.useLoaderData()} />,
});
