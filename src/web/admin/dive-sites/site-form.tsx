import { useEffect, useState } from 'react';
import type { DiveSite } from '../../../contract/dive-sites.ts';
import { api, read } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { byId, serverFieldErrors } from '../calls.ts';
import { DraftOffer, LeaveDialog, useDraftRecovery } from '../editor/draft-recovery.tsx';
import { applyChanges } from '../editor/merge.ts';
import { useConflict, useServerRecord } from '../editor/use-conflict.tsx';
import { useGuard } from '../session.tsx';
import { FormFrame, useFieldErrors } from '../ui/form-frame.tsx';
import { PicturePreview } from '../ui/picture-preview.tsx';
import { FieldGroup } from './field-group.tsx';
import { groups, labels, readValues, type SiteValues, valuesOf } from './site-fields.ts';
import { SitePreview } from './site-preview.tsx';

/** The server's words for a site that could not be created. */
function creationFault(error: unknown) {
  if (!(error instanceof ApiError)) return 'Failed to create dive site';
  return error.reason ?? `Server error: ${error.status}`;
}

function updateFault(error: unknown) {
  const { details, reason } = error instanceof ApiError ? error : {};
  return (
    Object.values(details ?? {})
      .flat()
      .join(' ') ||
    (reason ?? 'Failed to update dive site')
  );
}

/** The form of one dive site, new or known. */
export function SiteForm(props: {
  site: DiveSite | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: (site: DiveSite) => void;
  onCancel: () => void;
}) {
  const { site, onDirty } = props;
  const guard = useGuard();
  const { toast } = useToast();
  const [base, setBase] = useState(() => valuesOf(site));
  const [values, setValues] = useState(base);
  const { form, errors, setErrors, reject } = useFieldErrors<SiteValues>();
  const [pending, setPending] = useState(false);
  const draft = useDraftRecovery({ resource: 'dive-sites', id: site?.id, base, values });
  const { dirty } = draft;
  const [agreed, setAgreed] = useServerRecord(site);
  const conflict = useConflict<DiveSite, SiteValues>({
    labels,
    toValues: valuesOf,
    load(next, current) {
      setBase(valuesOf(current));
      setAgreed(current);
      setValues(next);
    },
    setAside: draft.setAside,
  });
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  function change(changes: SiteValues) {
    setValues({ ...values, ...changes });
    const left = Object.entries(errors).filter(([name]) => !(name in changes));
    setErrors(Object.fromEntries(left));
  }

  async function save(submitted = values, began = base, from = agreed) {
    const { input, errors: found } = readValues(submitted, began, from);
    const [error] = Object.values(found);
    if (error || !input) return reject(found, 'Please check the form', error ?? 'Please check it.');
    setPending(true);
    try {
      const saved = await guard(() =>
        from
          ? read(
              api['dive-sites'][':id'].$put({
                ...byId(from.id),
                json: { ...input, version: from.version },
              }),
            )
          : read(api['dive-sites'].$post({ json: input })),
      );
      draft.discard();
      setAgreed(saved);
      setBase(valuesOf(saved));
      setValues(valuesOf(saved));
      setErrors({});
      toast({ title: site ? 'Dive Site Updated' : 'Dive Site Created', description: saved.name });
      props.onSaved(saved);
    } catch (error) {
      const attempt = {
        base: valuesOf(from),
        mine: applyChanges(valuesOf(from), began, submitted),
        async saveOver(chosen: SiteValues, current: DiveSite, same: boolean) {
          if (same) props.onSaved(current);
          else await save(chosen, valuesOf(current), current);
        },
      };
      if (conflict.openFor(error, attempt)) return;
      reject(
        serverFieldErrors(error),
        site ? 'Update Failed' : 'Creation Failed',
        site ? updateFault(error) : creationFault(error),
      );
    } finally {
      setPending(false);
    }
  }

  const title = site ? `Edit: ${site.name}` : 'New dive site';
  return (
    <FormFrame
      ref={form}
      label={title}
      title={title}
      headingMargin="scroll-mt-24"
      opened={site !== undefined}
      onSave={save}
    >
      <DraftOffer draft={draft} onRestore={(kept) => setValues({ ...values, ...kept })} />
      {groups.map((group) => (
        <FieldGroup
          key={group.name}
          group={group}
          values={values}
          errors={errors}
          onChange={change}
        />
      ))}
      <div className="mt-5">
        <PicturePreview key={values.imageUrl} src={values.imageUrl ?? ''} />
      </div>
      <SitePreview input={readValues(values, base, site).input} />
      <div className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-paper py-3">
        <button type="submit" disabled={pending} className={buttonStyles.action}>
          {site ? 'Update Dive Site' : 'Create Dive Site'}
        </button>
        {site && (
          <button
            type="button"
            className="min-h-11 px-3 font-semibold underline"
            onClick={props.onCancel}
          >
            Cancel Edit
          </button>
        )}
        <p role="status" className="ml-auto text-sm text-muted">
          {pending ? 'Saving...' : dirty ? 'Unsaved changes' : ''}
        </p>
      </div>
      {conflict.dialog}
      <LeaveDialog draft={draft} />
    </FormFrame>
  );
}
