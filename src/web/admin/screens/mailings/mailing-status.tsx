import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Mailing } from '../../../../contract/mailings.ts';
import { paths } from '../../../../contract/paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { counted, statusText } from './mailing-text.ts';

const MailingReport = lazy(() => import('./mailing-report.tsx'));

const mailingApi = api.admin.mailings[':id'];

/** The progress of a mailing, with the buttons that pause, resume and stop it. */
export function MailingStatus({
  mailing,
  onChanged,
}: {
  mailing: Mailing;
  onChanged: () => unknown;
}) {
  const { toast } = useToast();
  const { attempt } = useAttempt(onChanged);
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { id, state, waiting, failed, recipients } = mailing;
  const isUnderWay = state === 'sending' || state === 'paused';
  const isPlanned = state === 'scheduled';

  const change = (call: () => Promise<unknown>, title: string, description: string) =>
    attempt({ title: 'That Failed' }, async () => {
      await call();
      toast({ title, description });
    });
  const pause = () =>
    change(
      () => read(mailingApi.pause.$post(byId(id))),
      'Sending Paused',
      'Nothing more goes out.',
    );
  const resume = () =>
    change(() => read(mailingApi.resume.$post(byId(id))), 'Sending Resumed', 'The rest goes out.');
  const stop = () =>
    change(
      () => read(mailingApi.stop.$post(byId(id))),
      isPlanned ? 'Sending Called Off' : 'Sending Stopped',
      isPlanned ? 'Nobody gets it.' : 'What was delivered can not be taken back.',
    );

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-sand p-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="tabular-nums">{statusText(mailing)}</p>
        <p className="text-sm text-muted wrap-anywhere">{`Subject: ${mailing.subject}`}</p>
        {isUnderWay && (
          <progress
            aria-label="Progress"
            max={recipients}
            value={recipients - waiting}
            className="mt-2 w-full accent-coral"
          />
        )}
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
      {state === 'sending' && <Button onClick={pause}>Pause</Button>}
      {state === 'paused' && <Button onClick={resume}>Go on</Button>}
      {(isUnderWay || isPlanned) && (
        <Button onClick={() => setAsking(true)}>
          {isPlanned ? 'Call it off' : 'Stop sending'}
        </Button>
      )}
      {mailing.begunAt && (
        <Button aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
          {reporting ? 'Hide the report' : 'Report'}
        </Button>
      )}
      {reporting && (
        <Suspense>
          <MailingReport mailing={mailing} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title={isPlanned ? 'Call it off?' : 'Stop sending?'}
        text={
          isPlanned
            ? 'It goes to nobody. You can schedule it again.'
            : `${counted(waiting)} of its mails wait. They are not sent, and can not be resumed: sending it again goes to everybody.`
        }
        action={isPlanned ? 'Call it off' : 'Stop sending'}
        onConfirm={stop}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
