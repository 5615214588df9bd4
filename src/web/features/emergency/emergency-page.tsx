import chambers from '../../../../content/chambers.json';
import words from '../../../../content/emergency.json';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { partialDateText } from '../../../domain/dates/months.ts';
import { degreesMinutes, unknownPositionError } from '../../../domain/geo/position-text.ts';

const call = 'font-semibold whitespace-nowrap underline decoration-2 underline-offset-4';
const heading = 'text-step-2 print:text-base';

type EmergencySite = Pick<
  DiveSite,
  'name' | 'region' | 'latitude' | 'longitude' | 'positionErrorKm'
>;

/** The emergency page, which needs no script and no picture. */
export function EmergencyPage({ site }: { site: EmergencySite | undefined }) {
  return (
    <div className="mx-auto max-w-4xl px-5 py-8 print:max-w-none print:py-0 print:text-xs print:leading-tight">
      <h1 tabIndex={-1} className="text-step-4 text-advanced print:text-step-2">
        {words.title}
      </h1>
      <p className="mt-1">{words.lead}</p>
      <Calls />
      <div className="mt-8 grid gap-8 md:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-4">
        <section>
          <h2 className={heading}>{words.first.title}</h2>
          <ol className="mt-3 list-decimal space-y-2 pl-5 print:mt-1 print:space-y-0.5">
            {words.first.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <WhatToSay site={site} />
      </div>
      <Stings />
      <Chambers />
    </div>
  );
}

function Calls() {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 print:mt-2 print:grid-cols-3 print:gap-1">
      {words.calls.map(({ label, number, tel, note }) => (
        <li key={tel} className="border-l-6 border-advanced bg-sand p-4 print:p-1 print:pl-3">
          <a
            href={`tel:${tel}`}
            className={`${call} block whitespace-normal! text-[min(1.953rem,9vw)] text-advanced print:text-step-1`}
          >
            {number}
          </a>
          <p className="mt-1 font-semibold">{label}</p>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function WhatToSay({ site }: { site: EmergencySite | undefined }) {
  const { title, lines, position, unknown } = words.say;
  return (
    <section className="bg-sand p-5 print:p-2">
      <h2 className={heading}>{title}</h2>
      <ul className="mt-3 space-y-2 print:mt-1 print:space-y-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{position}</h3>
      {site ? (
        <p id="position">
          {site.name}, {site.region}
          <br />
          <strong className="text-step-1 tabular-nums">
            {degreesMinutes({ latitude: Number(site.latitude), longitude: Number(site.longitude) })}
          </strong>
          <br />
          {site.positionErrorKm === null
            ? `${unknownPositionError}: say so.`
            : `This position of the site may be out by ${site.positionErrorKm} km: say so.`}
        </p>
      ) : (
        <p>{unknown}</p>
      )}
    </section>
  );
}

function Stings() {
  const { title, note, rows } = words.stings;
  return (
    <section className="mt-10 print:mt-3">
      <h2 className={heading}>{title}</h2>
      <p className="mt-2">{note}</p>
      <dl className="mt-3 border-t border-line print:mt-1 print:grid print:grid-cols-2 print:gap-x-4">
        {rows.map(({ what, act }) => (
          <div
            key={what}
            className="gap-6 border-b border-line py-3 sm:grid sm:grid-cols-[2fr_3fr] print:block print:py-0.5"
          >
            <dt className="font-semibold">{what}</dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Chambers() {
  const { title, note, checkedOn, units } = chambers;
  return (
    <section className="mt-10 print:mt-3">
      <h2 className={heading}>{title}</h2>
      <p className="mt-2 font-semibold">
        {`${note} Main switchboards, checked ${partialDateText(checkedOn)}.`}
      </p>
      <ul className="mt-3 grid gap-x-8 border-t border-line sm:grid-cols-2 print:mt-1 print:grid-cols-4 print:gap-x-3 print:text-xs">
        {units.map(({ name, place, number, tel }) => (
          <li key={tel} className="border-b border-line py-3 print:py-0.5">
            <p className="font-semibold">{name}</p>
            <p>{place}</p>
            <a
              href={`tel:${tel}`}
              className={`${call} whitespace-normal! inline-flex min-h-11 items-center print:min-h-0`}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
