import sharp from 'sharp';
import { palette } from '../../../domain/pictures/palette.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import { type SectionShape, sectionSizes } from '../../../domain/section/layout.ts';
import { sectionSvg } from './section-svg.ts';

/** Density in dpi at which one SVG unit is one pixel. */
const usualDensity = 72;

/** Renders the whole section within a size, on a paper background. @param size in pixels */
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
