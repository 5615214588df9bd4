import { useEffect, useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { findProblems } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { FormFrame, useFieldErrors } from '../ui/form-frame.tsx';
import { useAgreed, useConflict } from './conflict.tsx';
import { DraftOffer, LeaveQuestion, useDraftRecovery } from './draft-recovery.tsx';
import {
  type EditableRecord,
  type FieldErrors,
  type FormConfig,
  fieldErrorsOf,
} from './editor-config.ts';
import { changesOver, type Texts } from './merge.ts';
import { RecordActions } from './record-actions.tsx';

interface Editing<Entry extends EditableRecord, Values extends Texts, Input extends object> {
  resource: FormConfig<Entry, Values, Input>;
  /** What is edited; undefined for a new one. */
  entry: Entry | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: (entry: Entry) => Promise<void>;
  onCancel: () => void;
  onToggle: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
  /** An earlier version was put in its place. */
  onRestored: (entry: Entry) => void;
}

const deletedElsewhere = ' It was deleted in another place: restore it from the bin first.';

/** The form of one publishable thing, new or saved before. */
export function RecordForm<
  Entry extends EditableRecord,
  Values extends Texts,
  Input extends object,
>({ resource, entry, onDirty, onSaved, ...props }: Editing<Entry, Values, Input>) {
  const guard = useGuard();
  const { toast } = useToast();
  /** The values as they were last saved. */
  const [base, setBase] = useState(() => (entry ? resource.toValues(entry) : resource.empty));
  const [values, setValues] = useState(base);
  const { form, errors, setErrors, refuse } = useFieldErrors<Values>();
  const [pending, setPending] = useState(false);
  const [serial, setSerial] = useState(0);
  const [agreed, setAgreed] = useAgreed(entry);
  const draft = useDraftRecovery({ resource: resource.name, id: entry?.id, base, values });
  const { dirty } = draft;

  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setValues((before) => {
      const next = { ...before, [field]: value };
      return resource.follow && !entry ? resource.follow(next, before) : next;
    });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  function restore(kept: Values) {
    setValues({ ...resource.empty, ...kept });
    setSerial(serial + 1);
  }

  /** Shows values that came from elsewhere. */
  function show(next: Values, kept: Entry) {
    setBase(resource.toValues(kept));
    setAgreed(kept);
    setValues(next);
    setSerial((last) => last + 1);
  }

  const conflict = useConflict<Entry, Values>({ ...resource, show, setAside: draft.setAside });

  async function save(published: boolean, submitted = values, from = agreed) {
    const input = resource.toInput(submitted);
    const draftErrors = fieldErrorsOf<Values>(resource.draftShape, { ...input, published });
    const publishFaults = published
      ? fieldErrorsOf<Values>(resource.publishableShape, submitted)
      : {};
    const found = { ...draftErrors, ...publishFaults };
    if (Object.keys(publishFaults).length > 0) {
      return refuse(found, 'Missing Information', resource.publishText);
    }
    const [error] = Object.values(draftErrors);
    if (error === resource.missing.text)
      return refuse(found, resource.missing.title, resource.missing.text);
    if (error) return refuse(found, 'Please check the form', String(error));

    setPending(true);
    try {
      const result = await guard(() =>
        from
          ? resource.update(from.id, { ...input, published, version: from.version })
          : resource.create({ ...input, published }),
      );
      draft.drop();
      setBase(submitted);
      setAgreed(result);
      setErrors({});
      toast({
        title: `${resource.label} ${entry ? 'Updated' : 'Created'}`,
        description: published ? 'It is public now.' : 'Saved as a draft.',
      });
      await onSaved(result);
    } catch (error) {
      if (from) {
        const began = resource.toValues(from);
        const attempt = {
          base: began,
          mine: from === agreed ? changesOver(began, base, submitted) : submitted,
          async goOn(chosen: Values, current: Entry, same: boolean) {
            if (same && published === current.published) await onSaved(current);
            else await save(published, chosen, current);
          },
        };
        if (conflict.explains(error, attempt)) return;
      }
      const found = findProblems(error);
      if (error instanceof ApiError && error.status === 409) found.slug = error.reason ?? '';
      refuse(
        found as FieldErrors<Values>,
        entry ? 'Update Failed' : 'Creation Failed',
        `Failed to ${entry ? 'update' : 'create'} ${resource.thing}. Please try again.${
          error instanceof ApiError && error.status === 404 ? deletedElsewhere : ''
        }`,
      );
    } finally {
      setPending(false);
    }
  }

  const { Fields, Preview } = resource;
  return (
    <FormFrame
      ref={form}
      label={entry ? `Edit ${resource.titleOf(entry)}` : resource.newTitle}
      title={entry ? `Edit: ${resource.titleOf(entry)}` : resource.newTitle}
      headingMargin="scroll-mt-40"
      opened={entry !== undefined}
      onSave={() => save(entry?.published ?? false)}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      <div className="mt-4 flex flex-col gap-5">
        <Fields values={values} errors={errors} set={set} serial={serial} />
        <Preview values={values} entry={entry} dirty={dirty} />
      </div>
      <RecordActions
        resource={resource}
        entry={entry}
        pending={pending}
        state={pending ? 'Saving...' : dirty ? 'Unsaved changes' : ''}
        onSave={save}
        onCancel={props.onCancel}
        onToggle={props.onToggle}
        onDelete={props.onDelete}
        onRestored={props.onRestored}
      />
      {conflict.dialog}
      <LeaveQuestion draft={draft} />
    </FormFrame>
  );
}
