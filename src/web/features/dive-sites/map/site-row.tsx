import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { isDaylit } from '../../../../domain/pictures/pictures.ts';
import { sitePicture } from '../../../../domain/section/site-picture.ts';
import { Link } from '../../../app/link.tsx';
import { DepthBar } from '../../../ui/depth/depth-bar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SaveSite } from '../../../ui/save-slot.tsx';
import { SiteFacts } from '../../../ui/site-facts.tsx';
import { useNear } from '../../../ui/use-near.ts';
import type { RowSite } from '../parts/shown-fields.ts';

export function SiteRow(props: {
  site: RowSite;
  lifted: boolean;
  onPoint: (id: number | undefined) => void;
  onShow?: ((id: number) => void) | undefined;
  distance?: string | undefined;
}) {
  const { site, lifted, onPoint, onShow, distance } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Native lazy loading would load the pictures of a dozen rows ahead.
  const [isNear, setNear] = useState(false);
  useNear(frame, '60px', () => setNear(true));
  return (
    <article
      onPointerEnter={() => onPoint(site.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(site.id)}
      onBlur={() => onPoint(undefined)}
      className={`relative grid grid-cols-[min(6rem,25%)_minmax(0,1fr)_auto] gap-3 border-l-4 p-2 ${lifted ? 'border-coral bg-paper' : 'border-transparent'}`}
    >
      <div
        ref={frame}
        className={`aspect-square w-full bg-haze ${isDaylit(sitePicture(site)) ? 'plate' : ''}`}
      >
        {isNear && (
          <Picture
            src={sitePicture(site)}
            alt=""
            sizes="9rem"
            className={`size-full object-cover ${isShut(site.status) ? '[filter:grayscale(1)]' : ''}`}
          />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-snug">
          <Link
            to={paths.diveSite(site.id)}
            className="inline-block py-1 after:absolute after:inset-0 hover:underline"
          >
            {site.name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 legend">
          {site.region}
          {distance && <strong className="text-ink tabular-nums">{distance}</strong>}
        </p>
        <p className="mb-2 text-sm">
          <SiteFacts site={site} />
        </p>
        <DepthBar depthRange={site.depthRange} />
      </div>
      <div className="relative z-1 flex flex-col gap-2">
        <SaveSite site={site} />
        {onShow && (
          <button
            type="button"
            aria-label={`Show ${site.name} on the map`}
            onClick={() => onShow(site.id)}
            className="grid size-11 place-items-center rounded-sm hover:bg-ink hover:text-paper"
          >
            <MapPin aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </article>
  );
}
