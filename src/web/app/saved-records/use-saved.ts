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

/** Creates a subscription that loads the store when a promise resolves. */
const subscribeWhen = (ready: () => Promise<unknown>) => (listener: () => void) => {
  listeners.add(listener);
  // The code may fail to load without a connection; the buttons then report that.
  ready()
    .then(loadStore)
    .catch(() => {});
  return () => {
    listeners.delete(listener);
  };
};

const subscribe = subscribeWhen(async () => {});
const subscribeLazily = subscribeWhen(async () => (await import('./first-record.ts')).firstRecord);

/**
 * The visitor's saved records, the same in all tabs; not ready on the server and at first render.
 * @param isLazy subscribes to the store only once a record exists
 */
export const useSaved = (isLazy?: boolean) =>
  useSyncExternalStore(
    isLazy ? subscribeLazily : subscribe,
    () => store?.getState() ?? initialState,
    () => initialState,
  );
