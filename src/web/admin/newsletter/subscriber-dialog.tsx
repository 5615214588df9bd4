import { type FormEvent, useState } from 'react';
import type { Subscriber } from '../../../contract/newsletter.ts';
import { api, read } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { byId } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CheckField, TextField } from '../ui/fields.tsx';

export function SubscriberDialog(props: {
  subscriber: Subscriber;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { subscriber, onClose } = props;
  const guard = useGuard();
  const { toast } = useToast();
  const [email, setEmail] = useState(subscriber.email);
  const [subscribed, setSubscribed] = useState(subscriber.subscribed);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!email.trim()) return setError('Please fill in all required fields.');
    setPending(true);
    try {
      await guard(() =>
        read(
          api.newsletter.subscribers[':id'].$patch({
            ...byId(subscriber.id),
            json: { email, subscribed },
          }),
        ),
      );
      toast({ title: 'Subscriber Updated' });
      onClose();
      await props.onSaved();
    } catch (error) {
      const description = 'Failed to update newsletter subscriber. Please try again.';
      const { details, reason } = error instanceof ApiError ? error : {};
      // Shown in the dialog too: screen readers read nothing outside an open dialog.
      setError(details?.email?.[0] ?? reason ?? description);
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
        <TextField label="Email" type="email" value={email} error={error} onChange={setEmail} />
        <CheckField label="Subscribed" checked={subscribed} onChange={setSubscribed} />
        <button type="submit" disabled={pending} className={buttonStyles.action}>
          {pending ? 'Saving...' : 'Save'}
        </button>
      </form>
    </Dialog>
  );
}
