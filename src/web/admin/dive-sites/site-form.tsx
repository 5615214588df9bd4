import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DiveSite, diveSiteInput } from '../../../contract/dive-sites.ts';
import { siteAccesses, siteTypes, skillLevels } from '../../../rules/dive-site-terms.ts';
import { ApiError, api, read } from '../../api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../kit/dialog.tsx';
import { SelectField, TextArea, TextField } from '../kit/fields.tsx';
import { type Faults, faultsOf } from '../kit/noun.ts';
import { PicturePreview } from '../kit/picture-preview.tsx';
import { useGuard } from '../session.tsx';

interface FormField {
  name: keyof DiveSite;
  label: string;
  kind?: 'long' | 'url' | 'decimal';
  options?: readonly string[];
  hint?: string;
}

const fields: FormField[] = [
  { name: 'name', label: 'Name' },
  { name: 'region', label: 'Region' },
  { name: 'state', label: 'State' },
  { name: 'skillLevel', label: 'Skill Level', options: skillLevels },
  { name: 'latitude', label: 'Latitude', kind: 'decimal', hint: 'Decimal degrees, south is minus' },
  { name: 'longitude', label: 'Longitude', kind: 'decimal', hint: 'Decimal degrees' },
  { name: 'type', label: 'Type', options: siteTypes },
  { name: 'access', label: 'Access', options: siteAccesses },
  { name: 'depthRange', label: 'Depth Range', hint: 'In metres, e.g. 5-18m' },
  { name: 'waterTemp', label: 'Water Temperature' },
  { name: 'visibility', label: 'Visibility' },
  { name: 'bestTime', label: 'Best Time' },
  { name: 'description', label: 'Description', kind: 'long' },
  { name: 'marineLife', label: 'Marine Life', kind: 'long' },
  { name: 'hazards', label: 'Hazards', kind: 'long' },
  { name: 'facilities', label: 'Facilities', kind: 'long' },
  { name: 'notice', label: 'Notice', kind: 'long', hint: 'E.g. a permit or a closure' },
  { name: 'imageUrl', label: 'Image URL', kind: 'url' },
  { name: 'videoUrl', label: 'Video URL', kind: 'url' },
  { name: 'videoThumbnail', label: 'Video Thumbnail URL', kind: 'url' },
  { name: 'reviewLink', label: 'Review Link', kind: 'url' },
  { name: 'blogSlug', label: 'Blog Slug', hint: 'The article about this site' },
];

type Values = Record<string, string>;

const valuesOf = (site: DiveSite | undefined): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, String(site?.[name] ?? '')]));

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
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(() => valuesOf(site));
  const [values, setValues] = useState(base);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [pending, setPending] = useState(false);
  const dirty = JSON.stringify(values) !== JSON.stringify(base);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

  function refuse(found: Faults<Values>, title: string, description: string) {
    setFaults(found);
    toast({ title, description, destructive: true });
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    // A PUT empties what is left out, so what was not changed here goes along as it is now.
    const changes = Object.entries(values).filter(([name, value]) => !site || value !== base[name]);
    const whole = { ...site, ...Object.fromEntries(changes) };
    const found = faultsOf<Values>(diveSiteInput, whole);
    const [fault] = Object.values(found);
    if (fault) return refuse(found, 'Please check the form', fault);
    const json = diveSiteInput.parse(whole);
    setPending(true);
    try {
      const saved = await guard(() =>
        site
          ? read(api['dive-sites'][':id'].$put({ param: { id: String(site.id) }, json }))
          : read(api['dive-sites'].$post({ json })),
      );
      toast({ title: site ? 'Dive Site Updated' : 'Dive Site Created', description: saved.name });
      setBase(values);
      onDirty(false);
      props.onSaved(saved);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : undefined;
      const found = Object.fromEntries(
        Object.entries(details ?? {}).map(([field, [message]]) => [field, message ?? '']),
      );
      refuse(
        found,
        site ? 'Update Failed' : 'Creation Failed',
        site ? updateFault(error) : creationFault(error),
      );
    } finally {
      setPending(false);
    }
  }

  const title = site ? `Edit: ${site.name}` : 'New dive site';
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={save}>
      <h2 className="text-step-2">{title}</h2>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {fields.map(({ name, label, kind, options, hint }) => {
          const shared = {
            label,
            hint,
            value: values[name] ?? '',
            fault: faults[name],
            onChange(value: string) {
              setValues({ ...values, [name]: value });
              if (faults[name]) setFaults(({ [name]: _, ...others }) => others);
            },
          };
          if (options) return <SelectField key={name} {...shared} options={options} />;
          if (kind === 'long') {
            return (
              <div key={name} className="md:col-span-2">
                <TextArea {...shared} rows={name === 'description' ? 5 : 2} />
              </div>
            );
          }
          return (
            <TextField
              key={name}
              {...shared}
              {...(kind === 'url' && { type: 'url' })}
              {...(kind === 'decimal' && { inputMode: 'decimal' })}
            />
          );
        })}
      </div>
      <div className="mt-5">
        <PicturePreview key={values.imageUrl} src={values.imageUrl ?? ''} />
      </div>
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
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title="Leave without saving?"
        text="Your changes are not saved yet and will be lost."
        action="Leave"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </form>
  );
}
