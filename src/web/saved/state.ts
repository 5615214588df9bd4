import { nothingSaved, type Saved } from '../../domain/saved/saved.ts';
import type { SavedProblem } from './problems.ts';

export interface SavedState {
  /** False until the database has answered. */
  ready: boolean;
  saved: Saved;
  problem: SavedProblem | undefined;
  /** What this tab still holds after the browser cleared its data. */
  cleared: Saved | undefined;
}

/** Before the database has answered. */
export const initialState: SavedState = {
  ready: false,
  saved: nothingSaved,
  problem: undefined,
  cleared: undefined,
};
