import { type FormEvent, useId, useState } from 'react';
import {
  type LoggedDive,
  logDive,
  type SiteRef,
  savedLengths,
} from '../../../domain/saved/saved.ts';
import { newId } from '../../app/saved-records/ids.ts';
import { todayHere } from '../../app/saved-records/today-here.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

const input =
  'mt-1 block min-h-11 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink aria-invalid:border-advanced';

export function DiveForm(props: { site: SiteRef; dive?: LoggedDive; onDone?: () => void }) {
  const { site, dive, onDone } = props;
  const id = useId();
  const update = useUpdate();
  const { toast } = useToast();
  const [date, setDate] = useState(dive?.date ?? todayHere);
  const [note, setNote] = useState(dive?.note ?? '');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!date) return setError('Choose the day of the dive.');
    if (date < '1950') return setError('Check the year.');
    if (date > todayHere()) return setError('That day is still to come: log the dive after it.');
    setError(undefined);
    const logged = { id: dive?.id ?? newId(), site, date, note: note.trim() };
    const kept = await update((now) => logDive(logged, now));
    if (!kept) return;
    // `update` or a notice on the page reports a dive that only this tab has.
    if (kept === 'stored') {
      toast({ title: dive ? 'Dive changed' : 'Dive logged', description: site.name });
    }
    if (!dive) setNote('');
    onDone?.();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <label>
        Day
        <input
          type="date"
          value={date}
          max={todayHere()}
          onChange={(event) => setDate(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={input}
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-advanced">
          {error}
        </p>
      )}
      <label>
        Private note
        <textarea
          rows={3}
          value={note}
          maxLength={savedLengths.text}
          onChange={(event) => setNote(event.target.value)}
          className={input}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyles.quiet}>
          {dive ? 'Keep the change' : 'Log this dive'}
        </button>
        {dive && (
          <button type="button" onClick={onDone} className="min-h-11 px-3 underline">
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
