import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import {
  type Backup,
  type Backups,
  backupLateHours,
  backupTooLarge,
  maxBackupBytes,
} from '../../../../contract/backups.ts';
import { api, read } from '../../app/api.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ShowMore } from '../../ui/list-controls.tsx';
import { useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { megabytes } from './move-out.tsx';
import { useMoveAction } from './moves-query.ts';
import { UploadField } from './upload-field.tsx';

const busyMs = 1500;

const kinds: Record<Backup['kind'], string> = {
  manual: 'made by hand',
  daily: 'of the day',
  'before-migration': 'before an update',
  'before-restore': 'before a restore',
  uploaded: 'uploaded',
};

/** Fails if the last proof of identity is too old, so that the owner is asked for a new one. */
const confirmed = () => read(api.admin.confirmed.$get());

/** Makes, downloads and restores backups, and shows the state of the off-site copies. */
export function BackupsSection() {
  const act = useMoveAction();
  const backups = useQuery({
    queryKey: ['admin', 'list', 'backups'],
    queryFn: () => read(api.admin.backups.$get()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.work ? busyMs : false),
  });
  const { data } = backups;
  const { visible, showMore } = useVisibleRows(data?.files ?? []);
  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="text-step-2">
        Backups
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        A backup is one file of all that the site keeps: records, pictures, subscribers, settings.
        It holds every secret of the site, so keep it private, and keep one on another machine.
      </p>
      {!data && <ListSkeleton failed={backups.isError} onRetry={() => backups.refetch()} />}
      {data && (
        <>
          <BackupState data={data} />
          <Button
            look="action"
            disabled={data.work !== null}
            onClick={() => void act(() => read(api.admin.backups.$post()))}
          >
            {data.work === 'making' ? 'Making a Backup…' : 'Make a Backup'}
          </Button>
          <p role="status" className="mt-3 max-w-prose empty:hidden">
            {data.work === 'restoring' &&
              'Restoring. The backup is checked first; visitors see the site meanwhile.'}
            {data.outcome?.ok && data.outcome.text}
          </p>
          <p
            role="alert"
            className="mt-3 max-w-prose font-medium wrap-anywhere text-advanced empty:hidden"
          >
            {data.outcome?.ok === false && data.outcome.text}
          </p>
          {data.files.length === 0 && <p className="mt-4 bg-sand p-4">There is no backup yet.</p>}
          <ul className="mt-4 max-w-prose border-t border-line empty:hidden">
            {visible.map((file) => (
              <BackupRow key={file.name} file={file} data={data} />
            ))}
          </ul>
          <ShowMore total={data.files.length} onMore={showMore} />
          <UploadField
            label="Backup from elsewhere"
            hint="A file that ends in .tar.gz. It is checked whole and joins the list above; nothing is restored yet."
            accept=".gz,application/gzip"
            isBlocked={data.work !== null}
            toPath={() => `${apiPaths.backups}/upload`}
            limit={{ maxBytes: maxBackupBytes, tooLarge: backupTooLarge }}
            before={confirmed}
            sent="Uploaded. Checking it…"
          />
        </>
      )}
    </section>
  );
}

function BackupState({ data }: { data: Backups }) {
  const { copies, isLate, kept, folder } = data;
  return (
    <ul className="mb-4 max-w-prose list-disc pl-5 wrap-anywhere">
      {isLate && (
        <li className="font-semibold text-advanced">
          {data.files.length > 0
            ? `The newest backup is more than ${backupLateHours} hours old.`
            : `The site is more than ${backupLateHours} hours old and has no backup.`}
        </li>
      )}
      <li>
        {kept > 0
          ? `The running site makes one a day and keeps the last ${kept}, in ${folder}.`
          : 'The daily backup is off: BACKUPS_KEPT is 0.'}
      </li>
      {copies ? (
        <li className={copies.problem ? 'font-semibold text-advanced' : undefined}>
          {copies.problem
            ? `The copies in ${copies.repository} fail: ${copies.problem}. `
            : `Copies go to ${copies.repository}. `}
          {copies.lastAt
            ? `The last is of ${siteDate(copies.lastAt, 'dateTime')}.`
            : 'None is there yet.'}
          {copies.rehearsedAt && ` A restore was rehearsed ${siteDate(copies.rehearsedAt)}.`} To put
          the newest back, stop the site and run{' '}
          <code className="whitespace-nowrap">npm run restore -- latest</code>.
        </li>
      ) : (
        <li>
          No copies go to another machine: set <code>RESTIC_REPOSITORY</code> and{' '}
          <code>RESTIC_PASSWORD</code> on the server, and the site makes them every four minutes.
        </li>
      )}
    </ul>
  );
}

function BackupRow({ file, data }: { file: Backup; data: Backups }) {
  const act = useMoveAction();
  const { attempt } = useAttempt();
  const [asked, setAsked] = useState<'restore' | 'delete'>();
  const made = siteDate(file.createdAt, 'dateTime');
  const param = { name: file.name };

  const download = () =>
    attempt({ title: 'Not downloaded' }, async () => {
      await confirmed();
      location.assign(`${apiPaths.backups}/${file.name}/file`);
    });

  const questions = {
    restore: {
      title: 'Restore this backup?',
      text: `The site becomes what it was at ${made}. What is here now is kept in a backup of its own first. Who may sign in stays as it is.`,
      action: 'Restore',
      run: () => read(api.admin.backups[':name'].restore.$post({ param })),
    },
    delete: {
      title: 'Delete this backup?',
      text: 'The file goes from this server for good.',
      action: 'Delete',
      run: () => read(api.admin.backups[':name'].$delete({ param })),
    },
  };
  const question = questions[asked ?? 'delete'];
  return (
    <ActionRow name={made} facts={[`${kinds[file.kind]} · ${megabytes(file.bytes)}`]}>
      <Button
        look="compact"
        Icon={Download}
        aria-label={`Download the backup of ${made}`}
        onClick={() => void download()}
      >
        Download
      </Button>
      {(['restore', 'delete'] as const).map((name) => (
        <Button
          key={name}
          look="compact"
          disabled={data.work !== null}
          aria-label={`${questions[name].action} the backup of ${made}`}
          onClick={() => setAsked(name)}
        >
          {questions[name].action}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        {...question}
        onConfirm={() => void act(question.run)}
        onClose={() => setAsked(undefined)}
      />
    </ActionRow>
  );
}
