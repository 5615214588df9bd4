import { Fragment, type ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Region } from '../../../contract/regions.ts';
import { seasons } from '../../../domain/dates/months.ts';
import { isShut } from '../../../domain/dive-sites/facts.ts';
import { siteScene } from '../../../domain/dive-sites/look.ts';
import { sourceCheck } from '../../../domain/dive-sites/source-check.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { coastWater } from '../../../domain/geo/coast-waters.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { SomethingWrong } from '../../app/reports/report-link.tsx';
import { isOn } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { CoastalForecastText, coastalForecastLinkText } from '../../ui/coastal-forecast.tsx';
import { CoastMap, coastDot } from '../../ui/map/coast-map.tsx';
import { MessagePage, PageHero } from '../../ui/page-hero.tsx';
import { RegionSites } from './region-sites.tsx';
import { SeasonChart } from './season-chart.tsx';

function Section(props: { slug: string; title: string; children: ReactNode }) {
  const { slug, title, children } = props;
  return (
    <section>
      <h2 className="mb-3 text-step-2">{title}</h2>
      {children}
      <SomethingWrong resource="regions" record={slug} />
    </section>
  );
}

function Year({ region }: { region: Region }) {
  return (
    <Section slug={region.slug} title="The year here">
      <SeasonChart region={region} />
      {region.seaTemperatureNote && <p className="mt-3">{region.seaTemperatureNote}</p>}
      <dl className="mt-6 grid gap-x-8 sm:grid-cols-2">
        {seasons.map((season) => (
          <div key={season} className="border-t border-line py-3">
            <dt className="font-semibold capitalize">{season}</dt>
            <dd>{region.seasons[season]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <span className="font-semibold">Look for: </span>
        {region.highlights.map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            {isOn('species') ? (
              <Link to="/species/$slug" params={{ slug }} className="text-reef underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </Fragment>
        ))}
      </p>
    </Section>
  );
}

function Chamber({ chamber }: Pick<Region, 'chamber'>) {
  return (
    <section aria-labelledby="chamber" className="border-l-6 border-advanced bg-sand p-5">
      <h2 id="chamber" className="mb-2 text-step-2">
        If something goes wrong
      </h2>
      <p className="font-semibold">
        {'Call '}
        <a href="tel:000" className="underline">
          000
        </a>
        {' first, then the Divers Emergency Service on '}
        <a href="tel:1800088200" className="whitespace-nowrap underline">
          1800 088 200
        </a>
      </p>
      <p className="mt-1 mb-3">They know which chamber is ready, and how to get there.</p>
      <p>
        {`Nearest public unit in a straight line: ${chamber.name}, ${chamber.place}, about ${chamber.distanceKm} km.`}
      </p>
      <p className="mt-2">
        <Link to="/emergency" className="font-semibold text-advanced underline">
          What to say and do
        </Link>
      </p>
    </section>
  );
}

function Weekend({ weekend }: { weekend: NonNullable<Region['weekend']> }) {
  return (
    <section aria-labelledby="weekend" className="bg-sand">
      <div className="mx-auto max-w-6xl px-5 py-12">
        <p className="text-sm font-semibold text-muted">A weekend</p>
        <h2 id="weekend" className="mb-6 text-step-3">
          {weekend.title}
        </h2>
        <div className="grid gap-8 md:grid-cols-2">
          {weekend.days.map((day) => (
            <div key={day.name} className="border-t-4 border-coral pt-3">
              <h3 className="mb-2 text-step-1">{day.name}</h3>
              <p>{day.text}</p>
              <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
                {day.sites.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      to={paths.diveSite(id)}
                      className="inline-block py-1 font-semibold text-reef underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-8 max-w-[66ch]">
          <strong>Plan B. </strong>
          {weekend.planB}
        </p>
      </div>
    </section>
  );
}

function Sources({ sources }: Pick<Region, 'sources'>) {
  return (
    <details className="border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Where this comes from
      </summary>
      <ul className="px-4 pb-3 text-sm">
        {sources.map((one) => (
          <li key={one.source} className="border-t border-line py-2.5">
            {one.source}
            <span className="block text-muted">{sourceCheck(one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const regionWater = ({ map }: Pick<Region, 'map'>) =>
  coastWater({
    latitude: (map.south + map.north) / 2,
    longitude: (map.west + map.east) / 2,
  });

export function RegionPage({ region, actions }: { region: Region; actions?: ReactNode }) {
  const { name, state, sites, weekend } = region;
  const [commonest] = Object.entries(region.counts.type).sort((one, other) => other[1] - one[1]);
  return (
    <article aria-label={name} data-water={regionWater(region)}>
      <PageHero
        title={name}
        lead={`${stateNames[state] ?? state} · ${countText(sites.length, 'dive site')}`}
        image={region.picture ?? siteScene(commonest?.[0] as Parameters<typeof siteScene>[0])}
        plate={region.picture !== null}
      />
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-5 py-10 md:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-10">
          <p className="max-w-[66ch] text-step-1">{region.intro}</p>
          <p className="flex flex-wrap gap-3">
            <Link to="/today" search={{ region: region.slug }} className={buttonStyles.action}>
              Can I dive here today?
            </Link>
            <Link to="/weekend" search={{ region: region.slug }} className={buttonStyles.quiet}>
              The weekend
            </Link>
          </p>
          {actions}
          <Year region={region} />
        </div>
        <div className="flex min-w-0 flex-col gap-9">
          <CoastMap
            label={(shown) => `Map of ${shown} dive sites of ${name}`}
            map={region.map}
            sites={sites}
            dotStyle={({ status }) => (isShut(status) ? 'fill-paper stroke-ink' : coastDot)}
          />
          <Section slug={region.slug} title="Weather to watch">
            <p>{region.weather}</p>
            <p className="mt-2">
              <CoastalForecastText
                text={`Wind and swell: ${coastalForecastLinkText}.`}
                address={region.coastalForecast}
              />
            </p>
          </Section>
          <Section slug={region.slug} title="Rules">
            <p>{region.rules}</p>
          </Section>
          <Section slug={region.slug} title="Getting there">
            <p>{region.gettingThere}</p>
          </Section>
          <Chamber chamber={region.chamber} />
        </div>
      </div>
      {weekend && <Weekend weekend={weekend} />}
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-5 py-12">
        <RegionSites region={region} />
        <Sources sources={region.sources} />
        <p>
          <Link to="/regions" className="text-reef underline">
            All regions
          </Link>
        </p>
      </div>
    </article>
  );
}

export function RegionNotFound() {
  return (
    <MessagePage
      title="Region Not Found"
      text="No coast of ours has this name. Here are all the others."
    >
      <Link to={paths.regions} className={buttonStyles.action}>
        All regions
      </Link>
    </MessagePage>
  );
}
