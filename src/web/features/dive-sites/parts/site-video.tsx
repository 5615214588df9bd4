import { type ComponentType, useEffect, useState } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';

/** Few sites have a video, so its code is a file of its own; its place has the button's height. */
export function SiteVideo({ site }: { site: Pick<DiveSite, 'name' | 'videoUrl'> }) {
  const { name, videoUrl } = site;
  const [Dialog, setDialog] = useState<ComponentType<{ name: string; videoUrl: string }>>();
  useEffect(() => {
    if (!videoUrl) return;
    import('./video-dialog.tsx').then(
      ({ VideoDialog }) => setDialog(() => VideoDialog),
      // Without a connection the page is still there to be read.
      () => {},
    );
  }, [videoUrl]);
  return (
    videoUrl && (
      <div className="no-print min-h-11">
        {Dialog && <Dialog name={name} videoUrl={videoUrl} />}
      </div>
    )
  );
}
