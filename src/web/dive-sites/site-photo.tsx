import type { DiveSiteSummary } from '../../contract/dive-sites.ts';
import { sitePrint } from '../../rules/dive-site-terms.ts';
import { Picture } from '../ui/picture.tsx';

/** Many sites share a print: each takes another part of it, so that neighbours in the list differ. */
const crops = [
  'object-bottom',
  'object-bottom -scale-x-102',
  'object-bottom scale-140 origin-bottom-left',
  'object-bottom -scale-x-140 scale-y-140 origin-bottom-right',
  'object-bottom scale-125 origin-bottom-right',
] as const;

/** The site's photograph, or a print of its kind with the words that say so. @param props `crop`: a part of the print, flatter */
export function SitePhoto(props: {
  site: DiveSiteSummary;
  sizes: string;
  priority?: boolean;
  crop?: boolean;
}) {
  const { site, sizes, priority = false, crop = false } = props;
  const part = crop && !site.imageUrl ? crops[site.id % crops.length] : '';
  return (
    <div className="relative overflow-hidden bg-deep">
      <Picture
        src={site.imageUrl ?? sitePrint(site)}
        alt={site.imageUrl ? site.name : ''}
        sizes={sizes}
        priority={priority}
        className={`${crop ? 'aspect-2/1' : 'aspect-3/2'} w-full object-cover ${part}`}
      />
      {!site.imageUrl && (
        <p className="absolute bottom-0 left-0 bg-abyss/85 px-3 py-1 text-sm text-foam">
          Photo Coming Soon
        </p>
      )}
    </div>
  );
}
