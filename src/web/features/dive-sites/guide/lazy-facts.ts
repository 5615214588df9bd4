import { lazyRouteComponent } from '@tanstack/react-router';

export const loadFacts = () => import('./facts-column.tsx');

/** The facts of a guide; on a phone they hydrate when they come near. */
export const GuideFacts = lazyRouteComponent(loadFacts, 'GuideFacts');

export const OtherSites = lazyRouteComponent(loadFacts, 'OtherSites');
