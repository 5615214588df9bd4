import { create, type Font } from 'fontkitten';
import type { Label, Measure } from '../../../domain/section/labels.ts';
import { fontFile } from './fonts.ts';

const weights = { plain: 500, strong: 700 } as const;

function open(weight: number, subset: string): Font {
  const font = create(fontFile('instrument-sans', subset, weight));
  if (font.isCollection) throw new Error('A file of Instrument Sans holds several fonts');
  return font;
}

let opened: Record<keyof typeof weights, Font[]> | undefined;

function openFonts(strong: boolean): Font[] {
  opened ??= {
    plain: [open(weights.plain, 'latin'), open(weights.plain, 'latin-ext')],
    strong: [open(weights.strong, 'latin'), open(weights.strong, 'latin-ext')],
  };
  return opened[strong ? 'strong' : 'plain'];
}

function textGlyphs(text: string, strong: boolean) {
  const fonts = openFonts(strong);
  return [...text].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const index = fonts.findIndex((font) => font.hasGlyphForCodePoint(code));
    const font = fonts[index];
    if (!font) return [];
    const [glyph] = font.glyphsForString(letter);
    return glyph
      ? [{ glyph, id: `${strong ? 's' : 'p'}${index}-${glyph.id}`, em: font.unitsPerEm }]
      : [];
  });
}

export const measureText: Measure = (text, size, strong) =>
  textGlyphs(text, strong).reduce(
    (sum, { glyph, em }) => sum + (glyph.advanceWidth / em) * size,
    0,
  );

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Draws labels as outlines, so that they look the same in every viewer; each letter is stored once. */
export function outlineLabels(labels: readonly Label[], attributes: string): string {
  const shapes = new Map<string, string>();
  const uses: string[] = [];
  for (const { text, x, y, size, strong } of labels) {
    let at = 0;
    const letters: string[] = [];
    for (const { glyph, id, em } of textGlyphs(text, strong)) {
      const outline = glyph.path.toSVG();
      if (outline) {
        if (!shapes.has(id)) shapes.set(id, `<path id="${id}" d="${outline}"/>`);
        letters.push(`<use href="#${id}" x="${Math.round(at)}"/>`);
      }
      at += (glyph.advanceWidth * 1000) / em;
    }
    const scale = size / 1000;
    uses.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${scale} -${scale})">${letters.join('')}</g>`,
    );
  }
  return `<defs>${[...shapes.values()].join('')}</defs><g ${attributes}>${uses.join('')}</g>`;
}
