import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import type { Redirect } from '../../../../contract/history/history.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { DialogList } from '../../ui/dialog-list.tsx';
import { ListSearch } from '../../ui/list-controls.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { MissingList } from './missing-list.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { useRedirects, useRefreshRedirects } from './use-redirects.ts';

/** Maximum number of rows without a search field. */
const fewRows = 20;

export const RedirectsButton = () => (
  <DialogButton hash="redirects" words="Redirects" Icon={CornerDownRight}>
    {(close) => <RedirectsDialog from="" onClose={close} />}
  </DialogButton>
);

export function RedirectsDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const { attempt, pending } = useAttempt(useRefreshRedirects());
  const [start, setStart] = useState({ path: from, target: '' });
  const [turn, setTurn] = useState(0);
  const [search, setSearch] = useState('');
  const redirects = useRedirects();
  const words = search.trim().toLowerCase();
  const found = redirects.data?.filter(({ path, target }) =>
    `${path} ${target ?? ''}`.toLowerCase().includes(words),
  );

  /** Remounts the form with these addresses, even if they equal the last ones. */
  function fill(path: string, target: string) {
    setStart({ path, target });
    setTurn(turn + 1);
  }

  const remove = ({ id }: Redirect) =>
    attempt({ title: 'Deletion Failed' }, () => read(api.admin.redirects[':id'].$delete(byId(id))));

  return (
    <Dialog
      wide
      title="Redirects"
      text="When a published page gets another slug, its old address leads on to the new one. The address of a deleted page says that the page is gone. You can send any other old address elsewhere."
      onClose={onClose}
    >
      <RedirectForm key={turn} start={start} />
      <MissingList onRedirect={(path) => fill(path, '')} />
      {(redirects.data?.length ?? 0) > fewRows && (
        <ListSearch label="Search redirects" value={search} onChange={setSearch} />
      )}
      <DialogList
        list={{ ...redirects, data: found }}
        loadingLabel="Loading redirects"
        failedText="The redirects could not be loaded."
        emptyText={
          words
            ? 'No redirect has this in its addresses.'
            : 'No published page has moved or been deleted yet, and you have set no redirect.'
        }
      >
        {(redirect) => (
          <RedirectRow
            key={redirect.id}
            redirect={redirect}
            pending={pending}
            onChange={() => fill(redirect.path, redirect.target ?? '')}
            onDelete={() => remove(redirect)}
          />
        )}
      </DialogList>
    </Dialog>
  );
}

function destinationText({ state, target }: Redirect): string {
  if (state === 'deleted') return 'Gone: the page was deleted (410)';
  return target ? `Leads to ${target} (301)` : 'Missing until the draft is published (404)';
}

function usedText({ hits, lastUsedAt }: Redirect): string {
  if (!lastUsedAt) return 'not used yet';
  return `used ${hits === 1 ? 'once' : `${hits} times`}, last ${siteDate(lastUsedAt)}`;
}

function RedirectRow(props: {
  redirect: Redirect;
  pending: boolean;
  onChange: () => void;
  onDelete: () => void;
}) {
  const { redirect } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-all">{redirect.path}</p>
        <p className="text-sm break-words text-muted">
          {`${destinationText(redirect)} · since ${siteDate(redirect.createdAt)} · ${usedText(redirect)}`}
        </p>
      </div>
      <Button aria-label={`Change where ${redirect.path} leads`} onClick={props.onChange}>
        Change
      </Button>
      <Button
        aria-label={`Delete the redirect of ${redirect.path}`}
        disabled={props.pending}
        onClick={props.onDelete}
      >
        Delete
      </Button>
    </li>
  );
}
