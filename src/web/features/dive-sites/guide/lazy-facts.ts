import { lazyRouteComponent } from '@tanstack/react-router';

export const loadFacts = () => import('./facts-column.tsx');

/** The facts of a guide; they hydrate near the viewport. */
export const GuideFacts = lazyRouteComponent(loadFacts, 'GuideFacts');

export const OtherSites = lazyRouteComponent(loadFacts, 'OtherSites');
