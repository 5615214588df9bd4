import { type ReactNode, useId } from 'react';
import type { FieldsProps } from '../editor/editor-config.ts';
import type { Texts } from '../editor/merge.ts';

export const inputStyles =
  'min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-coral';

/** What a control needs to be tied to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A label, the control, a hint and the error below it. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = props.error ?? props.hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {props.label}
      </label>
      {props.children({
        id,
        'aria-invalid': props.error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          role={props.error ? 'alert' : undefined}
          className={`mt-1 text-sm ${props.error ? 'font-medium text-advanced' : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** Ties controls to a form: what each shows of its field, and how it changes it. */
export const fieldsOf =
  <Values extends Texts>(
    labels: Record<keyof Values, string>,
    { values, errors, set }: FieldsProps<Values>,
  ) =>
  (name: keyof Values) => ({
    label: labels[name],
    value: values[name] as string,
    error: errors[name],
    onChange: (value: string) => set(name, value as Values[keyof Values]),
  });

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
}

export function TextField({
  label,
  hint,
  error,
  onChange,
  ...input
}: TextProps & { type?: 'text' | 'url' | 'email'; inputMode?: 'decimal' | 'numeric' }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  onChange,
  ...input
}: TextProps & { rows?: number }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...input}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
      )}
    </Field>
  );
}

export function CheckField(props: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-5"
      />
      {props.label}
    </label>
  );
}

/** A choice of one; a value that is no longer offered stays choosable. */
export function SelectField({
  label,
  hint,
  error,
  options,
  value,
  placeholder,
  onChange,
}: TextProps & { options: readonly string[] }) {
  const all = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        >
          <option value="">{placeholder ?? 'Choose one'}</option>
          {all.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
