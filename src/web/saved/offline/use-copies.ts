import { useCallback, useEffect, useState } from 'react';
import type { OfflineCopy } from '../database.ts';

interface Copies {
  /** Undefined until the browser has answered. */
  copies: readonly OfflineCopy[] | undefined;
  /** Whether this browser can show pages without a connection. */
  isSupported: boolean;
  /** Looks again at what is stored. */
  refresh: () => Promise<void>;
}

/** The pages that are available offline, as the browser's cache has them. */
export function useCopies(): Copies {
  const [state, setState] = useState<Pick<Copies, 'copies' | 'isSupported'>>({
    copies: undefined,
    isSupported: true,
  });
  const refresh = useCallback(async () => {
    const { canStoreCopies, listCopies } = await import('./copies.ts');
    const isSupported = await canStoreCopies();
    setState({ isSupported, copies: await listCopies() });
  }, []);
  useEffect(() => {
    void refresh().catch(() => setState({ isSupported: false, copies: [] }));
    // The service worker of a first visit is ready a moment later.
    const { serviceWorker } = navigator;
    const onReady = () => void refresh().catch(() => {});
    serviceWorker?.addEventListener('controllerchange', onReady);
    return () => serviceWorker?.removeEventListener('controllerchange', onReady);
  }, [refresh]);
  return { ...state, refresh };
}
