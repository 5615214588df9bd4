import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { type LoggedDive, removeDive } from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import { ConfirmButton } from '../../app/saved-records/confirm-button.tsx';
import { useUpdate } from '../../app/saved-records/update.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { DiveForm } from './dive-form.tsx';

function Dive({ dive }: { dive: LoggedDive }) {
  const update = useUpdate();
  const [isEdited, setEdited] = useState(false);
  const { site, date, note } = dive;
  const day = longDate(date, 'UTC');
  return (
    <li className="border-t-2 border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <time dateTime={date} className="font-semibold tabular-nums">
          {day}
        </time>
        <Link to={paths.diveSite(site.id)} className="py-1 font-semibold text-reef underline">
          {site.name}
        </Link>
        <span className="text-sm text-muted">{site.region}</span>
      </p>
      {isEdited ? (
        <div className="mt-3 max-w-md">
          <DiveForm site={site} dive={dive} onDone={() => setEdited(false)} />
        </div>
      ) : (
        <>
          {note && <p className="max-w-[66ch] whitespace-pre-line">{note}</p>}
          <div className="no-print flex flex-wrap items-center gap-x-4">
            <button
              type="button"
              onClick={() => setEdited(true)}
              aria-label={`Change the dive at ${site.name}, ${day}`}
              className="min-h-11 px-1 underline"
            >
              Change
            </button>
            <ConfirmButton
              words="Delete"
              question={`Delete the dive of ${day}?`}
              onConfirm={() => update(() => removeDive(dive.id))}
            />
          </div>
        </>
      )}
    </li>
  );
}

export function DiveLog({ dives }: { dives: readonly LoggedDive[] }) {
  return (
    <TitledSection id="dives" title="Dived" size="text-step-3">
      {dives.length > 0 ? (
        <ul>
          {dives.map((dive) => (
            <Dive key={dive.id} dive={dive} />
          ))}
        </ul>
      ) : (
        <p>No dive yet. Log one from a guide, under “Lists and log”.</p>
      )}
    </TitledSection>
  );
}
