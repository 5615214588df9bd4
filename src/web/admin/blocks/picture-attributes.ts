import { decorativeRole } from '../../../domain/publishing/undescribed-pictures.ts';

export interface Alt {
  alt: string;
  decorative: boolean;
}

/** Reads the alt text from an image's attributes in the editor. */
export const readAlt = ({ alt, role }: { alt?: string | null; role?: string | null }): Alt => ({
  alt: alt ?? '',
  decorative: role === decorativeRole,
});

/** Converts an alt text to an image's attributes in the editor. */
export const pictureAttributes = ({ alt, decorative }: Alt) => ({
  alt: decorative ? '' : alt.trim(),
  role: decorative ? decorativeRole : null,
});

/** Joins the caption and the credit of a library picture. */
export function pictureCaption(picture: {
  caption?: string;
  credit?: string;
  licence?: string;
}): string {
  const credit = [picture.credit, picture.licence].filter(Boolean).join(', ');
  return [picture.caption, credit && `Photo: ${credit}`].filter(Boolean).join(' ');
}
