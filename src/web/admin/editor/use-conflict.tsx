import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { changedFields, findConflicts, resolveConflicts, type TextValues } from './merge.ts';

interface VersionedRecord {
  version: number;
  updatedAt: string;
}

function currentRecord<Full extends VersionedRecord>(error: unknown): Full | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.details as { current?: Full } | undefined)?.current;
}

/** Takes over a change made beside the form, e.g. in its list, if no other came in between. */
export function useServerRecord<Full extends VersionedRecord>(record: Full | undefined) {
  const [serverRecord, setServerRecord] = useState(record);
  if (record && serverRecord && record.version === serverRecord.version + 1) {
    setServerRecord(record);
  }
  return [serverRecord, setServerRecord] as const;
}

interface Attempt<Full, Values> {
  /** The values that both saves began from. */
  base: Values;
  mine: Values;
  /** `same` is true where the chosen values do not differ. */
  saveOver: (chosen: Values, current: Full, same: boolean) => Promise<void>;
}

type Conflict<Full, Values> = Attempt<Full, Values> & { current: Full; theirs: Values };

export function useConflict<Full extends VersionedRecord, Values extends TextValues>(form: {
  labels: Partial<Record<keyof Values, string>>;
  valueInWords?: ((field: string, value: string) => string) | undefined;
  toValues: (record: Full) => Values;
  load: (values: Values, current: Full) => void;
  /** Stores the values that the owner gave up, so that they are offered back. */
  setAside: (values: Values) => void;
}) {
  const [conflict, setConflict] = useState<Conflict<Full, Values>>();

  function openFor(error: unknown, attempt: Attempt<Full, Values>) {
    const current = currentRecord<Full>(error);
    if (current) setConflict({ ...attempt, current, theirs: form.toValues(current) });
    return current !== undefined;
  }

  async function settle(chosen: Values, settled: Conflict<Full, Values>) {
    const { base, mine, theirs, current, saveOver } = settled;
    setConflict(undefined);
    form.load(chosen, current);
    await saveOver(chosen, current, changedFields(theirs, chosen).length === 0);
    if (changedFields(mine, chosen).some((field) => mine[field] !== base[field])) {
      form.setAside(mine);
    }
  }

  const dialog = conflict && (
    <ConflictDialog
      key={conflict.current.version}
      conflicts={findConflicts(conflict.base, conflict.mine, conflict.theirs)}
      labels={form.labels}
      valueInWords={form.valueInWords}
      savedAt={conflict.current.updatedAt}
      onChosen={(conflicts) => settle(resolveConflicts(conflict.mine, conflicts), conflict)}
      onClose={() => setConflict(undefined)}
    />
  );
  return { openFor, dialog };
}
