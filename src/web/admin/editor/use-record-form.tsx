import { useEffect, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../app/session.tsx';
import { useFieldErrors } from '../ui/form-frame.tsx';
import { describeFirst, saveStep, useAltQuestion } from './alt-question.tsx';
import { useDraftRecovery } from './draft-recovery.tsx';
import type { EditableRecord, FormConfig } from './editor-config.ts';
import { applyChanges, type TextValues } from './merge.ts';
import { usePictureCheck, useSaveErrors } from './save-checks.ts';
import { useConflict, useServerRecord } from './use-conflict.tsx';
import { type KeptDraft, useKeepDraft } from './use-keep-draft.ts';
import { validate } from './validate.ts';

export interface RecordFormProps<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
> {
  config: FormConfig<Full, Values, Input>;
  record: Full | undefined;
  /** A stored draft of a record that is not created yet. */
  kept?: KeptDraft | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: (record: Full) => Promise<void>;
  onKept?: ((id: number) => void) | undefined;
}

function savedToast<Full extends EditableRecord, Values extends TextValues, Input extends object>(
  config: FormConfig<Full, Values, Input>,
  { exists, saved, submitted }: { exists: boolean; saved: Full; submitted: Values },
  warning: boolean,
) {
  const state = saved.published
    ? 'It is public now.'
    : (config.describePlan?.(submitted) ?? 'Saved as a draft.');
  return {
    title: `${config.label} ${exists ? 'Updated' : 'Created'}`,
    description: config.savedText
      ? config.savedText(saved)
      : [state, warning && 'Its picture could not be loaded: check the address.']
          .filter(Boolean)
          .join(' '),
  };
}

function useFormValues<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(config: FormConfig<Full, Values, Input>, record: Full | undefined, kept: KeptDraft | undefined) {
  const [base, setBase] = useState(() => {
    if (record) return config.toValues(record);
    return kept ? { ...config.empty, ...(kept.copy.values as Values) } : config.empty;
  });
  const [values, setValues] = useState(base);
  const [resetKey, setResetKey] = useState(0);
  return {
    base,
    setBase,
    values,
    resetKey,
    change<Field extends keyof Values>(field: Field, value: Values[Field]) {
      setValues((before) => {
        const next = { ...before, [field]: value };
        return config.derive && !record ? config.derive(next, before) : next;
      });
    },
    /** Replaces the values from outside, so that rich-text editors start anew. */
    replaceValues(next: Values) {
      setValues({ ...config.empty, ...next });
      setResetKey((last) => last + 1);
    },
  };
}

function useRecordState<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(config: FormConfig<Full, Values, Input>, record: Full | undefined, kept: KeptDraft | undefined) {
  const values = useFormValues(config, record, kept);
  const fields = useFieldErrors<Values>();
  const [serverRecord, setServerRecord] = useServerRecord(record);
  return {
    ...values,
    ...fields,
    serverRecord,
    setServerRecord,
    set<Field extends keyof Values>(field: Field, value: Values[Field]) {
      values.change(field, value);
      if (fields.errors[field]) fields.setErrors((last) => ({ ...last, [field]: undefined }));
    },
    load(next: Values, current: Full) {
      values.setBase(config.toValues(current));
      setServerRecord(current);
      values.replaceValues(next);
    },
    /** Keeps the form's older value from undoing a change made beside it, e.g. in its list. */
    overServer: (submitted: Values, from: Full | undefined) =>
      from && from === serverRecord
        ? applyChanges(config.toValues(from), values.base, submitted)
        : submitted,
  };
}

const send = <Full extends EditableRecord, Values extends TextValues, Input extends object>(
  { update, create }: FormConfig<Full, Values, Input>,
  input: Input & { published: boolean },
  from: Full | undefined,
) => (from ? update(from.id, { ...input, version: from.version }) : create(input));

export function useRecordForm<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>({ config, record, kept, onDirty, onSaved, onKept }: RecordFormProps<Full, Values, Input>) {
  const guard = useGuard();
  const { toast } = useToast();
  const state = useRecordState(config, record, kept);
  const { base, setBase, values, replaceValues, resetKey, load, overServer } = state;
  const { form, errors, setErrors, reject, serverRecord, setServerRecord } = state;
  const [pending, setPending] = useState(false);
  const draft = useDraftRecovery({
    resource: config.resource,
    id: record?.id ?? kept?.id,
    recordVersion: serverRecord?.version,
    base,
    values,
    draft: record ? undefined : kept?.copy,
    onKept: setBase,
  });
  const rejectSave = useSaveErrors(config, record !== undefined, reject, draft.save);
  const pictureFails = usePictureCheck(config, reject);
  const altQuestion = useAltQuestion();

  useEffect(() => onDirty(draft.dirty), [draft.dirty, onDirty]);

  const conflict = useConflict<Full, Values>({ ...config, load, stash: draft.stash });

  /** Fills the form with an earlier version. No record is saved, and unsaved values are offered back. */
  function restoreVersion(earlier: Values) {
    if (draft.dirty) draft.stash(values);
    draft.restore();
    replaceValues(earlier);
  }

  function openConflict(error: unknown, published: boolean, submitted: Values, from: Full) {
    return conflict.openFor(error, {
      base: config.toValues(from),
      local: overServer(submitted, from),
      async overwrite(chosen, current, same) {
        // A scheduled record may have gone public meanwhile: saving without a new state must not unpublish it.
        const state = published === from.published ? current.published : published;
        if (same && state === current.published) await onSaved(current);
        else await save(state, chosen, current);
      },
    });
  }

  async function save(published: boolean, submitted = values, from = serverRecord) {
    const step = saveStep(published, from, config.describePlan?.(submitted));
    const rejection = validate(config, submitted, { published, goesPublic: step !== undefined });
    if (rejection) return reject(rejection.errors, rejection.title, rejection.text);
    const goOn = () => void save(published, submitted, from);
    const describe = () => describeFirst(form.current);
    if (step && altQuestion.asks(submitted, { step, goOn, describe })) return;
    setPending(true);
    try {
      const warning = await pictureFails(submitted, published);
      if (warning && published) return;
      const input = { ...config.toInput(overServer(submitted, from)), published };
      const saved = await guard(() => send(config, input, from));
      draft.discard();
      setBase(submitted);
      setServerRecord(saved);
      setErrors({});
      toast(savedToast(config, { exists: record !== undefined, saved, submitted }, warning));
      if (config.normalises) load(config.toValues(saved), saved);
      await onSaved(saved);
    } catch (error) {
      if (!from || !openConflict(error, published, submitted, from)) rejectSave(error);
    } finally {
      setPending(false);
    }
  }

  const keepDraft = useKeepDraft(config, reject, (id, submitted) => {
    draft.discard();
    setBase(submitted);
    onKept?.(id);
  });

  return {
    form,
    values,
    errors,
    set: state.set,
    resetKey,
    dirty: draft.dirty,
    draft,
    pending,
    save,
    keepDraft: config.keepsDrafts && !record && !kept ? () => void keepDraft(values) : undefined,
    replaceValues,
    restoreVersion,
    dialogs: (
      <>
        {conflict.dialog}
        {altQuestion.dialog}
      </>
    ),
  };
}
