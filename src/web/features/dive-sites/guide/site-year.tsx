import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteRegion } from '../../../../contract/regions.ts';
import { monthNames } from '../../../../domain/dates/months.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { Link } from '../../../app/link.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { MonthStrip } from '../../../ui/month-strip.tsx';
import { MeasuredVisibility } from './measured-visibility.tsx';
import { SeasonTemps } from './season-temps.tsx';

/** The caption of the temperatures, with the region's name if the site itself has no measurement. */
function temperatureCaption(site: DiveSite, key: 'waterTempBySeason' | 'waterTempByMonth') {
  const quantity = site.type === 'freshwater' ? 'Water temperature' : 'Sea surface temperature';
  return site.provenance?.[key]?.confidence === 'measured'
    ? `${quantity}, measured here`
    : `${quantity}, typical for ${site.region}`;
}

function MonthTemps(props: { caption: string; temps: (number | null)[] }) {
  return (
    <table className="w-full table-fixed text-center text-sm tabular-nums">
      <caption className="legend mb-2 text-left">{`${props.caption}, °C`}</caption>
      <thead>
        <tr>
          {monthNames.map((name) => (
            <th key={name} scope="col" className="pb-1 font-semibold">
              <span aria-hidden>{name.charAt(0)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {monthNames.map((name, index) => (
            <td key={name} className="border-t-2 border-ink pt-1">
              {props.temps[index] ?? '–'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
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
