import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Subscriber } from '../../../contract/newsletter.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { api, read } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../kit/dialog.tsx';
import { inputStyles } from '../kit/fields.tsx';
import { ListStandIn } from '../kit/list-stand-in.tsx';
import { useGuard } from '../session.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';

const listKey = ['admin', 'list', 'newsletter'];
/** Rows that are drawn; a longer list is narrowed by searching. */
const shown = 200;
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });
const small = 'min-h-9 rounded-sm px-2 text-sm font-semibold underline underline-offset-4';

/** Everybody who subscribed, and who still does. */
export function NewsletterPanel() {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const subscribers = useQuery({
    queryKey: listKey,
    queryFn: () => guard(() => read(api.newsletter.subscribers.$get())),
  });
  const [text, setText] = useState('');
  const [importing, setImporting] = useState(false);
  const [editing, setEditing] = useState<Subscriber>();
  const [deleting, setDeleting] = useState<Subscriber>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });

  async function remove({ id, email }: Subscriber) {
    try {
      await guard(() =>
        read(api.newsletter.subscribers[':id'].$delete({ param: { id: String(id) } })),
      );
      toast({ title: 'Subscriber Deleted', description: email });
      await refresh();
    } catch {
      toast({
        title: 'Deletion Failed',
        description: 'Failed to delete newsletter subscriber. Please try again.',
        destructive: true,
      });
    }
  }

  const { data } = subscribers;
  if (!data) {
    return <ListStandIn failed={subscribers.isError} onRetry={() => subscribers.refetch()} />;
  }
  const active = data.filter(({ subscribed }) => subscribed).length;
  const wanted = text.trim().toLowerCase();
  const matching = data.filter(({ email }) => email.toLowerCase().includes(wanted));

  return (
    <section aria-labelledby="subscribers">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="subscribers" className="mr-auto text-step-2">
          Newsletter subscribers
        </h2>
        <button type="button" onClick={() => setImporting(true)} className={buttonStyles.quiet}>
          <Upload aria-hidden className="size-4" />
          Import CSV
        </button>
        <a href={apiPaths.subscriberExport} download className={buttonStyles.quiet}>
          <Download aria-hidden className="size-4" />
          Export CSV
        </a>
      </div>
      <p className="mt-2 tabular-nums">{`${data.length} total, ${active} active`}</p>
      {data.length > 0 && (
        <input
          type="search"
          aria-label="Search subscribers"
          placeholder="Search..."
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inputStyles} mt-4 max-w-md`}
        />
      )}
      {matching.length === 0 ? (
        <p className="mt-4 bg-sand p-4">
          {data.length === 0 ? 'Nobody has subscribed yet.' : 'No address holds these letters.'}
        </p>
      ) : (
        <ul className="mt-4 max-h-96 overflow-y-auto border-y-2 border-ink">
          {matching.slice(0, shown).map((subscriber) => (
            <li
              key={subscriber.id}
              className="flex flex-wrap items-center gap-x-3 border-b border-line px-2 py-2 last:border-0"
            >
              <p className="mr-auto min-w-0 break-all font-semibold">{subscriber.email}</p>
              <p className="text-sm text-muted">
                {`${subscriber.subscribed ? 'Active' : 'Unsubscribed'} · ${day.format(new Date(subscriber.createdAt))}`}
              </p>
              <button
                type="button"
                aria-label={`Edit ${subscriber.email}`}
                onClick={() => setEditing(subscriber)}
                className={small}
              >
                Edit
              </button>
              <button
                type="button"
                aria-label={`Delete ${subscriber.email}`}
                onClick={() => setDeleting(subscriber)}
                className={`${small} text-advanced`}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      {matching.length > shown && (
        <p className="mt-2 text-sm text-muted">
          {`The newest ${shown} of ${matching.length} are shown. Search to find an older one.`}
        </p>
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={refresh} />}
      {editing && (
        <SubscriberDialog
          subscriber={editing}
          onClose={() => setEditing(undefined)}
          onSaved={refresh}
        />
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this subscriber?"
        text={`${deleting?.email ?? 'The subscriber'} will be deleted. This cannot be undone. Who asked to leave is better kept as unsubscribed, so that no later import brings them back.`}
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}
