import { useSyncExternalStore } from 'react';
import { savedStore } from './store.ts';

/** What the visitor has saved, the same in all tabs; not ready on the server and in the first render. */
export const useSaved = () =>
  useSyncExternalStore(savedStore.subscribe, savedStore.getState, savedStore.getServerState);
