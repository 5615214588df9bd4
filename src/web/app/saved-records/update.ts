import { paths } from '../../../contract/paths.ts';
import type { Change } from '../../../domain/saved/saved.ts';
import { useToast } from '../../ui/toast.tsx';
import { notSaved } from './saveable.ts';
import type { SaveResult } from './state.ts';
import { loadStore } from './use-saved.ts';

export type Toast = ReturnType<typeof useToast>['toast'];

/** Their notice says what is wrong for as long as it is, and helps. */
const haveNotice: readonly string[] = [paths.saved, paths.trips];

/** Makes a change and says so where the browser does not store it; undefined where it could not be made. */
export async function update(
  changeAt: (now: string) => Change,
  toast: Toast,
): Promise<SaveResult | undefined> {
  try {
    const { savedStore, shortProblemTexts, now } = await loadStore();
    const wasPending = savedStore.getState().hasPending;
    const result = await savedStore.update(changeAt(now()));
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

/** `update` with the page's toasts. */
export function useUpdate() {
  const { toast } = useToast();
  return (changeAt: (now: string) => Change) => update(changeAt, toast);
}
