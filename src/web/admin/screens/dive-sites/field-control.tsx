import { isOwnField, seasonNames } from '../../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { FieldControl } from '../../fields/field-control.tsx';
import { ChoicesField, monthChoices } from '../../ui/choices-field.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { FieldErrors } from '../../ui/form-frame.tsx';
import { HazardsField } from './hazards-field.tsx';
import { MonthlyField } from './monthly-field.tsx';
import { PointsField } from './points-field.tsx';
import { SidesField } from './sides-field.tsx';
import { type SiteValues, seasonLabel } from './site-fields.ts';
import { SlackField } from './slack-field.tsx';
import { SourcesField } from './sources-field.tsx';

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
    // A site has no rich text, and is featured in the list.
    if (field.type === 'html' || field.type === 'flag') return null;
    const control = <FieldControl field={field} {...shared} />;
    const isLong = field.type === 'text' && field.rows;
    return isLong ? <div className="md:col-span-2">{control}</div> : control;
  }
  switch (field.type) {
    case 'months':
      return <ChoicesField {...shared} choices={monthChoices} />;
    case 'monthly':
      return <MonthlyField {...shared} />;
    case 'sides':
      return <SidesField {...shared} />;
    case 'slack':
      return <SlackField {...shared} />;
    case 'seasons':
      return <SeasonFields {...props} />;
    case 'hazards':
      return <HazardsField {...shared} />;
    case 'points':
      return <PointsField {...shared} />;
    case 'provenance':
      return <SourcesField {...shared} />;
    case 'latitude':
    case 'longitude':
      return null;
  }
}

function SeasonFields({ values, errors, onChange }: ControlsProps) {
  return seasonNames.map((season) => (
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
