import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer } from '../../../../contract/dive-sites/bulk.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { useRefreshSites } from './sites.ts';

const queryKey = ['admin', 'last-change'];
const undoFailed = {
  title: 'Update Failed',
  description: 'Nothing was undone. Please try again.',
};

/** The last change of several sites, which the owner can undo until the page reloads. */
export function useLastChange() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: (): BulkAnswer | null => null });
  return {
    last: data ?? undefined,
    keep: (answer: BulkAnswer | null) => queryClient.setQueryData(queryKey, answer),
  };
}

/** Reports the last change of several sites, with a button to undo it. */
export function LastChange() {
  const { last, keep } = useLastChange();
  const { toast } = useToast();
  const refresh = useRefreshSites();
  const { attempt, pending } = useAttempt();
  if (!last) return null;
  const { action, changes } = last;

  const undo = () =>
    attempt(undoFailed, async () => {
      const sites = changes.map(({ id, version }) => ({ id, version }));
      const { undone, kept } = await read(
        api['dive-sites'].bulk.undo.$post({ json: { action, sites } }),
      );
      const rest = kept.length > 0 ? ` Changed since, and left: ${kept.join(', ')}.` : '';
      toast({ title: 'Change Undone', description: `${countText(undone, 'dive site')}.${rest}` });
      keep(null);
      await refresh();
    });

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2 bg-sand p-3">
      <p role="status">{`${countText(changes.length, 'dive site')} changed.`}</p>
      <span className="flex gap-2">
        <Button look="compact" disabled={pending} onClick={undo}>
          Undo
        </Button>
        <button
          type="button"
          onClick={() => keep(null)}
          className="min-h-11 px-2 font-semibold underline"
        >
          Done
        </button>
      </span>
    </div>
  );
}
