import {
  type FilterName,
  filterNamed,
  filterNames,
  isFrontFilter,
} from '../../../../domain/dive-sites/filters.ts';
import { rangeEnd } from '../../../../domain/dive-sites/filters-read.ts';
import { type FilterFieldProps, SelectField } from '../parts/filter-field.tsx';
import { RangeField } from './range-field.tsx';
import { ToggleField } from './toggle-field.tsx';

const moreFilters = filterNames.filter((name) => !isFrontFilter(name));

function FilterInput(field: FilterFieldProps) {
  const { control } = filterNamed(field.name);
  switch (control.type) {
    case 'select':
      return <SelectField {...field} all={control.all} />;
    case 'toggle':
      return <ToggleField {...field} />;
    case 'range': {
      const to = rangeEnd(field.name);
      return to && <RangeField {...field} to={to} />;
    }
    case 'text':
      return null;
  }
}

const isWide = (name: FilterName) => ['toggle', 'range'].includes(filterNamed(name).control.type);

export function MoreFilterInputs(field: Omit<FilterFieldProps, 'name'>) {
  return (
    <div className="grid gap-5 pt-3 pb-1 sm:grid-cols-2">
      {moreFilters.map((name) => (
        <FilterInput
          key={name}
          name={name}
          {...field}
          className={isWide(name) ? 'sm:col-span-2' : ''}
        />
      ))}
    </div>
  );
}
