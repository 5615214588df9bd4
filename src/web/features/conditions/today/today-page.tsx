import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { Outlook } from '../../../../contract/conditions/outlook.ts';
import type { RegionSummary } from '../../../../contract/regions.ts';
import { leeSides, type OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { isStated } from '../../../../domain/conditions/sea-url.ts';
import { directionText } from '../../../../domain/conditions/shelter/exposure.ts';
import { lookFirst } from '../../../../domain/conditions/verdict/verdict.ts';
import { Link } from '../../../app/link.tsx';
import { CoastalForecastText, coastalForecastLinkText } from '../../../ui/coastal-forecast.tsx';
import { ForecastCredit } from '../forecast-credit.tsx';
import { OwnSea } from '../own-sea.tsx';
import { readRegion, rememberRegion } from '../remembered-region.ts';
import { forgetSea, isFresh, readSea } from '../sea-state.ts';
import { useShown } from '../use-half-hour.ts';
import { CoastStrip } from './coast-strip.tsx';
import { NearForm } from './lazy-near-form.ts';
import { LeeChoice } from './lee-choice.tsx';
import type { When } from './load.ts';
import { OutlookForm } from './outlook-form.tsx';
import { longDayLabel, OutlookDayList } from './outlook-list.tsx';
import { SeaForm } from './sea-form.tsx';

interface TodayPageProps {
  when: When;
  url: OutlookUrl;
  regions: readonly RegionSummary[];
  outlook: Outlook | null;
  error: string | null;
}

const hourMs = 3_600_000;

/** Restores the last visit's choices, and reloads an old outlook when the tab becomes visible. */
function useVisit({ when, url, outlook }: TodayPageProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const hasPlace = url.region !== undefined || url.near !== undefined;
  const isJudged = isStated(url) || Boolean(outlook?.forecast);
  useEffect(() => {
    const region = hasPlace ? undefined : readRegion()?.slug;
    const remembered = readSea();
    const sea = !isJudged && remembered && isFresh(remembered) ? remembered.sea : undefined;
    if (!region && !(hasPlace && sea)) return;
    void navigate({
      to: `/${when}`,
      search: { ...url, ...(region && { region }), ...sea },
      replace: true,
      resetScroll: false,
    });
  }, [when, url, hasPlace, isJudged, navigate]);
  useEffect(() => {
    if (outlook?.place.region && outlook.place.near === null) {
      rememberRegion({ slug: outlook.place.region, name: outlook.place.name });
    }
  }, [outlook]);
  useShown(() => {
    if (outlook && Date.now() - Date.parse(outlook.asOf) > hourMs) void router.invalidate();
  }, outlook?.asOf);
}

function Basis(props: { outlook: Outlook; url: OutlookUrl; coastalForecast: string | undefined }) {
  const { outlook, url, coastalForecast } = props;
  const { windFrom, windKnots, swellFrom, swellMetres, swellSeconds } = url;
  if (outlook.isStated) {
    const wind =
      windFrom !== undefined && windKnots !== undefined
        ? `wind of ${windKnots} knots from the ${directionText(windFrom)}`
        : 'wind not known';
    const period = swellSeconds === undefined ? '' : ` at ${swellSeconds} seconds`;
    const swell =
      swellFrom !== undefined && swellMetres !== undefined
        ? `swell of ${swellMetres} m${period} from the ${directionText(swellFrom)}`
        : 'swell not known';
    return (
      <p>{`For ${wind} and ${swell}, as you set them, all day long. A change later in the day is not in it.`}</p>
    );
  }
  if (outlook.forecast) {
    return <ForecastCredit credit={outlook.forecast} timeZone={outlook.timeZone} />;
  }
  return (
    <p className="font-semibold">
      <CoastalForecastText
        text={`Wind and swell are not known: set them from ${coastalForecastLinkText}.`}
        address={coastalForecast}
      />
    </p>
  );
}

const dayLink =
  'inline-flex min-h-11 items-center border-b-4 border-transparent px-1 font-semibold aria-[current]:border-coral';

function Days({ when, url }: { when: When; url: OutlookUrl }) {
  const { date, ...rest } = url;
  return (
    <nav aria-label="Which day" className="flex flex-wrap gap-x-6">
      {(['today', 'weekend'] as const).map((page) => (
        <Link
          key={page}
          to={`/${page}`}
          search={rest}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={when === page && !date ? 'page' : undefined}
          className={dayLink}
        >
          {page === 'today' ? 'Today' : 'The weekend'}
        </Link>
      ))}
      {date && (
        <span aria-current="page" className={dayLink}>
          {longDayLabel(date)}
        </span>
      )}
    </nav>
  );
}

const withoutSea = ({ region, near, date, skill, type, lee }: OutlookUrl): OutlookUrl => ({
  ...{ region, near, date, skill, type, lee },
});

function pageTitle({ when, outlook, url }: TodayPageProps): string {
  if (!outlook) return when === 'weekend' ? 'Can I dive this weekend?' : 'Can I dive today?';
  const place = outlook.place.near === null ? outlook.place.name : `Around ${outlook.place.name}`;
  if (url.date) return `${place} on ${longDayLabel(url.date)}`;
  return when === 'weekend' ? `${place} this weekend` : `${place} today`;
}

/** The days of an outlook, with wind and swell beside them or, on a narrow screen, above them. */
function OutlookPart(props: TodayPageProps & { outlook: Outlook }) {
  const { when, url, regions, outlook } = props;
  const region = regions.find(({ slug }) => slug === outlook.place.region);
  const isSeaKnown = outlook.isStated || outlook.forecast !== null;
  const lee = isSeaKnown ? [] : leeSides(url.lee);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <aside className="flex flex-col gap-5 lg:self-start" aria-label="The sea">
        <div className="max-w-[66ch]">
          <Basis outlook={outlook} url={url} coastalForecast={region?.coastalForecast} />
        </div>
        {!isSeaKnown && <LeeChoice when={when} url={url} />}
        <CoastStrip outlook={outlook} lee={lee} />
        <div>
          <OwnSea title={outlook.isStated ? 'Change wind and swell' : undefined}>
            <SeaForm when={when} url={url} state={region?.state} />
          </OwnSea>
          {outlook.isStated && (
            <p className="mt-1">
              <Link
                to={`/${when}`}
                search={withoutSea(url)}
                resetScroll={false}
                className="inline-flex min-h-11 items-center text-reef underline"
                onClick={forgetSea}
              >
                Without my wind and swell
              </Link>
            </p>
          )}
        </div>
      </aside>
      {/* Columns are in rem, so that enlarged text gets fewer columns. */}
      <div className="grid gap-x-10 gap-y-12 xl:grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))]">
        {outlook.days.map((day) => (
          <OutlookDayList key={day.day} outlook={outlook} day={day} lee={lee} />
        ))}
      </div>
    </div>
  );
}

/** @param search search parameters; the page reads only `lee`, which the loader ignores */
export function TodayPage({ search, ...loaded }: TodayPageProps & { search: OutlookUrl }) {
  const { when, regions, outlook, error } = loaded;
  const url = { ...loaded.url, lee: leeSides(search.lee).join('.') || undefined };
  const props = { ...loaded, url };
  useVisit(props);
  return (
    <div className="mx-auto max-w-6xl px-5 py-8">
      <h1 tabIndex={-1} className="text-step-4">
        {pageTitle(props)}
      </h1>
      <p className="mt-2 max-w-[66ch] text-step-1">
        {`Tides, daylight, shelter and the sea, site by site. It is a sum, not a look. `}
        <strong>{lookFirst}</strong>
      </p>
      <div className="mt-5 flex flex-col gap-4">
        <Days when={when} url={url} />
        <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
          <div>
            <OutlookForm when={when} url={url} regions={regions} choices={outlook?.choices} />
            {(url.skill ?? url.type) && (
              <Link
                to={`/${when}`}
                search={{ ...url, skill: undefined, type: undefined }}
                resetScroll={false}
                className="inline-flex min-h-11 items-center text-reef underline"
              >
                All levels and types
              </Link>
            )}
          </div>
          <div className="min-w-0 grow basis-full sm:max-w-md sm:basis-72">
            <Suspense>
              <NearForm when={when} url={url} />
            </Suspense>
          </div>
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-6 border-l-6 border-advanced pl-4">
          {error}
        </p>
      )}
      {outlook && <OutlookPart {...props} outlook={outlook} />}
    </div>
  );
}
