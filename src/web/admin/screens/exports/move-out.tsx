import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { Archive } from '../../../../contract/moving.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { useMoveAction } from './moves-query.ts';

const busyMs = 2000;

/** Makes archives of everything in the background, and lists them. */
export function MoveOut() {
  const act = useMoveAction();
  const archives = useQuery({
    queryKey: ['admin', 'list', 'archives'],
    queryFn: () => read(api.admin.archives.$get()),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((archive) => archive.state === 'waiting') ? busyMs : false,
  });
  const { data } = archives;
  const isMaking = data?.some(({ state }) => state === 'waiting') ?? false;
  return (
    <section aria-labelledby="move-out">
      <h2 id="move-out" className="text-step-2">
        Move out
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        One archive of everything that is yours: articles, reviews and pages as Markdown, every
        other record as JSON, your pictures, redirects, settings and subscribers with their consent.
        An empty site of this software reads it back, row by row. It names people: keep it private.
      </p>
      <Button
        look="action"
        disabled={isMaking}
        onClick={() => void act(() => read(api.admin.archives.$post()))}
      >
        {isMaking ? 'Making the Archive…' : 'Make an Archive'}
      </Button>
      {!data && <ListSkeleton failed={archives.isError} onRetry={() => archives.refetch()} />}
      <ul className="mt-4 max-w-prose">
        {data?.map((archive) => (
          <OneArchive key={archive.id} archive={archive} />
        ))}
      </ul>
    </section>
  );
}

export const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

function OneArchive({ archive }: { archive: Archive }) {
  const act = useMoveAction();
  const [asked, setAsked] = useState(false);
  const { id, state, bytes, problem, createdAt } = archive;
  const made = siteDate(createdAt, 'dateTime');
  /** Starts the download. If the last proof of identity is too old, the owner signs in first. */
  const download = () =>
    act(async () => {
      await read(api.admin.confirmed.$get());
      location.assign(`${apiPaths.archives}/${id}/file`);
    });
  const remove = () => act(() => read(api.admin.archives[':id'].$delete(byId(id))));
  return (
    <ActionRow
      name={made}
      facts={[
        bytes !== null && megabytes(bytes),
        state === 'waiting' && <span role="status">Being made. You can leave this page.</span>,
        problem && <span className="font-medium text-advanced">{problem}</span>,
      ]}
    >
      {state === 'done' && (
        <Button
          look="compact"
          Icon={Download}
          onClick={() => void download()}
          aria-label={`Download the archive of ${made}`}
        >
          Download
        </Button>
      )}
      {state !== 'waiting' && (
        <Button
          look="compact"
          onClick={() => setAsked(true)}
          aria-label={`Delete the archive of ${made}`}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="Delete this archive?"
        text="The file goes from this server. What it holds stays on the site."
        action="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </ActionRow>
  );
}
