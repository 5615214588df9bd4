import { lazy } from 'react';

/** The map; its code, with Leaflet, loads at the first render. */
export const SiteMap = lazy(() => import('./site-map.tsx'));

/** The placeholder until the map has loaded; it shows the coast even without JavaScript. */
export function MapSkeleton() {
  return (
    <div className="relative grid size-full place-items-center bg-shallow/45">
      <div
        aria-hidden
        className="absolute inset-6 bg-line mask-[url(/australia.svg)] mask-contain mask-center mask-no-repeat"
      />
      <p className="relative text-ink" aria-live="polite">
        Map loading…
      </p>
    </div>
  );
}
