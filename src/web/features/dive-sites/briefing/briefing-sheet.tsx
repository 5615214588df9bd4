import words from '../../../../../content/briefing.json';
import emergency from '../../../../../content/emergency.json';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import type { NearestChamber } from '../../../../contract/regions.ts';
import { longDate } from '../../../../domain/dates/dates.ts';
import { degreesMinutes, unknownPositionError } from '../../../../domain/geo/position-text.ts';
import { parsePosition } from '../../../../domain/geo/positions.ts';
import { hazardsOnDay } from '../../../../domain/hazards/hazard-text.ts';
import { site as brand } from '../../../app/site.ts';
import { PointList } from '../../../ui/point-list.tsx';
import { SiteNotice } from '../../../ui/site-notice.tsx';
import { FactSection } from '../parts/guide-facts.tsx';
import { SiteSection } from '../parts/site-section.tsx';
import { DayTable } from './day-table.tsx';
import type { Briefing } from './load.ts';

const heading = 'mb-1 text-step-1 print:text-base';

function Signals() {
  const { title, note, rows } = words.signals;
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <p className="text-sm text-muted">{note}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {rows.map(({ sign, how }) => (
          <div key={sign} className="contents">
            <dt className="font-semibold">{sign}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <li className="flex items-end gap-2 pt-1.5 text-sm">
      {label}
      <span aria-hidden className="grow border-b border-ink" />
    </li>
  );
}

function EmergencyCard(props: { site: DiveSite; chamber: NearestChamber }) {
  const { site, chamber } = props;
  const { title, say, oxygen, log } = words.emergency;
  const position = parsePosition(site);
  return (
    <section className="border-2 border-advanced p-4 print:p-2">
      <h2 className={`${heading} text-advanced`}>{title}</h2>
      <p className="text-sm">
        {emergency.calls.slice(0, 2).map(({ label, number }) => (
          <span key={number} className="block">
            <strong className="text-step-1 tabular-nums">{number}</strong> {label}
          </span>
        ))}
      </p>
      <p className="mt-1 text-sm">{say}</p>
      {position && (
        <p className="text-step-1 font-semibold tabular-nums">{degreesMinutes(position)}</p>
      )}
      <p className="text-sm">
        {`${site.name}, ${site.region}`}
        {site.positionErrorKm === null
          ? `. ${unknownPositionError}: say so.`
          : `. This position may be out by ${site.positionErrorKm} km: say so.`}
      </p>
      <p className="mt-1 text-sm">{oxygen}</p>
      <p className="text-sm">{`Nearest chamber in a straight line: ${chamber.name}. DES finds the one that is ready.`}</p>
      <ul>
        {log.map((label) => (
          <Blank key={label} label={label} />
        ))}
      </ul>
    </section>
  );
}

function Divers() {
  const { title, columns, rows } = words.divers;
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`border border-line px-2 py-1 ${index === 0 ? 'w-2/5' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are empty
            <tr key={row}>
              {columns.map((column) => (
                <td key={column} className="h-8 border border-line print:h-5" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The briefing for dive leaders, on one A4 page with space for notes. */
export function BriefingSheet({ site, date, tides, light, chamber, section }: Briefing) {
  return (
    <article className="print:[zoom:0.66]">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-1">
        <h1 tabIndex={-1} className="text-step-3">
          {site.name}
        </h1>
        <p>{longDate(date, 'UTC')}</p>
        <p className="text-sm text-muted">{`${words.title} · ${brand.name} ${paths.diveSite(site.id)}`}</p>
      </header>
      <SiteNotice site={site} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 print:grid-cols-2 print:gap-y-2">
        <div className="flex flex-col gap-5 print:gap-2">
          <SiteSection site={site} words={section} />
          <p>
            <strong>{site.depthRange}</strong>
            {` · ${site.skillLevel} · ${site.waterTemp}`}
          </p>
          {site.points && <PointList points={site.points} />}
          <DayTable date={date} tides={tides} light={light} />
          {site.hazards && (
            <section className="border-l-6 border-ochre pl-3">
              <h2 className={heading}>Safety Notes</h2>
              <p className="text-sm">{site.hazards}</p>
              <p className="mt-1 text-sm font-semibold">{hazardsOnDay(site.hazardList, date)}</p>
            </section>
          )}
          <FactSection site={site} list="entry" title="Getting in" />
        </div>
        <div className="flex flex-col gap-5 print:gap-2">
          <EmergencyCard site={site} chamber={chamber} />
          <FactSection site={site} list="law" title="Rules" />
          <Signals />
          <section>
            <h2 className={heading}>{words.plan.title}</h2>
            <ul>
              {words.plan.lines.map((line) => (
                <Blank key={line} label={line} />
              ))}
            </ul>
          </section>
        </div>
        <div className="md:col-span-2 print:col-span-2">
          <Divers />
        </div>
      </div>
      <p className="mt-4 text-sm text-muted print:mt-2">{words.foot}</p>
    </article>
  );
}
