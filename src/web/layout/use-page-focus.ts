import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a change of page, moves the focus to the new page's heading, so that a screen reader says where one is. */
export function usePageFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
}
