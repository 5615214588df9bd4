import { lazyRouteComponent } from '@tanstack/react-router';

export const MoreFilterInputs = lazyRouteComponent(
  () => import('./more-filters.tsx'),
  'MoreFilterInputs',
);

export const NearPanel = lazyRouteComponent(() => import('./near/near-panel.tsx'), 'NearPanel');
