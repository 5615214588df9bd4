import { sitePrint } from '../dive-sites/look.ts';
import { sectionDepths } from './facts.ts';

type Depths = Parameters<typeof sectionDepths>[0];

/** The section for a card; undefined if the site has a picture, has no depth or is not saved. */
export const sectionCard = (site: { id: number; imageUrl: string | null } & Depths) =>
  !site.imageUrl && site.id > 0 && sectionDepths(site)
    ? `/api/dive-sites/${site.id}/section-card.svg`
    : undefined;

/** The image of a site: its picture, else its section, else the print of its kind. */
export const sitePicture = (
  site: Parameters<typeof sectionCard>[0] & Parameters<typeof sitePrint>[0],
): string => site.imageUrl || (sectionCard(site) ?? sitePrint(site));
