import type { SpeciesSummary, SurveyedSpecies } from '../../../contract/species.ts';
import { groupLabels, lengthText, speciesGroups } from '../../../domain/species/terms.ts';
import { maxSurveyed } from '../../../domain/species/url.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { SurveyAttribution } from '../../ui/attributions.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DangerBadge } from './danger-badge.tsx';
import { SpeciesSearch } from './species-search.tsx';
import { SurveyedList } from './surveyed-list.tsx';

function sitesText({ recordedSites, notedSites }: SpeciesSummary): string | undefined {
  if (recordedSites > 0) return `recorded at ${countText(recordedSites, 'site')}`;
  if (notedSites > 0) return `in ${countText(notedSites, 'guide')}`;
  return undefined;
}

function Entry({ species }: { species: SpeciesSummary }) {
  const { slug, commonName, scientificName, maxLengthCm, danger, plate } = species;
  const facts = [maxLengthCm !== null && lengthText(maxLengthCm), sitesText(species)];
  return (
    <li className="flex gap-4 border-t-2 border-ink pt-3 pb-6 print:pb-2">
      <div className="min-w-0 grow">
        <Link
          to="/species/$slug"
          params={{ slug }}
          className="font-display text-step-1 leading-tight font-bold decoration-coral decoration-3 hover:underline"
        >
          {commonName}
        </Link>
        <p lang="la" className="text-muted">
          {scientificName}
        </p>
        <p className="mt-1 legend tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        {(danger === 'moderate' || danger === 'high') && (
          <p className="mt-2">
            <DangerBadge danger={danger} />
          </p>
        )}
      </div>
      {plate && (
        <div className="no-print w-28 max-w-2/5 shrink-0">
          <Picture src={plate} alt="" sizes="112px" className="aspect-3/2 w-full object-cover" />
        </div>
      )}
    </li>
  );
}

const Entries = ({ species }: { species: readonly SpeciesSummary[] }) => (
  <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
    {species.map((one) => (
      <Entry key={one.slug} species={one} />
    ))}
  </ul>
);

function Groups({ species }: { species: readonly SpeciesSummary[] }) {
  const groups = speciesGroups
    .map((group) => ({ group, members: species.filter((one) => one.group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      <nav aria-label="Groups" className="no-print mt-4">
        <ul className="flex flex-wrap gap-x-5">
          {groups.map(({ group, members }) => (
            <li key={group}>
              <a href={`#${group}`} className="inline-block py-1.5 text-reef underline">
                {groupLabels[group]}
              </a>
              <span className="ml-1.5 legend tabular-nums">{members.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ group, members }) => (
        <section
          key={group}
          aria-labelledby={group}
          className="mt-10 first-of-type:mt-6 print:mt-4"
        >
          <h2 id={group} className="mb-4 text-step-3 print:text-step-1">
            {groupLabels[group]}
          </h2>
          <Entries species={members} />
        </section>
      ))}
    </>
  );
}

interface ListProps {
  q: string;
  species: readonly SpeciesSummary[];
  surveyed: readonly SurveyedSpecies[];
}

function Results({ q, species, surveyed }: ListProps) {
  const others = surveyed.filter(({ slug }) => slug === null);
  const count = species.length + others.length;
  const isCut = surveyed.length === maxSurveyed;
  return (
    <>
      <p role="status" className="mt-8 mb-6 font-semibold">
        {count === 0
          ? `Nothing is called “${q}”, in our pages or in the surveys.`
          : `${count}${isCut ? ' or more' : ''} with “${q}” in a name${isCut ? ': type more of it to see fewer' : ''}`}
      </p>
      <Entries species={species} />
      {others.length > 0 && (
        <section aria-labelledby="surveyed" className="mt-10">
          <h2 id="surveyed" className="mb-4 text-step-2">
            Also recorded by survey divers
          </h2>
          <SurveyedList species={others} />
        </section>
      )}
    </>
  );
}

export function SpeciesList(props: ListProps) {
  const { q, species } = props;
  return (
    <div className="mx-auto max-w-6xl px-5 pt-7 pb-10 print:p-0">
      <div className="gap-x-12 lg:grid lg:grid-cols-[3fr_2fr] lg:items-end">
        <div>
          <h1 tabIndex={-1} className="text-step-5 print:text-step-3">
            What lives where
          </h1>
          <p className="mt-4 max-w-[62ch] text-step-1 print:text-base">
            The animals and plants that divers travel for, always meet, or had better know: how to
            tell each one, where it hides, how to behave near it, and the sites where surveys
            recorded it.
          </p>
        </div>
        <div className="no-print mt-8">
          <SpeciesSearch q={q} />
          <p className="mt-2 legend">
            The search also knows the names of every other species in the surveys, and their sites.
          </p>
        </div>
      </div>
      {q ? <Results {...props} /> : <Groups species={species} />}
      <p className="mt-12 legend">
        <SurveyAttribution />
      </p>
    </div>
  );
}
