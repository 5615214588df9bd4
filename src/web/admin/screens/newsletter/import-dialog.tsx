import { useRef, useState } from 'react';
import {
  type ImportChange,
  type SubscriberImportAnswer,
  subscriberFileBytes,
  subscriberFileTooLarge,
} from '../../../../contract/newsletter/newsletter.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/fields.tsx';
import { ImportColumns } from './import-columns.tsx';

/** Maximum number of lines shown of each list; the counts include all lines. */
const shown = 200;

const kinds: { change: ImportChange; figure: string; line: string }[] = [
  { change: 'add', figure: 'to be added', line: 'is added' },
  {
    change: 'add unsubscribed',
    figure: 'to be added as unsubscribed',
    line: 'is added as unsubscribed',
  },
  { change: 'unsubscribe', figure: 'to be unsubscribed', line: 'is unsubscribed' },
  {
    change: 'stays unsubscribed',
    figure: 'left before, and stay unsubscribed',
    line: 'left before, and stays unsubscribed',
  },
  {
    change: 'suppressed',
    figure: 'left out: they bounced, complained or left before they were deleted here',
    line: 'bounced, complained or left before, and is left out',
  },
];

const countWrites = ({ counts }: SubscriberImportAnswer) =>
  counts.add + counts['add unsubscribed'] + counts.unsubscribe;

export function ImportDialog(props: { onClose: () => void; onImported: () => Promise<unknown> }) {
  const { toast } = useToast();
  const [file, setFile] = useState<File>();
  const latest = useRef<File>(undefined);
  const [plan, setPlan] = useState<SubscriberImportAnswer>();
  const { run, pending, reason, setReason } = useCall();
  const send = (body: File, dryRun: boolean) =>
    run(() =>
      read(
        api.newsletter.subscribers.import.file.$post(
          { query: { dryRun: `${dryRun}` } },
          { init: { body, headers: { 'Content-Type': 'text/csv' } } },
        ),
      ),
    );

  async function choose(chosen: File | undefined) {
    latest.current = chosen;
    setPlan(undefined);
    setReason('');
    if (!chosen) return;
    if (chosen.size > subscriberFileBytes) return setReason(subscriberFileTooLarge);
    const text = await chosen.text();
    // The owner may have chosen another file meanwhile.
    if (latest.current !== chosen) return;
    if (text.includes('\uFFFD')) {
      return setReason('This file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.');
    }
    setFile(chosen);
    const answer = await send(chosen, true);
    if (latest.current === chosen) setPlan(answer);
  }

  async function importFile() {
    const done = file && (await send(file, false));
    if (!done) return;
    const { add, 'add unsubscribed': addedAway, unsubscribe, suppressed } = done.counts;
    const away = addedAway > 0 ? `${addedAway} added as unsubscribed, ` : '';
    const out =
      suppressed > 0 ? ` ${suppressed} left out: they bounced, complained or left before.` : '';
    toast({
      title: 'Subscribers Imported',
      description: `${add} added, ${away}${unsubscribe} unsubscribed.${out}`,
    });
    props.onClose();
    await props.onImported();
  }

  return (
    <Dialog
      title="Import subscribers"
      text="An export of Ghost or Mailchimp, or a CSV file whose first line names the columns: email, and where known subscribed, since and consent. Nobody is mailed. Who left here stays away, and whom the file has as unsubscribed or deleted is unsubscribed here too."
      onClose={props.onClose}
    >
      <FileField
        label="CSV file"
        error={reason || undefined}
        accept=".csv,text/csv"
        onFile={choose}
      />
      {pending && !plan && <p role="status">Reading the file...</p>}
      {plan && <Plan plan={plan} />}
      <Button
        look="action"
        disabled={pending || !plan || countWrites(plan) === 0}
        onClick={importFile}
      >
        {buttonLabel(plan, pending)}
      </Button>
    </Dialog>
  );
}

function buttonLabel(plan: SubscriberImportAnswer | undefined, pending: boolean) {
  if (!plan) return 'Import';
  if (pending) return 'Importing...';
  const writes = countWrites(plan);
  return writes === 0 ? 'Nothing to change' : `Import ${countText(writes, 'line')}`;
}

function Plan({ plan }: { plan: SubscriberImportAnswer }) {
  const figures = [
    ...kinds.map(({ change, figure }) => [figure, plan.counts[change]] as const),
    ['unchanged', plan.unchanged] as const,
    ['left out', plan.rejected.length] as const,
  ].filter(([, count]) => count > 0);
  return (
    <div role="status" aria-label="What the file would change" className="grid gap-4">
      <ul className="border-y-2 border-ink py-2 tabular-nums">
        {figures.map(([figure, count]) => (
          <li key={figure}>
            <strong>{count}</strong> {figure}
          </li>
        ))}
        {figures.length === 0 && <li>The file names nobody.</li>}
      </ul>
      <ImportColumns columns={plan.columns} />
      {plan.withoutConsent > 0 && (
        <p className="border-l-4 border-coral bg-sand p-3 text-sm">
          {`${plan.withoutConsent} to be added come without a consent. Only bring in people who agreed to get your mails: the Spam Act asks you to be able to show it.`}
        </p>
      )}
      {plan.rejected.length > 0 && (
        <Lines
          title="Lines that are left out"
          lines={plan.rejected.map(({ line, error }) => ({ line, text: error }))}
        />
      )}
      {plan.changes.length > 0 && (
        <Lines
          title="What changes"
          lines={plan.changes.map(({ line, email, change }) => ({
            line,
            text: `${email} ${kinds.find((kind) => kind.change === change)?.line ?? change}`,
          }))}
        />
      )}
    </div>
  );
}

function Lines(props: { title: string; lines: { line: number; text: string }[] }) {
  const hidden = props.lines.length - shown;
  return (
    <section>
      <h3 className="text-step-1">{props.title}</h3>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        aria-label={props.title}
        className="mt-1 max-h-48 overflow-y-auto bg-sand p-3 text-sm"
      >
        {props.lines.slice(0, shown).map(({ line, text }) => (
          <li key={line} className="wrap-anywhere">
            <span className="text-muted tabular-nums">{`Line ${line}: `}</span>
            {text}
          </li>
        ))}
        {hidden > 0 && <li className="mt-1 font-semibold">{`and ${hidden} more`}</li>}
      </ul>
    </section>
  );
}
