import { useState } from 'react';
import type { Field } from '../../../contract/fields/field.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import { categoryNames } from '../../../domain/publishing/categories.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { capitalise } from '../../../domain/text/format.ts';
import { categories, site } from '../../app/site.ts';
import { PictureField } from '../screens/media/picture-field.tsx';
import { ChoicesField } from '../ui/choices-field.tsx';
import { CheckField, SelectField, TextArea, TextField, type ValueProps } from '../ui/fields.tsx';
import { fromClock, toClock } from '../ui/site-date.ts';
import { ProductField } from './product-field.tsx';
import { ScoresField } from './scores-field.tsx';
import { SpecsField } from './specs-field.tsx';

interface ControlProps extends Omit<ValueProps, 'label' | 'hint'> {
  /** Texts of all fields of the form. */
  texts?: Readonly<Record<string, string>>;
}

/** Maps fixed choices to capitalised labels. */
export const capitalised = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice) => [choice, capitalise(choice)]));

/** Finds the released category whose criteria apply to a review; empty if it has no category. */
const criteriaCategory = (category = '') =>
  category && releasedReviewCategory(categories(), category);

/** Renders the control of a field, except rich text and fields that only dive sites have. */
export function FieldControl({
  field,
  texts = {},
  ...control
}: ControlProps & { field: Exclude<Field, { type: 'html' }> }) {
  const { label, hint, hintFor, placeholder } = field;
  const shared = {
    ...control,
    label,
    hint: hintFor?.(control.value) ?? hint,
    ...(placeholder && {
      placeholder: typeof placeholder === 'function' ? placeholder(texts) : placeholder,
    }),
  };
  switch (field.type) {
    case 'text': {
      if (field.offered) return <SelectField {...shared} options={field.offered} />;
      if (field.categoriesOf) {
        const options = categoryNames(categories()[field.categoriesOf]);
        return <SelectField {...shared} options={options} />;
      }
      const { rows, complete } = field;
      if (rows) return <TextArea {...shared} rows={rows} />;
      return <TextField {...shared} {...(complete && { normalise: complete })} />;
    }
    case 'address':
      if (field.picture) return <PictureField {...shared} />;
      return <TextField {...shared} type="url" />;
    case 'number':
      return <TextField {...shared} inputMode={field.whole ? 'numeric' : 'decimal'} />;
    case 'stars':
      return <TextField {...shared} inputMode="decimal" />;
    case 'choice':
      return <SelectField {...shared} options={field.choices} words={capitalised(field.choices)} />;
    case 'choices': {
      const choices = field.choices.map(
        (choice) => [choice, field.words?.[choice] ?? choice] as const,
      );
      return <ChoicesField {...shared} choices={choices} />;
    }
    case 'flag':
      return (
        <CheckField
          label={label}
          checked={control.value !== ''}
          onChange={(checked) => control.onChange(checked ? 'yes' : '')}
        />
      );
    case 'scores':
      return <ScoresField {...shared} category={criteriaCategory(texts.category)} />;
    case 'product':
      return <ProductField {...shared} />;
    case 'specs':
      return <SpecsField {...shared} category={texts.category ?? ''} />;
    case 'time':
      return <ClockField {...shared} />;
    case 'slug':
    case 'date':
    case 'names':
    case 'price':
      return <TextField {...shared} />;
  }
}

/** Input for a time in the site's time zone, independent of the device's time zone. */
function ClockField(props: ValueProps) {
  const { value, hint } = props;
  // A partly typed year is not a valid time, but must stay in the input.
  const [typed, setTyped] = useState('');
  const isTyped = fromClock(typed, site.timeZone) === value;
  return (
    <TextField
      {...props}
      type="datetime-local"
      value={isTyped ? typed : toClock(value, site.timeZone)}
      hint={value ? `${siteTime(value, site.timeZone)}.` : hint}
      onChange={(next) => {
        setTyped(next);
        props.onChange(fromClock(next, site.timeZone));
      }}
    />
  );
}
