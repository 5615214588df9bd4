import type { SiteLight, SiteTides } from '../../../../contract/conditions/conditions.ts';
import { stationText } from '../../../../domain/conditions/tides/station-text.ts';
import { timeOfWindow } from '../../../../domain/conditions/tides/window-text.ts';
import { clockTime } from '../../../../domain/dates/site-time.ts';

export function DayTable(props: { date: string; tides: SiteTides; light: SiteLight }) {
  const { date, tides, light } = props;
  const day = light.days.find((one) => one.day === date);
  const turns = tides.extremes.filter(({ time }) => time.startsWith(date));
  const windows = tides.windows.filter((window) => timeOfWindow(window).startsWith(date));
  const rows = [
    day && ['First light, sunrise', `${clockTime(day.firstLight)}, ${clockTime(day.sunrise)}`],
    day && ['Sunset, last light', `${clockTime(day.sunset)}, ${clockTime(day.lastLight)}`],
    day && ['Moon', `${day.moon.name}, ${day.moon.litPercent} % lit`],
    ...turns.map(({ kind, time, height }) => [
      kind === 'high' ? 'High water' : 'Low water',
      `${clockTime(time)}, ${height.toFixed(1)} m`,
    ]),
    ...windows.map(({ from, to }) => ['Tide window', `${clockTime(from)} to ${clockTime(to)}`]),
  ].filter((row): row is string[] => Array.isArray(row));
  return (
    <section>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="mb-1 text-left font-display text-step-1 font-bold print:text-base">
          Light and tide
        </caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={`${name} ${value}`} className="border-t border-line">
              <th scope="row" className="py-0.5 pr-4 font-normal text-muted">
                {name}
              </th>
              <td className="py-0.5 font-semibold">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {tides.station
          ? stationText(tides.station.name, {
              ...tides,
              note: tides.slackNote ?? tides.windowNote,
            })
          : tides.reason}
      </p>
    </section>
  );
}
