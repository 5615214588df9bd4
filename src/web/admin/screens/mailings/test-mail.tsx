import { useState } from 'react';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { useMailing } from './use-mailing.ts';

/** Sends a mailing to one address. */
export function TestMail(props: { words: ReturnType<typeof useMailing>['words']; to: string }) {
  const { words, to } = props;
  const [address, setAddress] = useState(to);
  const { run, pending, reason } = useCall();
  const [said, setSaid] = useState('');

  async function send() {
    setSaid('');
    const json = { ...words, to: address };
    const sent = await run(() => read(api.admin.mailings.test.$post({ json })));
    if (!sent) return;
    setSaid(
      sent.emailSent
        ? `The mail server took the test to ${address}.`
        : `The mail server did not take the test to ${address} yet. The Outbox says why, and tries again.`,
    );
  }

  return (
    <div className="grid gap-2 border-y-2 border-line py-4">
      <TextField
        label="Send a test to"
        type="email"
        value={address}
        error={reason || undefined}
        maxLength={254}
        onChange={setAddress}
      />
      <Button disabled={pending} onClick={send}>
        {pending ? 'Sending the test...' : 'Send the test'}
      </Button>
      <p role="status" className="text-sm font-medium empty:hidden">
        {said}
      </p>
    </div>
  );
}
