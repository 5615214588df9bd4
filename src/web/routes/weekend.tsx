import { createFileRoute } from '@tanstack/react-router';
import { readOutlookUrl } from '../../domain/outlook-url.ts';
import { TodayPage } from '../conditions/today/today-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/weekend')({
  validateSearch: readOutlookUrl,
  loaderDeps: ({ search }) => readOutlookUrl({ ...search }),
  // Loaders and heads are in what every page loads: this page's come when they are needed.
  loader: async ({ context: { reads }, deps }) => {
    const [{ loadOutlook }, { regionsQuery }, { siteUrl }] = await Promise.all([
      import('../conditions/today/load.ts'),
      import('../regions/load.ts'),
      reads.ensure(settingsQuery),
    ]);
    const [found, regions] = await Promise.all([
      loadOutlook(reads, siteUrl, 'weekend', deps),
      reads.ensure(regionsQuery),
    ]);
    return { ...found, regions, url: deps };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Weekend() {
    const { url, regions, outlook, error } = Route.useLoaderData();
    return <TodayPage when="weekend" url={url} regions={regions} outlook={outlook} error={error} />;
  },
});
