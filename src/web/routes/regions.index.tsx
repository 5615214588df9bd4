import { createFileRoute } from '@tanstack/react-router';
import { RegionList } from '../regions/region-list.tsx';

export const Route = createFileRoute('/regions/')({
  // Loaders and heads are in what every page loads: this page's come when they are needed.
  loader: async ({ context }) => (await import('../regions/load.ts')).loadRegions(context.reads),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <RegionList regions={Route.useLoaderData().regions} />,
});
