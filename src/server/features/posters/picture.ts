import { readFile } from 'node:fs/promises';
import type { SectionShape } from '../../../domain/section/layout.ts';
import { sectionPicture } from '../../platform/drawing/section-picture.ts';
import { type Poster, publicFolder } from './poster.ts';

/** The plate of the release (960 px), else the section at a size in pixels, else the print of the site's kind. */
export async function posterPicture(
  { plate, section, print }: Poster,
  shape: SectionShape,
  size: { width: number; height: number },
): Promise<Buffer> {
  if (!plate && section) return sectionPicture(section, shape, size);
  return readFile(publicFolder + (plate ?? print));
}
