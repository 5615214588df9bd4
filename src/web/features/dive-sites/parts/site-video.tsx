import { type ComponentType, useEffect, useState } from 'react';
import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';

/** The button of a site's video; loads separately, since few sites have one. */
export function SiteVideo({ site }: { site: Pick<DiveSite, 'name' | 'videoUrl'> }) {
  const { name, videoUrl } = site;
  const [Dialog, setDialog] = useState<ComponentType<{ name: string; videoUrl: string }>>();
  useEffect(() => {
    if (!videoUrl) return;
    import('./video-dialog.tsx').then(
      ({ VideoDialog }) => setDialog(() => VideoDialog),
      // The page can be read without the button.
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
