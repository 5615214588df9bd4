import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { DrawerHeight } from './drawer.tsx';

interface Kept {
  drawer: DrawerHeight;
  selected: readonly number[] | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    drawer?: DrawerHeight;
    selected?: readonly number[];
  }
}

/** State stored in the history entry, so that Back restores the map. */
export function useHistoryState<Name extends keyof Kept>(name: Name, otherwise: Kept[Name]) {
  const navigate = useNavigate();
  const restored: unknown = useLocation().state[name];
  const [value, setValue] = useState((restored ?? otherwise) as Kept[Name]);
  const keep = useCallback(
    (next: Kept[Name]) => {
      setValue(next);
      const state = (now: HistoryState) => ({ ...now, [name]: next });
      void navigate({ to: '.', search: true, state, replace: true, resetScroll: false });
    },
    [navigate, name],
  );
  return [value, keep] as const;
}
