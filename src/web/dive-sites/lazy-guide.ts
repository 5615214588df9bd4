import { lazyRouteComponent } from '@tanstack/react-router';

/** A site's guide, which the list does without: whoever shows it preloads it first, so that it never flickers. */
export const SiteGuide = lazyRouteComponent(() => import('./site-guide.tsx'), 'SiteGuide');
