import sharp from 'sharp';
import { palette } from '../../../domain/pictures/palette.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import { type SectionShape, sectionSizes } from '../../../domain/section/layout.ts';
import { sectionSvg } from './section-svg.ts';

/** Points of an SVG's pixel at the usual density. */
const usualDensity = 72;

/** The section as pixels, whole within a size, on paper. @param size in pixels */
export async function sectionPicture(
  facts: SectionFacts,
  shape: SectionShape,
  size: { width: number; height: number },
): Promise<Buffer> {
  const drawn = sectionSizes[shape];
  const scale = Math.min(size.width / drawn.width, size.height / drawn.height);
  return sharp(Buffer.from(sectionSvg(facts, shape)), { density: usualDensity * scale })
    .resize({ ...size, fit: 'contain', background: palette.paper })
    .flatten({ background: palette.paper })
    .png()
    .toBuffer();
}
