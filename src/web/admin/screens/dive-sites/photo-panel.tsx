import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useShownRecord } from '../../app/address.ts';
import { api, read } from '../../app/api.ts';
import { useAttempt } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputStyles } from '../../ui/fields.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { sitesQuery, useRefreshSites } from './sites.ts';

const tab = 'photos';

const updateFailed = {
  title: 'Update Failed',
  description: 'Failed to update dive site photo. Please try again.',
};

const siteLabel = ({ name, region }: { name: string; region: string }) => `${name}, ${region}`;

export function PhotoPanel() {
  const listId = useId();
  const { toast } = useToast();
  const refreshSites = useRefreshSites();
  const navigate = useNavigate();
  const sites = useQuery(sitesQuery(''));
  const record = useShownRecord(tab);
  const chosen = sites.data?.find(({ id }) => String(id) === record);
  const id = chosen ? String(chosen.id) : '';
  const [typed, setTyped] = useState<{ of: string; imageUrl: string }>();
  const imageUrl = typed?.of === id ? typed.imageUrl : (chosen?.imageUrl ?? '');
  const [typedSite, setTypedSite] = useState<{ of: string; text: string }>();
  const siteText = typedSite?.of === id ? typedSite.text : chosen ? siteLabel(chosen) : '';
  const { attempt, pending } = useAttempt();
  const isMissing = sites.data && record !== undefined && !chosen;
  const choose = (next: string) =>
    void navigate({ to: paths.adminTab(tab, next || undefined), resetScroll: false });

  // The list of sites may load after the owner has typed a name.
  const named = sites.data?.find((site) => siteLabel(site) === siteText);
  const namedId = named ? String(named.id) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new in each render
  useEffect(() => {
    if (namedId && namedId !== id && siteText !== (chosen && siteLabel(chosen))) choose(namedId);
  }, [namedId]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const address = imageUrl.trim();
    if (!id || !address) {
      return toast({
        title: 'Missing Information',
        description: 'Please select a dive site and enter an image URL.',
        destructive: true,
      });
    }
    await attempt(updateFailed, async () => {
      const site = await read(
        api['dive-sites'][':id'].photo.$patch({ param: { id }, json: { imageUrl: address } }),
      );
      toast({ title: 'Photo Updated', description: site.name });
      await refreshSites();
    });
  }

  return (
    <form noValidate onSubmit={save} aria-label="Dive site photo" className="max-w-2xl">
      <h2 className="text-step-2">Photo of a dive site</h2>
      <div className="mt-4 flex flex-col gap-5">
        <Field
          label="Dive Site"
          error={
            sites.isError
              ? 'The dive sites could not be loaded.'
              : isMissing
                ? 'There is no such dive site. Choose one from the list.'
                : undefined
          }
        >
          {(control) => (
            <>
              <input
                {...control}
                list={listId}
                autoComplete="off"
                placeholder={sites.isPending ? 'Loading...' : 'Select a dive site'}
                value={siteText}
                onChange={({ target }) => {
                  setTypedSite({ of: id, text: target.value });
                  if (!target.value) choose('');
                }}
                className={inputStyles}
              />
              <datalist id={listId}>
                {sites.data?.map((site) => (
                  <option key={site.id}>{siteLabel(site)}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <PictureField
          label="Image URL"
          value={imageUrl}
          hint="An address that anyone can open."
          onChange={(next) => setTyped({ of: id, imageUrl: next })}
        />
        <PicturePreview key={imageUrl} src={imageUrl} />
        <Button look="action" type="submit" disabled={pending} className="self-start">
          {pending ? 'Saving...' : 'Update Photo'}
        </Button>
      </div>
    </form>
  );
}
