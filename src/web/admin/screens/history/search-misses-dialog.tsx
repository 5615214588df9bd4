import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { shortDate } from '../../../../domain/dates/short-dates.ts';
import { api, read } from '../../app/api.ts';
import { useFreshQuery } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { DialogList } from '../../ui/dialog-list.tsx';

export const SearchMissesButton = () => (
  <DialogButton hash="searches-without-results" words="Searches Without Results" Icon={SearchX}>
    {(close) => <SearchMissesDialog onClose={close} />}
  </DialogButton>
);

const queryKey = ['admin', 'list', 'search-misses'];

function SearchMissesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { attempt } = useAttempt(() => queryClient.invalidateQueries({ queryKey }));
  const misses = useFreshQuery(queryKey, () => read(api.admin['search-misses'].$get()));

  const clear = () =>
    attempt({ title: 'Deletion Failed' }, () => read(api.admin['search-misses'].$delete()));

  return (
    <Dialog
      wide
      title="Searches Without Results"
      text="Words that visitors searched the whole site for, and that no page holds. Only the words, a count and the day are stored."
      onClose={onClose}
    >
      <DialogList
        list={misses}
        loadingLabel="Loading searches"
        failedText="The list could not be loaded."
        emptyText="Every search has found something."
      >
        {({ text, count, lastOn }) => (
          <li
            key={text}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span className="font-semibold break-words">{text}</span>
            <span className="text-sm text-muted tabular-nums">
              {`${count === 1 ? 'once' : `${count} times`}, last on ${shortDate(lastOn, 'UTC')}`}
            </span>
          </li>
        )}
      </DialogList>
      {misses.data && misses.data.length > 0 && (
        <Button onClick={() => void clear()}>Clear the List</Button>
      )}
    </Dialog>
  );
}
