// The API of what a visitor saves. Nothing here sends anything to the server.
//   savedStore.subscribe, savedStore.getState   for use-saved.ts alone; components call `useSaved`
//   savedStore.update(change)                   applies a pure change of src/domain/saved/saved.ts
//   savedStore.storePending()                    tries again to store the pending changes
//   savedStore.restore(), savedStore.discard()   for records that the browser has cleared
//   newId() of ids.ts                            for new records
// A new kind of record needs a field in `Saved`, a rule in `mergeSaved`, an object store in
// database.ts with the next version number, and a place in the file format of contract/saved.ts.

import { nothingSaved } from '../../../domain/saved/nothing-saved.ts';
import { type Change, isEmpty, type Saved } from '../../../domain/saved/saved.ts';
import { createConnection } from './connection.ts';
import { changeSaved, readSaved } from './database.ts';
import { channelName } from './ids.ts';
import { shortProblemTexts, toSavedProblem } from './problems.ts';
import { initialState, type SavedState, type SaveResult } from './state.ts';

export { shortProblemTexts };

const applyAll = (saved: Saved, changes: readonly Change[]) =>
  changes.reduce((all, change) => change(all), saved);

/** Makes the browser ask before the visitor leaves. */
const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();

function createStore() {
  let onChange = () => {};
  let state = initialState;
  /** The records in the database. */
  let stored = nothingSaved;
  /** Changes that are not stored yet and exist in this tab alone. */
  let pending: readonly Change[] = [];
  let channel: BroadcastChannel | undefined;
  let working: Promise<SaveResult> = Promise.resolve('stored');

  function set(next: Partial<SavedState>) {
    const hasPending = pending.length > 0;
    state = { ...state, ...next, saved: applyAll(stored, pending), hasPending };
    if (hasPending) addEventListener('beforeunload', keepOpen);
    else removeEventListener('beforeunload', keepOpen);
    onChange();
  }

  function onCleared() {
    if (isEmpty(state.saved)) return;
    const cleared = state.saved;
    stored = nothingSaved;
    pending = [];
    set({ cleared, problem: 'cleared' });
  }

  const connection = createConnection({
    async onOpened(database) {
      stored = await readSaved(database);
      set({ ready: true });
      channel ??= new BroadcastChannel(channelName);
      channel.onmessage = () => void reload();
    },
    onFailed(error) {
      const found = toSavedProblem(error);
      set({ ready: true, problem: found === 'failed' ? 'forbidden' : found });
    },
    onOutdated: () => set({ problem: 'outdated' }),
    onCleared,
  });

  async function reload() {
    const database = await connection.open();
    if (!database) return;
    stored = await readSaved(database);
    set({});
  }

  async function write(changes: readonly Change[]): Promise<SaveResult> {
    const waiting = [...pending, ...changes];
    const database = await connection.reopen();
    const opened = connection.current();
    let problem = database ? undefined : state.problem;
    try {
      const saved = database && (await changeSaved(database, (saved) => applyAll(saved, waiting)));
      if (saved && connection.current() === opened) stored = saved;
      pending = database ? [] : waiting;
    } catch (error) {
      pending = waiting;
      problem = state.problem === 'outdated' ? 'outdated' : toSavedProblem(error);
    }
    const cleared = state.cleared && applyAll(state.cleared, changes);
    // If the data were cleared during the write, the copy to restore contains the change.
    const isLost = cleared !== undefined && connection.current() !== opened;
    if (isLost) pending = [];
    set({ cleared, problem: isLost ? 'cleared' : (problem ?? (cleared && 'cleared')) });
    if (isLost || pending.length > 0) return 'pending';
    channel?.postMessage('changed');
    return 'stored';
  }

  /** Serialises writes; the next write includes the pending changes. */
  function writeNext(...changes: Change[]): Promise<SaveResult> {
    working = working.then(() => write(changes));
    return working;
  }

  return {
    open: connection.open,
    update: (change: Change) => writeNext(change),
    /** Stores the pending changes. */
    storePending: () => writeNext(),
    getState: () => state,
    /** Opens the records for their only listener, use-saved.ts. */
    subscribe(listener: () => void) {
      onChange = listener;
      void connection.open();
    },
    /** Saves the cleared records again. */
    async restore() {
      const { cleared } = state;
      if (!cleared) return;
      // The import is lazy: merging is rare, and every page with a save button loads this module.
      const { mergeSaved } = await import('../../../domain/saved/merge.ts');
      await writeNext((saved) => mergeSaved(saved, cleared));
      const { hasPending, problem } = state;
      set({ cleared: undefined, problem: hasPending ? problem : undefined });
    },
    /** Discards the cleared records. */
    discard: () => set({ cleared: undefined, problem: undefined }),
  };
}

export const savedStore = createStore();
