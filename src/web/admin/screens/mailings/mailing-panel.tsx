import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MailedResource, MailingOffer } from '../../../../contract/mailings.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { MailingStatus } from './mailing-status.tsx';

const MailingPreview = lazy(() => import('./mailing-preview.tsx'));
const MailingDialog = lazy(() => import('./mailing-dialog.tsx'));
const askAgainMs = 3000;
const activeStates: readonly string[] = ['scheduled', 'sending'];

/** Whether a mailing is offered. A scheduled post can be sent when it goes public. */
const isOffered = ({ problem, canWait, publishAt, activeSubscribers }: MailingOffer) =>
  problem === null || (canWait && publishAt !== null && activeSubscribers > 0);

export function MailingPanel(props: {
  resource: MailedResource;
  record: { id: number; published: boolean; publishAt?: string | null; updatedAt: string };
  dirty: boolean;
}) {
  const { resource, record, dirty } = props;
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const key = ['admin', 'mailings'];
  const offer = useQuery({
    // The key includes the time of the last save, since a save may change the offer.
    queryKey: [...key, resource, record.id, record.updatedAt, record.published],
    queryFn: () =>
      read(api.admin.mailings.$get({ query: { resource, record: String(record.id) } })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.mailings.some(({ state }) => activeStates.includes(state)) ? askAgainMs : false,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  function openDialog() {
    setOpen(true);
    // The number of subscribers may have changed since the last load.
    void refresh();
  }

  const { data } = offer;
  if (!data) return null;
  const isDraft = !record.published && !record.publishAt && data.mailings.length === 0;
  // A second plan would send the post twice.
  const isPlanned = data.mailings[0]?.state === 'scheduled';
  return (
    <section aria-label="Newsletter" className="border-t-2 border-line pt-4">
      <h3 className="mb-3 text-step-1 font-bold">Newsletter</h3>
      {data.mailings.map((mailing) => (
        <MailingStatus key={mailing.id} mailing={mailing} onChanged={refresh} />
      ))}
      {!isPlanned && !isDraft && !isOffered(data) && (
        <p role="note" className="mb-3 border-l-4 border-coral bg-sand p-4">
          {data.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isPlanned && !isDraft && isOffered(data) && (
          <Button onClick={openDialog}>Send to subscribers…</Button>
        )}
        <Button aria-expanded={looking} onClick={() => setLooking(!looking)}>
          {looking ? 'Hide the mail' : 'See and check the mail'}
        </Button>
      </div>
      {looking && (
        <Suspense>
          <MailingPreview
            key={record.updatedAt}
            {...{ resource, dirty, record: record.id, preview: data.preview }}
            updatedAt={record.updatedAt}
          />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <MailingDialog
            resource={resource}
            record={record.id}
            updatedAt={record.updatedAt}
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
