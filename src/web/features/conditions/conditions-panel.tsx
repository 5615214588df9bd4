import type {
  SiteForecast,
  SiteLight,
  SiteShelter,
} from '../../../contract/conditions/conditions.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { api, read } from '../../app/api.ts';
import { Link } from '../../app/link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { ForecastTable } from './forecast-table.tsx';
import { LightToday } from './light-today.tsx';
import { SeaVerdict } from './sea-verdict.tsx';
import { ShelterRose } from './shelter-rose.tsx';
import { TidesToday } from './tides-today.tsx';
import { useHalfHour } from './use-half-hour.ts';

const forecastTimeoutMs = 1000;

const afterTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, forecastTimeoutMs, undefined));

const noForecast: SiteForecast = {
  timeZone: 'UTC',
  reason: 'The forecast could not be read. Take wind and swell from the Bureau’s coastal forecast.',
  slots: [],
  credit: null,
};

const pendingForecast: SiteForecast = {
  ...noForecast,
  reason:
    'Still waiting for the forecast. If it does not come, take wind and swell from the Bureau’s coastal forecast.',
};

/** Reads the conditions, without the forecast if its service is slow. */
async function readConditions(id: number) {
  const site = api['dive-sites'][':id'];
  const param = { id: String(id) };
  const lateForecast = read(site.forecast.$get({ param })).catch(() => noForecast);
  const [tides, light, forecast] = await Promise.all([
    read(site.tides.$get({ param, query: { days: '2', curve: '1' } })),
    read(site.light.$get({ param, query: { days: '2' } })),
    // The race limits how long tides and light wait for the external forecast.
    Promise.race([lateForecast, afterTimeout()]),
  ]);
  return { tides, light, forecast, lateForecast, readAt: Date.now() };
}

/** Whether the light is of today, so that the conditions still hold after a failed read. */
const isOfToday = (light: SiteLight) => light.days[0]?.day === localDay(new Date(), light.timeZone);

export interface ConditionsPanelProps {
  site: DiveSite;
  shelter: SiteShelter;
  coastalForecast: string | null;
}

export function ConditionsPanel({ site, shelter, coastalForecast }: ConditionsPanelProps) {
  const { id, state } = site;
  const halfHour = useHalfHour();
  const { value: conditions, failed } = useAnswer(`${id} ${halfHour}`, () => readConditions(id));
  const { value: late } = useAnswer(
    conditions && `${id} ${conditions.readAt}`,
    async () => conditions?.lateForecast,
  );
  if (failed && !(conditions && isOfToday(conditions.light))) {
    return <p role="alert">The tides could not be read. Try again in a minute.</p>;
  }
  if (!conditions) return <p className="text-muted">Reading tides and light …</p>;
  const { tides, light } = conditions;
  const forecast = conditions.forecast ?? late ?? pendingForecast;
  // Content after the verdict stays hidden until the verdict shows, so that no content moves.
  return (
    <div className="flex flex-col gap-5 has-aria-busy:[&>p]:invisible md:gap-8">
      <TidesToday id={id} tides={tides} light={light} />
      <LightToday light={light} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8 sm:grid-cols-[12rem_1fr]">
        <Fold label="Shelter: open and closed sides">
          <ShelterRose shelter={shelter} />
        </Fold>
        <SeaVerdict
          id={id}
          state={state}
          tides={tides}
          light={light}
          forecast={forecast}
          isForecastLate={forecast === pendingForecast}
          coastalForecast={coastalForecast}
        />
      </div>
      <ForecastTable forecast={forecast} />
      <p>
        <Link
          to="/today"
          search={{ near: String(id) }}
          className="inline-flex min-h-11 items-center font-semibold text-reef underline"
        >
          What looks best around here today
        </Link>
      </p>
    </div>
  );
}
