import { useSyncExternalStore } from 'react';
import { initialState } from './state.ts';
import type { savedStore as SavedStore } from './store.ts';

let store: typeof SavedStore | undefined;
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

export async function loadStore() {
  const module = await import('./store.ts');
  if (!store) {
    store = module.savedStore;
    store.subscribe(notify);
    notify();
  }
  return module;
}

/** Adds a listener and loads the store. @param until delays the loading */
function follow(listener: () => void, until?: Promise<unknown>) {
  listeners.add(listener);
  // The code may fail to load without a connection; the buttons then report that.
  Promise.resolve(until)
    .then(loadStore)
    .catch(() => {});
  return () => {
    listeners.delete(listener);
  };
}

const subscribe = (listener: () => void) => follow(listener);
const subscribeLazily = (listener: () => void) =>
  follow(
    listener,
    import('./first-record.ts').then(({ firstRecord }) => firstRecord),
  );

/**
 * The visitor's saved records, the same in all tabs; not ready on the server and in the first render.
 * @param isLazy subscribes to the store only once a record exists
 */
export const useSaved = (isLazy?: boolean) =>
  useSyncExternalStore(
    isLazy ? subscribeLazily : subscribe,
    () => store?.getState() ?? initialState,
    () => initialState,
  );
