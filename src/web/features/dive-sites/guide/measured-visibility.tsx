import type { SiteRegion } from '../../../../contract/regions.ts';
import { monthNames } from '../../../../domain/dates/months.ts';

/** Visibility of a full bar, in metres; more is rare in the surveys. */
const fullMetres = 30;
const fullRem = 4;
const minRem = 0.15;

/** The height of a bar for a visibility in metres, in rem. */
export const barHeight = (metres: number): number =>
  Math.round(Math.min(1, Math.max(0, metres / fullMetres)) * (fullRem - minRem) * 100) / 100 +
  minRem;

/** A bar for each measured month; screen readers read its median and number of surveys. */
export function MeasuredVisibility(props: {
  region: string;
  months: SiteRegion['visibilityByMonth'];
}) {
  const { region, months } = props;
  if (months.length === 0) return null;
  return (
    <div className="no-print">
      <table className="w-full table-fixed text-center text-sm tabular-nums">
        <caption className="legend mb-2 text-left">
          {`Measured visibility in the region (${region}): median in metres, and in how many surveys`}
        </caption>
        <tbody>
          <tr>
            {monthNames.map((name, index) => {
              const measured = months.find(({ month }) => month === index + 1);
              return (
                <td key={name} className="border-b-2 border-ink px-px align-bottom">
                  {measured ? (
                    <>
                      <span aria-hidden>{measured.median}</span>
                      <span className="sr-only">
                        {`median ${measured.median} m in ${name}, ${measured.surveys} surveys`}
                      </span>
                      <span
                        aria-hidden
                        className="block bg-shallow"
                        style={{ height: `${barHeight(measured.median)}rem` }}
                      />
                    </>
                  ) : (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">{`not measured in ${name}`}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
          <tr aria-hidden>
            {monthNames.map((name, index) => (
              <td key={name} className="pt-1 leading-tight">
                {name.charAt(0)}
                <span className="block text-[0.7rem] text-muted">
                  {months.find(({ month }) => month === index + 1)?.surveys}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mt-1 legend">Reef Life Survey, 2006 to 2019, CC BY.</p>
    </div>
  );
}
