import { createFileRoute } from '@tanstack/react-router';
import type { OutlookUrl } from '../../domain/conditions/outlook-url.ts';
import { TodayPage } from '../features/conditions/today/today-page.tsx';

export const Route = createFileRoute('/weekend')({
  validateSearch: (search): OutlookUrl => search,
  // The page applies the sheltered sides (`lee`) to the loaded outlook.
  loaderDeps: ({ search: { lee: _, ...deps } }) => deps,
  // The outlook depends on the remaining hours of the weekend.
  staleTime: 30 * 60_000,
  preloadStaleTime: 30 * 60_000,
  loader: async ({ context, deps }) =>
    (await import('./-shared/load-today.ts')).loadToday(context.settings.siteUrl, 'weekend', deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Weekend() {
    const loaded = Route.useLoaderData();
    return <TodayPage {...loaded} when="weekend" search={Route.useSearch()} />;
  },
});
