import words from '../../../../content/data.json';
import type { OpenDataFacts } from '../../../contract/open-data.ts';
import { paths } from '../../../contract/paths.ts';
import type { AcceptedChanges } from '../../../contract/reports.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { partialDateText } from '../../../domain/dates/months.ts';
import { reportKinds } from '../../../domain/reports/terms.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';
import { site } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const files = [
  {
    path: paths.dataGeoJson,
    label: 'GeoJSON',
    text: 'For maps and programs: one point for each site, with every field and its sources.',
  },
  {
    path: paths.dataCsv,
    label: 'CSV',
    text: 'For a spreadsheet: one row for each site. Lists are joined by semicolons; points and sources are JSON in their cell.',
  },
  {
    path: paths.dataSchema,
    label: 'JSON Schema',
    text: 'What each field of the GeoJSON means, its unit, and which words it may hold.',
  },
];

function Files() {
  return (
    <TitledSection id="files" title="The files" size="text-step-2">
      <ul>
        {files.map(({ path, label, text }) => (
          <li
            key={path}
            className="border-t border-line py-4 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-6"
          >
            <a href={path} className={`${buttonStyles.quiet} mb-2 justify-self-start sm:mb-0`}>
              {label}
            </a>
            <span className="block">
              {text}
              <code className="block text-sm break-all text-muted">{path}</code>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Licence({ siteUrl }: { siteUrl: string }) {
  const credit = words.credit
    .replace('{siteName}', site.name)
    .replace('{address}', `${siteUrl}${paths.data}`);
  return (
    <TitledSection id="licence" title="Licence and sources" size="text-step-2">
      <p>
        {`${words.covered} `}
        <a href={words.licence.url} className="text-reef underline">
          {words.licence.name}
        </a>
        {`. ${words.excluded} The `}
        <Link to={paths.termsOfService} className="text-reef underline">
          terms of service
        </Link>
        {' speak of those. Credit the data like this:'}
      </p>
      <p className="my-3 border-l-6 border-reef bg-sand p-4 break-words">{credit}</p>
      <p className="mb-3">{words.notLicensed}</p>
      <p>What came from others stays theirs, and asks for their name as well:</p>
      <Sources sources={words.attributions} />
    </TitledSection>
  );
}

function Sources({ sources }: { sources: typeof words.attributions }) {
  return (
    <ul className="mt-2">
      {sources.map(({ name, text, url }) => (
        <li key={name} className="border-t border-line py-3">
          <a href={url} className="font-semibold text-reef underline">
            {name}
          </a>
          <span className="block">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Changelog() {
  return (
    <TitledSection id="changes" title="What changed" size="text-step-2">
      {words.changelog.map(({ version, date, changes }) => (
        <div key={version} className="border-t border-line py-3">
          <h3 className="font-semibold">{`${version}, ${partialDateText(date)}`}</h3>
          <ul className="mt-1 list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </TitledSection>
  );
}

export function OpenDataPage(props: {
  facts: OpenDataFacts;
  reported: AcceptedChanges['counts'];
  siteUrl: string;
}) {
  const { facts, reported, siteUrl } = props;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-10 px-5 py-14 md:py-20">
      <header>
        <h1 tabIndex={-1} className="text-step-5">
          {words.title}
        </h1>
        <p className="mt-4 text-step-1">{words.lead}</p>
        <p className="mt-5 border-y border-line py-3 text-sm text-muted tabular-nums">
          {[
            `Version ${facts.version}`,
            `${facts.sites} sites in ${facts.regions} regions`,
            facts.updatedAt && `last changed ${longDate(facts.updatedAt, site.timeZone)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="border-b border-line py-3 text-sm text-muted tabular-nums">
          {`From divers: ${reportKinds
            .map((kind) => countText(reported[kind], kind))
            .join(', ')}. Each corrected fact names that as its source. `}
          <Link to={paths.changes} className="underline">
            What changed, with thanks
          </Link>
        </p>
      </header>
      <Files />
      <TitledSection id="use" title="Before you use them" size="text-step-2">
        <div className="space-y-3">
          {words.use.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TitledSection>
      <Licence siteUrl={siteUrl} />
      <TitledSection id="chart" title={words.chart.title} size="text-step-2">
        <p>{words.chart.text}</p>
        <Sources sources={words.chart.sources} />
      </TitledSection>
      <Changelog />
    </article>
  );
}
