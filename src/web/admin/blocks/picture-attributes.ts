import { decorativeRole } from '../../../domain/publishing/undescribed-pictures.ts';

export interface Alt {
  alt: string;
  decorative: boolean;
}

/** Reads the attributes of an image in the editor. */
export const readAlt = ({ alt, role }: { alt?: string | null; role?: string | null }): Alt => ({
  alt: alt ?? '',
  decorative: role === decorativeRole,
});

/** Writes them. */
export const pictureAttributes = ({ alt, decorative }: Alt) => ({
  alt: decorative ? '' : alt.trim(),
  role: decorative ? decorativeRole : null,
});

/** A caption from what the library says of a picture: its caption, then who took it. */
export function pictureCaption(picture: {
  caption?: string;
  credit?: string;
  licence?: string;
}): string {
  const credit = [picture.credit, picture.licence].filter(Boolean).join(', ');
  return [picture.caption, credit && `Photo: ${credit}`].filter(Boolean).join(' ');
}
