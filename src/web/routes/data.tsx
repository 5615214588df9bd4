import { createFileRoute } from '@tanstack/react-router';
import { OpenDataPage } from '../features/open-data/open-data-page.tsx';

export const Route = createFileRoute('/data')({
  loader: async ({ context }) =>
    (await import('../features/open-data/load.ts')).loadOpenData(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <OpenDataPage {...Route.useLoaderData()} />,
});
