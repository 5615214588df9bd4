import { lazyRouteComponent } from '@tanstack/react-router';

/** Callers preload the guide, so that it never flickers. */
export const SiteGuide = lazyRouteComponent(() => import('./site-guide.tsx'), 'SiteGuide');
