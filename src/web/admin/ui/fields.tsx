import { type ReactNode, useId } from 'react';
import { completeUrl } from '../../../domain/publishing/link-attributes.ts';

/** Reads and replaces single parts of a comma-separated value; a missing part is empty. */
export function commaList(value: string, names: readonly unknown[]) {
  const texts = value.split(',').map((text) => text.trim());
  return {
    at: (index: number) => texts[index] ?? '',
    with(index: number, text: string) {
      const next = names.map((_, other) => (other === index ? text : (texts[other] ?? '')));
      return next.some(Boolean) ? next.join(', ') : '';
    },
  };
}

export const inputStyles =
  'min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-coral';

const errorStyles =
  'max-h-64 overflow-y-auto font-medium whitespace-pre-line text-advanced wrap-anywhere';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

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
          className={`mt-1 text-sm ${props.error ? errorStyles : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** A field whose value is a text. */
export interface ValueProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

interface TextProps extends ValueProps {
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField({
  label,
  hint,
  error,
  onChange,
  normalise,
  ...input
}: TextProps & {
  type?: 'text' | 'url' | 'email' | 'datetime-local' | 'date' | 'password' | 'search';
  autoComplete?: string;
  inputMode?: 'decimal' | 'numeric';
  /** Completes the value on blur; the default is `completeUrl` if `type` is `url`. */
  normalise?: (value: string) => string;
}) {
  const complete = normalise ?? (input.type === 'url' ? completeUrl : undefined);
  function onBlur() {
    const completed = complete?.(input.value);
    if (completed !== undefined && completed !== input.value) onChange(completed);
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
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

export function FileField(
  props: FieldProps & {
    accept: string;
    disabled?: boolean;
    onFile: (file: File | undefined) => void;
  },
) {
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={props.accept}
          disabled={props.disabled}
          // The reset makes a corrected file of the same name fire a change event.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={(event) => props.onFile(event.target.files?.[0])}
          className={inputStyles}
        />
      )}
    </Field>
  );
}

export function CheckField(props: {
  label: string;
  /** Prefix of the label for screen readers; sighted users see it beside the field. */
  of?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-5 shrink-0"
      />
      {props.of && <span className="sr-only">{`${props.of}:`}</span>}
      {props.label}
    </label>
  );
}

interface SelectProps extends TextProps {
  options: readonly string[];
  words?: Readonly<Record<string, string>>;
  /** Whether the field always has a value, so that it offers no empty option. */
  isFilled?: boolean;
}

/** A select that offers its current value even if `options` lacks it. */
export function SelectField({
  label,
  hint,
  error,
  options,
  words,
  value,
  placeholder,
  isFilled,
  onChange,
}: SelectProps) {
  const all = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputStyles} text-ellipsis`}
        >
          {!isFilled && <option value="">{placeholder ?? 'Choose one'}</option>}
          {all.map((option) => (
            <option key={option} value={option}>
              {words?.[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
