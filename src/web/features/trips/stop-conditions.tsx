import { stationText } from '../../../domain/conditions/tides/station-text.ts';
import { windowTurnText } from '../../../domain/conditions/tides/window-text.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { hazardsOnDay } from '../../../domain/hazards/hazard-text.ts';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import type { DayConditions } from './conditions.ts';

function Tide({ conditions }: { conditions: DayConditions }) {
  const { turns, windows, tides } = conditions;
  if (!tides.station) return <p>{tides.reason}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {turns.map(({ kind, time, height }) => (
          <span key={time} className="whitespace-nowrap">
            {kind === 'high' ? 'High ' : 'Low '}
            <strong>{clockTime(time)}</strong>
            {` ${height.toFixed(1)} m`}
          </span>
        ))}
      </p>
      {windows.map((window) => (
        <p key={window.from} className="border-l-4 border-coral pl-2">
          {'Tide window '}
          <strong>{`${clockTime(window.from)} to ${clockTime(window.to)}`}</strong>
          {`, ${windowTurnText(window)}${window.isDark ? ', in the dark' : ''}`}
        </p>
      ))}
      {tides.slackNote && <p className="border-l-4 border-coral pl-2">{tides.slackNote}</p>}
      <p className="text-muted">
        {stationText(tides.station.name, { ...tides, note: tides.windowNote })}
      </p>
    </>
  );
}

function LightAndTide(props: { site: CatalogueSite; day: string }) {
  const { site, day } = props;
  const { current, failed } = useAnswer(`${site.id} ${day}`, async () => {
    const { dayConditions } = await import('./conditions.ts');
    return (await dayConditions(site, day)) ?? null;
  });
  const conditions = failed ? null : current;
  if (conditions === undefined) return <p className="text-sm text-muted">Computing the tide …</p>;
  if (!conditions) {
    return (
      <p className="text-sm text-muted">
        Tide and light could not be computed. Reload the page with a connection.
      </p>
    );
  }
  const { firstLight, sunrise, sunset, lastLight } = conditions.light;
  return (
    <div className="flex flex-col gap-1 text-sm tabular-nums">
      <p>
        {'Light '}
        <strong>{`${clockTime(firstLight)} to ${clockTime(lastLight)}`}</strong>
        {`, sun ${clockTime(sunrise)} to ${clockTime(sunset)}`}
      </p>
      <Tide conditions={conditions} />
    </div>
  );
}

/** Seasonal hazards, light and tide of a stop on its day. */
export function StopConditions({ site, day }: { site: CatalogueSite; day: string }) {
  return (
    <>
      <p className="text-sm font-semibold">{hazardsOnDay(site.hazardList, day)}</p>
      <LightAndTide site={site} day={day} />
    </>
  );
}
