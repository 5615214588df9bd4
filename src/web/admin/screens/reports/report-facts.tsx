import { lazy, type ReactNode, Suspense } from 'react';
import type { QueuedReport } from '../../../../contract/reports.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { closureReasons } from '../../../../domain/reports/terms.ts';
import { isWebAddress } from '../../../../domain/text/addresses.ts';
import { diveFacts, knownByText } from './report-texts.ts';

const PlacesMap = lazy(() => import('../../ui/places-map.tsx'));

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}

function Correction({ report }: { report: QueuedReport }) {
  const { details, fieldLabel, standing } = report;
  return (
    <>
      <Fact name={`${fieldLabel}, as it stands`}>{standing ?? 'See the page'}</Fact>
      <Fact name="What is right">{details.right}</Fact>
      <Fact name="How they know">
        {knownByText(report)}
        {details.address && isWebAddress(details.address) && (
          <>
            {': '}
            <a
              href={details.address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="underline"
            >
              {details.address}
            </a>
          </>
        )}
      </Fact>
    </>
  );
}

function Closure({ report: { details } }: { report: QueuedReport }) {
  return (
    <>
      <Fact name="Reason">{closureReasons[details.reason ?? 'other']}</Fact>
      {details.note && <Fact name="Note">{details.note}</Fact>}
    </>
  );
}

function Dive({ report: { details, unlikely } }: { report: QueuedReport }) {
  const species = details.species ?? [];
  return (
    <>
      {diveFacts(details).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {species.length > 0 && (
        <Fact name="Seen">
          {species
            .map(({ slug, name }) =>
              unlikely.includes(slug) ? `${name} (nobody knows it from there)` : name,
            )
            .join(', ')}
        </Fact>
      )}
    </>
  );
}

/** Everything that a report says, with the current value of its fact. */
export function ReportFacts({ report }: { report: QueuedReport }) {
  const { kind, day, name, showName, steward, email, emailConfirmed, position, title } = report;
  const sender = [
    steward && `Steward: ${steward}`,
    name && `${name} (${showName ? 'may be shown' : 'not to be shown'})`,
    email && `${email} (${emailConfirmed ? 'confirmed' : 'not confirmed yet'})`,
  ];
  return (
    <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <dl>
        {kind === 'correction' && <Correction report={report} />}
        {kind === 'closure' && <Closure report={report} />}
        {kind === 'dive' && <Dive report={report} />}
        <Fact name="Day">{partialDateText(day)}</Fact>
        <Fact name="Sent by">{sender.filter(Boolean).join(' · ') || 'Nobody by name'}</Fact>
      </dl>
      {position && (
        <Suspense fallback={<p className="grid h-44 place-items-center bg-haze">Map loading…</p>}>
          <PlacesMap key={title} places={[{ ...position, name: title }]} />
        </Suspense>
      )}
    </div>
  );
}
