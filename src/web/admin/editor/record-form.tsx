import { useEffect, useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { faultsIn } from '../calls.ts';
import { useGuard } from '../session.tsx';
import { FormFrame, useFaults } from '../ui/form-frame.tsx';
import { useAgreed, useConflict } from './conflict.tsx';
import { DraftOffer, LeaveQuestion, useKeptDraft } from './draft-recovery.tsx';
import { type Faults, type FormNoun, faultsOf, type Item } from './editor-config.ts';
import { changesOver, type Texts } from './merge.ts';
import { EntryActions } from './record-actions.tsx';

interface Editing<Entry extends Item, Values extends Texts, Input extends object> {
  noun: FormNoun<Entry, Values, Input>;
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
export function EntryForm<Entry extends Item, Values extends Texts, Input extends object>({
  noun,
  entry,
  onDirty,
  onSaved,
  ...props
}: Editing<Entry, Values, Input>) {
  const guard = useGuard();
  const { toast } = useToast();
  /** The values as they were last saved. */
  const [base, setBase] = useState(() => (entry ? noun.toValues(entry) : noun.empty));
  const [values, setValues] = useState(base);
  const { form, faults, setFaults, refuse } = useFaults<Values>();
  const [pending, setPending] = useState(false);
  const [serial, setSerial] = useState(0);
  const [agreed, setAgreed] = useAgreed(entry);
  const draft = useKeptDraft({ noun: noun.name, id: entry?.id, base, values });
  const { dirty } = draft;

  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setValues((before) => {
      const next = { ...before, [field]: value };
      return noun.follow && !entry ? noun.follow(next, before) : next;
    });
    if (faults[field]) setFaults({ ...faults, [field]: undefined });
  };

  function restore(kept: Values) {
    setValues({ ...noun.empty, ...kept });
    setSerial(serial + 1);
  }

  /** Shows values that came from elsewhere. */
  function show(next: Values, kept: Entry) {
    setBase(noun.toValues(kept));
    setAgreed(kept);
    setValues(next);
    setSerial((last) => last + 1);
  }

  const conflict = useConflict<Entry, Values>({ ...noun, show, setAside: draft.setAside });

  async function save(published: boolean, submitted = values, from = agreed) {
    const input = noun.toInput(submitted);
    const draftFaults = faultsOf<Values>(noun.draftShape, { ...input, published });
    const publishFaults = published ? faultsOf<Values>(noun.publishableShape, submitted) : {};
    const found = { ...draftFaults, ...publishFaults };
    if (Object.keys(publishFaults).length > 0) {
      return refuse(found, 'Missing Information', noun.publishText);
    }
    const [fault] = Object.values(draftFaults);
    if (fault === noun.missing.text) return refuse(found, noun.missing.title, noun.missing.text);
    if (fault) return refuse(found, 'Please check the form', String(fault));

    setPending(true);
    try {
      const result = await guard(() =>
        from
          ? noun.update(from.id, { ...input, published, version: from.version })
          : noun.create({ ...input, published }),
      );
      draft.drop();
      setBase(submitted);
      setAgreed(result);
      setFaults({});
      toast({
        title: `${noun.label} ${entry ? 'Updated' : 'Created'}`,
        description: published ? 'It is public now.' : 'Saved as a draft.',
      });
      await onSaved(result);
    } catch (error) {
      if (from) {
        const began = noun.toValues(from);
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
      const found = faultsIn(error);
      if (error instanceof ApiError && error.status === 409) found.slug = error.reason ?? '';
      refuse(
        found as Faults<Values>,
        entry ? 'Update Failed' : 'Creation Failed',
        `Failed to ${entry ? 'update' : 'create'} ${noun.thing}. Please try again.${
          error instanceof ApiError && error.status === 404 ? deletedElsewhere : ''
        }`,
      );
    } finally {
      setPending(false);
    }
  }

  const { Fields, Preview } = noun;
  return (
    <FormFrame
      ref={form}
      label={entry ? `Edit ${noun.titleOf(entry)}` : noun.newTitle}
      title={entry ? `Edit: ${noun.titleOf(entry)}` : noun.newTitle}
      headingMargin="scroll-mt-40"
      opened={entry !== undefined}
      onSave={() => save(entry?.published ?? false)}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      <div className="mt-4 flex flex-col gap-5">
        <Fields values={values} faults={faults} set={set} serial={serial} />
        <Preview values={values} entry={entry} dirty={dirty} />
      </div>
      <EntryActions
        noun={noun}
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
