import type { OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { windowTurnText } from '../../../../domain/conditions/tides/window-text.ts';
import { clockTime } from '../../../../domain/dates/site-time.ts';
import { Link } from '../../../app/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SiteFacts } from '../../../ui/site-facts.tsx';
import { outcomeBars } from '../labels.ts';

function beginText(windows: OutlookSite['windows']): string {
  const spans = windows.map(({ from, to }) =>
    from === to ? clockTime(from) : `${clockTime(from)} to ${clockTime(to)}`,
  );
  return `Begin ${spans.join(', ')}`;
}

function tideText(tide: OutlookSite['tide']): string {
  const turns = tide.map(windowTurnText);
  return turns.length > 0 ? `Tide: ${turns.join('; ')}.` : '';
}

function FactsLine({ site }: { site: OutlookSite }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      <SiteFacts site={site} />
      {site.distanceKm ? ` · ${site.distanceKm} km` : ''}
    </p>
  );
}

function SiteLink({ site, className }: { site: OutlookSite; className: string }) {
  return (
    <Link
      to={paths.diveSite(site.id)}
      className={`inline-flex min-h-11 items-center font-semibold text-reef underline ${className}`}
    >
      {site.name}
    </Link>
  );
}

function Why({ site }: { site: OutlookSite }) {
  return (
    <p className="mt-1 max-w-[66ch] tabular-nums">
      {[tideText(site.tide), ...site.reasons].filter(Boolean).join(' ')}
    </p>
  );
}

/** A site without known wind and swell: times by its other conditions, and reasons against it. */
export function CompactLine({ site }: { site: OutlookSite }) {
  const { withoutSea, skillLevel, depthRange, tide } = site;
  const isTimed =
    withoutSea && withoutSea.windows.length > 0 && (tide.length > 0 || !withoutSea.isAllDay);
  const reasons = withoutSea?.reasons ?? site.reasons;
  const why = [tideText(tide), ...reasons].filter(Boolean).join(' ');
  return (
    <li className={`border-l-6 pl-4 ${outcomeBars[site.outcome]}`}>
      <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <SiteLink site={site} className="" />
        {isTimed && <span className="font-semibold">{beginText(withoutSea.windows)}</span>}
        <span className="text-sm text-muted">
          {[skillLevel, depthRange].filter(Boolean).join(' · ')}
        </span>
      </p>
      {why && <p className="max-w-[66ch] pb-1 text-sm text-muted tabular-nums">{why}</p>}
    </li>
  );
}

export function SiteLine({ site }: { site: OutlookSite }) {
  return (
    <li className={`border-l-6 py-1 pl-4 ${outcomeBars[site.outcome]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <SiteLink site={site} className="text-step-1" />
        {site.windows.length > 0 && (
          <p className="font-semibold tabular-nums">{beginText(site.windows)}</p>
        )}
      </div>
      <FactsLine site={site} />
      <Why site={site} />
      {site.changes.length > 0 && (
        <p className="max-w-[66ch] text-sm text-muted tabular-nums">
          {`What would change it: ${site.changes.join(' ')}`}
        </p>
      )}
    </li>
  );
}

/** One of the three best sites, with its picture. */
export function BestSite({ site }: { site: OutlookSite }) {
  return (
    <li className={`border-l-6 pl-4 ${outcomeBars[site.outcome]}`}>
      <div className="flex flex-wrap items-start gap-x-4">
        {site.imageUrl && (
          <div className="mt-2 w-24 shrink-0 sm:w-28">
            <Picture
              src={site.imageUrl}
              alt=""
              sizes="112px"
              className="aspect-3/2 w-full object-cover"
              unavailable={null}
            />
          </div>
        )}
        <div className="min-w-[min(10rem,100%)] grow basis-0">
          <SiteLink site={site} className="text-step-1" />
          <p className="font-semibold tabular-nums">
            {`${site.words}. ${site.windows.length > 0 ? beginText(site.windows) : ''}`}
          </p>
          <FactsLine site={site} />
        </div>
      </div>
      <Why site={site} />
    </li>
  );
}
