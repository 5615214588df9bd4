import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { shortDate } from '../../../../domain/dates/short-dates.ts';
import { errorReason } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';

export const SearchMissesButton = () => (
  <DialogButton hash="searches-without-results" words="Searches Without Results" Icon={SearchX}>
    {(close) => <SearchMissesDialog onClose={close} />}
  </DialogButton>
);

const queryKey = ['admin', 'list', 'search-misses'];

function SearchMissesDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const misses = useQuery({
    queryKey,
    queryFn: () => read(api.admin['search-misses'].$get()),
    // Visitors add searches all the time.
    staleTime: 0,
    gcTime: 0,
  });

  async function clear() {
    try {
      await read(api.admin['search-misses'].$delete());
    } catch (error) {
      toast({ title: 'Deletion Failed', description: errorReason(error), destructive: true });
    } finally {
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  return (
    <Dialog
      open
      wide
      title="Searches Without Results"
      text="Words that visitors searched the whole site for, and that no page holds. Only the words, a count and the day are stored."
      onClose={onClose}
    >
      {misses.isError && (
        <p role="alert">The list could not be loaded. Close it and open it again.</p>
      )}
      {misses.isPending && (
        <div role="status" aria-label="Loading searches" className="h-48 animate-pulse bg-sand" />
      )}
      {misses.data?.length === 0 && (
        <p className="bg-sand p-4">Every search has found something.</p>
      )}
      {misses.data && misses.data.length > 0 && (
        <>
          <ul className="max-h-96 overflow-y-auto border-y border-line">
            {misses.data.map(({ text, count, lastOn }) => (
              <li
                key={text}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
              >
                <span className="font-semibold break-words">{text}</span>
                <span className="text-sm text-muted tabular-nums">
                  {`${count === 1 ? 'once' : `${count} times`}, last on ${shortDate(lastOn, 'UTC')}`}
                </span>
              </li>
            ))}
          </ul>
          <Button onClick={() => void clear()} className="mt-4">
            Clear the List
          </Button>
        </>
      )}
    </Dialog>
  );
}
