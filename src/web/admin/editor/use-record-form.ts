import { useEffect, useReducer, useRef } from 'react';
import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { useToast } from '../../ui/toast.tsx';
import { guard } from '../app/api.ts';
import { currentInstead } from '../app/calls.ts';
import { focusInvalidField } from '../ui/form-frame.tsx';
import { describeFirst, saveStep, useAltQuestion } from './alt-question.tsx';
import { type EditableRecord, type Editor, isPublic, type Rejection } from './editor.ts';
import { reduceForm, startForm } from './form-state.ts';
import { applyChanges, changedFields, type TextValues } from './merge.ts';
import {
  findBrokenPictures,
  findDraftRejection,
  findRejection,
  saveRejection,
} from './save-checks.ts';
import { useWorkingCopy } from './use-working-copy.ts';

export interface RecordFormProps<Full extends EditableRecord, Values extends TextValues> {
  editor: Editor<Full, Values>;
  /** Negative for the draft of an uncreated record. */
  id: number;
  record: Full | undefined;
  /** The draft as stored, if the form starts with one. */
  stored?: WorkingCopy | undefined;
  onDirty?: (dirty: boolean) => void;
  onSaved: (record: Full) => Promise<void>;
  /** Called when the form of a new record gets its first text or is empty again. */
  onStarted?: (hasWords: boolean) => void;
}

function savedText<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
  saved: Full,
  submitted: Values,
  hasBrokenPicture: boolean,
) {
  if (editor.savedText) return editor.savedText(saved);
  if (isPublic(saved)) return 'It is public now.';
  const state = editor.describePlan?.(submitted) ?? 'Saved as a draft.';
  return hasBrokenPicture ? `${state} Its picture could not be loaded: check the address.` : state;
}

/** Manages the text of a form, its working copy and its errors. */
function useFormText<Full extends EditableRecord, Values extends TextValues>(
  props: RecordFormProps<Full, Values>,
) {
  const { editor, record, stored, onDirty } = props;
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(
    reduceForm<Full, Values>,
    { editor, record, stored },
    startForm,
  );
  // A version that increased by more than one means another save in between, which is a conflict.
  if (record && record.id === state.record?.id && record.version === state.record.version + 1) {
    dispatch({ type: 'changedOutside', record });
  }
  const copy = useWorkingCopy({
    resource: editor.resource,
    id: props.id,
    recordVersion: state.record?.version,
    base: state.base,
    values: state.values,
    stored,
    onStarted: props.onStarted,
  });
  const { dirty } = copy;
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);

  function reject({ errors, title, text }: Rejection<Values>) {
    dispatch({ type: 'rejected', errors });
    toast({ title, description: text, destructive: true });
    focusInvalidField(form.current);
  }

  return { state, dispatch, form, copy, dirty, reject };
}

/** Checks and saves a form, handles conflicts, and saves the draft of a new record. */
function useSaving<Full extends EditableRecord, Values extends TextValues>(
  { editor, record, onSaved }: RecordFormProps<Full, Values>,
  { state, dispatch, form, copy, reject }: ReturnType<typeof useFormText<Full, Values>>,
) {
  const { toast } = useToast();
  const accepted = useRef(new Set<string>());
  const isSaving = useRef(false);
  const altQuestion = useAltQuestion();
  const { values, base, conflict } = state;

  /** Applies the form's changes to the current record, which the list may have changed. */
  const overServer = (submitted: Values, from: Full | undefined) =>
    from && from === state.record
      ? applyChanges(editor.toValues(from), base, submitted)
      : submitted;

  /** Saves the record, or returns early to show the owner a problem. */
  async function send(published: boolean, submitted: Values, from: Full | undefined) {
    const doubt = await editor.findDoubt?.(submitted, from);
    if (doubt && !accepted.current.has(doubt.text)) {
      accepted.current.add(doubt.text);
      return reject(doubt);
    }
    const broken = await findBrokenPictures(editor, submitted, accepted.current);
    if (broken && published) {
      for (const src of broken.sources) accepted.current.add(src);
      const again = editor.publishErrors ? 'Publish again to publish it' : 'Save again to save it';
      const text = `${Object.values(broken.errors)[0]} ${again} all the same.`;
      return reject({ errors: broken.errors, title: 'Picture Not Found', text });
    }
    const saved = await editor.save(overServer(submitted, from), published, from);
    copy.sender.discard(submitted);
    dispatch({ type: 'saved', record: saved, values: submitted });
    toast({
      title: `${editor.label} ${record ? 'Updated' : 'Created'}`,
      description: savedText(editor, saved, submitted, broken !== undefined),
    });
    await onSaved(saved);
  }

  function fail(error: unknown, published: boolean, submitted: Values, from: Full | undefined) {
    const current = from && currentInstead<Full>(error);
    if (!current) return reject(saveRejection(editor, error, record !== undefined));
    const local = overServer(submitted, from);
    const sides = { base: editor.toValues(from), local, theirs: editor.toValues(current) };
    dispatch({ type: 'conflict', conflict: { ...sides, from, current, published } });
  }

  async function save(published: boolean, submitted = values, from = state.record) {
    if (isSaving.current) return;
    const step = saveStep(published, from, editor.describePlan?.(submitted));
    const rejection = findRejection(editor, submitted, { published, goesPublic: Boolean(step) });
    if (rejection) return reject(rejection);
    const proceed = () => void save(published, submitted, from);
    const describe = () => describeFirst(form.current);
    if (step && altQuestion.asks(submitted, { step, proceed, describe })) return;
    isSaving.current = true;
    dispatch({ type: 'sent' });
    try {
      await send(published, submitted, from);
    } catch (error) {
      fail(error, published, submitted, from);
    } finally {
      isSaving.current = false;
      dispatch({ type: 'answered' });
    }
  }

  async function settle(chosen: Values) {
    if (!conflict) return;
    const { local, theirs, from, current } = conflict;
    dispatch({ type: 'rebased', record: current, values: chosen });
    // This save must not unpublish a scheduled record that was published in the meantime.
    const published =
      conflict.published === isPublic(from) ? isPublic(current) : conflict.published;
    const isTheirs = changedFields(theirs, chosen).length === 0;
    if (isTheirs && published === isPublic(current)) await onSaved(current);
    else await save(published, chosen, current);
    const given = changedFields(local, chosen);
    if (given.some((field) => local[field] !== conflict.base[field])) copy.sender.stash(local);
  }

  /** Saves the draft of a new record on the server immediately. */
  async function keepDraft() {
    const rejection = findDraftRejection(editor.resource, values);
    if (rejection) return reject(rejection);
    try {
      await guard(() => copy.sender.send());
      toast({ title: 'Draft Saved', description: `The ${editor.singular} is not public yet.` });
    } catch {
      const text = 'Your words are still in the form. Please try again.';
      reject({ errors: {}, title: 'Draft Not Saved', text });
    }
  }

  return { save, settle, keepDraft, altDialog: altQuestion.dialog };
}

export function useRecordForm<Full extends EditableRecord, Values extends TextValues>(
  props: RecordFormProps<Full, Values>,
) {
  const text = useFormText(props);
  const { save, settle, keepDraft, altDialog } = useSaving(props, text);
  const { state, dispatch, form, copy, dirty } = text;
  const replace = (values: Values) => dispatch({ type: 'replaced', values });
  return {
    ...state,
    form,
    copy,
    dirty,
    set: <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      dispatch({ type: 'typed', field, value }),
    save,
    settle,
    closeConflict: () => dispatch({ type: 'conflict', conflict: undefined }),
    keepDraft: props.editor.keepsDrafts && !props.record ? () => void keepDraft() : undefined,
    replace,
    /** Fills the form with an earlier version. No record is saved. */
    restoreVersion(earlier: Values) {
      copy.sender.restore(state.values);
      replace(earlier);
    },
    altDialog,
  };
}
