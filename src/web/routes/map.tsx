import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { mapViewParams, readMapView } from '../../domain/map-view.ts';
import { MapScreen } from '../dive-sites/map/map-screen.tsx';
import { readSitePage } from '../dive-sites/site-page.ts';
import { pageHead } from '../head.ts';
import { SaveHeart } from '../saved/save-button.tsx';
import { settingsQuery } from '../settings.ts';
import { SaveSlot } from '../ui/save-slot.tsx';

export const Route = createFileRoute('/map')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...readSiteQuery(search),
    ...mapViewParams(readMapView(search)),
  }),
  loaderDeps: ({ search }) => readSiteQuery({ ...search }),
  loader: async ({ context: { reads }, deps }) => {
    const { siteUrl, tileUrl } = await reads.ensure(settingsQuery);
    return { siteUrl, tileUrl, found: await readSitePage(reads, deps, undefined) };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Map of Dive Sites in Australia | ${site.name}`,
      description:
        'Every dive site around Australia on one map, with its type, depth and skill level. The list shows what the map shows.',
      url: `${loaderData?.siteUrl ?? ''}${paths.map}`,
    }),
  component: MapPage,
});

function MapPage() {
  const { tileUrl, found } = Route.useLoaderData();
  const search = Route.useSearch({
    select: (all) => readSiteQuery({ ...all }),
    structuralSharing: true,
  });
  const view = Route.useSearch({ select: readMapView, structuralSharing: true });
  return (
    <SaveSlot value={SaveHeart}>
      <MapScreen search={search} view={view} tileUrl={tileUrl} found={found} />
    </SaveSlot>
  );
}
