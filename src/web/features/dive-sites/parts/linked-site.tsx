import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { videoEmbed } from '../../../../domain/video/embed.ts';
import { Link } from '../../../app/link.tsx';
import { DepthBar } from '../../../ui/depth/depth-bar.tsx';

export function LinkedSite({ site }: { site: DiveSite }) {
  const embed = site.videoUrl ? videoEmbed(site.videoUrl) : undefined;
  return (
    <aside className="mt-8 border border-line bg-sand p-5">
      {embed && (
        <>
          <h2 className="mb-3 text-step-1">{`Dive Site Video: ${site.name}`}</h2>
          <iframe
            src={embed}
            title={`Dive Site Video: ${site.name}`}
            loading="lazy"
            allow="fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="no-print mb-4 aspect-video w-full border-0"
          />
        </>
      )}
      <p className="mb-2">
        <Link to={paths.diveSite(site.id)} className="font-semibold text-reef underline">
          {`Guide to ${site.name}`}
        </Link>
        <span className="legend">{` ${site.region} `}</span>
        <span className="sounding whitespace-nowrap">{site.depthRange}</span>
      </p>
      <DepthBar depthRange={site.depthRange} />
    </aside>
  );
}
