import { type FieldKey, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { importedKeys, type SiteImportAnswer } from '../../../../contract/dive-sites/import.ts';
import { inputStyles } from '../../ui/fields.tsx';

type Mapping = Record<string, FieldKey | ''>;

/** Selects that map each column of the file to a field. */
export function ImportColumns(props: {
  columns: SiteImportAnswer['columns'];
  onChange: (columns: Mapping) => void;
}) {
  const mapping: Mapping = Object.fromEntries(
    props.columns.map(({ name, field }) => [name, field ?? '']),
  );
  return (
    <fieldset className="border-y-2 border-ink py-3">
      <legend className="pr-3 font-semibold">Columns of the file</legend>
      <div className="grid max-h-72 gap-2 overflow-y-auto sm:grid-cols-2">
        {props.columns.map(({ name, field }) => (
          <label key={name} className="min-w-0 text-sm wrap-anywhere">
            {name}
            <select
              value={field ?? ''}
              onChange={(event) =>
                props.onChange({ ...mapping, [name]: event.target.value as FieldKey | '' })
              }
              className={`${inputStyles} text-base`}
            >
              <option value="">Not used</option>
              {importedKeys.map((key) => (
                <option key={key} value={key}>
                  {fieldNamed(key).label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
