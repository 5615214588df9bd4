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

const textFields: {
  name: 'name' | 'caption' | 'credit' | 'licence';
  label: string;
  hint?: string;
}[] = [
  { name: 'name', label: 'Name' },
  { name: 'caption', label: 'Caption' },
  { name: 'credit', label: 'Credit', hint: 'Who took it.' },
  { name: 'licence', label: 'Licence', hint: 'Such as CC BY 4.0.' },
];

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
          {textFields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              value={facts[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
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
