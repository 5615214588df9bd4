import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteRegion } from '../../../../contract/regions.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { Link } from '../../../app/link.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { MonthStrip } from '../../../ui/month-strip.tsx';
import { MeasuredVisibility } from './measured-visibility.tsx';
import { MonthTemps } from './month-temps.tsx';
import { SeasonTemps } from './season-temps.tsx';

/** The caption of the temperatures, with the region's name if the site itself has no measurement. */
function temperatureCaption(site: DiveSite, key: 'waterTempBySeason' | 'waterTempByMonth') {
  const quantity = site.type === 'freshwater' ? 'Water temperature' : 'Sea surface temperature';
  return site.provenance?.[key]?.confidence === 'measured'
    ? `${quantity}, measured here`
    : `${quantity}, typical for ${site.region}`;
}

/** The months of a site: the best ones, temperature and visibility. */
export function SiteYear({ site, region }: { site: DiveSite; region: SiteRegion }) {
  const { waterTempByMonth: byMonth, waterTempBySeason: bySeason } = site;
  const months = region.visibilityByMonth;
  const best = isShut(site.status) ? null : site.bestMonths;
  const kinds = [
    best && 'best months',
    (byMonth || bySeason) && 'temperature',
    months.length > 0 && 'measured visibility',
  ].filter(Boolean);
  if (kinds.length === 0) return null;
  return (
    <div>
      <Fold label={`The year here: ${kinds.join(', ')}`}>
        <div className="flex flex-col gap-5 max-md:pt-3 print:gap-2.5">
          {best && <MonthStrip label="Best months" months={best} note={site.bestMonthsReason} />}
          {byMonth ? (
            <MonthTemps caption={temperatureCaption(site, 'waterTempByMonth')} temps={byMonth} />
          ) : (
            bySeason && (
              <SeasonTemps
                caption={temperatureCaption(site, 'waterTempBySeason')}
                temps={bySeason}
              />
            )
          )}
          <MeasuredVisibility region={site.region} months={months} />
        </div>
      </Fold>
      {(byMonth || bySeason) && region.slug && (
        <Link
          to="/what-to-wear"
          search={{ region: region.slug }}
          className="no-print inline-flex min-h-11 items-center font-semibold text-reef underline"
        >
          What to wear here this month
        </Link>
      )}
    </div>
  );
}
