import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutboxMail } from '../../../../contract/mail.ts';
import { paths } from '../../../../contract/paths.ts';
import { ApiError } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useRecordAddress } from '../../app/address.ts';
import { api, isMissing, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefreshButton, useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { RowAction, RowLink } from '../../ui/list-row.tsx';
import { ListSkeleton, NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';

const tab = 'outbox';
const listKey = ['admin', 'list', tab];
const choices = [
  { name: 'open', label: 'Waiting and failed' },
  { name: 'sent', label: 'Sent' },
] as const;

export function OutboxPanel({ open }: { open: boolean }) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [show, setShow] = useState<'open' | 'sent'>('open');
  const { record, open: openMail } = useRecordAddress(tab);
  useRefetchOnOpen(open, listKey);
  const outbox = useQuery({
    queryKey: [...listKey, show],
    queryFn: () => read(api.admin.outbox.$get({ query: { show } })),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });

  async function retry(work: () => Promise<unknown>) {
    try {
      await work();
      toast({ title: 'Trying again', description: 'It goes out within a few seconds.' });
    } catch (error) {
      toast({
        title: 'Retry Failed',
        description: (error instanceof ApiError && error.reason) || 'Please try again.',
        destructive: true,
      });
    }
    await refresh();
  }
  const retryOne = ({ id }: OutboxMail) =>
    retry(() => read(api.admin.outbox[':id'].retry.$post(byId(id))));
  const retryAll = () => retry(() => read(api.admin.outbox.retry.$post()));

  const { data } = outbox;
  return (
    <section aria-labelledby="outbox">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="outbox" className="mr-auto text-step-2">
          Outbox
        </h2>
        {data?.mailServer && data.counts.waiting + data.counts.failed > 0 && (
          <Button onClick={retryAll}>Retry all</Button>
        )}
        <RefreshButton onClick={refresh} />
      </div>
      {data && (
        <p className="mt-2 tabular-nums">
          {`${data.counts.waiting + data.counts.sending + data.counts.held} waiting, ${data.counts.failed} failed, ${data.counts.sent} sent`}
        </p>
      )}
      {data && data.waitingOfMailings > 0 && (
        <p className="mt-2">
          {`${data.waitingOfMailings} of those that wait are of articles and reviews sent to subscribers. They are not listed; each one’s form says how far it is.`}
        </p>
      )}
      {data && !data.mailServer && (
        <p role="note" className="mt-4 border-l-4 border-coral bg-sand p-4">
          No mail server is set (SMTP_URL), so mails wait here. They are sent once there is one.
        </p>
      )}
      <div className="mt-4">
        <Choices label="Show" choices={choices} value={show} onChange={setShow} />
      </div>
      <div className="mt-4">
        {!data && <ListSkeleton failed={outbox.isError} onRetry={() => outbox.refetch()} />}
        {data?.mails.length === 0 && (
          <p className="bg-sand p-4">
            {show === 'sent'
              ? 'Nothing has been sent yet.'
              : data.waitingOfMailings > 0
                ? 'Nothing else waits, and nothing failed.'
                : 'Nothing waits and nothing failed.'}
          </p>
        )}
        {data && data.mails.length > 0 && (
          <ul className="border-y-2 border-ink">
            {data.mails.map((mail) => (
              <OutboxRow
                key={mail.id}
                mail={mail}
                canRetry={data.mailServer}
                onRetry={() => retryOne(mail)}
              />
            ))}
          </ul>
        )}
      </div>
      {record !== undefined && (
        <EmailDialog id={Number(record)} onClose={() => openMail(undefined)} />
      )}
    </section>
  );
}

function deliveryStatus(mail: OutboxMail) {
  const attempts =
    mail.attempts === 0
      ? 'not tried yet'
      : `tried ${mail.attempts === 1 ? 'once' : `${mail.attempts} times`}`;
  const next = siteDate(mail.nextAttemptAt, 'dateTime');
  if (mail.status === 'sent') return `Sent ${siteDate(mail.sentAt ?? mail.createdAt, 'dateTime')}`;
  if (mail.status === 'failed') return `Failed, ${attempts}`;
  if (mail.status === 'sending') return 'Being sent now';
  if (mail.status === 'held')
    return 'Held: a backup was restored. See “To look after” on the start screen';
  return `Waiting, ${attempts}, next attempt ${next}`;
}

function OutboxRow(props: { mail: OutboxMail; canRetry: boolean; onRetry: () => void }) {
  const { mail } = props;
  const retriable = props.canRetry && (mail.status === 'waiting' || mail.status === 'failed');
  const of = `the mail to ${mail.recipient}`;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 border-b border-line px-2 py-3 last:border-0">
      <div className="min-w-0 flex-[1_1_22rem]">
        <p className="font-semibold wrap-anywhere">{mail.recipient}</p>
        <p className="leading-snug wrap-anywhere">{mail.subject}</p>
        <p
          className={`text-sm ${mail.status === 'failed' ? 'font-semibold text-advanced' : 'text-muted'}`}
        >
          {deliveryStatus(mail)}
        </p>
        {mail.lastError && (
          <p className="mt-1 text-sm wrap-anywhere">{`Last error: ${mail.lastError}`}</p>
        )}
      </div>
      <div className="-ml-2 flex">
        <RowLink word="Read" label={`Read ${of}`} to={paths.adminTab(tab, mail.id)} />
        {retriable && <RowAction word="Retry" label={`Retry ${of}`} onClick={props.onRetry} />}
      </div>
    </li>
  );
}

function EmailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const email = useQuery({
    queryKey: [...listKey, 'email', id],
    queryFn: () => read(api.admin.outbox[':id'].$get(byId(id))),
  });
  const isGone = isMissing(email.error);
  const missingText = isGone ? 'Not in the outbox' : email.isError ? 'Not loaded' : 'Loading...';
  const content = () => {
    if (isGone) {
      return (
        <NoSuchRecord>
          There is no such mail. What is older than 30 days has been deleted.
        </NoSuchRecord>
      );
    }
    if (!email.data) return <ListSkeleton failed={email.isError} onRetry={() => email.refetch()} />;
    return (
      <p className="border-t border-line pt-4 whitespace-pre-wrap wrap-anywhere">
        {email.data.text}
      </p>
    );
  };
  return (
    <Dialog
      title={email.data?.subject ?? 'Mail'}
      text={email.data ? `To ${email.data.recipient}` : missingText}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  );
}
