import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Species } from '../../../contract/species.ts';
import { sourceCheck } from '../../../domain/dive-sites/source-check.ts';
import { areaLabels, groupLabels } from '../../../domain/species/terms.ts';
import { nonBreaking } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { SomethingWrong } from '../../app/reports/report-link.tsx';
import { isOn } from '../../app/site.ts';
import { SurveyAttribution } from '../../ui/attributions.tsx';
import { MonthStrip } from '../../ui/month-strip.tsx';
import { DangerBadge } from './danger-badge.tsx';
import { FieldPlate } from './field-plate.tsx';
import { SizeBar } from './size-bar.tsx';
import { WhereToSee } from './where-to-see.tsx';

const heading = 'mb-2 text-step-2 print:mb-1 print:text-step-1';

function Part(props: { slug: string; title: string; children: ReactNode }) {
  const { slug, title, children } = props;
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      {children}
      <SomethingWrong resource="species" record={slug} />
    </section>
  );
}

function Plate({ species }: { species: Species }) {
  const { commonName, scientificName, otherNames, group, danger, sensitive, maxLengthCm, plate } =
    species;
  const size = maxLengthCm !== null && <SizeBar name={commonName} cm={maxLengthCm} />;
  return (
    <header className="bg-deep text-foam print:bg-transparent print:text-ink">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-[1fr_25rem] md:py-7 print:p-0 print:pb-3">
        <div>
          <p className="text-sm text-haze print:text-ink">
            <Link to="/species" className="underline">
              Species
            </Link>
            {' · '}
            <Link to="/species" hash={group} className="underline">
              {groupLabels[group]}
            </Link>
          </p>
          <h1 tabIndex={-1} className="mt-2 text-step-5 print:text-step-3">
            {nonBreaking(commonName)}
          </h1>
          <p lang="la" className="mt-2 text-step-2 leading-tight text-haze print:text-ink">
            {scientificName}
          </p>
          {otherNames.length > 0 && (
            <p className="mt-3 max-w-[60ch] text-haze print:text-ink">{`Also: ${otherNames.join(', ')}`}</p>
          )}
          <p className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
            {isOn('dive-sites') && (
              <a href="#where" className="no-print font-semibold underline">
                Where to see it
              </a>
            )}
            <DangerBadge danger={danger} />
            {sensitive && (
              <span className="inline-flex rounded-sm border border-current px-2 py-0.5 text-sm font-semibold">
                Sensitive: keep the code below
              </span>
            )}
          </p>
          {plate && <div className="mt-5 text-haze [&_svg]:max-h-16 print:text-ink">{size}</div>}
        </div>
        <div className="text-haze [--legend:currentColor] print:text-ink">
          {plate ? <FieldPlate name={commonName} cm={maxLengthCm} plate={plate} /> : size}
        </div>
      </div>
    </header>
  );
}

function Harm({ species }: { species: Species }) {
  const { harm, danger } = species;
  if (harm === null) return null;
  return (
    <section
      className={`border-l-6 pl-5 print:pl-3 ${danger === 'high' ? 'border-advanced' : 'border-ochre'}`}
    >
      <h2 className={heading}>What it can do to you</h2>
      <p>{harm}</p>
      {danger !== 'low' && (
        <p className="mt-3 print:hidden">
          <Link to={paths.emergency} className="font-semibold text-advanced underline">
            Someone is hurt: whom to call, what to do
          </Link>
        </p>
      )}
      <SomethingWrong resource="species" record={species.slug} />
    </section>
  );
}

function Protection({ slug, protection: rules }: Pick<Species, 'slug' | 'protection'>) {
  if (rules.length === 0) return null;
  return (
    <Part slug={slug} title="Protection">
      <dl>
        {rules.map(({ area, rule, source }) => (
          <div key={`${area} ${rule}`} className="border-t border-line py-2.5">
            <dt className="legend">{areaLabels[area]}</dt>
            <dd>
              {rule} <span className="legend">{`Source: ${source}.`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Measures({ species }: { species: Species }) {
  const lines = [
    ['Size', species.sizeNote],
    ['Depth', species.depthNote],
    ['Range', species.rangeNote],
  ].filter(([, text]) => text);
  return (
    <dl>
      {lines.map(([name, text]) => (
        <div key={name} className="border-t border-line py-2.5 print:py-0.5">
          <dt className="legend">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources }: { sources: Species['sources'] }) {
  return (
    <section className="mt-10 legend print:mt-3">
      <h2 className="mb-2 text-step-1 text-ink">Sources</h2>
      <ul>
        {sources.map((one) => (
          <li key={one.source} className="py-0.5">
            {one.source}
            <span className="block">{sourceCheck(one)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <SurveyAttribution />
      </p>
    </section>
  );
}

export function SpeciesPage({ species }: { species: Species }) {
  const { identify, habitat, behave, codeOfConduct, months, monthsNote, protection, danger } =
    species;
  return (
    <article aria-label={species.commonName}>
      <Plate species={species} />
      <div className="mx-auto max-w-6xl px-5 py-8 print:p-0">
        <div className="grid gap-x-12 gap-y-9 md:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-y-3">
          <div className="flex flex-col gap-8 print:gap-3">
            {danger === 'high' && <Harm species={species} />}
            <Part slug={species.slug} title="How to tell it">
              <p className="max-w-[66ch] text-step-1 print:text-base">{identify}</p>
            </Part>
            <Part slug={species.slug} title="Where it hides">
              <p className="max-w-[66ch]">{habitat}</p>
            </Part>
            <Part slug={species.slug} title="How to behave">
              <p className="max-w-[66ch]">{behave}</p>
              {codeOfConduct && (
                <div className="mt-4 border-l-6 border-coral bg-sand p-4">
                  <h3 className="mb-1 font-semibold">Code of conduct</h3>
                  <p>{codeOfConduct}</p>
                </div>
              )}
            </Part>
            {danger !== 'high' && <Harm species={species} />}
          </div>
          <div className="flex flex-col gap-8 print:gap-3">
            <Measures species={species} />
            {months.length > 0 && (
              <MonthStrip label="Its months" months={months} note={monthsNote} />
            )}
            <Protection slug={species.slug} protection={protection} />
          </div>
        </div>
        {isOn('dive-sites') && (
          <section aria-labelledby="where" className="mt-12 print:mt-4">
            <h2 id="where" className="mb-4 text-step-3 print:mb-1 print:text-step-1">
              Where to see it
            </h2>
            <WhereToSee species={species} />
          </section>
        )}
        <Sources sources={species.sources} />
      </div>
    </article>
  );
}
