import { type FormEvent, useState } from 'react';
import type { PersonRecords } from '../../../../contract/security.ts';
import { countText } from '../../../../domain/text/format.ts';
import { download } from '../../../app/saved-records/download.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';

const failure = (title: string) => ({ title, description: 'Please try again.' });

const summarise = (
  count: (table: Exclude<keyof PersonRecords, 'email' | 'suppressions'>) => number,
) =>
  `${countText(count('subscriptions'), 'subscription')}, ${countText(count('messages'), 'message')}, ${countText(count('reports'), 'report')}, ${countText(count('mails'), 'mail')}`;

export function PersonRecordsForm() {
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);

  function check() {
    const missing = email.trim() ? undefined : 'Please give an email address.';
    setError(missing);
    return !missing;
  }

  async function exportRecords(event: FormEvent) {
    event.preventDefault();
    if (!check()) return;
    await attempt(failure('Download Failed'), async () => {
      const records = await read(api.admin.people.export.$post({ json: { email } }));
      download(JSON.stringify(records, null, 2), 'records.json', 'application/json');
      toast({
        title: 'Records Downloaded',
        description: summarise((table) => records[table].length),
      });
    });
  }

  const erase = () =>
    attempt(failure('Erasure Failed'), async () => {
      const erased = await read(api.admin.people.erase.$post({ json: { email } }));
      toast({ title: 'Records Erased', description: summarise((table) => erased[table]) });
      setEmail('');
    });

  return (
    <section aria-labelledby="person-records" className="border-t-2 border-ink pt-4">
      <h2 id="person-records" className="text-step-1">
        A person's records
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        When someone asks what is kept of them, or to be forgotten: their subscription, their
        messages, the mails that carry them, and who sent which report. What a report says of a site
        stays, without its sender; of a subscriber’s address a hash stays, by which no import brings
        them back. Backups keep older states until they are replaced.
      </p>
      <form noValidate onSubmit={exportRecords} className="flex max-w-md flex-col gap-3">
        <TextField
          label="Their email address"
          type="email"
          value={email}
          error={error}
          onChange={setEmail}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Download Records</Button>
          <Button onClick={() => check() && setAsking(true)} className="text-advanced">
            Erase Records
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title="Erase this person's records?"
        text={`The records of ${email.trim()} will be deleted, except the words of their reports, a hash of a subscriber’s address, and backups. This cannot be undone.`}
        action="Erase"
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
