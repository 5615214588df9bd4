import type { Fields } from '../../../../contract/fields/field.ts';
import { timeZoneName } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import { type FormProps, RecordFields, SideFields } from './record-fields.tsx';

/** The details beside the text of a post: address, picture, times, data for search engines. */
export function PostDetails(props: FormProps & { fields: Fields }) {
  const hasSearchError = Object.keys(props.errors).some(
    (name) => props.errors[name] && props.fields[name]?.section === 'search',
  );
  return (
    <>
      <SideFields {...props} />
      <fieldset className="border-t-2 border-line pt-3">
        <legend className="sr-only">When it is public</legend>
        <p aria-hidden className="mb-2 font-display font-bold">
          {`When it is public (${timeZoneName(site.timeZone)})`}
        </p>
        <RecordFields {...props} section="times" />
      </fieldset>
      <details open={hasSearchError || undefined} className="border-t-2 border-line pt-2">
        <summary className="min-h-11 cursor-pointer content-center font-display font-bold">
          Search engines and sharing
        </summary>
        <div className="mt-2">
          <RecordFields {...props} section="search" />
        </div>
      </details>
    </>
  );
}
