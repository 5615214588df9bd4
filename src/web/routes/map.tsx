import { createFileRoute } from '@tanstack/react-router';
import type { ListAddress } from '../features/dive-sites/list/use-list-query.ts';
import { MapScreen } from '../features/dive-sites/map-screen/map-screen.tsx';
import { SaveHeart } from '../features/saved/save-button.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { useHasInteracted } from '../ui/use-has-interacted.ts';
import { useListAddress } from './-shared/use-list-address.ts';

const loadLoader = () => import('./-shared/load-dive-sites.ts');

export const Route = createFileRoute('/map')({
  validateSearch: (search: Record<string, unknown>) => search as ListAddress,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context: { reads }, deps }) => (await loadLoader()).loadMap(reads, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MapPage,
});

function MapPage() {
  const { tileUrl, found, place } = Route.useLoaderData();
  return (
    <SaveSlot value={SaveHeart}>
      <MapScreen
        {...useListAddress(loadLoader, useHasInteracted())}
        tileUrl={tileUrl}
        found={found}
        place={place}
      />
    </SaveSlot>
  );
}
