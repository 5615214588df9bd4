import { createFileRoute } from '@tanstack/react-router';
import type { OutlookUrl } from '../../domain/conditions/outlook-url.ts';
import { TodayPage } from '../features/conditions/today/today-page.tsx';

export const Route = createFileRoute('/today')({
  validateSearch: (search): OutlookUrl => search,
  // The page applies the sheltered sides (`lee`) to the loaded outlook.
  loaderDeps: ({ search: { lee: _, ...deps } }) => deps,
  // The outlook depends on the remaining hours of the day.
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
