import { lazyRouteComponent } from '@tanstack/react-router';

/** Callers preload the form, so that it never flickers. */
export const NearForm = lazyRouteComponent(() => import('./near-form.tsx'), 'NearForm');
