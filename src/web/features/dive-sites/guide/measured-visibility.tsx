import type { SiteRegion } from '../../../../contract/regions.ts';
import { monthNames } from '../../../../domain/dates/months.ts';

export function MeasuredVisibility(props: {
  region: string;
  months: SiteRegion['visibilityByMonth'];
}) {
  const { region, months } = props;
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="measured-visibility" className="no-print">
      <h3 id="measured-visibility" className="mb-2 legend">
        {`Measured visibility in the region (${region})`}
      </h3>
      <ul className="grid grid-cols-2 gap-x-6 text-sm tabular-nums">
        {months.map(({ month, median, surveys }) => (
          <li key={month} className="border-t border-line py-1">
            {`median ${median} m in ${monthNames[month - 1]}, ${surveys} surveys`}
          </li>
        ))}
      </ul>
      <p className="mt-1 legend">Reef Life Survey, 2006 to 2019, CC BY.</p>
    </section>
  );
}
