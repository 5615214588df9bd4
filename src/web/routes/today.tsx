import { createFileRoute } from '@tanstack/react-router';
import type { OutlookUrl } from '../../domain/conditions/outlook-url.ts';
import { TodayPage } from '../features/conditions/today/today-page.tsx';

export const Route = createFileRoute('/today')({
  validateSearch: (search): OutlookUrl => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('./-shared/load-today.ts')).loadToday(context.reads, 'today', deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Today() {
    const { url, regions, outlook, error } = Route.useLoaderData();
    return <TodayPage when="today" url={url} regions={regions} outlook={outlook} error={error} />;
  },
});
