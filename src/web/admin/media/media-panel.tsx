import { useState } from 'react';
import type { Picture, SitePicture } from '../../../contract/media.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadZone } from './upload-zone.tsx';

export function MediaPanel({ open }: { open: boolean }) {
  const [picture, setPicture] = useState<Picture>();
  const [sitePicture, setSitePicture] = useState<SitePicture>();
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-step-2">Media</h2>
      <UploadZone open={open} onReady={(added) => setPicture((before) => before ?? added)} />
      <PictureGrid onOwn={setPicture} onSite={setSitePicture} />
      {picture && (
        <PictureDetails key={picture.id} picture={picture} onClose={() => setPicture(undefined)} />
      )}
      {sitePicture && (
        <Dialog
          open
          wide
          title={sitePicture.name}
          text="It comes with the site, so it can be used and not changed."
          onClose={() => setSitePicture(undefined)}
        >
          <img src={sitePicture.src} alt="" className="max-h-[60dvh] self-center" />
          <p className="font-semibold break-all">{sitePicture.src}</p>
        </Dialog>
      )}
    </div>
  );
}
