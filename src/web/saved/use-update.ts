import type { Change } from '../../domain/saved/saved.ts';
import { useToast } from '../ui/toast.tsx';
import { problemWords } from './problems.ts';
import { loadStore } from './use-saved.ts';

/** Saves a change, or says why it could not be saved. */
export function useUpdate() {
  const { toast } = useToast();
  return async (changeAt: (now: string) => Change): Promise<boolean> => {
    try {
      const { savedStore, now } = await loadStore();
      const isStored = await savedStore.update(changeAt(now()));
      const { problem } = savedStore.getState();
      if (!isStored && problem) {
        toast({
          title: problem === 'forbidden' ? 'Saved for this visit alone' : 'Not saved',
          description: problemWords[problem],
          destructive: true,
        });
      }
      return isStored;
    } catch {
      toast({
        title: 'Not saved',
        description: 'Part of this page could not be loaded. Try again with a connection.',
        destructive: true,
      });
      return false;
    }
  };
}
