import { useId } from 'react';
import { type SiteSort, siteSortNames, siteSorts } from '../../domain/dive-site-list.ts';
import { buttonStyles } from '../ui/button.tsx';

export function ListBar(props: {
  total: number;
  sort: SiteSort | undefined;
  onSort: (sort: SiteSort | undefined) => void;
  isMapOpen: boolean;
  onMap: () => void;
}) {
  const { total, sort, onSort, isMapOpen, onMap } = props;
  const [byDefault] = siteSortNames;
  const sortId = useId();
  return (
    <div className="mt-4 mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="tabular-nums">
        {total === 1 ? '1 dive site' : `${total} dive sites`}
      </p>
      <div className="flex w-full items-center gap-4 sm:w-auto">
        <div className="flex min-w-0 grow items-center gap-2 text-sm">
          <label htmlFor={sortId} className="font-semibold whitespace-nowrap">
            Sort by
          </label>
          <select
            id={sortId}
            name="sort"
            value={sort ?? byDefault}
            onChange={({ target }) =>
              onSort(siteSortNames.find((name) => name === target.value && name !== byDefault))
            }
            className="min-h-11 min-w-0 grow rounded-sm border-2 border-ink bg-paper px-3"
          >
            {siteSortNames.map((name) => (
              <option key={name} value={name}>
                {siteSorts[name].words}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          aria-pressed={isMapOpen}
          onClick={onMap}
          className={`${buttonStyles.quiet} lg:hidden`}
        >
          {isMapOpen ? 'Hide map' : 'Map'}
        </button>
      </div>
    </div>
  );
}
