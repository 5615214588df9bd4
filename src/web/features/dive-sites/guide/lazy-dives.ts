import { lazyRouteComponent } from '@tanstack/react-router';

/** Few guides have dives of divers, so the others do not load the code. */
export const SiteDives = lazyRouteComponent(() => import('./site-dives.tsx'), 'SiteDives');

/** Loaded like the dives. */
export const SitePhotographs = lazyRouteComponent(
  () => import('./site-photographs.tsx'),
  'SitePhotographs',
);
