import { useCallback, useEffect, useState } from 'react';
import type { OfflineCopy } from '../saved-records/database.ts';
import { useSaved } from '../saved-records/use-saved.ts';

interface Copies {
  /** Undefined until the stored copies have been read. */
  copies?: readonly OfflineCopy[];
  always: readonly string[];
  isSupported: boolean;
}

export function useCopies() {
  const [state, setState] = useState<Copies>({ always: [], isSupported: true });
  const refresh = useCallback(async () => {
    const { canStoreCopies, listAlwaysOffline, listCopies } = await import('./copies.ts');
    const isSupported = await canStoreCopies();
    const [copies, always] = await Promise.all([listCopies(), listAlwaysOffline()]);
    setState({ isSupported, copies, always: always.map(({ name }) => name) });
  }, []);
  const { cleared } = useSaved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: clearing the browser's data removes copies too
  useEffect(() => {
    void refresh().catch(() => setState({ isSupported: false, copies: [], always: [] }));
    // The service worker of a first visit takes control only after this read.
    const { serviceWorker } = navigator;
    const onReady = () => void refresh().catch(() => {});
    serviceWorker?.addEventListener('controllerchange', onReady);
    // Another tab or the browser's settings may have removed copies meanwhile.
    document.addEventListener('visibilitychange', onReady);
    return () => {
      serviceWorker?.removeEventListener('controllerchange', onReady);
      document.removeEventListener('visibilitychange', onReady);
    };
  }, [refresh, cleared]);
  return { ...state, refresh };
}
