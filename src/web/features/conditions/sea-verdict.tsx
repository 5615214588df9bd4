import { useState } from 'react';
import type {
  SiteForecast,
  SiteLight,
  SiteTides,
  SiteVerdict,
} from '../../../contract/conditions/conditions.ts';
import { isStated } from '../../../domain/conditions/sea-url.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';
import { usualSeas, usualSeaText } from '../../../domain/conditions/verdict/usual-seas.ts';
import { lookFirst } from '../../../domain/conditions/verdict/verdict.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { CoastalForecastText } from '../../ui/coastal-forecast.tsx';
import { Fold } from '../../ui/fold.tsx';
import { dayLabel, outcomeBars } from './labels.ts';
import { OwnSea } from './own-sea.tsx';
import { SeaDials } from './sea-dials.tsx';
import { forgetSea, isFresh, readSea, rememberSea } from './sea-state.ts';
import { useVerdict } from './use-verdict.ts';
import { WeekStrip } from './week-strip.tsx';

const hourMs = 3_600_000;

/** The full hours of daylight today and tomorrow, from the current hour on. */
function daylightHours(light: SiteLight): string[] {
  return light.days.slice(0, 2).flatMap(({ day, firstLight, lastLight }) => {
    const [from, to] = [Date.parse(firstLight), Date.parse(lastLight)];
    const offset = firstLight.slice(19);
    return Array.from(
      { length: 24 },
      (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00${offset}`,
    ).filter((time) => {
      const at = Date.parse(time);
      return at >= from && at <= to && at > Date.now() - hourMs;
    });
  });
}

function VerdictText({ verdict }: { verdict: SiteVerdict }) {
  const { outcome, words, reasons, changes } = verdict;
  return (
    <div className={`border-l-6 pl-4 ${outcomeBars[outcome]}`}>
      <p className="font-display text-step-2 font-bold">{words}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <p className="mt-2 text-sm text-muted">{`What would change it: ${changes.join(' ')}`}</p>
      )}
    </div>
  );
}

/** @param knownText text that the tides above already contain */
function KnownWithoutSea({
  verdict,
  knownText,
}: {
  verdict: SiteVerdict;
  knownText: string | null;
}) {
  const known = verdict.factors
    .filter(({ kind }) => kind !== 'wind' && kind !== 'swell')
    .map((factor) => ({ ...factor, text: factor.text.replace(knownText ?? '', '') }))
    .filter(({ text }) => text);
  return (
    <ul aria-label="Known without wind and swell" className="mb-4 flex flex-col gap-2">
      {known.map(({ kind, outcome, text }) => (
        <li key={kind} className={`border-l-6 pl-4 ${outcomeBars[outcome]}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function BeforeVerdict(props: {
  state: string | null;
  isOld: boolean;
  /** The reason for a missing forecast. */
  reason: string | null;
  coastalForecast: string | null | undefined;
  onChoose: (sea: Sea) => void;
}) {
  return (
    <div className="border-l-6 border-line pl-4">
      <p>
        {props.isOld && 'The dials are from another day. '}
        <CoastalForecastText
          text={`${props.reason ?? ''} Then set the dials above.`}
          address={props.coastalForecast}
        />
      </p>
      <Fold label="Begin from an example">
        <p className="mt-2 text-sm text-muted">Made-up examples for this coast, no forecast:</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {usualSeas(props.state ?? undefined).map((usual) => (
            <li key={usualSeaText(usual)}>
              <button
                type="button"
                className="min-h-11 rounded-sm border-2 border-line px-3 text-left text-sm hover:border-ink"
                onClick={() => props.onChoose(usual)}
              >
                {usualSeaText(usual)}
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

interface SeaVerdictProps {
  id: number;
  state: string | null;
  tides: SiteTides;
  light: SiteLight;
  forecast: SiteForecast;
  /** Whether the forecast, and so the verdict, is still loading. */
  isForecastLate: boolean;
  coastalForecast: string | null | undefined;
}

export function SeaVerdict(props: SeaVerdictProps) {
  const { id, state, tides, light, forecast, isForecastLate, coastalForecast } = props;
  const hasForecast = forecast.slots.length > 0;
  const [remembered, setRemembered] = useState(readSea);
  const sea = remembered && isFresh(remembered) ? remembered.sea : null;
  const isOwn = sea !== null && isStated(sea);
  // Dials that the verdict uses stay open on a wide screen, even after a late forecast.
  const [isOpenOnWide, setOpenOnWide] = useState(isOwn);
  const hours = daylightHours(light);
  const [chosen, setChosen] = useState<string>();
  const at = hours.find((hour) => hour === chosen);
  const verdict = useVerdict(id, at, sea);
  const isSeaKnown = isOwn || hasForecast;
  const change = (next: Sea) => {
    setRemembered(rememberSea({ rainDays: remembered?.sea.rainDays, ...next }));
    if (!hasForecast) setOpenOnWide(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <OwnSea isOpenOnWide={isOpenOnWide || !hasForecast}>
        <SeaDials sea={remembered?.sea ?? {}} onChange={change} />
      </OwnSea>
      <label className="flex items-center gap-3">
        <span className="text-sm text-muted">In the water at</span>
        <select
          className="min-h-11 rounded-sm border-2 border-ink bg-paper px-3 tabular-nums"
          value={at ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">Now</option>
          {hours.map((time) => (
            <option key={time} value={time}>{`${dayLabel(time)}, ${clockTime(time)}`}</option>
          ))}
        </select>
      </label>
      <div
        aria-live="polite"
        aria-busy={verdict === undefined && !isForecastLate}
        className={`aria-busy:invisible aria-busy:[&~*]:invisible ${isSeaKnown ? 'min-h-72 sm:min-h-56' : 'min-h-52'}`}
      >
        {verdict && isSeaKnown && (
          <>
            <p className="mb-2 text-sm text-muted">
              {verdict.forecast
                ? 'By the forecast, for the three hours from then:'
                : 'For the wind and the swell on the dials:'}
            </p>
            <VerdictText verdict={verdict} />
          </>
        )}
        {verdict === null && <p role="alert">The verdict could not be read. Try again.</p>}
        {!isSeaKnown && (
          <>
            {verdict && (
              <KnownWithoutSea verdict={verdict} knownText={tides.slackNote ?? tides.reason} />
            )}
            <BeforeVerdict
              state={state}
              isOld={remembered !== null && sea === null}
              reason={forecast.reason}
              coastalForecast={coastalForecast}
              onChoose={change}
            />
          </>
        )}
        <p className="mt-2 font-semibold">{lookFirst}</p>
      </div>
      {hasForecast && isOwn && remembered && (
        <p>
          <button
            type="button"
            className={buttonStyles.quiet}
            onClick={() => {
              forgetSea();
              setRemembered({ ...remembered, sea: { rainDays: remembered.sea.rainDays } });
            }}
          >
            Judge by the forecast instead
          </button>
        </p>
      )}
      {isSeaKnown && <WeekStrip id={id} sea={sea} />}
    </div>
  );
}
