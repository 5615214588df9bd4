import { X } from 'lucide-react';
import type { FilterName, SiteFilters } from '../../../../domain/dive-sites/filters.ts';
import { changeFilter } from '../../../../domain/dive-sites/filters-read.ts';
import type { Interpretation } from '../../../../domain/dive-sites/interpretation.ts';
import type { SiteFacets } from '../../../../domain/dive-sites/search.ts';
import { chipStyles, filterLabel } from '../parts/filter-chips.tsx';

interface OfferProps {
  text: string;
  words: Interpretation;
  facets: SiteFacets;
  onChange: (change: SiteFilters) => void;
}

const inPlaceOfText = (filters: SiteFilters): SiteFilters => ({
  ...filters,
  ...changeFilter('q', filters.q ?? ''),
});

/** The interpretation of a search text: applied where no site contains the text, else offered beside the results. */
export function WordOffers({ text, words, facets, onChange }: OfferProps) {
  const { taken, offers } = words;
  if (taken) {
    const names = (Object.keys(taken) as FilterName[]).filter((name) => taken[name] !== undefined);
    return (
      <section
        aria-label="How the search was read"
        className="mt-4 border-l-6 border-reef bg-sand p-4"
      >
        <p>{`No guide holds “${text.trim()}” as it stands, so these are the sites for:`}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {names.map((name) => {
            const label = filterLabel(name, taken, facets);
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-label={`Leave out ${label}`}
                  onClick={() => onChange(inPlaceOfText({ ...taken, [name]: undefined }))}
                  className={chipStyles}
                >
                  {label}
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    );
  }
  if (offers.length === 0) return null;
  return (
    <section aria-label="Other ways to read the search" className="mt-4">
      <ul className="flex flex-wrap items-center gap-2">
        {offers.map(({ filters, words: label, count }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onChange(inPlaceOfText(filters))}
              className="min-h-11 rounded-sm border-2 border-reef bg-paper px-3 font-semibold transition-colors duration-200 hover:bg-shallow"
            >
              {label} <span className="font-normal tabular-nums">{`(${count})`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
