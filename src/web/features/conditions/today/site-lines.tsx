import type { OutlookSite } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { windowTurnText } from '../../../../domain/conditions/tides/window-text.ts';
import { Link } from '../../../app/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SiteFacts } from '../../../ui/site-facts.tsx';
import { outcomeBars, windowText } from '../labels.ts';

const beginText = (windows: OutlookSite['windows']) =>
  `Begin ${windows.map(windowText).join(', ')}`;

/** The reasons of a site's outcome, those of the tide first. */
function whyText(tide: OutlookSite['tide'], reasons: readonly string[]): string {
  const turns = tide.map(windowTurnText).join('; ');
  return [turns && `Tide: ${turns}.`, ...reasons].filter(Boolean).join(' ');
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
  return <p className="mt-1 max-w-[66ch] tabular-nums">{whyText(site.tide, site.reasons)}</p>;
}

/** A site's line while wind and swell are unknown: times by the other conditions, and reasons. */
export function CompactLine({ site }: { site: OutlookSite }) {
  const { withoutSea, skillLevel, depthRange, tide } = site;
  const isTimed =
    withoutSea && withoutSea.windows.length > 0 && (tide.length > 0 || !withoutSea.isAllDay);
  const why = whyText(tide, withoutSea?.reasons ?? site.reasons);
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
