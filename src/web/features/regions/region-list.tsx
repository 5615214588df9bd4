import type { RegionSummary } from '../../../contract/regions.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { countText } from '../../../domain/text/count-text.ts';
import { Link } from '../../app/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

const territories = 'Island territories';

/** Groups regions by state; island territories form one group at the end. */
function byState(regions: readonly RegionSummary[]): [state: string, regions: RegionSummary[]][] {
  const groups = new Map<string, RegionSummary[]>();
  for (const region of regions) {
    const state = stateNames[region.state] ?? territories;
    groups.set(state, [...(groups.get(state) ?? []), region]);
  }
  const rank = ([state]: [string, unknown]) => (state === territories ? 1 : 0);
  return [...groups].sort(
    (one, other) => rank(one) - rank(other) || one[0].localeCompare(other[0]),
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
        <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {byState(regions).map(([state, inState]) => (
            <section key={state} aria-label={state}>
              <h2 className="mb-2 text-step-2">{state}</h2>
              <ul>
                {inState.map(({ slug, name, sites, weekend }) => (
                  <li
                    key={slug}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
                  >
                    <Link
                      to="/regions/$slug"
                      params={{ slug }}
                      className="py-0.5 font-semibold text-reef underline"
                    >
                      {name}
                    </Link>
                    <span className="text-right legend tabular-nums">
                      {weekend && (
                        <span className="mr-2 border-b-2 border-coral text-ink">A weekend</span>
                      )}
                      {countText(sites, 'site')}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
