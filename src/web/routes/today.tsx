import { createFileRoute } from '@tanstack/react-router';
import type { OutlookUrl } from '../../domain/conditions/outlook-url.ts';
import { TodayPage } from '../features/conditions/today/today-page.tsx';

export const Route = createFileRoute('/today')({
  validateSearch: (search): OutlookUrl => search,
  // Shelter is chosen among what was read.
  loaderDeps: ({ search: { lee: _, ...deps } }) => deps,
  // An answer counts the hours that are left.
  staleTime: 30 * 60_000,
  preloadStaleTime: 30 * 60_000,
  loader: async ({ context, deps }) =>
    (await import('./-shared/load-today.ts')).loadToday(context.settings.siteUrl, 'today', deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Today() {
    const loaded = Route.useLoaderData();
    return <TodayPage {...loaded} when="today" search={Route.useSearch()} />;
  },
});
