import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { palette } from '../../../domain/pictures/palette.ts';
import { sectionSizes } from '../../../domain/section/layout.ts';
import { printable } from '../../../domain/text/printable.ts';
import { truncate } from '../../../domain/text/text.ts';
import { sectionPicture } from '../../platform/drawing/section-picture.ts';
import { sectionText } from '../../platform/drawing/section-svg.ts';
import { type Poster, posterPicture } from './poster.ts';

type Page = InstanceType<typeof PDFDocument>;

/** Points, 72 an inch: A3 upright. */
const page = { width: 841.89, height: 1190.55 };
const margin = 42;
const inner = page.width - 2 * margin;
const foot = page.height - margin - 62;
/** Two lines. */
const longestName = 60;
const longestPlace = 70;
const picture = { top: margin, height: Math.round((inner * 2) / 3) };
/** At 300 pixels an inch over the width between the margins. */
const pictureSize = { width: 3156, height: 2104 };
const sectionWidth = 434;
const section = {
  width: sectionWidth,
  height: (sectionWidth * sectionSizes.wide.height) / sectionSizes.wide.width,
};
const pixelsAPoint = 300 / 72;

const fontFile = (family: string, weight: number, style = 'normal') =>
  readFileSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`),
    ),
  );

let fonts: Record<string, Buffer> | undefined;

function open({ name, place, brand }: Poster): Page {
  fonts ??= {
    Display: fontFile('bricolage-grotesque', 800),
    Text: fontFile('instrument-sans', 400),
    Italic: fontFile('newsreader', 500, 'italic'),
    Strong: fontFile('instrument-sans', 600),
  };
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: `${name}, ${place}`,
      Author: brand,
      // A date would give other bytes for the same poster.
      CreationDate: new Date(0),
    },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  document.rect(0, 0, page.width, page.height).fill(palette.paper);
  return document;
}

const write = (
  document: Page,
  font: string,
  size: number,
  colour: string,
  words: string,
  at: { x: number; y: number; width: number; lineGap?: number; align?: 'left' | 'right' },
) => {
  const { x, y, ...options } = at;
  document.font(font).fontSize(size).fillColor(colour);
  document.text(printable(words), x, y, options);
  return document.y;
};

function writeName(document: Page, poster: Poster, top: number): number {
  const name = printable(truncate(poster.name, longestName));
  const width = (size: number) => document.font('Display').fontSize(size).widthOfString(name);
  const size = [86, 74, 64, 56].find((each) => width(each) <= inner) ?? 46;
  const at = { x: margin, y: top, width: inner, lineGap: -size * 0.14 };
  return write(document, 'Display', size, palette.ink, name, at);
}

/** The section, where it is not the poster's picture already, and what it shows. */
async function drawSection(document: Page, { section: facts, plate }: Poster, top: number) {
  if (!facts) return undefined;
  const { width, height } = section;
  if (plate) {
    const size = {
      width: Math.round(width * pixelsAPoint),
      height: Math.round(height * pixelsAPoint),
    };
    const pixels = await sharp(await sectionPicture(facts, 'wide', size))
      .jpeg({ quality: 88 })
      .toBuffer();
    document.image(pixels, margin, top, { width, height });
  }
  return write(document, 'Italic', 11, palette.muted, sectionText(facts), {
    x: margin,
    y: plate ? top + height + 8 : top,
    width,
  });
}

function drawLegend(document: Page, poster: Poster, top: number, x: number) {
  const width = page.width - margin - x;
  const label = 84;
  let y = top;
  const line = (name: string, words: string) => {
    const at = { x: x + label, y: y + 5, width: width - label, lineGap: 1 };
    const high = document.font('Text').fontSize(11).heightOfString(printable(words), at);
    if (y + high + 10 > foot) return;
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(palette.shallow);
    write(document, 'Strong', 10, palette.muted, name, { x, y: y + 5, width: label });
    y = write(document, 'Text', 11, palette.ink, words, at) + 5;
  };
  line('Depth', poster.depthRange);
  for (const { label: name, text } of poster.legend) line(name, text);
}

/** An A3 page with the picture of a site in 300 pixels an inch, and its words in the site's own fonts. */
export async function drawPosterPdf(poster: Poster): Promise<Buffer> {
  const pixels = await sharp(await posterPicture(poster, 'card', pictureSize))
    .resize({ ...pictureSize, fit: 'cover' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  const document = open(poster);
  const file = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.image(pixels, margin, picture.top, { width: inner, height: picture.height });
  const under = picture.top + picture.height;
  document.rect(margin, under, inner, 7).fill(palette.coral);
  const nameEnd = writeName(document, poster, under + 26);
  const region = truncate(poster.place, longestPlace);
  const place = poster.status ? `${region} · ${poster.status}` : region;
  const end = write(document, 'Italic', 22, palette.reef, place, {
    x: margin,
    y: nameEnd + 4,
    width: inner,
  });
  const top = end + 26;
  const sectionEnd = await drawSection(document, poster, top);
  drawLegend(document, poster, top, sectionEnd ? margin + section.width + 30 : margin);
  document
    .moveTo(margin, foot)
    .lineTo(page.width - margin, foot)
    .lineWidth(2)
    .stroke(palette.ink);
  const column = { x: margin, width: inner * 0.62 };
  write(document, 'Strong', 15, palette.ink, poster.minutes, { ...column, y: foot + 10 });
  write(document, 'Text', 9.5, palette.muted, `${poster.decimals}. ${poster.position}`, {
    ...column,
    y: foot + 31,
  });
  const right = { x: margin + inner * 0.64, width: inner * 0.36, align: 'right' as const };
  write(document, 'Display', 19, palette.ink, poster.brand, { ...right, y: foot + 8 });
  write(document, 'Italic', 10.5, palette.muted, `${poster.caption}\n${poster.address}`.trim(), {
    ...right,
    y: foot + 33,
  });
  document.end();
  return file;
}
