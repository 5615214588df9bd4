import { useSyncExternalStore } from 'react';
import { initialState } from './state.ts';
import type { savedStore as SavedStore } from './store.ts';

let store: typeof SavedStore | undefined;

export async function loadStore() {
  const module = await import('./store.ts');
  store = module.savedStore;
  return module;
}

function subscribe(listener: () => void) {
  let stop: (() => void) | undefined;
  let isStopped = false;
  loadStore().then(
    ({ savedStore }) => {
      if (isStopped) return;
      stop = savedStore.subscribe(listener);
      listener();
    },
    // Without a connection the code may be missing; the buttons then say so.
    () => {},
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** What the visitor has saved, the same in all tabs; not ready on the server and in the first render. */
export const useSaved = () =>
  useSyncExternalStore(
    subscribe,
    () => store?.getState() ?? initialState,
    () => initialState,
  );
