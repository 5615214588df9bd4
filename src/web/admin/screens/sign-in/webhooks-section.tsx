import { useState } from 'react';
import {
  type Webhook,
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from '../../../../contract/webhooks.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Group } from '../../ui/group.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { OnceDialog } from './once-dialog.tsx';
import { ChangeError, useAccess, useChange } from './use-change.tsx';

type Call = Webhook['calls'][number];

function callState({ status, problem, dueAt, attempts }: Call) {
  if (attempts === 0) return 'waits to be sent';
  if (problem === null) return `answered ${status}`;
  return `${problem} ${dueAt ? `Again ${siteDate(dueAt, 'dateTime')}.` : 'Given up.'}`;
}

/** The webhooks: addresses that are notified of events. */
export function WebhooksSection() {
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const hooks = useAccess('webhooks', () => read(api.admin.webhooks.$get()));
  return (
    <section aria-labelledby="webhooks" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="webhooks" className="text-step-1">
        Webhooks
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        The site calls these addresses when something happens, signed, and again for two hours where
        nobody answers. It names records and never people.
      </p>
      {hooks.isError && (
        <p role="alert">The webhooks could not be loaded. Please reload the page.</p>
      )}
      {hooks.data?.length === 0 && <p className="bg-sand p-4">Nobody is called.</p>}
      <ul className="border-t border-line empty:hidden">
        {hooks.data?.map((hook) => (
          <WebhookRow key={hook.id} hook={hook} />
        ))}
      </ul>
      <Button onClick={() => setAdding(true)} className="mt-4">
        New Webhook
      </Button>
      {adding && <WebhookDialog onMade={setSecret} onClose={() => setAdding(false)} />}
      {secret && (
        <OnceDialog
          title="The webhook’s secret"
          text="Shown this once. The receiver checks with it that a call comes from this site."
          lines={[secret]}
          onClose={() => setSecret(undefined)}
        />
      )}
    </section>
  );
}

function WebhookRow({ hook }: { hook: Webhook }) {
  const { toast } = useToast();
  const { run, pending, error } = useChange();
  const [asking, setAsking] = useState(false);

  const sendTest = () =>
    run(async () => {
      await read(api.admin.webhooks[':id'].test.$post(byId(hook.id)));
      toast({ title: 'Test Sent', description: 'Its answer is listed in some seconds.' });
    });

  return (
    <ActionRow
      name={hook.address}
      facts={[`For ${hook.events.join(', ')} · since ${siteDate(hook.createdAt)}`]}
      below={
        <>
          <ChangeError error={error} />
          {hook.calls.length > 0 && <Calls calls={hook.calls} />}
        </>
      }
    >
      <Button
        look="compact"
        disabled={pending}
        aria-label={`Send a test to ${hook.address}`}
        onClick={sendTest}
      >
        Test
      </Button>
      <Button
        look="compact"
        aria-label={`Delete the webhook to ${hook.address}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this webhook?"
        text={`${hook.address} is called no more, and what waits for it is not sent.`}
        action="Delete"
        onConfirm={() => void run(() => read(api.admin.webhooks[':id'].$delete(byId(hook.id))))}
        onClose={() => setAsking(false)}
      />
    </ActionRow>
  );
}

const Calls = ({ calls }: { calls: readonly Call[] }) => (
  <details className="mt-1">
    <summary className="min-h-11 cursor-pointer content-center text-sm underline underline-offset-4">
      {`Last call: ${calls[0]?.event} · ${calls[0] && callState(calls[0])}`}
    </summary>
    <ul className="text-sm tabular-nums">
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no id and two may be alike
        <li key={`${call.createdAt} ${index}`} className="border-t border-line py-1">
          {`${siteDate(call.createdAt, 'dateTimeSeconds')} · ${call.event} · ${callState(call)}`}
        </li>
      ))}
    </ul>
  </details>
);

function WebhookDialog(props: { onMade: (secret: string) => void; onClose: () => void }) {
  const { run, pending, error, fields } = useChange();
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(['publish', 'update', 'delete']);

  const save = () =>
    run(async () => {
      const { secret } = await read(api.admin.webhooks.$post({ json: { address, events } }));
      props.onMade(secret);
      props.onClose();
    });

  return (
    <FormDialog
      title="New webhook"
      text="An address of the public web that takes a POST."
      submit={pending ? 'Adding...' : 'Add Webhook'}
      disabled={pending}
      onSubmit={save}
      onClose={props.onClose}
    >
      <TextField
        label="Address"
        type="url"
        value={address}
        error={fields.address}
        onChange={setAddress}
      />
      <Group label="Called when" error={fields.events}>
        {webhookEventNames.map((event) => (
          <CheckField
            key={event}
            label={`${webhookEvents[event]} (${event})`}
            checked={events.includes(event)}
            onChange={(checked) =>
              setEvents(checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
      </Group>
      <ChangeError error={error} />
    </FormDialog>
  );
}
