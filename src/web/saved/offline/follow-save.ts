import type { useToast } from '../../ui/toast.tsx';
import { dropCopy, isQuotaExceeded, storeCopyIfPossible } from './copies.ts';

/** Stores the offline copy of a page that was saved, or drops that of one that no longer is. */
export async function followSave(
  page: { path: string; title: string },
  isKept: boolean,
  toast: ReturnType<typeof useToast>['toast'],
) {
  try {
    await (isKept ? storeCopyIfPossible(page) : dropCopy(page.path));
  } catch (error) {
    // Whether it is available offline stands on /saved, which can also try again.
    if (!isQuotaExceeded(error)) return;
    toast({
      title: 'Saved, but not available offline',
      description: error.message,
      destructive: true,
    });
  }
}
