import { useState } from 'react';
import type { MailedResource } from '../../../../contract/mailings.ts';
import { errorReason } from '../../../app/api-error.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';

export interface MailingTexts {
  resource: MailedResource;
  record: number;
  subject: string;
  preview: string;
  fromName: string;
}

/** Sends a mailing to one address. */
export function TestMail({ words, to }: { words: MailingTexts; to: string }) {
  const [address, setAddress] = useState(to);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();

  async function send() {
    setPending(true);
    setError(undefined);
    setSaid('');
    try {
      const json = { ...words, to: address };
      const { emailSent } = await read(api.admin.mailings.test.$post({ json }));
      setSaid(
        emailSent
          ? `The mail server took the test to ${address}.`
          : `The mail server did not take the test to ${address} yet. The Outbox says why, and tries again.`,
      );
    } catch (failure) {
      setError(errorReason(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid gap-2 border-y-2 border-line py-4">
      <TextField
        label="Send a test to"
        type="email"
        value={address}
        error={error}
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
