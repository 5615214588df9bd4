import { pointKinds } from '../../../../domain/dive-sites/terms.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import type { PointRow } from './field-texts.ts';
import { RowsField, type RowsFieldProps } from './rows-field.tsx';

const empty: PointRow = { kind: 'parking', position: '', note: '', source: '', errorKm: '' };

export function PointsField(props: RowsFieldProps) {
  return (
    <RowsField {...props} empty={empty} singular="point">
      {(point, change, number) => {
        const field = (key: keyof PointRow, label: string, hint?: string) => (
          <TextField
            label={`${label} of point ${number}`}
            hint={hint}
            value={point[key]}
            onChange={(text) => change({ [key]: text })}
          />
        );
        return (
          <>
            <SelectField
              label={`Use of point ${number}`}
              options={pointKinds}
              value={point.kind}
              onChange={(kind) => change({ kind })}
            />
            {field('position', 'Coordinates', 'E.g. -33.9153, 151.2630')}
            {field('note', 'Remark')}
            {field('source', 'Origin')}
            {field('errorKm', 'Error', 'In kilometres')}
          </>
        );
      }}
    </RowsField>
  );
}
