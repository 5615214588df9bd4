import type { ReactNode } from 'react';
import type { FieldProps } from './fields.tsx';

export function Group(props: FieldProps & { children: ReactNode }) {
  const { label, hint, error } = props;
  return (
    <fieldset className="md:col-span-full">
      <legend className="mb-1 font-semibold">{label}</legend>
      {props.children}
      {(error ?? hint) && (
        <p
          role={error ? 'alert' : undefined}
          className={`mt-1 text-sm ${error ? 'font-medium text-advanced' : 'text-muted'}`}
        >
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
