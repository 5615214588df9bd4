import { lazyRouteComponent } from '@tanstack/react-router';

export const MoreFilterInputs = lazyRouteComponent(
  () => import('./more-filters.tsx'),
  'MoreFilterInputs',
);
