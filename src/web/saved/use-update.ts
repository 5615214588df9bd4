import type { Change } from '../../domain/saved/saved.ts';
import { useToast } from '../ui/toast.tsx';
import type { SaveResult } from './state.ts';
import { loadStore } from './use-saved.ts';

/** Makes a change and says so where the browser does not store it; undefined where it could not be made. */
export function useUpdate() {
  const { toast } = useToast();
  return async (changeAt: (now: string) => Change): Promise<SaveResult | undefined> => {
    try {
      const { savedStore, problemWords, now } = await loadStore();
      const wasHeld = savedStore.getState().isHeld;
      const kept = await savedStore.update(changeAt(now()));
      const { problem } = savedStore.getState();
      if (kept === 'held' && problem && !wasHeld) {
        toast({
          title: 'Kept in this tab alone',
          description: problemWords[problem],
          destructive: true,
        });
      }
      return kept;
    } catch {
      toast({
        title: 'Not saved',
        description: 'Part of this page could not be loaded. Try again with a connection.',
        destructive: true,
      });
      return undefined;
    }
  };
}
