import { type FormEvent, useState } from 'react';
import type { Picture, PictureChanges } from '../../../../contract/media.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCall } from '../../app/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FocalPoint } from './focal-point.tsx';
import { AltFields, type PictureFacts } from './picture-facts.tsx';
import { PictureUses } from './picture-uses.tsx';
import { deletePicture, savePicture, useRefreshPictures } from './pictures-query.ts';

const toPictureFacts = (picture: Picture): PictureFacts => ({
  name: picture.name,
  alt: picture.alt,
  decorative: picture.decorative,
  focalX: picture.focalX,
  focalY: picture.focalY,
  credit: picture.credit,
  licence: picture.licence,
  caption: picture.caption,
});

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export function PictureDetails(props: {
  picture: Picture;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { picture, onClose } = props;
  const { toast } = useToast();
  const refresh = useRefreshPictures();
  const [facts, setFacts] = useState(() => toPictureFacts(picture));
  const call = useCall();
  const { pending, reason } = call;
  const [deleting, setDeleting] = useState(false);
  const change = (changes: PictureChanges) => setFacts((before) => ({ ...before, ...changes }));

  async function attempt(title: string, work: () => Promise<unknown>, done: () => void) {
    await call.run(async () => {
      await work();
      toast({ title, description: facts.name });
      done();
    });
    await refresh();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void attempt('Picture Updated', () => savePicture(picture.id, facts), onClose);
  }

  const isReady = picture.state === 'ready';
  return (
    <Dialog
      open
      wide
      title={picture.name}
      text={`${picture.width} × ${picture.height} pixels at most, uploaded file ${sizeText(picture.bytes)}`}
      onClose={onClose}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        {picture.problem && (
          <p className="border-l-8 border-coral bg-sand p-4">{picture.problem}</p>
        )}
        <AltFields facts={facts} onChange={change} />
        {isReady && (
          <FocalPoint src={picture.src} x={facts.focalX} y={facts.focalY} onChange={change} />
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Text label="Name" of="name" {...{ facts, change }} />
          <Text label="Caption" of="caption" {...{ facts, change }} />
          <Text label="Credit" of="credit" hint="Who took it." {...{ facts, change }} />
          <Text label="Licence" of="licence" hint="Such as CC BY 4.0." {...{ facts, change }} />
        </div>
        <PictureUses id={picture.id} />
        {reason && (
          <p role="alert" className="border-l-8 border-coral bg-sand p-4">
            {reason}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={pending} onClick={() => setDeleting(true)} className="mr-auto">
            Delete
          </Button>
          <Button look="action" type="submit" disabled={pending}>
            {pending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={deleting}
        title="Delete this picture?"
        text={`“${picture.name}” and its file will be deleted. This cannot be undone.`}
        action="Delete"
        onConfirm={() =>
          attempt('Picture Deleted', () => deletePicture(picture.id), props.onDeleted)
        }
        onClose={() => setDeleting(false)}
      />
    </Dialog>
  );
}

function Text(props: {
  label: string;
  of: 'name' | 'caption' | 'credit' | 'licence';
  hint?: string;
  facts: PictureFacts;
  change: (changes: PictureChanges) => void;
}) {
  const { label, of, hint, facts, change } = props;
  return (
    <TextField
      label={label}
      hint={hint}
      value={facts[of]}
      onChange={(value) => change({ [of]: value })}
    />
  );
}
