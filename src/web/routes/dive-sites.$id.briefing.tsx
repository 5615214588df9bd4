import { createFileRoute } from '@tanstack/react-router';
import { BriefingPage } from '../dive-sites/briefing/briefing-page.tsx';

export const Route = createFileRoute('/dive-sites/$id/briefing')({
  validateSearch: (search: { date?: unknown }) => search,
  loaderDeps: ({ search }) => ({ date: search.date }),
  loader: async ({ context, params, deps }) =>
    (await import('../dive-sites/briefing/load.ts')).loadBriefing(context.reads, params.id, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Briefing() {
    return <BriefingPage {...Route.useLoaderData().briefing} />;
  },
});
