import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { canonicalParameters } from '../../domain/canonical-parameters.ts';
import { readSiteQuery } from '../../domain/dive-site-list.ts';
import { readMapView } from '../../domain/map-view.ts';
import { MapScreen } from '../dive-sites/map/map-screen.tsx';
import type { ListAddress } from '../dive-sites/use-list-query.ts';
import { pageHead } from '../head.ts';
import { SaveHeart } from '../saved/save-button.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { usePreload } from '../use-preload.ts';

const loadLoader = () => import('../load-dive-sites.ts');

export const Route = createFileRoute('/map')({
  validateSearch: (search: Record<string, unknown>) => search as ListAddress,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => canonicalParameters(query),
  loader: async ({ context: { reads }, deps }) => (await loadLoader()).loadMap(reads, deps),
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
  usePreload(loadLoader);
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
