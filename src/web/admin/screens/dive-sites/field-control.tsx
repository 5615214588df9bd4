import { isOwnField } from '../../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { directions, exposureLabels } from '../../../../domain/conditions/shelter/exposure.ts';
import { monthNames, seasons } from '../../../../domain/dates/months.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { ChoicesField, monthChoices } from '../../ui/choices-field.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { FieldErrors } from '../../ui/form-frame.tsx';
import { PartsField } from './parts-field.tsx';
import { rowKinds } from './row-kinds.ts';
import { RowsField } from './rows-field.tsx';
import { type SiteValues, seasonLabel } from './site-fields.ts';
import { slackInputs } from './slack-text.ts';

export interface ControlsProps {
  values: SiteValues;
  errors: FieldErrors<SiteValues>;
  onChange: (changes: SiteValues) => void;
}

export function SiteControl(props: ControlsProps & { name: FieldKey }) {
  const { name, values, errors } = props;
  const field = fieldNamed(name);
  const shared = {
    label: field.label,
    hint: field.hint,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => props.onChange({ [name]: value }),
  };
  if (!isOwnField(field)) {
    // A site has no rich text, and the list of sites sets `featured`.
    if (field.type === 'html' || field.type === 'flag') return null;
    const control = <FieldControl field={field} {...shared} />;
    const isLong = field.type === 'text' && field.rows;
    return isLong ? <div className="md:col-span-2">{control}</div> : control;
  }
  const named = (name: string) => ({ name, label: `${field.label}: ${name}` });
  switch (field.type) {
    case 'months':
      return <ChoicesField {...shared} choices={monthChoices} />;
    case 'monthly':
      return (
        <PartsField
          {...shared}
          label={`${field.label} by month`}
          parts={monthNames.map((month) => ({
            name: month.slice(0, 3),
            label: `${field.label} in ${month}`,
          }))}
          columns="grid-cols-3 sm:grid-cols-6"
          inputMode="decimal"
        />
      );
    case 'sides':
      return (
        <PartsField
          {...shared}
          parts={directions.map(named)}
          columns="grid-cols-2 sm:grid-cols-4"
          choices={exposureLabels}
        />
      );
    case 'slack':
      return (
        <PartsField
          {...shared}
          parts={slackInputs.map(named)}
          columns="sm:grid-cols-3"
          inputMode="text"
        />
      );
    case 'seasons':
      return <SeasonFields {...props} />;
    case 'hazards':
    case 'points':
    case 'provenance':
      return <RowsField {...shared} kind={rowKinds[field.type]} />;
    case 'latitude':
    case 'longitude':
      return null;
  }
}

function SeasonFields({ values, errors, onChange }: ControlsProps) {
  return seasons.map((season) => (
    <TextField
      key={season}
      label={seasonLabel(season)}
      hint="°C"
      inputMode="decimal"
      value={values[season] ?? ''}
      error={errors[season]}
      onChange={(text) => onChange({ [season]: text })}
    />
  ));
}
