import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../contract/overview.ts';
import { paths } from '../../../../contract/paths.ts';
import { localDay } from '../../../../domain/dates/site-time.ts';
import { countText } from '../../../../domain/text/format.ts';
import { site } from '../../../app/site.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { RowAction } from '../../ui/list-row.tsx';
import { siteDate } from '../../ui/site-date.ts';

const dayMs = 86_400_000;

function backupNote(lastBackup: string): string {
  const localDayStart = (at: Date) => Date.parse(localDay(at, site.timeZone));
  const days = (localDayStart(new Date()) - localDayStart(new Date(lastBackup))) / dayMs;
  const age = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return `Last backup ${age}, ${siteDate(lastBackup, days < 2 ? 'time' : 'dateTime')}`;
}

/** The age of the backups on the server and of the off-site copies. */
export function BackupNotes({ data }: { data: Overview }) {
  const { copies, lastBackup, isBackupLate } = data;
  return (
    <>
      <li
        role={isBackupLate ? 'alert' : undefined}
        className={`py-1.5 text-sm ${isBackupLate ? 'font-semibold text-advanced' : 'text-muted'}`}
      >
        {lastBackup === null ? 'No backup on this server yet' : backupNote(lastBackup)}
        {isBackupLate && lastBackup !== null && ', which is too long ago'}
        {' · '}
        <Link
          to={paths.adminTab('export')}
          className="inline-block py-1 underline underline-offset-4"
        >
          Backups
        </Link>
      </li>
      {copies?.problem && (
        <li role="alert" className="py-1.5 text-sm font-semibold text-advanced wrap-anywhere">
          {`Copies elsewhere fail: ${copies.problem}.`}
        </li>
      )}
      {copies?.lastAt && (
        <li className="py-1.5 text-sm text-muted">
          {`Last copied elsewhere ${siteDate(copies.lastAt, 'dateTime')}`}
          {copies.rehearsedAt && `; a restore was rehearsed ${siteDate(copies.rehearsedAt)}`}
        </li>
      )}
    </>
  );
}

/** Mails of a restored outbox that wait for the owner's decision. */
export function HeldMails({ count }: { count: number }) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { attempt, pending } = useAttempt(() =>
    queryClient.invalidateQueries({ queryKey: ['admin', 'list'] }),
  );
  if (count === 0) return null;

  const decide = (work: () => Promise<unknown>, title: string) =>
    attempt({ title: 'Not changed' }, async () => {
      await work();
      toast({ title });
    });
  const emails = countText(count, 'email');
  return (
    <li className="py-1.5">
      {`A backup was restored. ${emails} of it may have gone out since it was made, so nothing is sent until you say so.`}
      <p className="-ml-2 flex">
        <RowAction
          word="Send"
          label={`Send the ${emails} of the restored backup`}
          disabled={pending}
          onClick={() => decide(() => read(api.admin.outbox.held.send.$post()), 'On their way')}
        />
        <RowAction
          word="Discard"
          label={`Discard the ${emails} of the restored backup`}
          disabled={pending}
          onClick={() => decide(() => read(api.admin.outbox.held.$delete()), 'Discarded')}
        />
      </p>
    </li>
  );
}
