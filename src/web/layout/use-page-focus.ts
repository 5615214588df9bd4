import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { track } from '../analytics.ts';

/**
 * Tracks each page view and, after a change of page, moves the focus to the new page's heading, so
 * that a screen reader says where one is.
 */
export function usePageFocus() {
  const router = useRouter();
  useEffect(() => track('page_view', { page_path: location.pathname }), []);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        track('page_view', { page_path: location.pathname });
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
}
