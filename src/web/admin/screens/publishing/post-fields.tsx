import type { Fields } from '../../../../contract/fields/field.ts';
import { timeZoneName } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import type { FieldsProps } from '../../editor/editor.ts';
import { PicturedFields, RecordFields } from './record-fields.tsx';

export function PostFields(
  props: Omit<FieldsProps<Record<string, string>>, 'set'> & {
    set: (name: never, value: never) => void;
    fields: Fields;
  },
) {
  const hasSearchError = Object.keys(props.errors).some(
    (name) => props.errors[name] && props.fields[name]?.section === 'search',
  );
  return (
    <>
      <PicturedFields {...props} />
      <fieldset className="border-t-2 border-line pt-4">
        <legend className="sr-only">When it is public</legend>
        <p aria-hidden className="mb-3 text-step-1 font-bold">
          {`When it is public (${timeZoneName(site.timeZone)})`}
        </p>
        <RecordFields {...props} section="times" />
      </fieldset>
      <details open={hasSearchError || undefined} className="border-t-2 border-line pt-4">
        <summary className="min-h-11 cursor-pointer text-step-1 font-bold">
          Search engines and sharing
        </summary>
        <div className="mt-3">
          <RecordFields {...props} section="search" />
        </div>
      </details>
    </>
  );
}
