import { createFileRoute } from '@tanstack/react-router';
import { RegionNotFound } from '../regions/region-not-found.tsx';
import { RegionPage } from '../regions/region-page.tsx';
import { SaveRegion } from '../saved/save-region.tsx';
import { site } from '../site.ts';

export const Route = createFileRoute('/regions/$slug')({
  loader: async ({ context, params }) =>
    (await import('../regions/load.ts')).loadRegion(context.reads, params.slug),
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
