import { useRef, useState } from 'react';
import { csvFileBytes, csvFileTooLarge } from '../../../../contract/common.ts';
import type { ShopLinkImported } from '../../../../contract/shop-links.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { FileField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useRefreshRegister } from './use-register.ts';

/** Imports links from a CSV file, after a preview. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const refresh = useRefreshRegister();
  const [csv, setCsv] = useState('');
  const latest = useRef<File>(undefined);
  const [plan, setPlan] = useState<ShopLinkImported>();
  const { run, pending, reason, setReason } = useCall();
  const send = (text: string, dryRun: boolean) =>
    run(() => read(api['shop-links'].import.$post({ json: { csv: text, dryRun } })));

  async function choose(file: File | undefined) {
    latest.current = file;
    setPlan(undefined);
    if (!file) return;
    if (file.size > csvFileBytes) return setReason(csvFileTooLarge);
    const text = await file.text();
    // The owner may have chosen another file meanwhile.
    if (latest.current !== file) return;
    setCsv(text);
    const answer = await send(text, true);
    if (latest.current === file) setPlan(answer);
  }

  async function importFile() {
    if (!plan?.added) return;
    const done = await send(csv, false);
    if (!done) return;
    toast({ title: 'Links Imported', description: `${countText(done.added, 'link')} added.` });
    onClose();
    await refresh();
  }

  return (
    <FormDialog
      title="Import links"
      text="A CSV file whose first line names its columns: product, address and, if you like, retailer, slug, place, price, seen on, note."
      submit={plan?.added ? `Import ${countText(plan.added, 'link')}` : 'Import'}
      disabled={pending}
      onSubmit={() => void importFile()}
      onClose={onClose}
    >
      <FileField
        label="CSV file"
        error={reason || undefined}
        accept=".csv,text/csv"
        onFile={(file) => void choose(file)}
      />
      {plan && <Plan plan={plan} />}
    </FormDialog>
  );
}

function Plan({ plan: { added, lines, waits } }: { plan: ShopLinkImported }) {
  const left = lines.filter(({ reason }) => reason !== undefined);
  return (
    <div role="status" aria-label="What the file would add" className="grid gap-3">
      <p>
        {`${countText(added, 'link')} to be added, ${left.length} left out. `}
        {added > 0 &&
          (waits
            ? 'Readers are led to each once its address has answered: about six a minute are asked.'
            : 'Link checks are off, so that readers are led to all of them at once.')}
      </p>
      {left.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
          tabIndex={0}
          aria-label="Lines that are left out"
          className="max-h-60 overflow-y-auto bg-sand p-3 text-sm wrap-anywhere"
        >
          {left.map(({ line, name, reason }) => (
            <li key={line}>{`Line ${line}${name && `, ${name}`}: ${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
