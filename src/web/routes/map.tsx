import { createFileRoute } from '@tanstack/react-router';
import { readMapView } from '../../domain/geo/map-view.ts';
import type { RawAddress } from '../features/dive-sites/list/use-list-query.ts';
import { MapScreen } from '../features/dive-sites/map-screen/map-screen.tsx';
import { SaveHeart } from '../features/saved/save-button.tsx';
import { SaveSlot } from '../ui/save-slot.tsx';
import { usePreload } from '../ui/use-has-interacted.ts';

const loadLoader = () => import('./-shared/load-dive-sites.ts');

export const Route = createFileRoute('/map')({
  // The loader validates the filters, so that other pages do not load their declaration.
  validateSearch: (search: Record<string, unknown>): RawAddress => search,
  loaderDeps: ({ search: { z, lat, lon, ...query } }) => query,
  loader: async ({ context, deps }) => (await loadLoader()).loadMap(context.settings, deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MapPage,
});

function MapPage() {
  usePreload(loadLoader);
  return (
    <SaveSlot value={SaveHeart}>
      <MapScreen
        {...Route.useLoaderData()}
        view={Route.useSearch({ select: readMapView, structuralSharing: true })}
      />
    </SaveSlot>
  );
}
