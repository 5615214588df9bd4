import { paths } from '../../contract/paths.ts';
import type { Change } from '../../domain/saved/saved.ts';
import { useToast } from '../ui/toast.tsx';
import type { SaveResult } from './state.ts';
import { loadStore } from './use-saved.ts';

/** Their notice says what is wrong for as long as it is, and helps. */
const haveNotice: readonly string[] = [paths.saved, paths.trips];

/** Makes a change and says so where the browser does not store it; undefined where it could not be made. */
export function useUpdate() {
  const { toast } = useToast();
  return async (changeAt: (now: string) => Change): Promise<SaveResult | undefined> => {
    try {
      const { savedStore, shortProblemWords, now } = await loadStore();
      const wasHeld = savedStore.getState().isHeld;
      const kept = await savedStore.update(changeAt(now()));
      const { problem } = savedStore.getState();
      if (kept === 'held' && problem && !wasHeld && !haveNotice.includes(location.pathname)) {
        toast({
          title: 'Kept in this tab alone',
          description: `${shortProblemWords[problem]} What you can do stands under Saved.`,
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
