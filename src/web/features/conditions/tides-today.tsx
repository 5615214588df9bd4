import type { SiteLight, SiteTides } from '../../../contract/conditions/conditions.ts';
import { offsetText } from '../../../domain/conditions/tides/station-text.ts';
import { timeOfWindow, windowTurnText } from '../../../domain/conditions/tides/window-text.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { dayLabel } from './labels.ts';
import { TideCurve } from './tide-curve.tsx';
import { TideWeek } from './tide-week.tsx';

const kindLabels = { high: 'High', low: 'Low' } as const;

function NextTurns({ tides }: { tides: SiteTides }) {
  const next = tides.extremes.filter(({ time }) => Date.parse(time) > Date.now()).slice(0, 2);
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {next.map(({ time, height, kind }) => (
        <span key={time} className="text-step-1 font-semibold whitespace-nowrap tabular-nums">
          {`${kindLabels[kind]} ${clockTime(time)}`}
          <span className="ml-2 text-base font-normal text-muted">{`${height.toFixed(1)} m`}</span>
        </span>
      ))}
    </p>
  );
}

function TideWindows({ tides, light }: { tides: SiteTides; light: SiteLight }) {
  const isDark = (time: string) =>
    !light.days.some(
      ({ firstLight, lastLight }) =>
        Date.parse(time) >= Date.parse(firstLight) && Date.parse(time) <= Date.parse(lastLight),
    );
  const coming = tides.windows.filter(({ to }) => Date.parse(to) > Date.now()).slice(0, 4);
  if (coming.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {coming.map((window) => (
        <li key={window.from}>
          {`${dayLabel(window.from)}: ${windowTurnText(window)}, dive ${clockTime(window.from)} to ${clockTime(window.to)}${isDark(timeOfWindow(window)) ? ', in the dark' : ''}`}
        </li>
      ))}
    </ul>
  );
}

export function TidesToday(props: { id: number; tides: SiteTides; light: SiteLight }) {
  const { id, tides, light } = props;
  const { station } = tides;
  const [today] = light.days;
  if (!station) {
    return (
      <section aria-label="Tides">
        <h3 className="mb-1 font-semibold">No tides here</h3>
        <p className="max-w-[60ch] text-muted">{tides.reason}</p>
      </section>
    );
  }
  return (
    <section aria-label="Tides" className="flex flex-col gap-3">
      <h3 className="font-semibold">
        {`Tide at ${station.name}, ${Math.round(tides.distanceKm ?? 0)} km away`}
      </h3>
      {tides.offset && <p className="max-w-[60ch]">{offsetText(tides.offset, station.name)}</p>}
      <NextTurns tides={tides} />
      {today && <TideCurve name="The tide today" tides={tides} day={today} now={Date.now()} />}
      {tides.slackNote && <p className="border-l-6 border-coral pl-4">{tides.slackNote}</p>}
      <TideWindows tides={tides} light={light} />
      {tides.windowNote && <p className="max-w-[60ch]">{tides.windowNote}</p>}
      <p className="max-w-[60ch] text-sm text-muted">
        Predictions from published constants, without weather, not for navigation. Metres above the
        lowest astronomical tide. TICON-4, CC BY 4.0.
      </p>
      <TideWeek id={id} />
    </section>
  );
}
