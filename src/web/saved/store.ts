// The API of what a visitor saves. Nothing here sends anything to the server.
//   savedStore.subscribe, savedStore.getState   for useSyncExternalStore; `useSaved` wraps them
//   savedStore.update(change)                   a pure change of src/domain/saved/saved.ts; false where it was not saved
//   savedStore.putBack(), savedStore.forget()    once the browser has cleared the data
//   now(), and newId() of ids.ts                  for new records
// A new kind of record needs a field in `Saved`, a rule in `mergeSaved`, an object store in
// database.ts with the next version number, and a place in the file of contract/saved-file.ts.
import { type Change, isEmpty, nothingSaved } from '../../domain/saved/saved.ts';
import { changeSaved, openDatabase, readSaved, type SavedDatabase } from './database.ts';
import { problemOf } from './problems.ts';
import { initialState, type SavedState } from './state.ts';

/** Tells the other tabs that records have changed. */
const channelName = 'bottom-time-saved';

export const now = () => new Date().toISOString();

function createStore() {
  const listeners = new Set<() => void>();
  let state = initialState;
  let opening: Promise<SavedDatabase | undefined> | undefined;
  let channel: BroadcastChannel | undefined;

  function set(next: Partial<SavedState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function onCleared() {
    opening = undefined;
    if (isEmpty(state.saved)) return;
    set({ saved: nothingSaved, cleared: state.saved, problem: 'cleared' });
  }

  async function reload() {
    const database = await open();
    if (database) set({ saved: await readSaved(database) });
  }

  async function start() {
    try {
      const database = await openDatabase({
        onOutdated: () => set({ problem: 'outdated' }),
        onCleared,
      });
      set({ ready: true, saved: await readSaved(database) });
      channel ??= new BroadcastChannel(channelName);
      channel.onmessage = () => void reload();
      return database;
    } catch (error) {
      const found = problemOf(error);
      set({ ready: true, problem: found === 'failed' ? 'forbidden' : found });
      return undefined;
    }
  }

  const open = () => {
    opening ??= start();
    return opening;
  };

  /** Applies a change; in memory alone where the browser forbids storage. @returns whether it was saved */
  async function update(change: Change): Promise<boolean> {
    const database = await open();
    if (!database) {
      set({ saved: change(state.saved) });
      return false;
    }
    try {
      const saved = await changeSaved(database, change);
      set({ saved, problem: state.cleared && 'cleared' });
      channel?.postMessage('changed');
      return true;
    } catch (error) {
      set({ problem: state.problem === 'outdated' ? 'outdated' : problemOf(error) });
      return false;
    }
  }

  return {
    open,
    update,
    getState: () => state,
    subscribe(listener: () => void) {
      void open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Saves again what the browser cleared. */
    async putBack() {
      const { cleared } = state;
      if (!cleared) return;
      // Rarely needed, and every page with a heart loads this module.
      const { mergeSaved } = await import('../../domain/saved/merge.ts');
      if (await update((saved) => mergeSaved(saved, cleared))) {
        set({ cleared: undefined, problem: undefined });
      }
    },
    /** Forgets what the browser cleared. */
    forget: () => set({ cleared: undefined, problem: undefined }),
    dismissProblem: () => set({ problem: state.cleared && 'cleared' }),
  };
}

export const savedStore = createStore();
