import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { track } from '../app/analytics.ts';

const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the new heading after a navigation, for screen readers. */
export function usePageFocus() {
  const router = useRouter();
  useEffect(() => track('page_view', { page_path: location.pathname }), []);
  useEffect(() => {
    let before = findHeading();
    const unsubscribe = router.subscribe('onBeforeNavigate', () => {
      before = findHeading();
    });
    const unsubscribeRendered = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      track('page_view', { page_path: location.pathname });
      const heading = findHeading();
      // Navigation inside the admin changes only a part of the page, which sets the focus itself.
      if (heading === before && heading?.closest('[data-admin]')) return;
      heading?.focus({ preventScroll: true });
    });
    return () => {
      unsubscribe();
      unsubscribeRendered();
    };
  }, [router]);
}
