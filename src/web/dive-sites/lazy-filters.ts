import { lazyRouteComponent } from '@tanstack/react-router';

/** The inputs under "More filters", which few visits open. */
export const MoreFilterInputs = lazyRouteComponent(
  () => import('./more-filters.tsx'),
  'MoreFilterInputs',
);
