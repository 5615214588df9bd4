import type { CSSProperties } from 'react';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { isDaylit } from '../../../../domain/pictures/pictures.ts';
import { sectionCard, sitePicture } from '../../../../domain/section/site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { CardSite } from './shown-fields.ts';

interface PhotoProps {
  site: CardSite;
  sizes: string;
  priority?: boolean;
  /** The text alternative of the section drawing, on pages that have it. */
  words?: string | null;
  className?: string;
}

export function SitePhoto({ site, sizes, priority = false, words, className = '' }: PhotoProps) {
  const [x, y] = site.light ?? [];
  const section = sectionCard(site);
  const sectionAlt = [`Section of ${site.name}`, words].filter(Boolean).join('. ');
  const src = sitePicture(site);
  return (
    <div
      className={`relative overflow-hidden bg-deep ${isDaylit(src) ? 'plate' : ''}`}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <Picture
        src={src}
        alt={site.imageUrl ? site.name : section ? sectionAlt : ''}
        sizes={sizes}
        priority={priority}
        // Every other placeholder is mirrored, because neighbours in a list often share one.
        className={`aspect-3/2 w-full object-cover ${!site.imageUrl && !section && site.id % 2 ? '-scale-x-100' : ''} ${isShut(site.status) ? '[filter:grayscale(1)]' : ''} ${className}`}
      />
      {!site.imageUrl && !section && (
        <p className="absolute bottom-0 left-0 bg-abyss/85 px-3 py-1 text-sm text-foam">
          Photo Coming Soon
        </p>
      )}
    </div>
  );
}
