import type { Statistics } from '../../../../contract/page-reads/statistics.ts';
import { shortDate } from '../../../../domain/dates/short-dates.ts';

const dayMs = 86_400_000;
/** Maximum number of daily bars; longer ranges are shown by month. */
const maxBars = 92;

interface Bar {
  /** Day as YYYY-MM-DD, or month as YYYY-MM. */
  name: string;
  label: string;
  times: number;
}

const months = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric' });

const dayOrMonth = (name: string) =>
  name.length === 7 ? months.format(new Date(`${name}-15`)) : shortDate(name, 'UTC');

/** A bar for each day, with or without reads, or for each month of a long range. */
function toBars({ days, from, to }: Pick<Statistics, 'days' | 'from' | 'to'>): Bar[] {
  const counts = new Map(days.map(({ day, times }) => [day, times]));
  const bars = new Map<string, number>();
  const first = Date.parse(from);
  const total = (Date.parse(to) - first) / dayMs + 1;
  for (let index = 0; index < total; index += 1) {
    const day = new Date(first + index * dayMs).toISOString().slice(0, 10);
    const name = total > maxBars ? day.slice(0, 7) : day;
    bars.set(name, (bars.get(name) ?? 0) + (counts.get(day) ?? 0));
  }
  return [...bars].map(([name, times]) => ({ name, label: dayOrMonth(name), times }));
}

/** Pages read by day or month, as bars that screen readers skip, and as a table. */
export function ReadsChart(props: Pick<Statistics, 'days' | 'from' | 'to'>) {
  const bars = toBars(props);
  const highest = Math.max(0, ...bars.map(({ times }) => times));
  const most = Math.max(1, highest);
  return (
    <figure>
      <div aria-hidden className="flex h-40 items-end gap-px border-b border-ink">
        {bars.map(({ name, label, times }) => (
          <span
            key={name}
            title={`${label}: ${times}`}
            style={{ height: `${(100 * times) / most}%` }}
            className="min-h-px min-w-0 flex-1 bg-reef"
          />
        ))}
      </div>
      <figcaption className="mt-1 flex justify-between font-text text-sm font-normal text-muted not-italic tabular-nums">
        <span>{bars[0]?.label}</span>
        <span>{`most: ${highest.toLocaleString('en-AU')}`}</span>
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
      <details className="mt-2 text-sm">
        <summary className="inline-block min-h-6 cursor-pointer underline underline-offset-4">
          As a table
        </summary>
        <table className="mt-2 text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="pr-8">
                {bars[0]?.name.length === 7 ? 'Month' : 'Day'}
              </th>
              <th scope="col">Pages read</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ name, label, times }) => (
              <tr key={name}>
                <td className="pr-8">{label}</td>
                <td className="text-right">{times}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
