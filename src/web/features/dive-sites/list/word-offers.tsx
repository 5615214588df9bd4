import { X } from 'lucide-react';
import type { FilterName } from '../../../../domain/dive-sites/filters.ts';
import type { Interpretation } from '../../../../domain/dive-sites/interpretation.ts';
import type { SiteFacts } from '../../../../domain/dive-sites/list.ts';
import type { SiteFacets } from '../../../../domain/dive-sites/search.ts';
import type { SearchResult } from '../../../../domain/search/site-search.ts';
import { addressLink, Link } from '../../../app/link.tsx';
import { chipStyles, filterLabel, replaceTextWithFacts } from '../parts/filter-chips.tsx';
import { ReachButtons } from './reach-buttons.tsx';

interface OfferProps {
  text: string;
  /** Whether a filter or a distance limit excludes guides that may contain the text. */
  isPart: boolean;
  words: Interpretation;
  /** A search result that answers the text better than dive sites. */
  elsewhere?: SearchResult | undefined;
  facets: SiteFacets;
  onChange: (change: SiteFacts) => void;
}

/** The interpretation of a search text: applied if no site contains the text, else offered. */
export function WordOffers(props: OfferProps) {
  const { words, elsewhere } = props;
  return (
    <>
      {elsewhere && <Elsewhere {...elsewhere} />}
      {words.taken ? <Taken {...props} taken={words.taken} /> : <Offers {...props} />}
    </>
  );
}

function Elsewhere({ kind, url, title, excerpt }: SearchResult) {
  const edge = kind === 'Emergency' ? 'border-coral' : 'border-reef';
  return (
    <p className={`relative mt-4 border-l-6 ${edge} bg-sand p-4`}>
      <Link
        {...addressLink(url)}
        className="font-semibold text-reef underline after:absolute after:inset-0"
      >
        {title}
      </Link>
      <span className="mt-1 line-clamp-2">{excerpt}</span>
    </p>
  );
}

function FactChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={`Leave out ${label}`}
        onClick={onRemove}
        className={chipStyles}
      >
        {label}
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

function Taken(props: OfferProps & { taken: SiteFacts }) {
  const { text, isPart, words, taken, facets, onChange } = props;
  const { near, within, ...filters } = taken;
  const { minDepth, maxDepth } = taken;
  const isSpan = minDepth !== undefined && maxDepth !== undefined;
  const { place, loosened } = words;
  const names = (Object.keys(filters) as FilterName[]).filter(
    (name) => filters[name] !== undefined && !(isSpan && /^(min|max)Depth$/.test(name)),
  );
  const go = (change: SiteFacts) => onChange(replaceTextWithFacts({ ...taken, ...change }));
  return (
    <section
      aria-label="How the search was read"
      className="mt-2 w-full min-w-0 border-l-6 border-reef bg-sand p-3 md:mt-4 md:p-4"
    >
      {loosened ? (
        <p role="status" className="font-semibold">
          {loosened.words}
        </p>
      ) : (
        <p>{`No guide ${isPart ? 'in this list ' : ''}says “${text.trim()}”. Sites for:`}</p>
      )}
      <ul className="row-sideways -mx-3 mt-2 flex items-center gap-2 px-3 *:shrink-0 md:mx-0 md:mt-3 md:flex-wrap md:px-0">
        {names.map((name) => (
          <FactChip
            key={name}
            label={filterLabel(name, filters, facets)}
            onRemove={() => go({ [name]: undefined })}
          />
        ))}
        {isSpan && (
          <FactChip
            label={minDepth === maxDepth ? `At ${minDepth} m` : `${minDepth}–${maxDepth} m`}
            onRemove={() => go({ minDepth: undefined, maxDepth: undefined })}
          />
        )}
        {near && place && (
          <>
            <FactChip
              label={within ? `Within ${within} km of ${place.name}` : `Near ${place.name}`}
              onRemove={() => go({ near: undefined, within: undefined })}
            />
            <li>
              <ReachButtons
                place={place.name}
                within={within}
                onReach={(reach) => go({ within: reach })}
              />
            </li>
          </>
        )}
      </ul>
    </section>
  );
}

function Offers({ words: { offers }, onChange }: OfferProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label="Other ways to read the search" className="mt-4">
      <ul className="flex flex-wrap items-center gap-2">
        {offers.map(({ filters, words: label, count }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onChange(replaceTextWithFacts(filters))}
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
