import { createFileRoute } from '@tanstack/react-router';
import { RegionList } from '../features/regions/region-list.tsx';

export const Route = createFileRoute('/regions/')({
  loader: async ({ context }) =>
    (await import('../features/regions/load.ts')).loadRegions(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <RegionList regions={Route.useLoaderData().regions} />,
});
