import { paths } from '../../../contract/paths.ts';
import type { AcceptedChange, AcceptedChanges } from '../../../contract/reports.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { changeText } from '../../../domain/reports/report-texts.ts';
import { reportKinds } from '../../../domain/reports/terms.ts';
import { countText } from '../../../domain/text/format.ts';
import { site } from '../../app/site.ts';

function Change({ change }: { change: AcceptedChange }) {
  const { title, path, by } = change;
  return (
    <li className="border-t border-line py-3">
      <p>
        <a href={path ?? paths.changes} className="font-semibold text-reef underline">
          {title}
        </a>
        {`: ${changeText(change)}.`}
      </p>
      <p className="legend">{`Thanks to ${by ?? 'a diver'}.`}</p>
    </li>
  );
}

/** The changes of each day, newest first. */
const byDay = (changes: readonly AcceptedChange[]) => [
  ...Map.groupBy(changes, ({ acceptedAt }) => longDate(acceptedAt, site.timeZone)),
];

export function ChangesPage({ accepted }: { accepted: AcceptedChanges }) {
  const { changes, counts } = accepted;
  return (
    <article className="mx-auto max-w-3xl px-5 py-14 md:py-20">
      <h1 tabIndex={-1} className="text-step-5">
        Changes by divers
      </h1>
      <p className="mt-4 text-step-1">
        Corrections, closures and dives that divers told us and that are on the site now. Thank you:
        the next one has it from you.
      </p>
      <p className="mt-5 border-y border-line py-3 text-sm text-muted tabular-nums">
        {reportKinds.map((kind) => countText(counts[kind], kind)).join(' · ')}
        {' · '}
        <a href={paths.changesFeed} className="underline">
          Feed
        </a>
      </p>
      {changes.length === 0 ? (
        <p className="mt-8 max-w-[60ch]">
          Nothing yet. On each guide stand “Something wrong?”, “Closed?” and “Dived here?”: it takes
          a minute and no account.
        </p>
      ) : (
        byDay(changes).map(([day, ofDay]) => (
          <section key={day} className="mt-8">
            <h2 className="mb-2 text-step-2">{day}</h2>
            <ul>
              {ofDay.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </section>
        ))
      )}
    </article>
  );
}
