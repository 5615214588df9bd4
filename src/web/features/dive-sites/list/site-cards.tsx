import { memo } from 'react';
import { buttonStyles } from '../../../ui/button.tsx';
import type { CardSite } from '../parts/shown-fields.ts';
import { SiteCard } from './site-card.tsx';

interface CardsProps {
  sites: CardSite[];
  lifted: number | undefined;
  onPoint: (id: number | undefined) => void;
  onClear: () => void;
  formatDistance: ((site: CardSite) => string | undefined) | undefined;
}

export function SiteCards({ sites, lifted, onPoint, onClear, formatDistance }: CardsProps) {
  if (sites.length === 0) {
    return (
      <div className="bg-sand p-8">
        <h3 className="text-step-2">No dive sites found</h3>
        <p className="mt-3 mb-5">
          Try adjusting your search terms or filters to find more dive sites.
        </p>
        <button type="button" onClick={onClear} className={buttonStyles.action}>
          Show All Dive Sites
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {sites.map((site, index) => (
        <Card
          key={site.id}
          site={site}
          lifted={lifted === site.id}
          onPoint={onPoint}
          distance={formatDistance?.(site)}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}

/** The card is memoised, because most cards stay the same while someone types. */
const Card = memo(SiteCard);
