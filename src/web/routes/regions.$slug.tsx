import { createFileRoute } from '@tanstack/react-router';
import { RegionNotFound, RegionPage } from '../features/regions/region-page.tsx';
import { SaveRegion } from '../features/saved/save-region.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/regions/$slug')({
  loader: async ({ context, params }) =>
    (await import('../features/regions/load.ts')).loadRegion(context.settings.siteUrl, params.slug),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Region Not Found'),
  notFoundComponent: RegionNotFound,
  component: function Region() {
    const { region } = Route.useLoaderData();
    return (
      <RegionPage region={region} actions={<SaveRegion key={region.slug} region={region} />} />
    );
  },
});
