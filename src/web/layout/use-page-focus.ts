import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { track } from '../analytics.ts';

/** Moves the focus to the new heading after a navigation, for screen readers. */
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
