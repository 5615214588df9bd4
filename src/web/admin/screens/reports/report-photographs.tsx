import { type KeyboardEvent, useState } from 'react';
import type {
  PhotographSettlement,
  QueuedPhotograph,
} from '../../../../contract/report-photographs.ts';
import type { QueuedReport } from '../../../../contract/reports.ts';
import {
  elsewhereText,
  licences,
  type PhotographState,
} from '../../../../domain/reports/photographs.ts';
import { countText } from '../../../../domain/text/format.ts';
import { errorReason } from '../../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputStyles } from '../../ui/fields.tsx';

export type SettlePhotograph = (
  report: QueuedReport,
  number: number,
  settlement: PhotographSettlement,
) => Promise<void>;

/** Focuses the text field of a photograph, in which Enter takes the photograph. */
export const focusPhotograph = (number: number) =>
  document
    .querySelector<HTMLInputElement>(
      `[data-photograph="${number}"] input, [data-photograph="${number}"] button`,
    )
    ?.focus();

const stateTexts: Record<PhotographState, string> = {
  expected: 'Not arrived yet',
  new: 'Waits for you',
  taken: 'In the guide',
  declined: 'Declined and deleted',
};

function PhotographFacts({ photograph }: { photograph: QueuedPhotograph }) {
  const { state, licence, credit, shows, distanceKm, nearest } = photograph;
  const elsewhere = elsewhereText(distanceKm);
  return (
    <div className="text-sm">
      <p className="font-semibold">{stateTexts[state]}</p>
      <p>{`${licences[licence].name} · ${credit ? `credit “${credit}”` : 'no credit wanted'}`}</p>
      {shows && <p className="wrap-anywhere">{`“${shows}”`}</p>}
      {elsewhere ? (
        <p className="mt-1 border-l-4 border-ochre pl-3 font-semibold">
          {elsewhere}
          {nearest && (
            <>
              {' Nearest is '}
              <a href={nearest.path} target="_blank" rel="noreferrer" className="underline">
                {nearest.title}
              </a>
              .
            </>
          )}
        </p>
      ) : (
        <p className="text-muted">
          {distanceKm === null ? 'The file named no place.' : 'Taken at this site, by its file.'}
        </p>
      )}
    </div>
  );
}

function Photograph(props: {
  report: QueuedReport;
  photograph: QueuedPhotograph;
  onSettle: SettlePhotograph;
}) {
  const { report, photograph, onSettle } = props;
  const { number, state, src, width, height } = photograph;
  const [alt, setAlt] = useState(photograph.alt || photograph.shows);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>();
  const [isBusy, setBusy] = useState(false);

  async function settle(decision: PhotographSettlement['decision'], done: string) {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await onSettle(report, number, { decision, alt: alt.trim() });
      setSaid({ text: done, isProblem: false });
    } catch (error) {
      setSaid({ text: errorReason(error), isProblem: true });
    }
    setBusy(false);
  }

  const take = () => settle('take', state === 'taken' ? 'Saved.' : 'It is in the guide.');
  const decline = () => settle('decline', 'Declined and deleted.');

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void (event.shiftKey ? decline() : take());
  }

  const isOpen = state === 'new' || state === 'taken';
  return (
    <li data-photograph={number} className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap gap-4">
        {src && isOpen && (
          <a href={src} target="_blank" rel="noreferrer" className="max-w-full">
            <img
              src={src}
              alt={`Photograph ${number}${photograph.shows ? `: ${photograph.shows}` : ''}`}
              width={width}
              height={height}
              className="max-h-72 w-auto max-w-full bg-haze"
            />
          </a>
        )}
        <PhotographFacts photograph={photograph} />
      </div>
      {isOpen && (
        <Field
          label={`What photograph ${number} shows, for those who can not see it`}
          hint="Enter takes it, Shift and Enter declines it."
        >
          {(control) => (
            <input
              {...control}
              value={alt}
              maxLength={500}
              aria-keyshortcuts={String(number)}
              onChange={(event) => setAlt(event.target.value)}
              onKeyDown={pressKey}
              className={inputStyles}
            />
          )}
        </Field>
      )}
      {said && (
        <p
          role={said.isProblem ? 'alert' : 'status'}
          className={said.isProblem ? 'font-medium text-advanced' : 'font-medium'}
        >
          {said.text}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={take}>
            {state === 'taken' ? 'Save the text' : `Take photograph ${number}`}
          </Button>
          <Button onClick={decline}>
            {state === 'taken' ? 'Take it off the guide' : `Decline photograph ${number}`}
          </Button>
          {state === 'taken' && (
            <Button onClick={() => settle('cover', 'It is the cover of the guide now.')}>
              Use as cover
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The photographs of a report, which the owner settles one by one. */
export function ReportPhotographs(props: { report: QueuedReport; onSettle: SettlePhotograph }) {
  const { report, onSettle } = props;
  if (report.photographs.length === 0) return null;
  return (
    <section aria-label="Photographs" className="mt-4">
      <h4 className="font-semibold">{countText(report.photographs.length, 'photograph')}</h4>
      <ul>
        {report.photographs.map((photograph) => (
          <Photograph
            key={photograph.number}
            report={report}
            photograph={photograph}
            onSettle={onSettle}
          />
        ))}
      </ul>
    </section>
  );
}
