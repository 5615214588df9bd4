import { useState } from 'react';
import {
  closureReasons,
  diveBounds,
  knownByLabels,
  strengths,
} from '../../../domain/reports/terms.ts';
import { AnimalPicker } from './animal-picker.tsx';
import { type FormProps, Options, ReportField } from './fields.tsx';
import type { PageFact, ReportTarget } from './target.ts';

type KindProps = FormProps & { target: ReportTarget; today: string };

const elsewhere = { field: '', name: 'Something else on this page', text: '' };

function FactText({ fact: { name, text } }: { fact: PageFact }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-semibold">{name}</span>
      {text && <span className="block text-sm">{text}</span>}
    </span>
  );
}

/** The facts beside the report link as buttons; after a choice, only the chosen fact is visible. */
function FactChoice({ target, values, set }: KindProps) {
  const { facts } = target;
  const [isOpen, setOpen] = useState(facts.length > 1 && values.field === '');
  if (facts.length === 0) return null;
  if (!isOpen) {
    const chosen = facts.find(({ field }) => field === values.field) ?? elsewhere;
    return (
      <div className="flex flex-wrap items-start justify-between gap-x-4 border-l-4 border-line pl-3">
        <FactText fact={chosen} />
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="-my-2 min-h-11 font-semibold text-reef underline"
        >
          Change
        </button>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">What is it about?</legend>
      <div className="border-y border-line">
        {[...facts, elsewhere].map((fact) => (
          <button
            key={fact.field}
            type="button"
            onClick={() => {
              set('field', fact.field);
              setOpen(false);
              document.getElementById('report-right')?.focus();
            }}
            className="flex min-h-11 w-full items-center border-t border-line px-2 py-1.5 text-left leading-snug first:border-0 hover:bg-sand"
          >
            <FactText fact={fact} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function CorrectionForm(props: KindProps) {
  const { values, set } = props;
  return (
    <>
      <FactChoice {...props} />
      <ReportField {...props} name="right" label="What is right" rows={2} />
      <Options
        name="knownBy"
        label="How do you know?"
        options={knownByLabels}
        value={values.knownBy}
        onChange={(value) => set('knownBy', value)}
      />
      {values.knownBy === 'web' && (
        <ReportField
          {...props}
          name="address"
          label="Its address"
          type="url"
          inputMode="url"
          maxLength={500}
        />
      )}
    </>
  );
}

const Day = (props: KindProps) => (
  <ReportField {...props} name="day" label="Day" type="date" max={props.today} />
);

export function ClosureForm(props: KindProps) {
  const { values, errors, set } = props;
  return (
    <>
      <Options
        name="reason"
        label="Why?"
        options={{ ...closureReasons, other: 'Another reason' }}
        value={values.reason}
        onChange={(value) => set('reason', value)}
        error={errors.reason}
      />
      <Day {...props} />
      <ReportField {...props} name="note" label="Anything else (optional)" rows={2} />
    </>
  );
}

const numberLabel = (name: 'visibility' | 'temperature' | 'cost') =>
  name === 'cost' ? 'Cost to get in, $' : `${diveBounds[name].label}, ${diveBounds[name].unit}`;

export function DiveForm(props: KindProps) {
  const { values, set } = props;
  return (
    <>
      <p className="text-muted">Leave empty what you do not know.</p>
      <Day {...props} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {(['visibility', 'temperature', 'cost'] as const).map((name) => (
          <ReportField
            key={name}
            {...props}
            name={name}
            label={numberLabel(name)}
            inputMode="decimal"
            maxLength={8}
          />
        ))}
      </div>
      {(['surge', 'current'] as const).map((name) => (
        <Options
          key={name}
          name={name}
          label={name === 'surge' ? 'Surge' : 'Current'}
          options={strengths}
          value={values[name]}
          onChange={(value) => set(name, value)}
          columns
        />
      ))}
      <AnimalPicker {...props} />
    </>
  );
}
