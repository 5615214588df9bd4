import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { MailedResource, Mailing } from '../../../../contract/mailings.ts';
import { paths } from '../../../../contract/paths.ts';
import { api, read } from '../../../app/api.ts';
import { errorReason } from '../../../app/api-error.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { byId } from '../../app/calls.ts';
import { useGuard } from '../../app/session.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { counted, progressText, sentOn } from './mailing-text.ts';

const MailingDialog = lazy(() => import('./mailing-dialog.tsx'));
const askAgainMs = 3000;

export function MailingPanel(props: {
  resource: MailedResource;
  record: { id: number; published: boolean; updatedAt: string };
  dirty: boolean;
}) {
  const { resource, record, dirty } = props;
  const guard = useGuard();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const key = ['admin', 'mailings', resource, record.id];
  const offer = useQuery({
    // Named by the save too, since that may change what can be sent.
    queryKey: [...key, record.updatedAt, record.published],
    queryFn: () =>
      guard(() =>
        read(api.admin.mailings.$get({ query: { resource, record: String(record.id) } })),
      ),
    refetchInterval: ({ state }) =>
      state.data?.mailings.some(({ waiting }) => waiting > 0) ? askAgainMs : false,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  function openDialog() {
    setOpen(true);
    // The subscribers may have changed meanwhile.
    void refresh();
  }

  const { data } = offer;
  if (!data || (!record.published && data.mailings.length === 0)) return null;
  return (
    <section aria-label="Newsletter" className="border-t-2 border-line pt-4">
      <h3 className="mb-3 text-step-1 font-bold">Newsletter</h3>
      {data.mailings.map((mailing) => (
        <MailingStatus key={mailing.id} mailing={mailing} onStopped={refresh} />
      ))}
      {data.problem ? (
        <p role="note" className="border-l-4 border-coral bg-sand p-4">
          {data.problem}
        </p>
      ) : (
        <button type="button" className={buttonStyles.quiet} onClick={openDialog}>
          Send to subscribers…
        </button>
      )}
      {open && (
        <Suspense>
          <MailingDialog
            resource={resource}
            record={record.id}
            offer={data}
            dirty={dirty}
            onChanged={refresh}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function MailingStatus({ mailing, onStopped }: { mailing: Mailing; onStopped: () => unknown }) {
  const guard = useGuard();
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const { waiting, failed, stoppedAt } = mailing;

  async function stop() {
    try {
      await guard(() => read(api.admin.mailings[':id'].stop.$post(byId(mailing.id))));
      toast({ title: 'Sending Stopped', description: 'What was delivered can not be taken back.' });
    } catch (error) {
      toast({ title: 'Stopping Failed', description: errorReason(error), destructive: true });
    }
    await onStopped();
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-sand p-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="tabular-nums">
          {`${sentOn(mailing)}: ${progressText(mailing)}.`}
          {stoppedAt && ` Stopped on ${siteDate(stoppedAt, 'dateTime')}.`}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{`Subject: ${mailing.subject}`}</p>
        {failed > 0 && (
          <p className="text-sm">
            <Link
              to={paths.adminTab('outbox')}
              resetScroll={false}
              className="font-semibold underline underline-offset-4"
            >
              Why they failed
            </Link>
          </p>
        )}
      </div>
      {waiting > 0 && !stoppedAt && (
        <button type="button" className={buttonStyles.quiet} onClick={() => setAsking(true)}>
          Stop sending
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title="Stop sending?"
        text={`${counted(waiting)} of its mails wait. They are not sent, and can not be resumed: sending it again goes to everybody.`}
        action="Stop sending"
        onConfirm={stop}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
