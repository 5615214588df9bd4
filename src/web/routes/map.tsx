import { createFileRoute } from '@tanstack/react-router';
import { MapScreen } from '../dive-sites/map/map-screen.tsx';
import type { ListAddress } from '../dive-sites/use-list-query.ts';
import { SaveHeart } from '../saved/save-button.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { useUsed } from '../ui/use-used.ts';
import { useListAddress } from '../use-list-address.ts';

const loadLoader = () => import('../load-dive-sites.ts');

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
        {...useListAddress(loadLoader, useUsed())}
        tileUrl={tileUrl}
        found={found}
        place={place}
      />
    </SaveSlot>
  );
}
