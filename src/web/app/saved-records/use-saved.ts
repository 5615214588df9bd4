import { useSyncExternalStore } from 'react';
import { initialState } from './state.ts';
import type { savedStore as SavedStore } from './store.ts';

let store: typeof SavedStore | undefined;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export async function loadStore() {
  const module = await import('./store.ts');
  if (!store) {
    store = module.savedStore;
    store.subscribe(tell);
    tell();
  }
  return module;
}

/** @param until when the records are read */
function follow(listener: () => void, until?: Promise<unknown>) {
  listeners.add(listener);
  // Without a connection the code may be missing; the buttons then say so.
  Promise.resolve(until)
    .then(loadStore)
    .catch(() => {});
  return () => {
    listeners.delete(listener);
  };
}

const subscribe = (listener: () => void) => follow(listener);
const subscribeLate = (listener: () => void) =>
  follow(
    listener,
    import('./when-saved.ts').then(({ whenSaved }) => whenSaved),
  );

/**
 * What the visitor has saved, the same in all tabs; not ready on the server and in the first render.
 * @param isLate stays as it is at first until something is saved
 */
export const useSaved = (isLate?: boolean) =>
  useSyncExternalStore(
    isLate ? subscribeLate : subscribe,
    () => store?.getState() ?? initialState,
    () => initialState,
  );
