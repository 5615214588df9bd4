import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { siteDate } from '../ui/site-date.ts';
import type { EditableRecord, Editor } from './editor.ts';
import type { Conflict } from './form-state.ts';
import { type FieldConflict, findConflicts, resolveConflicts, type TextValues } from './merge.ts';
import { TextDiff } from './text-diff.tsx';

export function ConflictDialog<Full extends EditableRecord, Values extends TextValues>(props: {
  editor: Editor<Full, Values>;
  conflict: Conflict<Full, Values>;
  onChosen: (chosen: Values) => void;
  onClose: () => void;
}) {
  const { editor, conflict } = props;
  const { base, local, theirs, current } = conflict;
  const [conflicts, setConflicts] = useState(() => findConflicts(base, local, theirs));
  const choose = (keep: FieldConflict['keep'], field?: string) =>
    setConflicts(conflicts.map((one) => (field && one.field !== field ? one : { ...one, keep })));

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    props.onChosen(resolveConflicts(local, conflicts));
  }

  const count = conflicts.length;
  return (
    <Dialog
      wide
      title="Changed in another place"
      text={`It was saved elsewhere on ${siteDate(current.updatedAt ?? '', 'dateTimeSeconds')}, after you opened it here. Nothing was overwritten. ${
        count === 0
          ? 'Nothing of it clashes with yours: you can save on top of it.'
          : 'Choose what to keep of each field that differs.'
      }`}
      onClose={props.onClose}
    >
      <form onSubmit={save} className="flex flex-col gap-5">
        {count > 1 && (
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => choose('mine')}>Keep all mine</Button>
            <Button onClick={() => choose('theirs')}>Take all theirs</Button>
          </p>
        )}
        {conflicts.map((one) => (
          <ConflictField
            key={one.field}
            conflict={one}
            label={editor.labels[one.field] ?? one.field}
            shown={(value) => editor.formatValue?.(one.field, value) ?? value}
            onChoose={(keep) => choose(keep, one.field)}
          />
        ))}
        <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-3 border-t-2 border-ink bg-paper py-4">
          <Button onClick={props.onClose}>Back</Button>
          <Button look="action" type="submit">
            Save My Choice
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ConflictField(props: {
  conflict: FieldConflict;
  label: string;
  shown: (value: string) => string;
  onChoose: (keep: FieldConflict['keep']) => void;
}) {
  const { conflict, label, shown, onChoose } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-step-1 font-bold">{label}</legend>
      <p className="mb-1 text-sm text-muted">Struck through: theirs. Underlined: yours.</p>
      <TextDiff before={shown(conflict.theirs)} after={shown(conflict.mine)} />
      <div className="mt-2 flex flex-wrap gap-x-6">
        {(['mine', 'theirs'] as const).map((keep) => (
          <label key={keep} className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="radio"
              name={conflict.field}
              checked={conflict.keep === keep}
              onChange={() => onChoose(keep)}
              className="size-5 accent-reef"
            />
            {keep === 'mine' ? 'Keep mine' : 'Take theirs'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
