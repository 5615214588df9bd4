import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { lightTexts, stationText, turnTexts, windowTexts } from './booklet-text.ts';
import type { DayConditions } from './conditions.ts';
import { useConditions } from './use-conditions.ts';

function Tide({ conditions }: { conditions: DayConditions }) {
  const { turns, windows, tides } = conditions;
  if (!tides.station) return <p>{tides.reason}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {turns.map(turnTexts).map(({ kind, time, height }) => (
          <span key={time} className="whitespace-nowrap">
            {`${kind} `}
            <strong>{time}</strong>
            {` ${height}`}
          </span>
        ))}
      </p>
      {windows.map(windowTexts).map(({ hours, turn }) => (
        <p key={hours} className="border-l-4 border-coral pl-2">
          {'Tide window '}
          <strong>{hours}</strong>
          {`, ${turn}`}
        </p>
      ))}
      {tides.slackNote && <p className="border-l-4 border-coral pl-2">{tides.slackNote}</p>}
      <p className="text-muted">{stationText(conditions)}</p>
    </>
  );
}

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
  const { span, sun } = lightTexts(conditions);
  return (
    <div className="flex flex-col gap-1 text-sm tabular-nums">
      <p>
        {'Light '}
        <strong>{span}</strong>
        {`, ${sun}`}
      </p>
      <Tide conditions={conditions} />
    </div>
  );
}
