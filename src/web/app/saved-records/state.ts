import { nothingSaved } from '../../../domain/saved/nothing-saved.ts';
import type { Saved } from '../../../domain/saved/saved.ts';
import type { SavedProblem } from './problems.ts';

/** Where a change went: into the browser's storage, or into this tab alone. */
export type SaveResult = 'stored' | 'held';

export interface SavedState {
  ready: boolean;
  /** What the browser has stored, with the changes that this tab alone holds. */
  saved: Saved;
  isHeld: boolean;
  problem: SavedProblem | undefined;
  /** What this tab still holds after the browser cleared its data. */
  cleared: Saved | undefined;
}

export const initialState: SavedState = {
  ready: false,
  saved: nothingSaved,
  isHeld: false,
  problem: undefined,
  cleared: undefined,
};
