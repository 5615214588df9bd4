import type { RegionSummary } from '../../../contract/regions.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';

const territories = 'Island territories';

/** Groups regions by state; island territories form one group at the end. */
function byState(regions: readonly RegionSummary[]) {
  const groups = Map.groupBy(regions, ({ state }) => stateNames[state] ?? territories);
  const rank = (state: string) => (state === territories ? 1 : 0);
  return [...groups].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
}

function Entry({ region }: { region: RegionSummary }) {
  const { slug, name, picture, sites, weekend } = region;
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-3 sm:block sm:border-0 sm:py-0">
      <div className="w-24 shrink-0 overflow-hidden bg-deep sm:w-auto">
        {picture ? (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 1024px) 270px, (min-width: 640px) 45vw, 96px"
            className="aspect-3/2 w-full object-cover"
            unavailable={null}
          />
        ) : (
          <div className="aspect-3/2" />
        )}
      </div>
      <div className="min-w-0 sm:mt-2">
        <Link
          to="/regions/$slug"
          params={{ slug }}
          className="font-semibold text-reef underline after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="legend tabular-nums">
          {countText(sites, 'site')}
          {weekend && <span className="ml-3 border-b-2 border-coral text-ink">A weekend</span>}
        </p>
      </div>
    </li>
  );
}

export function RegionList({ regions }: { regions: readonly RegionSummary[] }) {
  return (
    <>
      <PageHero
        title="The coasts, one by one"
        lead="What the water does through the year, which wind spoils what, who makes the rules, and where to go."
        image="/art/scenes/sites-hero.jpg"
      />
      <div className="mx-auto max-w-6xl px-5 py-10">
        <p className="mb-8 max-w-[66ch]">
          {`${regions.length} regions hold the dive sites. Those marked `}
          <span className="border-b-2 border-coral">A weekend</span>
          {' have one planned, with somewhere else to go when the wind gets up.'}
        </p>
        {byState(regions).map(([state, inState]) => (
          <section key={state} aria-label={state} className="mb-10">
            <h2 className="mb-3 text-step-2">{state}</h2>
            <ul className="grid gap-x-5 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-4">
              {inState.map((region) => (
                <Entry key={region.slug} region={region} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
