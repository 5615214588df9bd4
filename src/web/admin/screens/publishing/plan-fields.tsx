import { useState } from 'react';
import { siteTime, timeZoneName } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import { TextField } from '../../ui/fields.tsx';
import type { PlannedField } from './plan-text.ts';
import { fromClock, toClock } from './plan-text.ts';

interface BoundField {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time in the site's time zone, whatever the owner's device is set to. */
function TimeField({ field, hint }: { field: BoundField; hint: string }) {
  const { value } = field;
  // A half-typed year is no time yet, and must stay in the input.
  const [typed, setTyped] = useState('');
  const isTyped = fromClock(typed, site.timeZone) === value;
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={isTyped ? typed : toClock(value, site.timeZone)}
      hint={value ? `${siteTime(value, site.timeZone)}.` : hint}
      onChange={(next) => {
        setTyped(next);
        field.onChange(fromClock(next, site.timeZone));
      }}
    />
  );
}

export function PlanFields({ field }: { field: (name: PlannedField) => BoundField }) {
  const zone = timeZoneName(site.timeZone);
  return (
    <fieldset className="border-t-2 border-line pt-4">
      <legend className="sr-only">When it is public</legend>
      <p aria-hidden className="mb-3 text-step-1 font-bold">{`When it is public (${zone})`}</p>
      <div className="grid gap-5 md:grid-cols-3">
        <TimeField field={field('publishAt')} hint="Left empty, you publish it yourself." />
        <TimeField field={field('unpublishAt')} hint="Left empty, it stays public." />
        <TimeField
          field={field('publishedAt')}
          hint="The date that readers see. Left empty, the day it is first published."
        />
      </div>
    </fieldset>
  );
}
