import { createFileRoute } from '@tanstack/react-router';
import { BriefingPage } from '../features/dive-sites/briefing/briefing-page.tsx';

export const Route = createFileRoute('/dive-sites/$id/briefing')({
  validateSearch: (search: { date?: unknown }) => search,
  // Without the day, so that a copy fits the address of another day, which the page then loads.
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
