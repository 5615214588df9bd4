import type { InputHTMLAttributes } from 'react';

export function Field(
  props: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'maxLength' | 'required'
  > & { name: string; label: string; rows?: number; error?: string | undefined },
) {
  const { label, rows, error, ...rest } = props;
  const id = `field-${props.name}`;
  const shared = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className:
      'mt-1.5 block min-h-12 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink aria-invalid:border-advanced',
  } as const;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-advanced">
          {error}
        </p>
      )}
    </div>
  );
}

/** A field hidden from people, so that only bots fill it in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
