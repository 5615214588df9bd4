import { lazyRouteComponent } from '@tanstack/react-router';

/** Only the few guides with reported dives load this code. */
export const SiteDives = lazyRouteComponent(() => import('./site-dives.tsx'), 'SiteDives');

/** Only the few guides with divers' photographs load this code. */
export const SitePhotographs = lazyRouteComponent(
  () => import('./site-photographs.tsx'),
  'SitePhotographs',
);
