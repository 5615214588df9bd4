import { confidences } from '../../../../contract/dive-sites/fields/field.ts';
import { fieldKeys, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { localDay } from '../../../../domain/dates/site-time.ts';
import { site } from '../../../app/site.ts';
import { Field, inputStyles, SelectField, TextField } from '../../ui/fields.tsx';
import type { SourceRow } from './field-texts.ts';
import { RowsField, type RowsFieldProps } from './rows-field.tsx';

const today = () => localDay(new Date(), site.timeZone);

export function SourcesField(props: RowsFieldProps) {
  const empty: SourceRow = { field: '', source: '', confidence: 'local', checkedOn: today() };
  return (
    <RowsField {...props} empty={empty} singular="source">
      {(row, change, number) => (
        <>
          <Field label={`Fact of source ${number}`}>
            {(control) => (
              <select
                {...control}
                value={row.field}
                onChange={(event) => change({ field: event.target.value })}
                className={inputStyles}
              >
                <option value="">Choose one</option>
                {fieldKeys
                  .filter((key) => key !== 'provenance')
                  .map((key) => (
                    <option key={key} value={key}>
                      {fieldNamed(key).label}
                    </option>
                  ))}
              </select>
            )}
          </Field>
          <TextField
            label={`What source ${number} is`}
            value={row.source}
            onChange={(source) => change({ source })}
          />
          <SelectField
            label={`How sure source ${number} is`}
            options={confidences}
            value={row.confidence}
            onChange={(confidence) => change({ confidence })}
          />
          <TextField
            label={`Source ${number} checked on`}
            hint="E.g. 2026-11-21"
            value={row.checkedOn}
            onChange={(checkedOn) => change({ checkedOn })}
          />
        </>
      )}
    </RowsField>
  );
}
