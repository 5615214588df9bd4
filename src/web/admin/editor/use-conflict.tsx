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
  local: Values;
  /** `same` is true where the chosen values do not differ. */
  overwrite: (chosen: Values, current: Full, same: boolean) => Promise<void>;
}

type Conflict<Full, Values> = Attempt<Full, Values> & { current: Full; theirs: Values };

export function useConflict<Full extends VersionedRecord, Values extends TextValues>(form: {
  labels: Partial<Record<keyof Values, string>>;
  formatValue?: ((field: string, value: string) => string) | undefined;
  toValues: (record: Full) => Values;
  load: (values: Values, current: Full) => void;
  /** Stores the discarded values, so that they are offered back. */
  stash: (values: Values) => void;
}) {
  const [conflict, setConflict] = useState<Conflict<Full, Values>>();

  function openFor(error: unknown, attempt: Attempt<Full, Values>) {
    const current = currentRecord<Full>(error);
    if (current) setConflict({ ...attempt, current, theirs: form.toValues(current) });
    return current !== undefined;
  }

  async function settle(chosen: Values, settled: Conflict<Full, Values>) {
    const { base, local, theirs, current, overwrite } = settled;
    setConflict(undefined);
    form.load(chosen, current);
    await overwrite(chosen, current, changedFields(theirs, chosen).length === 0);
    if (changedFields(local, chosen).some((field) => local[field] !== base[field])) {
      form.stash(local);
    }
  }

  const dialog = conflict && (
    <ConflictDialog
      key={conflict.current.version}
      conflicts={findConflicts(conflict.base, conflict.local, conflict.theirs)}
      labels={form.labels}
      formatValue={form.formatValue}
      savedAt={conflict.current.updatedAt}
      onChosen={(conflicts) => settle(resolveConflicts(conflict.local, conflicts), conflict)}
      onClose={() => setConflict(undefined)}
    />
  );
  return { openFor, dialog };
}
