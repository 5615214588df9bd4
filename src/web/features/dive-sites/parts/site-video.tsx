import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { useAnswer } from '../../../ui/use-answer.ts';

/** The button of a site's video; loads separately, since few sites have a video. */
export function SiteVideo({ site }: { site: Pick<DiveSite, 'name' | 'videoUrl'> }) {
  const { name, videoUrl } = site;
  const { value } = useAnswer(videoUrl || undefined, () => import('./video-dialog.tsx'));
  return (
    videoUrl && (
      <div className="no-print min-h-11">
        {value && <value.VideoDialog name={name} videoUrl={videoUrl} />}
      </div>
    )
  );
}
