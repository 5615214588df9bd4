import { createFileRoute } from '@tanstack/react-router';
import { BriefingPage } from '../features/dive-sites/briefing/briefing-page.tsx';

export const Route = createFileRoute('/dive-sites/$id/briefing')({
  validateSearch: (search: { date?: unknown }) => search,
  // The day is not a loader dependency, so that an offline copy also serves another day's address.
  loader: async ({ params, location }) =>
    (await import('../features/dive-sites/briefing/load.ts')).loadBriefing(
      params.id,
      location.search,
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Briefing() {
    return <BriefingPage loaded={Route.useLoaderData().briefing} search={Route.useSearch()} />;
  },
});
