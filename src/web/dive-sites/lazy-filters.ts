import { lazyRouteComponent } from '@tanstack/react-router';

export const MoreFilterInputs = lazyRouteComponent(
  () => import('./more-filters.tsx'),
  'MoreFilterInputs',
);

export const NearPanel = lazyRouteComponent(() => import('./near/near-panel.tsx'), 'NearPanel');

export const WaysOut = lazyRouteComponent(() => import('./ways-out.tsx'), 'WaysOut');

export const WordOffers = lazyRouteComponent(() => import('./word-offers.tsx'), 'WordOffers');
