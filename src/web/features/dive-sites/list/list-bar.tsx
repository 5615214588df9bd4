import { type ReactNode, useId } from 'react';
import {
  availableSorts,
  defaultSort,
  type SiteQuery,
  type SiteSort,
  siteSorts,
} from '../../../../domain/dive-sites/list.ts';
import { countText } from '../../../../domain/text/format.ts';
import { buttonStyles } from '../../../ui/button.tsx';

export function SortField(props: {
  query: SiteQuery;
  hasPlace: boolean;
  onSort: (sort: SiteSort | undefined) => void;
}) {
  const { query, hasPlace, onSort } = props;
  const sortId = useId();
  const names = availableSorts(query, hasPlace);
  const byDefault = hasPlace ? defaultSort(query) : 'name';
  return (
    <div className="flex min-w-0 grow items-center gap-2 text-sm">
      <label htmlFor={sortId} className="font-semibold whitespace-nowrap max-md:sr-only">
        Sort by
      </label>
      <select
        id={sortId}
        name="sort"
        value={names.find((name) => name === query.sort) ?? byDefault}
        onChange={({ target }) =>
          onSort(names.find((name) => name === target.value && name !== byDefault))
        }
        className="min-h-11 min-w-0 grow rounded-sm border-2 border-ink bg-paper px-3"
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {siteSorts[name].words}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ListBar(props: {
  total: number;
  sortField: ReactNode;
  isMapOpen: boolean;
  onMap: () => void;
}) {
  const { total, sortField, isMapOpen, onMap } = props;
  return (
    // The bar's children share the row of the place button on a phone.
    <div className="min-h-11 grow items-center justify-between gap-x-4 max-md:contents md:mt-4 md:mb-3 md:flex">
      <p role="status" className="tabular-nums max-md:mt-2 max-md:w-full max-md:text-sm">
        {countText(total, 'dive site')}
      </p>
      <div className="flex min-w-0 grow items-center gap-2 max-md:order-1 max-md:basis-40 max-md:mt-1 max-md:mb-3 md:grow-0 md:gap-4">
        {sortField}
        <button
          type="button"
          aria-pressed={isMapOpen}
          onClick={onMap}
          className={`${buttonStyles.compact} lg:hidden`}
        >
          {isMapOpen ? 'Hide map' : 'Map'}
        </button>
      </div>
    </div>
  );
}
