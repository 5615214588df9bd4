import { createFileRoute } from '@tanstack/react-router';
import { RegionList } from '../regions/region-list.tsx';

export const Route = createFileRoute('/regions/')({
  loader: async ({ context }) => (await import('../regions/load.ts')).loadRegions(context.reads),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <RegionList regions={Route.useLoaderData().regions} />,
});
