import { type ReactNode, useState } from 'react';
import {
  type Field,
  type Fields,
  type FieldTexts,
  fieldNames,
} from '../../../../contract/fields/field.ts';
import { useCall } from '../../app/use-call.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useRefreshRegister } from './use-register.ts';

type Control = Exclude<Field, { type: 'html' }>;

interface Props<Declared extends Fields> {
  title: string;
  text: string;
  fields: Declared;
  values: FieldTexts<Declared>;
  save: (texts: FieldTexts<Declared>) => Promise<unknown>;
  /** Absent for a new record. */
  remove?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** A form in a dialog for a record of the register, with the errors that the server returns. */
export function RecordDialog<Declared extends Fields>(props: Props<Declared>) {
  const { fields, remove, onClose } = props;
  const [texts, setTexts] = useState(props.values);
  const call = useCall();
  const refresh = useRefreshRegister();
  const [asks, setAsks] = useState(false);
  const isTyped = fieldNames(fields).some((name) => texts[name] !== props.values[name]);

  const run = (work: () => Promise<unknown>) =>
    call.run(async () => {
      await work();
      await refresh();
      onClose();
    });

  return (
    <FormDialog
      title={props.title}
      text={props.text}
      onSubmit={() => run(() => props.save(texts))}
      onClose={() => (isTyped ? setAsks(true) : onClose())}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldNames(fields).map((name) => (
          <div key={name} className={fields[name]?.width === 'whole' ? 'sm:col-span-2' : undefined}>
            <FieldControl
              field={fields[name] as Control}
              value={texts[name]}
              error={call.fields[name]}
              onChange={(value) => setTexts({ ...texts, [name]: value })}
            />
          </div>
        ))}
      </div>
      {props.children}
      <p role="alert" className="font-medium text-advanced wrap-anywhere empty:hidden">
        {call.error}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="action" type="submit" disabled={call.pending}>
          Save
        </Button>
        {remove && (
          <Button disabled={call.pending} className="ml-auto" onClick={() => run(remove)}>
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title="Leave without saving?"
        text="What you typed here is not saved yet, and will be lost."
        action="Leave"
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      />
    </FormDialog>
  );
}
