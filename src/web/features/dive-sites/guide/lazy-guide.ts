import { lazyRouteComponent } from '@tanstack/react-router';

/** Callers preload it, so that it never flickers. */
export const SiteGuide = lazyRouteComponent(() => import('./site-guide.tsx'), 'SiteGuide');
