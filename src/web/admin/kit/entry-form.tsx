import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../session.tsx';
import { DraftOffer, LeaveQuestion, useKeptDraft } from './kept-draft.tsx';
import { type Faults, faultsOf, type Item, type Noun } from './noun.ts';

interface Editing<Entry extends Item, Values extends object, Input extends object> {
  noun: Noun<Entry, Values, Input>;
  /** What is edited; undefined for a new one. */
  entry: Entry | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: (entry: Entry) => Promise<void>;
  onCancel: () => void;
  onToggle: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

/** The form of one publishable thing, new or saved before. */
export function EntryForm<Entry extends Item, Values extends object, Input extends object>({
  noun,
  entry,
  onDirty,
  onSaved,
  ...props
}: Editing<Entry, Values, Input>) {
  const guard = useGuard();
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  /** The values as they were last saved. */
  const [base, setBase] = useState(() => (entry ? noun.toValues(entry) : noun.empty));
  const [values, setValues] = useState(base);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [pending, setPending] = useState(false);
  const [serial, setSerial] = useState(0);
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

  function refuse(found: Faults<Values>, title: string, text: string) {
    setFaults(found);
    toast({ title, description: text, destructive: true });
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  async function save(published: boolean) {
    const input = noun.toInput(values);
    const draftFaults = faultsOf<Values>(noun.draftShape, { ...input, published });
    const publishFaults = published ? faultsOf<Values>(noun.publishableShape, values) : {};
    const found = { ...draftFaults, ...publishFaults };
    if (Object.keys(publishFaults).length > 0) {
      return refuse(found, 'Missing Information', noun.publishText);
    }
    const [fault] = Object.values(draftFaults);
    if (fault === noun.missing.text) return refuse(found, noun.missing.title, noun.missing.text);
    if (fault) return refuse(found, 'Please check the form', String(fault));

    setPending(true);
    const submitted = values;
    try {
      const result = await guard(() =>
        entry
          ? noun.update(entry.id, { ...input, published })
          : noun.create({ ...input, published }),
      );
      draft.drop();
      setBase(submitted);
      setFaults({});
      toast({
        title: `${noun.label} ${entry ? 'Updated' : 'Created'}`,
        description: published ? 'It is public now.' : 'Saved as a draft.',
      });
      await onSaved(result);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : undefined;
      const found: Record<string, string | undefined> = {};
      for (const [field, [message]] of Object.entries(details ?? {})) found[field] = message;
      if (error instanceof ApiError && error.status === 409) found.slug = error.reason;
      refuse(
        found as Faults<Values>,
        entry ? 'Update Failed' : 'Creation Failed',
        `Failed to ${entry ? 'update' : 'create'} ${noun.thing}. Please try again.`,
      );
    } finally {
      setPending(false);
    }
  }

  const { Fields } = noun;
  return (
    <form
      ref={form}
      noValidate
      aria-label={entry ? `Edit ${noun.titleOf(entry)}` : noun.newTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void save(entry?.published ?? false);
      }}
      onKeyDown={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void save(entry?.published ?? false);
        }
      }}
    >
      <h2 className="text-step-2">{entry ? `Edit: ${noun.titleOf(entry)}` : noun.newTitle}</h2>
      <DraftOffer draft={draft} onRestore={restore} />
      <div className="mt-4 flex flex-col gap-5">
        <Fields values={values} faults={faults} set={set} serial={serial} />
      </div>
      <div className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-paper py-3">
        {entry?.published ? (
          <>
            <button
              type="button"
              disabled={pending}
              className={buttonStyles.action}
              onClick={() => save(true)}
            >
              Update & Keep Published
            </button>
            <button
              type="button"
              disabled={pending}
              className={buttonStyles.quiet}
              onClick={() => props.onToggle(entry)}
            >
              Unpublish
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              disabled={pending}
              className={buttonStyles.quiet}
              onClick={() => save(false)}
            >
              Save as Draft
            </button>
            <button
              type="button"
              disabled={pending}
              className={buttonStyles.action}
              onClick={() => save(true)}
            >
              Publish Now
            </button>
          </>
        )}
        {entry && (
          <>
            <button
              type="button"
              className="min-h-11 px-3 font-semibold underline"
              onClick={props.onCancel}
            >
              Cancel Edit
            </button>
            <button
              type="button"
              className="min-h-11 px-3 font-semibold text-advanced underline"
              onClick={() => props.onDelete(entry)}
            >
              Delete
            </button>
          </>
        )}
        <p role="status" className="ml-auto text-sm text-muted">
          {pending ? 'Saving...' : dirty ? 'Unsaved changes' : ''}
        </p>
      </div>
      <LeaveQuestion draft={draft} />
    </form>
  );
}
