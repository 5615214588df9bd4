import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { Subscriber } from '../../../../contract/newsletter/newsletter.ts';
import { paths } from '../../../../contract/paths.ts';
import { capitalise } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useRecordAddress } from '../../app/address.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ListChoice, ListSearch, ShowMore } from '../../ui/list-controls.tsx';
import { RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton, NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { useAudience } from '../mailings/use-mailing.ts';
import { ImportDialog } from './import-dialog.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';

const tab = 'newsletter';
const listKey = ['admin', 'list', tab];
const states = ['All', 'Active', 'Unconfirmed', 'Unsubscribed', 'Bounced', 'Complained'] as const;
const orders = ['Newest first', 'Oldest first', 'Email'] as const;

const deletionFailed = {
  title: 'Deletion Failed',
  description: 'Failed to delete newsletter subscriber. Please try again.',
};

type State = (typeof states)[number];

const isIn = (state: State, subscriber: Subscriber) =>
  state === 'All' || subscriber.state === state.toLowerCase();

const isPaused = ({ pausedUntil }: Subscriber) =>
  pausedUntil !== null && Date.parse(pausedUntil) > Date.now();

const stateLabel = ({ state }: Subscriber) => capitalise(state);

type Order = (typeof orders)[number];

function useMatchingSubscribers(
  subscribers: Subscriber[] | undefined,
  search: { text: string; state: State; order: Order },
) {
  const { state, order } = search;
  const text = useDeferredValue(search.text.trim().toLowerCase());
  return useMemo(() => {
    const matching = (subscribers ?? []).filter(
      (subscriber) =>
        isIn(state, subscriber) &&
        [subscriber.email, ...subscriber.tags].some((word) => word.toLowerCase().includes(text)),
    );
    if (order === 'Newest first') return matching;
    if (order === 'Oldest first') return matching.reverse();
    return matching.sort((one, other) => (one.email < other.email ? -1 : 1));
  }, [subscribers, state, order, text]);
}

export function NewsletterPanel() {
  const queryClient = useQueryClient();
  const subscribers = useQuery({
    queryKey: listKey,
    queryFn: () => read(api.newsletter.subscribers.$get()),
  });
  const [importing, setImporting] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });

  const { data } = subscribers;
  if (!data) {
    return <ListSkeleton failed={subscribers.isError} onRetry={() => subscribers.refetch()} />;
  }
  const active = data.filter(({ subscribed }) => subscribed);
  const paused = active.filter(isPaused).length;
  const others = states
    .slice(2)
    .map((state) => [state.toLowerCase(), data.filter((one) => isIn(state, one)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `, ${count} ${state}`);

  return (
    <section aria-labelledby="subscribers">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="subscribers" className="mr-auto text-step-2">
          Newsletter subscribers
        </h2>
        <Button Icon={Upload} onClick={() => setImporting(true)}>
          Import CSV
        </Button>
        <ExportButton />
      </div>
      <p className="mt-2 tabular-nums">{`${data.length} total, ${active.length - paused} active${paused > 0 ? `, ${paused} paused` : ''}${others.join('')}`}</p>
      <p className="mt-1 text-sm text-muted">
        What they get is under “Mail Issues”. To send an article or review as it is, open it: “Send
        to subscribers…” is at the end of its form.
      </p>
      <SubscriberList subscribers={data} onChanged={refresh} />
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={refresh} />}
    </section>
  );
}

/** A button that downloads the subscribers; an old proof of identity requires a new sign-in. */
function ExportButton() {
  const { attempt } = useAttempt();
  const exportAll = () =>
    attempt({ title: 'Export Failed' }, async () => {
      await read(api.admin.confirmed.$get());
      location.assign(apiPaths.subscriberExport);
    });

  return (
    <Button Icon={Download} onClick={exportAll}>
      Export CSV
    </Button>
  );
}

function SubscriberList(props: { subscribers: Subscriber[]; onChanged: () => Promise<void> }) {
  const { subscribers, onChanged } = props;
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('All');
  const [order, setOrder] = useState<Order>('Newest first');
  const { record, open } = useRecordAddress(tab);
  const editing = subscribers.find(({ id }) => String(id) === record);
  const [deleting, setDeleting] = useState<Subscriber>();
  const matching = useMatchingSubscribers(subscribers, { text, state, order });
  const { visible, showMore } = useVisibleRows(matching);
  const regions = useAudience({}).data?.regions;
  const regionNames = useMemo(
    () => new Map((regions ?? []).map(({ slug, name }) => [slug, name])),
    [regions],
  );

  const remove = ({ id, email }: Subscriber) =>
    attempt(deletionFailed, async () => {
      await read(api.newsletter.subscribers[':id'].$delete(byId(id)));
      toast({ title: 'Subscriber Deleted', description: email });
      await onChanged();
    });

  return (
    <>
      {record !== undefined && !editing && (
        <NoSuchRecord>
          There is no such subscriber. They may have been deleted. Choose one from the list.
        </NoSuchRecord>
      )}
      {subscribers.length > 0 && (
        <div className="mt-4 grid max-w-3xl gap-2 sm:grid-cols-[2fr_1fr_1fr]">
          <ListSearch label="Search subscribers" value={text} onChange={setText} />
          <ListChoice label="Show" names={states} value={state} onChange={setState} />
          <ListChoice label="Sort by" names={orders} value={order} onChange={setOrder} />
        </div>
      )}
      {matching.length === 0 ? (
        <p className="mt-4 bg-sand p-4">
          {subscribers.length === 0
            ? 'Nobody has subscribed yet.'
            : 'Nothing matches. Try another word or show all.'}
        </p>
      ) : (
        <ul className="mt-4 max-h-96 overflow-y-auto border-y-2 border-ink">
          {visible.map((subscriber) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              regions={subscriber.regions.map((slug) => regionNames.get(slug) ?? slug)}
              onDelete={() => setDeleting(subscriber)}
            />
          ))}
        </ul>
      )}
      <ShowMore total={matching.length} onMore={showMore} />
      {editing && (
        <SubscriberDialog
          subscriber={editing}
          onClose={() => open(undefined)}
          onSaved={onChanged}
        />
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this subscriber?"
        text={`${deleting?.email ?? 'The subscriber'} will be deleted. This cannot be undone. ${
          deleting && ['active', 'unconfirmed'].includes(deleting.state)
            ? 'If they asked to leave, untick “Subscribed” first: then no later import brings them back.'
            : 'A hash of the address stays, so that no later import brings them back.'
        }`}
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

function SubscriberRow(props: {
  subscriber: Subscriber;
  /** Names of the regions where the subscriber dives. */
  regions: readonly string[];
  onDelete: () => void;
}) {
  const { id, email, stateWhy, stateAt, tags, createdAt, pausedUntil } = props.subscriber;
  const { regions } = props;
  const notes = [
    pausedUntil && isPaused(props.subscriber) && `Paused until ${siteDate(pausedUntil)}`,
    ...tags,
    regions.length > 0 && `Dives in ${regions.join(', ')}`,
  ].filter(Boolean);
  const since = stateAt ? `since ${siteDate(stateAt)}` : '';
  const why = [since, stateWhy].filter(Boolean).join(': ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line px-2 py-2 last:border-0">
      <p className="mr-auto min-w-0 break-all font-semibold">{email}</p>
      <p className="text-sm text-muted">{`${stateLabel(props.subscriber)} · ${siteDate(createdAt)}`}</p>
      {(why || notes.length > 0) && (
        <p className="w-full text-sm text-muted wrap-anywhere sm:order-last">
          {[why && `${stateLabel(props.subscriber)} ${why}`, notes.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <RowLink word="Edit" label={`Edit ${email}`} to={paths.adminTab(tab, id)} />
      <RowAction word="Delete" label={`Delete ${email}`} onClick={props.onDelete} />
    </li>
  );
}
