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

/** The attributes of an image for the editor. */
export const pictureAttributes = ({ alt, decorative }: Alt) => ({
  alt: decorative ? '' : alt.trim(),
  role: decorative ? decorativeRole : null,
});

/** The caption of a picture from its library record: caption, then credit. */
export function pictureCaption(picture: {
  caption?: string;
  credit?: string;
  licence?: string;
}): string {
  const credit = [picture.credit, picture.licence].filter(Boolean).join(', ');
  return [picture.caption, credit && `Photo: ${credit}`].filter(Boolean).join(' ');
}
