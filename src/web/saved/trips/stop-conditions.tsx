import { clockOf } from '../../../domain/site-time.ts';
import type { CatalogueSite } from '../catalogue.ts';
import type { DayConditions } from './conditions.ts';
import { useConditions } from './use-conditions.ts';

const kindWords = { high: 'High', low: 'Low' } as const;

function Tide({ turns, windows, tides }: DayConditions) {
  if (!tides.station) return <p>{tides.reason}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {turns.map(({ time, kind, height }) => (
          <span key={time} className="whitespace-nowrap">
            {`${kindWords[kind]} `}
            <strong>{clockOf(time)}</strong>
            {` ${height.toFixed(1)} m`}
          </span>
        ))}
      </p>
      {windows.map(({ from, to, turn, isDark }) => (
        <p key={from} className="border-l-4 border-coral pl-2">
          {'Tide window '}
          <strong>{`${clockOf(from)} to ${clockOf(to)}`}</strong>
          {`, ${turn.kind} water ${clockOf(turn.time)}${isDark ? ', in the dark' : ''}`}
        </p>
      ))}
      {tides.slackNote && <p className="border-l-4 border-coral pl-2">{tides.slackNote}</p>}
      <p className="text-muted">
        {`Tide at ${tides.station.name}, ${Math.round(tides.distanceKm ?? 0)} km away. ${tides.windowNote ?? ''}`}
      </p>
    </>
  );
}

/** Tide and light of a site on its day of the trip. */
export function StopConditions(props: { site: CatalogueSite; day: string }) {
  const conditions = useConditions(props.site, props.day);
  if (conditions === undefined) return <p className="text-sm text-muted">Computing the tide …</p>;
  if (!conditions) {
    return (
      <p className="text-sm text-muted">
        Tide and light could not be computed. Reload the page with a connection.
      </p>
    );
  }
  const { light } = conditions;
  return (
    <div className="flex flex-col gap-1 text-sm tabular-nums">
      <p>
        {'Light '}
        <strong>{`${clockOf(light.firstLight)} to ${clockOf(light.lastLight)}`}</strong>
        {`, sun ${clockOf(light.sunrise)} to ${clockOf(light.sunset)}`}
      </p>
      <Tide {...conditions} />
    </div>
  );
}
