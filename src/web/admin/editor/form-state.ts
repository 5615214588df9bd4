import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { EditableRecord, Editor } from './editor.ts';
import { applyChanges, type TextValues } from './merge.ts';

/** Unsaved text of another window or an earlier visit. */
export interface Offer extends Omit<WorkingCopy, 'version'> {
  /** Version of the working copy on the server; absent for text that is still in the queue. */
  version?: number;
  /** Key in the queue. */
  key?: string;
}

/** A save that the server rejected because another save came first. */
export interface Conflict<Full, Values> {
  /** The common base of both saves. */
  base: Values;
  local: Values;
  theirs: Values;
  from: Full;
  current: Full;
  published: boolean;
}

type Start<Full extends EditableRecord, Values extends TextValues> = {
  editor: Editor<Full, Values>;
  /** The record as stored on the server. */
  record: Full | undefined;
  /** The stored draft of an uncreated record that the form starts with. */
  stored: WorkingCopy | undefined;
};

type FormState<Full extends EditableRecord, Values extends TextValues> = Start<Full, Values> & {
  /** The values of the record as stored on the server; empty for a draft. */
  base: Values;
  values: Values;
  /** Changes when values are replaced, so that rich-text editors are created again. */
  resetKey: number;
  errors: FieldErrors<Values>;
  /** Number of rejected saves. */
  rejections: number;
  pending: boolean;
  conflict?: Conflict<Full, Values> | undefined;
};

type FormAction<Full, Values> =
  | { type: 'typed'; field: keyof Values; value: Values[keyof Values] }
  | { type: 'replaced'; values: Values }
  /** After a conflict, the form continues from the server's current record. */
  | { type: 'rebased'; record: Full; values: Values }
  /** The record was changed outside the form, e.g. in the list. */
  | { type: 'changedOutside'; record: Full }
  | { type: 'sent' }
  | { type: 'saved'; record: Full; values: Values }
  | { type: 'rejected'; errors: FieldErrors<Values> }
  | { type: 'conflict'; conflict: Conflict<Full, Values> | undefined }
  | { type: 'answered' };

export function startForm<Full extends EditableRecord, Values extends TextValues>(
  start: Start<Full, Values>,
): FormState<Full, Values> {
  const { editor, record, stored } = start;
  const base = record ? editor.toValues(record) : editor.empty;
  const values = { ...base, ...(stored?.values as Values | undefined) };
  return { ...start, base, values, resetKey: 0, errors: {}, rejections: 0, pending: false };
}

export function reduceForm<Full extends EditableRecord, Values extends TextValues>(
  state: FormState<Full, Values>,
  action: FormAction<Full, Values>,
): FormState<Full, Values> {
  const { editor, values, resetKey } = state;
  switch (action.type) {
    case 'typed': {
      const next = { ...values, [action.field]: action.value };
      return {
        ...state,
        values: editor.derive && !state.record ? editor.derive(next, values) : next,
        errors: { ...state.errors, [action.field]: undefined },
      };
    }
    case 'replaced':
      return { ...state, values: { ...editor.empty, ...action.values }, resetKey: resetKey + 1 };
    case 'rebased':
      return {
        ...state,
        record: action.record,
        base: editor.toValues(action.record),
        values: action.values,
        resetKey: resetKey + 1,
        conflict: undefined,
      };
    case 'changedOutside':
      return { ...state, record: action.record };
    case 'sent':
      return { ...state, pending: true };
    case 'saved': {
      const saved = { ...state, record: action.record, base: action.values, errors: {} };
      if (!editor.normalises) return saved;
      const stored = editor.toValues(action.record);
      // Text typed since the save began stays.
      const merged = applyChanges(stored, action.values, values);
      return { ...saved, base: stored, values: merged, resetKey: resetKey + 1 };
    }
    case 'rejected':
      return { ...state, errors: action.errors, rejections: state.rejections + 1 };
    case 'conflict':
      return { ...state, conflict: action.conflict };
    case 'answered':
      return { ...state, pending: false };
  }
}
