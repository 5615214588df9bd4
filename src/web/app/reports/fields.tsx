import type { ReactNode } from 'react';
import type { ReportErrors, ReportValues } from './values.ts';

export interface FormProps {
  values: ReportValues;
  errors: ReportErrors;
  set: <Key extends keyof ReportValues>(key: Key, value: ReportValues[Key]) => void;
}

const control =
  'mt-1 block min-h-12 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink aria-invalid:border-advanced';

type TextKey = {
  [Key in keyof ReportValues]: ReportValues[Key] extends string ? Key : never;
}[keyof ReportValues];

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={id} role="alert" className="mt-1 font-medium text-advanced">
      {error}
    </p>
  ) : null;

/** A text field of the form, with its error. */
export function ReportField(
  props: FormProps & {
    name: TextKey;
    label: ReactNode;
    type?: 'text' | 'date' | 'email' | 'url';
    inputMode?: 'decimal' | 'email' | 'url';
    rows?: number;
    maxLength?: number;
    max?: string;
    autoComplete?: string;
  },
) {
  const { name, label, rows, values, errors, set, ...rest } = props;
  const id = `report-${name}`;
  const shared = {
    ...rest,
    id,
    name,
    value: values[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `${id}-error` : undefined,
    className: control,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as never),
  } as const;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      <FieldError id={`${id}-error`} error={errors[name]} />
    </div>
  );
}

/** Radio buttons that look like large buttons. */
export function Options<Value extends string>(props: {
  name: string;
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string | undefined;
  columns?: boolean;
}) {
  const { name, options, value, error } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{props.label}</legend>
      <div className={props.columns ? 'flex flex-wrap gap-2' : 'grid gap-2 sm:grid-cols-2'}>
        {(Object.entries(options) as [Value, string][]).map(([key, text]) => (
          <label
            key={key}
            className={`flex min-h-12 flex-1 cursor-pointer items-center rounded-sm border-2 px-3 py-2 leading-snug font-semibold focus-within:outline-2 focus-within:outline-offset-2 ${value === key ? 'border-ink bg-ink text-paper' : 'border-muted'}`}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              onChange={() => props.onChange(key)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={`report-${name}-error`} error={error} />
    </fieldset>
  );
}
