import { nothingSaved } from '../../../domain/saved/nothing-saved.ts';
import type { Saved } from '../../../domain/saved/saved.ts';
import type { SavedProblem } from './problems.ts';

/** The result of a change: stored by the browser, or pending in this tab alone. */
export type SaveResult = 'stored' | 'pending';

export interface SavedState {
  ready: boolean;
  /** The stored records, with this tab's pending changes applied. */
  saved: Saved;
  hasPending: boolean;
  problem: SavedProblem | undefined;
  /** This tab's copy of the records after the browser cleared its data. */
  cleared: Saved | undefined;
}

export const initialState: SavedState = {
  ready: false,
  saved: nothingSaved,
  hasPending: false,
  problem: undefined,
  cleared: undefined,
};
