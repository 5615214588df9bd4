import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import {
  type FilterName,
  filterNamed,
  type SiteFilters,
} from '../../../../domain/dive-sites/filters.ts';
import { changeFilter } from '../../../../domain/dive-sites/filters-read.ts';
import { type FilterFieldProps, fieldStyles } from '../parts/filter-field.tsx';

const RangeSlider = lazy(() => import('./range-slider.tsx'));

const filterNumber = (filters: SiteFilters, name: FilterName) =>
  filters[name] === undefined ? undefined : Number(filters[name]);

/** One end of a range, applied on blur or Enter; an invalid value shows an error instead. */
function EndField(props: {
  name: FilterName;
  value: number | undefined;
  placeholder: string;
  onCommit: (raw: string) => void;
}) {
  const { name, value, placeholder, onCommit } = props;
  const { label, value: type } = filterNamed(name);
  const bounds = type.schema.type === 'integer' ? type.schema : undefined;
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const problemId = useId();
  // A React `key` would remount the field, which would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = String(value ?? '');
    setWrong(false);
  }, [value]);
  const commit = ({ value: raw, validity }: HTMLInputElement) => {
    const isNone = raw === '' && !validity.badInput;
    const isTaken = isNone || type.parse(raw) !== undefined;
    setWrong(!isTaken);
    if (isTaken && raw !== String(value ?? '')) onCommit(raw);
  };
  return (
    <>
      <label>
        <span className="mb-1 block text-sm">{label}</span>
        <input
          ref={field}
          type="number"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          min={bounds?.minimum}
          max={bounds?.maximum}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          onBlur={(event) => commit(event.target)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(event.currentTarget);
          }}
          className={`${fieldStyles} tabular-nums`}
        />
      </label>
      {isWrong && (
        <p id={problemId} role="alert" className="order-last col-span-full font-semibold">
          {`“${label}” takes whole numbers from ${bounds?.minimum} to ${bounds?.maximum}.`}
        </p>
      )}
    </>
  );
}

/** The inputs of a range's two filters: `field` is the lower end, `to` the upper. */
export function RangeField({ to, ...field }: FilterFieldProps & { to: FilterName }) {
  const { name: from, filters, onChange, className } = field;
  const { control } = filterNamed(from);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (control.type !== 'range') return null;
  const [least, most] = control.scale;
  const [low, high] = [filterNumber(filters, from), filterNumber(filters, to)];
  /** Applies the slider: its ends mean no limit, but a typed maximum beyond the scale stays. */
  const slide = (start: number, end: number) =>
    onChange({
      ...changeFilter(from, start > least ? start : undefined),
      ...changeFilter(to, end < most ? end : high !== undefined && high > most ? high : undefined),
    });
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-sm font-semibold">{control.legend}</legend>
      <div className="grid grid-cols-2 items-end gap-x-6 gap-y-2 sm:grid-cols-[6rem_1fr_6rem]">
        <EndField
          name={from}
          value={low}
          placeholder={String(least)}
          onCommit={(raw) => onChange(changeFilter(from, raw))}
        />
        <div className="order-last col-span-2 min-h-17 sm:order-none sm:col-span-1">
          {isMounted && (
            <Suspense>
              <RangeSlider
                scale={control.scale}
                ends={[low ?? least, high ?? most]}
                labels={[filterNamed(from).label, filterNamed(to).label]}
                onCommit={slide}
              />
            </Suspense>
          )}
        </div>
        <EndField
          name={to}
          value={high}
          placeholder={`${most}+`}
          onCommit={(raw) => onChange(changeFilter(to, raw))}
        />
      </div>
    </fieldset>
  );
}
