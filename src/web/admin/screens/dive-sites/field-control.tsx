import { seasonNames } from '../../../../contract/dive-sites/fields/field.ts';
import { type FieldKey, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { ChoicesField, monthChoices } from '../../ui/choices-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx';
import type { FieldErrors } from '../../ui/form-frame.tsx';
import { PictureField } from '../media/picture-field.tsx';
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

const pictureFields: ReadonlySet<FieldKey> = new Set(['imageUrl', 'videoThumbnail']);

export function FieldControl(props: ControlsProps & { name: FieldKey }) {
  const { name, values, errors } = props;
  const field = fieldNamed(name);
  const shared = {
    label: field.label,
    hint: field.hint,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => props.onChange({ [name]: value }),
  };
  switch (field.type) {
    case 'text':
      if (!field.long) return <TextField {...shared} />;
      return (
        <div className="md:col-span-2">
          <TextArea {...shared} rows={name === 'description' ? 6 : 2} />
        </div>
      );
    case 'names':
    case 'slug':
    case 'date':
      return <TextField {...shared} />;
    case 'address':
      if (pictureFields.has(name)) return <PictureField {...shared} />;
      return <TextField {...shared} type="url" />;
    case 'number':
      return <TextField {...shared} inputMode="decimal" />;
    case 'choice':
      return <SelectField {...shared} options={field.choices} />;
    case 'choices': {
      const choices = field.choices.map((choice) => [choice, field.words?.[choice] ?? choice]);
      return <ChoicesField {...shared} choices={choices as [string, string][]} />;
    }
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
    case 'flag':
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
