import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { accessLabels, cardLengths } from '../../../../domain/dive-sites/terms.ts';
import { coastWater } from '../../../../domain/geo/coast-waters.ts';
import { nonBreaking } from '../../../../domain/text/format.ts';
import { truncate } from '../../../../domain/text/text.ts';
import { track } from '../../../app/analytics.ts';
import { Link } from '../../../app/link.tsx';
import { DepthBar } from '../../../ui/depth/depth-bar.tsx';
import { SaveSite } from '../../../ui/save-slot.tsx';
import { SiteBadges } from '../parts/badges.tsx';
import type { CardSite } from '../parts/shown-fields.ts';
import { SitePhoto } from '../parts/site-photo.tsx';
import { SiteVideo } from '../parts/site-video.tsx';

/** The part of a card that is folded on a phone, so that two cards fit on the screen. */
function CardRest({ site, isShown }: { site: CardSite; isShown: boolean }) {
  return (
    <div
      id={`rest-${site.id}`}
      className={`flex grow flex-col gap-3 noscript:flex! ${isShown ? '' : 'max-sm:hidden'}`}
    >
      <p>{truncate(site.description, cardLengths.description)}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        <dt className="text-muted">Water</dt>
        <dd>{site.waterTemp}</dd>
        <dt className="text-muted">Visibility</dt>
        <dd>{site.visibility ?? 'Variable'}</dd>
        {site.bestTime && !isShut(site.status) && (
          <>
            <dt className="text-muted">Best time</dt>
            <dd>{site.bestTime}</dd>
          </>
        )}
        {site.marineLife && (
          <>
            <dt className="text-muted">Marine life</dt>
            <dd>{truncate(site.marineLife, cardLengths.marineLife)}</dd>
          </>
        )}
      </dl>
      {site.hazards && (
        <p className="mt-auto border-l-4 border-ochre pl-3 text-sm">
          <strong>Safety Notes</strong> {truncate(site.hazards, cardLengths.hazards)}
        </p>
      )}
      <SiteVideo site={site} />
    </div>
  );
}

function CardHead({ site, distance }: { site: CardSite; distance: string | undefined }) {
  return (
    <div>
      <h3 className="text-step-1">
        <Link
          to="/dive-sites/{-$id}"
          params={{ id: String(site.id) }}
          onClick={() => track('click_dive_site_card', { label: site.name })}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {nonBreaking(site.name)}
        </Link>
      </h3>
      <p className="legend mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{site.region}</span>
        {distance ? (
          <strong className="text-ink tabular-nums">{distance}</strong>
        ) : (
          <span>{`No. ${site.id}`}</span>
        )}
      </p>
    </div>
  );
}

export function SiteCard(props: {
  site: CardSite;
  lifted: boolean;
  onPoint: (id: number | undefined) => void;
  distance?: string | undefined;
  /** Whether the card is the first of the list, so that its picture loads with priority. */
  isFirst?: boolean;
}) {
  const { site, lifted, onPoint, distance, isFirst = false } = props;
  const shut = isShut(site.status);
  const [isOpen, setOpen] = useState(false);
  return (
    <article
      id={`site-${site.id}`}
      data-water={coastWater(site)}
      onPointerEnter={() => onPoint(site.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(site.id)}
      onBlur={() => onPoint(undefined)}
      className={`group relative flex flex-col border-2 bg-sand ${lifted ? 'border-coral' : shut ? 'border-dashed border-ink' : 'border-transparent'}`}
    >
      <SitePhoto
        site={site}
        sizes="(min-width: 1280px) 380px, (min-width: 640px) 50vw, 100vw"
        priority={isFirst}
        className="max-sm:aspect-2/1"
      />
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <SiteBadges site={site}>
          {site.access && <span className="text-sm">{accessLabels[site.access]}</span>}
        </SiteBadges>
        <CardHead site={site} distance={distance} />
        <div>
          <p className="sounding mb-1 text-step-2 leading-none">{site.depthRange}</p>
          <DepthBar depthRange={site.depthRange} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`rest-${site.id}`}
          onClick={() => setOpen(!isOpen)}
          className="relative z-1 -my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold hover:underline noscript:hidden sm:hidden"
        >
          {isOpen ? 'Less' : 'More'}
          <span className="sr-only">{` about ${site.name}`}</span>
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <CardRest site={site} isShown={isOpen} />
      </div>
      <div className="absolute top-3 right-3">
        <SaveSite site={site} />
      </div>
    </article>
  );
}
