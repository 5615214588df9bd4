import { type FormEvent, useState } from 'react';
import { localDate } from '../../../domain/dates.ts';
import { ApiError } from '../../api-error.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Difference } from './diff-view.tsx';
import { type Clash, changed, clashesBetween, merge, type Texts } from './merge.ts';

interface Saved {
  version: number;
  updatedAt: string;
}

/** The present state of a thing, where its save was refused because it changed elsewhere meanwhile. */
function changedMeanwhile<Entry extends Saved>(error: unknown): Entry | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.details as { current?: Entry } | undefined)?.current;
}

/**
 * The state of a thing that a form and the server agree on. A change that was made beside the form,
 * e.g. in its list, is agreed to where nothing else happened in between.
 */
export function useAgreed<Entry extends Saved>(entry: Entry | undefined) {
  const [agreed, setAgreed] = useState(entry);
  if (entry && agreed && entry.version === agreed.version + 1) setAgreed(entry);
  return [agreed, setAgreed] as const;
}

interface Attempt<Entry, Values> {
  /** What both saves began from. */
  base: Values;
  mine: Values;
  /** Saves the choice over the present state; `same` tells that they do not differ. */
  goOn: (chosen: Values, current: Entry, same: boolean) => Promise<void>;
}

type Conflict<Entry, Values> = Attempt<Entry, Values> & { current: Entry; theirs: Values };

/** What a form does about a save that was refused because the thing changed elsewhere. */
export function useConflict<Entry extends Saved, Values extends Texts>(form: {
  labels: Partial<Record<keyof Values, string>>;
  toValues: (entry: Entry) => Values;
  /** Fills the form with values that stand on a state of the server. */
  show: (values: Values, current: Entry) => void;
  /** Keeps what the owner gave up, to be offered back. */
  setAside: (values: Values) => void;
}) {
  const [conflict, setConflict] = useState<Conflict<Entry, Values>>();

  /** Opens the question where that is why a save failed. Tells whether it did. */
  function explains(error: unknown, attempt: Attempt<Entry, Values>) {
    const current = changedMeanwhile<Entry>(error);
    if (current) setConflict({ ...attempt, current, theirs: form.toValues(current) });
    return current !== undefined;
  }

  async function settle(
    chosen: Values,
    { base, mine, theirs, current, goOn }: typeof conflict & {},
  ) {
    setConflict(undefined);
    form.show(chosen, current);
    await goOn(chosen, current, changed(theirs, chosen).length === 0);
    if (changed(mine, chosen).some((field) => mine[field] !== base[field])) form.setAside(mine);
  }

  const dialog = conflict && (
    <ConflictDialog
      key={conflict.current.version}
      clashes={clashesBetween(conflict.base, conflict.mine, conflict.theirs)}
      labels={form.labels}
      savedAt={conflict.current.updatedAt}
      onChosen={(clashes) => settle(merge(conflict.mine, clashes), conflict)}
      onClose={() => setConflict(undefined)}
    />
  );
  return { explains, dialog };
}

/** Tells of a save that was made elsewhere and asks, field by field, what to keep. */
function ConflictDialog(props: {
  clashes: Clash[];
  /** The name of each field, as the form has it. */
  labels: Record<string, string | undefined>;
  savedAt: string;
  onChosen: (clashes: Clash[]) => void;
  onClose: () => void;
}) {
  const { savedAt } = props;
  const [clashes, setClashes] = useState(props.clashes);
  const keep = (choice: Clash['keep'], field?: string) =>
    setClashes(
      clashes.map((clash) => (field && clash.field !== field ? clash : { ...clash, keep: choice })),
    );

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    props.onChosen(clashes);
  }

  const count = clashes.length;
  return (
    <Dialog
      open
      wide
      title="Changed in another place"
      text={`It was saved elsewhere on ${localDate(savedAt, 'dateTimeSeconds')}, after you opened it here. Nothing was overwritten. ${
        count === 0
          ? 'Nothing of it clashes with yours: you can save on top of it.'
          : 'Choose what to keep of each field that differs.'
      }`}
      onClose={props.onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-5">
        {count > 1 && (
          <p className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles.quiet} onClick={() => keep('mine')}>
              Keep all mine
            </button>
            <button type="button" className={buttonStyles.quiet} onClick={() => keep('theirs')}>
              Take all theirs
            </button>
          </p>
        )}
        {clashes.map((clash) => (
          <fieldset key={clash.field} className="min-w-0">
            <legend className="mb-2 font-display text-step-1 font-bold">
              {props.labels[clash.field] ?? clash.field}
            </legend>
            <p className="mb-1 text-sm text-muted">Struck through: theirs. Underlined: yours.</p>
            <Difference before={clash.theirs} after={clash.mine} />
            <div className="mt-2 flex flex-wrap gap-x-6">
              {(['mine', 'theirs'] as const).map((choice) => (
                <label key={choice} className="flex min-h-11 items-center gap-2 font-semibold">
                  <input
                    type="radio"
                    name={clash.field}
                    checked={clash.keep === choice}
                    onChange={() => keep(choice, clash.field)}
                    className="size-5 accent-reef"
                  />
                  {choice === 'mine' ? 'Keep mine' : 'Take theirs'}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-3 border-t-2 border-ink bg-paper py-4">
          <button type="button" className={buttonStyles.quiet} onClick={props.onClose}>
            Back
          </button>
          <button type="submit" className={buttonStyles.action}>
            Save My Choice
          </button>
        </div>
      </form>
    </Dialog>
  );
}
