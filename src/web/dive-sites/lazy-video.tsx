import { lazy, Suspense } from 'react';
import type { DiveSite } from '../../contract/dive-sites.ts';

const VideoDialog = lazy(() => import('./video-dialog.tsx'));

/** The button of a site's video. Few sites have one, so its code is a file of its own. */
export const SiteVideo = ({ site }: { site: Pick<DiveSite, 'name' | 'videoUrl'> }) =>
  site.videoUrl && (
    <div className="no-print">
      <Suspense>
        <VideoDialog name={site.name} videoUrl={site.videoUrl} />
      </Suspense>
    </div>
  );
