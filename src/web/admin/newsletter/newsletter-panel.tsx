import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Subscriber } from '../../../contract/newsletter.ts';
import { ApiError, api, read } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog, Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/fields.tsx';
import { useGuard } from '../session.tsx';

const listKey = ['admin', 'list', 'newsletter'];
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
  const [editing, setEditing] = useState<Subscriber>();
  const [deleting, setDeleting] = useState<Subscriber>();

  async function remove({ id, email }: Subscriber) {
    try {
      await guard(() =>
        read(api.newsletter.subscribers[':id'].$delete({ param: { id: String(id) } })),
      );
      toast({ title: 'Subscriber Deleted', description: email });
      await queryClient.invalidateQueries({ queryKey: listKey });
    } catch {
      toast({
        title: 'Deletion Failed',
        description: 'Failed to delete newsletter subscriber. Please try again.',
        destructive: true,
      });
    }
  }

  if (subscribers.isError) {
    return (
      <div className="bg-sand p-5">
        <p>The list could not be loaded.</p>
        <button
          type="button"
          onClick={() => subscribers.refetch()}
          className={`${buttonStyles.quiet} mt-3`}
        >
          Try again
        </button>
      </div>
    );
  }
  if (!subscribers.data) {
    return (
      <div role="status" aria-label="Loading the list" className="h-96 animate-pulse bg-sand" />
    );
  }
  const active = subscribers.data.filter(({ subscribed }) => subscribed).length;

  return (
    <section aria-labelledby="subscribers">
      <h2 id="subscribers" className="text-step-2">
        Newsletter subscribers
      </h2>
      <p className="mt-2 tabular-nums">{`${subscribers.data.length} total, ${active} active`}</p>
      {subscribers.data.length === 0 ? (
        <p className="mt-4 bg-sand p-4">Nobody has subscribed yet.</p>
      ) : (
        <ul className="mt-4 max-h-96 overflow-y-auto border-y-2 border-ink">
          {subscribers.data.map((subscriber) => (
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
      {editing && <SubscriberDialog subscriber={editing} onClose={() => setEditing(undefined)} />}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this subscriber?"
        text={`${deleting?.email ?? 'The subscriber'} will be deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </section>
  );
}

function SubscriberDialog(props: { subscriber: Subscriber; onClose: () => void }) {
  const { subscriber, onClose } = props;
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(subscriber.email);
  const [subscribed, setSubscribed] = useState(subscriber.subscribed);
  const [fault, setFault] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!email.trim()) return setFault('Please fill in all required fields.');
    setPending(true);
    try {
      await guard(() =>
        read(
          api.newsletter.subscribers[':id'].$patch({
            param: { id: String(subscriber.id) },
            json: { email, subscribed },
          }),
        ),
      );
      toast({ title: 'Subscriber Updated' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: listKey });
    } catch (error) {
      const description = 'Failed to update newsletter subscriber. Please try again.';
      const { details, reason } = error instanceof ApiError ? error : {};
      // In the dialog as well: while it is open, nothing outside it is read out.
      setFault(details?.email?.[0] ?? reason ?? description);
      toast({ title: 'Update Failed', description, destructive: true });
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      title="Edit subscriber"
      text="Their address, and whether they get the newsletter."
      onClose={onClose}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField label="Email" type="email" value={email} fault={fault} onChange={setEmail} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={subscribed}
            onChange={(event) => setSubscribed(event.target.checked)}
            className="size-5"
          />
          Subscribed
        </label>
        <button type="submit" disabled={pending} className={buttonStyles.action}>
          {pending ? 'Saving...' : 'Save'}
        </button>
      </form>
    </Dialog>
  );
}
