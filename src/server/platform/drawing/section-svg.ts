import { fill, nightStyle } from '../../../domain/section/colours.ts';
import { composeSection } from '../../../domain/section/compose.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import type { SectionShape } from '../../../domain/section/layout.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { measureText, outlineLabels } from './section-text.ts';

/** The section of a site as an SVG file. @param options `night` adds the dark colours for browsers */
export function sectionSvg(
  facts: SectionFacts,
  shape: SectionShape,
  { night = false }: { night?: boolean } = {},
): string {
  const { width, height, drawing, labels, words } = composeSection(facts, shape, measureText);
  const style = night ? `<style>${nightStyle()}</style>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">${style}<title id="t">${escapeHtml(`Section of ${facts.name}`)}</title><desc id="d">${escapeHtml(words)}</desc>${drawing}${outlineLabels(labels, fill('words'))}</svg>`;
}

/** Reads the facts of a site's section. */
export type ReadSection = (siteId: number) => Promise<SectionFacts | undefined>;

export const sectionText = (facts: SectionFacts): string =>
  composeSection(facts, 'wide', measureText).words;
