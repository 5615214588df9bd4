import { paths } from '../../../contract/paths.ts';
import type { Change } from '../../../domain/saved/saved.ts';
import { useToast } from '../../ui/toast.tsx';
import { notSaved } from './saveable.ts';
import type { SaveResult } from './state.ts';
import { loadStore } from './use-saved.ts';

export type Toast = ReturnType<typeof useToast>['toast'];

/** Pages that need no toast, since they show a lasting notice of the problem and its remedies. */
const haveNotice: readonly string[] = [paths.saved, paths.trips];

/** Applies a change, with a toast if it is not stored; undefined if it could not be applied. */
export async function update(
  changeAt: (now: string) => Change,
  toast: Toast,
): Promise<SaveResult | undefined> {
  try {
    const { savedStore, shortProblemTexts } = await loadStore();
    const wasPending = savedStore.getState().hasPending;
    const result = await savedStore.update(changeAt(new Date().toISOString()));
    const { problem } = savedStore.getState();
    if (result === 'pending' && problem && !wasPending && !haveNotice.includes(location.pathname)) {
      toast({
        title: 'Kept in this tab alone',
        description: `${shortProblemTexts[problem]} What you can do stands under Saved.`,
        destructive: true,
      });
    }
    return result;
  } catch {
    toast(notSaved);
    return undefined;
  }
}

/** Returns `update` bound to the page's toasts. */
export function useUpdate() {
  const { toast } = useToast();
  return (changeAt: (now: string) => Change) => update(changeAt, toast);
}
