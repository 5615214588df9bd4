import { useState } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { byId, serverFieldErrors } from '../../app/calls.ts';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { useRefreshSites } from './sites.ts';

export const quickUpdates = ['Photo', 'Video', 'Review Link'] as const;
export type QuickUpdate = (typeof quickUpdates)[number];

export function QuickUpdateDialog(props: {
  site: DiveSite;
  kind: QuickUpdate;
  onSaved: (site: DiveSite) => void;
  onClose: () => void;
}) {
  const { site, kind, onClose } = props;
  const { toast } = useToast();
  const refreshSites = useRefreshSites();
  const before = { Photo: site.imageUrl, Video: site.videoUrl, 'Review Link': site.reviewLink };
  const [address, setAddress] = useState(before[kind] ?? '');
  const [thumbnail, setThumbnail] = useState(site.videoThumbnail ?? '');
  const [errors, setErrors] = useState<{ address?: string; thumbnail?: string }>({});
  const [pending, setPending] = useState(false);
  const AddressField = kind === 'Photo' ? PictureField : TextField;

  function send() {
    const call = api['dive-sites'][':id'];
    const one = byId(site.id);
    if (kind === 'Photo') return read(call.photo.$patch({ ...one, json: { imageUrl: address } }));
    if (kind === 'Video') {
      const json = { videoUrl: address, videoThumbnail: thumbnail };
      return read(call.video.$patch({ ...one, json }));
    }
    return read(call['review-link'].$patch({ ...one, json: { reviewLink: address } }));
  }

  async function save() {
    setPending(true);
    try {
      props.onSaved(await send());
      toast({ title: `${kind} Updated`, description: site.name });
      onClose();
      await refreshSites();
    } catch (error) {
      // The dialog repeats the error, since screen readers ignore everything outside a dialog.
      const { videoThumbnail: thumbnail, ...others } = serverFieldErrors(error);
      const failed = `Failed to update ${kind.toLowerCase()}`;
      const [address = failed] = Object.values(others);
      setErrors(thumbnail ? { thumbnail } : { address });
      toast({ title: 'Update Failed', description: failed, destructive: true });
    } finally {
      setPending(false);
    }
  }

  return (
    <FormDialog
      title={`${kind} of ${site.name}`}
      text="Leave it empty to take it away."
      submit={pending ? 'Saving...' : 'Save'}
      disabled={pending}
      onSubmit={save}
      onClose={onClose}
    >
      <AddressField
        label={kind === 'Review Link' ? kind : `${kind} URL`}
        type="url"
        value={address}
        error={errors.address}
        onChange={setAddress}
      />
      {kind === 'Photo' && <PicturePreview key={address} src={address} />}
      {kind === 'Video' && (
        <TextField
          label="Video Thumbnail URL"
          type="url"
          value={thumbnail}
          error={errors.thumbnail}
          onChange={setThumbnail}
        />
      )}
    </FormDialog>
  );
}
