import type { ReactNode } from 'react';
import type { SiteFilters } from '../../../../domain/dive-sites/filters.ts';
import { activeFilters } from '../../../../domain/dive-sites/filters-read.ts';
import { countText } from '../../../../domain/text/format.ts';
import { buttonStyles } from '../../../ui/button.tsx';

const sheetId = 'filters';

/** The filters: on a phone a popover without script, from 768 px width part of the panel. */
export function FilterSheet(props: { filters: SiteFilters; total: number; children: ReactNode }) {
  const { filters, total, children } = props;
  const set = activeFilters(filters).filter((name) => name !== 'q').length;
  return (
    <>
      <button type="button" popoverTarget={sheetId} className={`${buttonStyles.compact} md:hidden`}>
        Filters
        {set > 0 && <span className="bg-reef px-1.5 text-sm text-paper">{set}</span>}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a grid's child in every browser */}
      <div
        id={sheetId}
        role="group"
        aria-label="Filters"
        popover="auto"
        className="bottom-sheet grid-cols-2 items-end gap-x-4 gap-y-3 open:grid md:contents"
      >
        <p className="col-span-2 flex items-center justify-between md:hidden">
          <span className="font-display text-step-1 font-extrabold">Filters</span>
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label="Close the filters"
            className="grid size-11 place-items-center"
          >
            <span aria-hidden className="text-step-2">
              ×
            </span>
          </button>
        </p>
        {children}
        <div className="sticky bottom-0 col-span-2 -mx-4 border-t border-line bg-sand p-4 md:hidden">
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={`${buttonStyles.action} w-full`}
          >
            {`Show ${countText(total, 'site')}`}
          </button>
        </div>
      </div>
    </>
  );
}
