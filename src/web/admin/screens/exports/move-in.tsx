import { useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import { exportTooLarge, type Move, maxExportBytes } from '../../../../contract/moving.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { Button } from '../../ui/button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { MoveChoicesForm } from './move-choices.tsx';
import { MoveReport } from './move-report.tsx';
import { isBusy, useMoveAction, useMoves } from './moves-query.ts';
import { UploadField } from './upload-field.tsx';

/** Imports posts of another system, after an upload of its export and a preview. */
export function MoveIn() {
  const moves = useMoves();
  const { data } = moves;
  return (
    <section aria-labelledby="move-in">
      <h2 id="move-in" className="text-step-2">
        Move in
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Choose the export of your Ghost or WordPress site. Its posts become articles and its pages
        pages, with their dates, addresses, bylines and pictures; you see every one of them before
        anything changes. Pictures are fetched from the old site while it is up, or come in the same
        ZIP.
      </p>
      {!data && <ListSkeleton failed={moves.isError} onRetry={() => moves.refetch()} />}
      {data && (
        <>
          <UploadField
            label="Export of Ghost (JSON), WordPress (XML), or a ZIP with it and its pictures"
            hint={
              data.some(isBusy)
                ? 'One export at a time: the one below is being worked on.'
                : 'Up to 500 MB. In Ghost: Settings › Import/Export › Export content. In WordPress: Tools › Export › All content.'
            }
            accept=".json,.xml,.zip,application/json,text/xml,application/zip"
            isBlocked={data.some(isBusy)}
            toPath={({ name }) => `${apiPaths.moves}?name=${encodeURIComponent(name.slice(-200))}`}
            limit={{ maxBytes: maxExportBytes, tooLarge: exportTooLarge }}
            sent="Uploaded. Storing…"
          />
          {data.map((move, index) => (
            <OneMove key={move.id} move={move} isNewest={index === 0} />
          ))}
        </>
      )}
    </section>
  );
}

const kinds = { ghost: 'Ghost', wordpress: 'WordPress' };

function stateText({ state, done, posts, finishedAt }: Move): string {
  switch (state) {
    case 'waiting':
      return 'Reading it. A large one takes a minute.';
    case 'read':
      return 'Nothing has changed yet. Look through what would come, then bring it in.';
    case 'started':
      return `Bringing in ${done + 1 > posts ? posts : done + 1} of ${posts}. You can leave this page.`;
    case 'stopped':
      return `Stopped after ${done} of ${posts}. What has come stays; go on whenever you like.`;
    case 'done':
      return finishedAt ? `Done, ${siteDate(finishedAt, 'dateTime')}.` : 'Done.';
    default:
      return '';
  }
}

function OneMove({ move, isNewest }: { move: Move; isNewest: boolean }) {
  const act = useMoveAction();
  const [shown, setShown] = useState(isNewest);
  const { state, posts, done, notes, problem, kind, fileName } = move;
  const canStart = state === 'read' || state === 'stopped';
  const hasReport = posts > 0 && state !== 'waiting';
  const end = () => act(() => read(api.admin.moves[':id'].$delete(byId(move.id))));
  const start = () => act(() => read(api.admin.moves[':id'].start.$post(byId(move.id))));
  return (
    <article className="mt-6 border-t-2 border-ink pt-4">
      <h3 className="text-step-1 wrap-anywhere">
        {kind ? `${kinds[kind]}: ${fileName}` : fileName}
      </h3>
      <p role={isNewest ? 'status' : undefined} className="mt-1">
        {stateText(move)}
      </p>
      {state === 'started' && (
        <progress
          value={done}
          max={posts}
          aria-label="Posts brought in"
          className="mt-2 w-full max-w-prose accent-ink"
        />
      )}
      {problem && <p className="mt-1 max-w-prose font-medium text-advanced">{problem}</p>}
      {notes.length > 0 && (
        <ul className="mt-2 max-w-prose list-disc pl-5 text-sm text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {canStart && <MoveChoicesForm move={move} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {canStart && (
          <Button look="action" onClick={start}>
            {state === 'read' ? 'Bring These In' : 'Go On'}
          </Button>
        )}
        {state === 'started' && <Button onClick={end}>Stop</Button>}
        {!isBusy(move) && <Button onClick={end}>Take Off This List</Button>}
        {!isNewest && hasReport && (
          <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide the Report' : 'Show the Report'}
          </Button>
        )}
      </div>
      {hasReport && shown && <MoveReport move={move} />}
    </article>
  );
}
