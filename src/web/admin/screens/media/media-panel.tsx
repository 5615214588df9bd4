import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Picture, SitePicture } from '../../../../contract/media.ts';
import { readAdminAddress, useRecordAddress } from '../../app/address.ts';
import { isMissing } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { usePicture } from './pictures-query.ts';
import { UploadZone } from './upload-zone.tsx';

const tab = 'media';

export function MediaPanel({ open }: { open: boolean }) {
  const address = useRecordAddress(tab);
  const { record } = address;
  const router = useRouter();
  const [sitePicture, setSitePicture] = useState<SitePicture>();

  function openFirst({ id }: Picture) {
    // A picture that the owner has opened during the upload stays open.
    const now = readAdminAddress(router.latestLocation.pathname);
    if (now?.tab === tab && now.record === undefined) address.open(id);
  }

  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-step-2">Media</h2>
      <UploadZone open={open} onReady={openFirst} />
      {record !== undefined && (
        <OpenedPicture
          key={record}
          id={Number(record)}
          onClose={() => address.open(undefined)}
          onDeleted={() => address.replace(undefined)}
        />
      )}
      <PictureGrid onSite={setSitePicture} />
      {sitePicture && (
        <Dialog
          wide
          title={sitePicture.name}
          text="It comes with the site, so it can be used and not changed."
          onClose={() => setSitePicture(undefined)}
        >
          <ClearPicture src={sitePicture.src} className="max-h-[60dvh] self-center" />
          <p className="font-semibold break-all">{sitePicture.src}</p>
        </Dialog>
      )}
    </div>
  );
}

function OpenedPicture(props: { id: number; onClose: () => void; onDeleted: () => void }) {
  const picture = usePicture(props.id);
  if (picture.data) return <PictureDetails {...props} picture={picture.data} />;
  if (isMissing(picture.error)) {
    return (
      <NoSuchRecord>
        There is no such picture. It may have been deleted. Choose one from the library.
      </NoSuchRecord>
    );
  }
  if (!picture.isError) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sand p-4">
      <p>The picture could not be loaded.</p>
      <Button onClick={() => picture.refetch()}>Try again</Button>
    </div>
  );
}
