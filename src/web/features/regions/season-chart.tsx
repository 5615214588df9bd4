import type { Region } from '../../../contract/regions.ts';
import { monthNames, seasonOfMonth } from '../../../domain/dates/months.ts';

type ChartedRegion = Pick<Region, 'name' | 'seaTemperature' | 'visibilityByMonth'>;

const chartMonths = ({ seaTemperature, visibilityByMonth }: ChartedRegion) =>
  monthNames.map((name, index) => ({
    name,
    degrees: seaTemperature?.[seasonOfMonth(index + 1)],
    measured: visibilityByMonth.find(({ month }) => month === index + 1),
  }));

type Month = ReturnType<typeof chartMonths>[number];

/** The scale of every region in °C: from Tasmania's coldest sea to the warmest of the tropics. */
const sea = { from: 8, to: 32 };

const share = (value: number, from: number, to: number) =>
  `${Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100))}%`;

function Temperature({ degrees }: Pick<Month, 'degrees'>) {
  return (
    <span className="flex h-20 flex-col justify-end text-center">
      {degrees === undefined ? (
        '–'
      ) : (
        <>
          {degrees}
          <span
            className="block bg-shallow [print-color-adjust:exact]"
            style={{ height: share(degrees, sea.from, sea.to) }}
          />
        </>
      )}
    </span>
  );
}

/** A bar from the lower to the upper quartile, with a line at the median. */
function Visibility({ measured, clearest }: Pick<Month, 'measured'> & { clearest: number }) {
  if (!measured) return <span className="grid h-36 place-items-end justify-center">–</span>;
  const { low, median, high } = measured;
  return (
    <span className="relative block h-36 border-x border-line/60">
      <span
        className="absolute inset-x-1 min-h-1 bg-reef [print-color-adjust:exact]"
        style={{ bottom: share(low, 0, clearest), height: share(high - low, 0, clearest) }}
      />
      <span
        className="absolute inset-x-0 h-1 translate-y-1/2 bg-coral [print-color-adjust:exact]"
        style={{ bottom: share(median, 0, clearest) }}
      />
      <span
        className="absolute inset-x-0 mb-1 text-center font-semibold"
        style={{ bottom: share(high, 0, clearest) }}
      >
        {Math.round(median)}
      </span>
    </span>
  );
}

const row = 'grid grid-cols-12 gap-px text-xs tabular-nums sm:gap-1 sm:text-sm';

function Drawing({ region, months }: { region: ChartedRegion; months: Month[] }) {
  const highest = region.visibilityByMonth.map(({ high }) => Math.ceil(high / 10) * 10);
  const clearest = Math.max(20, ...highest);
  return (
    <div aria-hidden>
      <p className="mb-1 legend">Sea, °C</p>
      <div className={`${row} border-b-2 border-ink`}>
        {months.map(({ name, degrees }) => (
          <Temperature key={name} degrees={degrees} />
        ))}
      </div>
      <div className={`${row} py-1 text-center font-semibold`}>
        {months.map(({ name }) => (
          <span key={name}>
            {name.charAt(0)}
            <span className="hidden sm:inline">{name.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      {region.visibilityByMonth.length > 0 && (
        <>
          <p className="mt-3 mb-1 legend">
            {`Measured visibility, 0 to ${clearest} metres: the middle half of the surveys, and the median`}
          </p>
          <div className={`${row} border-b-2 border-ink pt-7`}>
            {months.map(({ name, measured }) => (
              <Visibility key={name} measured={measured} clearest={clearest} />
            ))}
          </div>
          <div className={`${row} py-1 text-center text-muted`}>
            {months.map(({ name, measured }) => (
              <span key={name}>{measured?.surveys ?? ''}</span>
            ))}
          </div>
          <p className="legend">Surveys in each month</p>
        </>
      )}
    </div>
  );
}

function ChartTable({ name, months }: { name: string; months: Month[] }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{`${name} by month`}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3">
            Month
          </th>
          <th scope="col" className="pr-3">
            Sea
          </th>
          <th scope="col" className="pr-3">
            Visibility
          </th>
          <th scope="col">Surveys</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ name: month, degrees, measured }) => (
          <tr key={month} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {month}
            </th>
            <td className="pr-3">{degrees === undefined ? 'not known' : `${degrees} °C`}</td>
            <td className="pr-3">
              {measured
                ? `median ${measured.median} m (${measured.low} to ${measured.high} m)`
                : 'not measured'}
            </td>
            <td>{measured?.surveys ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SeasonChart({ region }: { region: ChartedRegion }) {
  const months = chartMonths(region);
  const hasVisibility = region.visibilityByMonth.length > 0;
  if (!region.seaTemperature && !hasVisibility) return null;
  return (
    <figure>
      <Drawing region={region} months={months} />
      <figcaption className="mt-3 legend">
        {region.seaTemperature && 'Temperatures are typical of each season. '}
        {hasVisibility
          ? 'Visibility as Reef Life Survey divers wrote it down, 2006 to 2019 (CC BY): a few surveys tell little, and a month without a bar was not surveyed five times.'
          : 'Nobody has measured the visibility here often enough to draw it.'}
      </figcaption>
      <details className="mt-3 border-2 border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
          The year as a table
        </summary>
        <div className="overflow-x-auto px-4 pb-3">
          <ChartTable name={region.name} months={months} />
        </div>
      </details>
    </figure>
  );
}
