import { hazardKinds, hazardLabels } from '../../../../domain/hazards/hazard-kinds.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import type { HazardRow } from './field-texts.ts';
import { RowsField, type RowsFieldProps } from './rows-field.tsx';

const empty: HazardRow = { kind: hazardKinds[0], months: '', note: '', source: '' };

export function HazardsField(props: RowsFieldProps) {
  return (
    <RowsField {...props} empty={empty} singular="hazard">
      {(hazard, change, number) => {
        const field = (key: keyof HazardRow, label: string, hint?: string) => (
          <TextField
            label={`${label} of hazard ${number}`}
            hint={hint}
            value={hazard[key]}
            onChange={(text) => change({ [key]: text })}
          />
        );
        return (
          <>
            <SelectField
              label={`Kind of hazard ${number}`}
              options={hazardKinds}
              words={hazardLabels}
              value={hazard.kind}
              onChange={(kind) => change({ kind })}
            />
            {field('months', 'Months', 'Numbers such as 11, 12, 1; empty for the whole year')}
            {field('note', 'Remark')}
            {field('source', 'Origin')}
          </>
        );
      }}
    </RowsField>
  );
}
