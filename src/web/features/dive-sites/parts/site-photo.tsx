import type { CSSProperties } from 'react';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { sitePrint } from '../../../../domain/dive-sites/look.ts';
import { showsDrawing } from '../../../../domain/pictures/pictures.ts';
import { Picture } from '../../../ui/picture.tsx';

export function SitePhoto(props: { site: DiveSiteSummary; sizes: string; priority?: boolean }) {
  const { site, sizes, priority = false } = props;
  const [x, y] = site.light ?? [];
  return (
    <div
      className={`relative overflow-hidden bg-deep ${showsDrawing(site.imageUrl) ? 'plate' : ''}`}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <Picture
        src={site.imageUrl ?? sitePrint(site)}
        alt={site.imageUrl ? site.name : ''}
        sizes={sizes}
        priority={priority}
        // Mirrors every other print, since neighbours in a list often share one.
        className={`aspect-3/2 w-full object-cover ${!site.imageUrl && !site.plate && site.id % 2 ? '-scale-x-100' : ''} ${isShut(site.status) ? 'grayscale' : ''}`}
      />
      {!site.imageUrl && (
        <p className="absolute bottom-0 left-0 bg-abyss/85 px-3 py-1 text-sm text-foam">
          Photo Coming Soon
        </p>
      )}
    </div>
  );
}
