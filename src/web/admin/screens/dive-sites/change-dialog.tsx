import { type FormEvent, useState } from 'react';
import type { BulkAnswer, SiteChange } from '../../../../contract/dive-sites/bulk.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeFields, emptyChange, toChange } from './change-fields.tsx';

/** A dialog that changes several dive sites at once, after a preview. */
export function ChangeDialog(props: {
  ids: readonly number[];
  today: string;
  onDone: (answer: BulkAnswer) => void;
  onClose: () => void;
}) {
  const [values, setValues] = useState(() => emptyChange(props.today));
  const [plan, setPlan] = useState<BulkAnswer>();
  const { run, pending, reason, fields } = useCall();
  const change = toChange(values);

  async function send(asked: SiteChange, dryRun: boolean) {
    const json = { ids: [...props.ids], change: asked, dryRun };
    const answer = await run(() => read(api['dive-sites'].bulk.$post({ json })));
    if (!answer) return;
    if (dryRun) setPlan(answer);
    else props.onDone(answer);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change) void send(change, plan === undefined);
  }

  const count = plan?.changes.length ?? 0;
  const action = plan ? `Change ${countText(count, 'dive site')}` : 'Preview';
  return (
    <Dialog
      wide
      title={`Change ${countText(props.ids.length, 'dive site')}`}
      text="Nothing changes before you have seen the preview, and one click takes all of it back."
      onClose={props.onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChangeFields
          values={values}
          errors={fields}
          onChange={(next) => {
            setValues(next);
            setPlan(undefined);
          }}
        />
        <p role="alert" className="font-medium text-advanced empty:hidden">
          {reason}
        </p>
        {plan && <Preview plan={plan} />}
        <Button
          look="action"
          type="submit"
          disabled={pending || !change || (plan !== undefined && count === 0)}
        >
          {pending ? 'One moment...' : action}
        </Button>
      </form>
    </Dialog>
  );
}

function Preview({ plan }: { plan: BulkAnswer }) {
  const { changes, refused, unchanged, action } = plan;
  return (
    <section aria-label="Preview" className="border-y-2 border-ink py-3">
      <p role="status" className="font-semibold">
        {[
          `${countText(changes.length, 'dive site')} ${changes.length === 1 ? 'changes' : 'change'}`,
          unchanged > 0 && `${unchanged} stay as they are`,
          refused.length > 0 && `${refused.length} cannot change`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        aria-label="What changes"
        className="mt-2 max-h-72 overflow-y-auto bg-sand text-sm"
      >
        {refused.map(({ id, name, reason }) => (
          <li key={id} className="border-b border-line p-3 text-advanced">
            <strong>{name}</strong>: {reason}
          </li>
        ))}
        {changes.map(({ id, name, fields }) => (
          <li key={id} className="border-b border-line p-3 wrap-anywhere">
            <strong>{name}</strong>
            {action === 'bin' && ': moves to the bin, for 30 days'}
            {fields.map(({ label, before, after }) => (
              <span key={label} className="block">
                {`${label}: `}
                {before && <del className="text-muted">{before}</del>}
                {before && ' '}
                <ins className="no-underline">{after ?? 'empty'}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
