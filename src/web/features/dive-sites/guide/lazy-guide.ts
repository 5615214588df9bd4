import { lazyRouteComponent } from '@tanstack/react-router';

/** Callers preload it, so that it never flickers. */
export const SiteGuide = lazyRouteComponent(() => import('./site-guide.tsx'), 'SiteGuide');

export const loadFacts = () => import('./facts-column.tsx');

/** The facts of a guide; on a phone they hydrate when they come near. */
export const GuideFacts = lazyRouteComponent(loadFacts, 'GuideFacts');
