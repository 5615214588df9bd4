import type { ReactNode } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SitePhotograph } from '../../../../contract/report-photographs.ts';
import { isShut, statusLabels } from '../../../../domain/dive-sites/facts.ts';
import { plateCaption } from '../../../../domain/dive-sites/look.ts';
import { accessLabels, typeLabels } from '../../../../domain/dive-sites/terms.ts';
import { distanceText } from '../../../../domain/geo/near.ts';
import { isPlate } from '../../../../domain/pictures/pictures.ts';
import { nonBreaking } from '../../../../domain/text/format.ts';
import { ReportLink } from '../../../app/reports/report-link.tsx';
import { useDevicePosition } from '../near/device-position.ts';
import { SitePhoto } from '../parts/site-photo.tsx';
import { GuideActions } from './guide-actions.tsx';
import { SitePhotographs } from './lazy-dives.ts';

/** Parts of other features, passed in by a route. */
export interface OpeningSlots {
  /** A link to the conditions, with the next tide. */
  today: ReactNode;
  /** Buttons beside Directions and Emergency. */
  actions: ReactNode;
  /** Shown below the buttons. */
  moreActions: ReactNode;
}

function Reading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-full">
      <dt className="legend">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Readings({ site, today }: { site: DiveSite; today: ReactNode }) {
  const origin = useDevicePosition();
  const distance = origin && distanceText(origin, site);
  return (
    <dl
      aria-label="At a glance"
      className="flex flex-wrap gap-x-6 gap-y-1.5 border-y-2 border-ink py-2 tabular-nums"
    >
      <Reading name="Depth">
        <span className="sounding text-step-1 leading-none">{nonBreaking(site.depthRange)}</span>
      </Reading>
      <Reading name="Level">{site.skillLevel}</Reading>
      {site.access && <Reading name="Access">{accessLabels[site.access]}</Reading>}
      <Reading name="Today">
        {isShut(site.status) ? statusLabels[site.status ?? 'closed'] : today}
      </Reading>
      {distance && <Reading name="From you">{distance}</Reading>}
    </dl>
  );
}

function Plate({ site, section }: { site: DiveSite; section: string | null }) {
  return (
    <figure
      // Drawn sections are shown whole; other pictures fill the width.
      className={`md:[&_img]:aspect-auto md:[&_img]:h-[min(50vw,58svh)] md:[&_img]:object-[50%_75%] ${site.imageUrl ? '' : 'md:[&_img]:object-contain'}`}
    >
      <SitePhoto site={site} words={section} sizes="(min-width: 76rem) 1184px, 100vw" priority />
      {site.imageUrl && isPlate(site.imageUrl) && (
        <figcaption className="legend px-5 pt-1.5 md:px-0">{plateCaption(site)}</figcaption>
      )}
    </figure>
  );
}

function ReportLinks({ site: { id, name } }: { site: DiveSite }) {
  const about = { resource: 'dive-sites', record: id, about: name } as const;
  return (
    <p className="no-print flex flex-wrap gap-x-5">
      <ReportLink {...about} kind="dive" />
      <ReportLink {...about} kind="closure" />
    </p>
  );
}

/** The club, shop or person that vouches for the guide, by the owner's choice. */
function Steward({ site: { stewardName, stewardUrl } }: { site: DiveSite }) {
  if (!stewardName) return null;
  return (
    <p className="mt-1">
      {'Looked after by '}
      {stewardUrl ? (
        <a
          href={stewardUrl}
          {...(stewardUrl.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          className="font-semibold text-reef underline wrap-anywhere"
        >
          {stewardName}
        </a>
      ) : (
        <span className="font-semibold wrap-anywhere">{stewardName}</span>
      )}
    </p>
  );
}

/** The first screen of a guide: its picture, its name and the main facts for choosing a dive. */
export function GuideOpening(
  props: OpeningSlots & {
    site: DiveSite;
    section: string | null;
    photographs: readonly SitePhotograph[];
  },
) {
  const { site, section, photographs, today, actions, moreActions } = props;
  return (
    <header className="no-print mx-auto flex max-w-6xl flex-col-reverse md:px-5 md:pt-5">
      {photographs.length > 0 && <SitePhotographs photographs={photographs} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 px-5 pt-3 md:grid-cols-[3fr_2fr] md:px-0 md:pt-4">
        <div>
          <h1 tabIndex={-1} className="text-step-3 wrap-anywhere md:text-step-5 lg:text-[3.2rem]">
            {nonBreaking(site.name)}
          </h1>
          <p className="mt-1 text-muted md:mt-2 md:text-step-1">
            {[site.region, site.type && typeLabels[site.type]].filter(Boolean).join(' · ')}
          </p>
          <Steward site={site} />
        </div>
        <div className="flex flex-col gap-3">
          <Readings site={site} today={today} />
          <GuideActions site={site}>{actions}</GuideActions>
          {moreActions}
          <ReportLinks site={site} />
        </div>
      </div>
      <Plate site={site} section={section} />
    </header>
  );
}
