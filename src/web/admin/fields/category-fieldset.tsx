import type { ReactNode } from 'react';
import type { FieldProps } from '../ui/fields.tsx';

/** Fieldset of inputs that depend on the record's category. `note` follows the hint. */
export function CategoryFieldset(
  props: FieldProps & { category: string; note?: string; children: ReactNode },
) {
  const { label, hint, error, category, note = '' } = props;
  return (
    <fieldset className="border-2 border-line p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      <p className="mb-4 text-sm text-muted">
        {category ? hint : 'Choose a category first.'}
        {note}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">{props.children}</div>
      {error && (
        <p role="alert" className="mt-3 font-medium text-advanced">
          {error}
        </p>
      )}
    </fieldset>
  );
}
