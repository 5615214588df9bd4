import { lazyRouteComponent } from '@tanstack/react-router';

export const AroundPlaces = lazyRouteComponent(() => import('./around-places.tsx'), 'AroundPlaces');

export const Collections = lazyRouteComponent(() => import('./collections.tsx'), 'Collections');

export const MoreFilterInputs = lazyRouteComponent(
  () => import('./more-filters.tsx'),
  'MoreFilterInputs',
);

export const NearPanel = lazyRouteComponent(() => import('./near-panel.tsx'), 'NearPanel');

export const WordOffers = lazyRouteComponent(() => import('./word-offers.tsx'), 'WordOffers');
