import { Fragment, useState } from 'react';
import type { Subscriber } from '../../../../contract/newsletter/newsletter.ts';
import { ApiError } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

export function SubscriberDialog(props: {
  subscriber: Subscriber;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const { subscriber, onClose } = props;
  const { toast } = useToast();
  const [email, setEmail] = useState(subscriber.email);
  const [subscribed, setSubscribed] = useState(subscriber.subscribed);
  const [tags, setTags] = useState(subscriber.tags.join(', '));
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function save() {
    if (!email.trim()) return setError('Please fill in all required fields.');
    setPending(true);
    try {
      await read(
        api.newsletter.subscribers[':id'].$patch({
          ...byId(subscriber.id),
          json: {
            // The server treats each submitted address as a correction, even an unchanged one.
            ...(email !== subscriber.email && { email }),
            subscribed,
            tags: tags
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
          },
        }),
      );
      toast({ title: 'Subscriber Updated' });
      onClose();
      await props.onSaved();
    } catch (error) {
      const description = 'Failed to update newsletter subscriber. Please try again.';
      const { details, reason } = error instanceof ApiError ? error : {};
      // The dialog repeats the error, since screen readers ignore everything outside a dialog.
      setError(details?.email?.[0] ?? reason ?? description);
      toast({ title: 'Update Failed', description, destructive: true });
    } finally {
      setPending(false);
    }
  }

  return (
    <FormDialog
      title="Edit subscriber"
      text="Their address, their tags, and whether they get the newsletter."
      submit={pending ? 'Saving...' : 'Save'}
      disabled={pending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Email" type="email" value={email} error={error} onChange={setEmail} />
      <TextField
        label="Tags"
        hint="With commas between them. A newsletter can go to those with one tag alone."
        value={tags}
        onChange={setTags}
      />
      {Object.keys(subscriber.fields).length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 bg-sand p-3 text-sm">
          {Object.entries(subscriber.fields).map(([name, value]) => (
            <Fragment key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <CheckField label="Subscribed" checked={subscribed} onChange={setSubscribed} />
    </FormDialog>
  );
}
