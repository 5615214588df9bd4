import { createFileRoute } from '@tanstack/react-router';
import { site } from '../app/site.ts';
import { RegionNotFound } from '../features/regions/region-not-found.tsx';
import { RegionPage } from '../features/regions/region-page.tsx';
import { SaveRegion } from '../features/saved/save-region.tsx';

export const Route = createFileRoute('/regions/$slug')({
  loader: async ({ context, params }) =>
    (await import('../features/regions/load.ts')).loadRegion(context.settings.siteUrl, params.slug),
  head: ({ loaderData }) =>
    loaderData?.head ?? {
      meta: [{ title: `Region Not Found | ${site.name}` }, { name: 'robots', content: 'noindex' }],
    },
  notFoundComponent: RegionNotFound,
  component: function Region() {
    const { region } = Route.useLoaderData();
    return (
      <RegionPage region={region} actions={<SaveRegion key={region.slug} region={region} />} />
    );
  },
});
