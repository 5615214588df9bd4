import { useEffect, useRef, useState } from 'react';
import type { Picture, PictureChanges } from '../../../../contract/media.ts';
import { errorReason } from '../../../app/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AltFields } from './picture-facts.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { savePicture, useRefreshPictures } from './pictures-query.ts';
import { UploadZone } from './upload-zone.tsx';

/** A picture for a record. Pictures that come with the site have an address only. */
export type ChosenPicture = Pick<Picture, 'src'> &
  Partial<Pick<Picture, 'alt' | 'decorative' | 'caption' | 'credit' | 'licence'>>;

interface ChooseProps {
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Chooses a picture of the library or the site, or a new upload. Asks for a missing alt text. */
export function PictureDialog({ onClose, ...props }: ChooseProps) {
  const [undescribed, setUndescribed] = useState<Picture>();
  const [notReady, setNotReady] = useState(false);
  const awaitsChoice = useRef(true);
  useEffect(() => {
    awaitsChoice.current = true;
    return () => {
      awaitsChoice.current = false;
    };
  }, []);
  const hasPicked = useRef(false);

  function onChoose(picture: ChosenPicture) {
    if (awaitsChoice.current) props.onChoose(picture);
    awaitsChoice.current = false;
  }

  /** Takes the first of several uploads that is ready; the others stay in the library. */
  function choose(picture: Picture) {
    if (hasPicked.current) return;
    setNotReady(picture.state !== 'ready');
    if (picture.state !== 'ready') return;
    hasPicked.current = true;
    if (picture.alt || picture.decorative) onChoose(picture);
    else setUndescribed(picture);
  }

  if (undescribed) {
    return <Describe picture={undescribed} onChoose={onChoose} onClose={onClose} />;
  }
  return (
    <Dialog
      wide
      title="Choose picture"
      text="Pick one of the library, or upload another."
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <UploadZone open onReady={choose} />
        {notReady && <p role="alert">This picture can not be used yet. Open Media to see why.</p>}
        <PictureGrid onOwn={choose} onSite={({ src }) => onChoose({ src })} />
      </div>
    </Dialog>
  );
}

function Describe({ picture, onChoose, onClose }: ChooseProps & { picture: Picture }) {
  const refresh = useRefreshPictures();
  const [facts, setFacts] = useState({ alt: picture.alt, decorative: picture.decorative });
  const [error, setError] = useState<string>();
  const change = (changes: PictureChanges) => setFacts((before) => ({ ...before, ...changes }));

  async function save() {
    if (!facts.alt.trim() && !facts.decorative) {
      return setError('Say what the picture shows, or mark it as decorative.');
    }
    try {
      const saved = await savePicture(picture.id, facts);
      onChoose(saved);
      await refresh();
    } catch (failure) {
      setError(errorReason(failure));
    }
  }

  return (
    <FormDialog
      title="What does the picture show?"
      text="Screen readers and search engines read it out."
      onSubmit={save}
      onClose={onClose}
    >
      <ClearPicture src={picture.thumbnail} className="max-h-60 self-start" />
      <AltFields facts={facts} error={error} onChange={change} />
      <Button look="action" type="submit" className="self-end">
        Use picture
      </Button>
    </FormDialog>
  );
}
