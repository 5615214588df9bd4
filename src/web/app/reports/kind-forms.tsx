import {
  closureReasons,
  diveBounds,
  knownByLabels,
  strengths,
} from '../../../domain/reports/terms.ts';
import { AnimalPicker } from './animal-picker.tsx';
import { type FormProps, Options, ReportField } from './fields.tsx';
import type { ReportTarget } from './target.ts';

type KindProps = FormProps & { target: ReportTarget; today: string };

function FactChoice({ target, values, set }: KindProps) {
  if (target.facts.length === 0) return null;
  const chosen = target.facts.find(({ field }) => field === values.field);
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor="report-field" className="font-semibold">
          What is it about?
        </label>
        <select
          id="report-field"
          value={values.field}
          onChange={(event) => set('field', event.target.value)}
          className="mt-1 block min-h-12 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink"
        >
          {target.facts.map(({ field, name }) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
          <option value="">Something else on this page</option>
        </select>
      </div>
      {chosen?.says && (
        <p className="border-l-4 border-line pl-3">
          <span className="text-sm text-muted">The page says </span>
          <span className="block font-semibold">{chosen.says}</span>
        </p>
      )}
    </div>
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
