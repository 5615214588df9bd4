import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { palette } from '../../../domain/pictures/palette.ts';
import { sectionSizes } from '../../../domain/section/layout.ts';
import { printable } from '../../../domain/text/printable.ts';
import { truncate } from '../../../domain/text/text.ts';
import { cropAround } from '../../platform/drawing/crop.ts';
import { fontFile } from '../../platform/drawing/fonts.ts';
import { collectPdf } from '../../platform/drawing/pdf.ts';
import { sectionPicture } from '../../platform/drawing/section-picture.ts';
import { sectionText } from '../../platform/drawing/section-svg.ts';
import { type Poster, posterPicture } from './poster.ts';

type Page = InstanceType<typeof PDFDocument>;

/** The size of an A3 page in landscape, in points of 1/72 inch. */
const page = { width: 1190.55, height: 841.89 };
const margin = 36;
/** The visible rows of a plate, in percent of its height; they contain the animals. */
const rows = { top: 12.5, bottom: 93.75 };
const plateHeight = (page.width * 2) / 3;
/** The picture fills the width and the upper three quarters of the sheet. */
const picture = { height: Math.round((plateHeight * (rows.bottom - rows.top)) / 100) };
const pixelsAPoint = 300 / 72;
const toPixels = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width * pixelsAPoint),
  height: Math.round(height * pixelsAPoint),
});
const pictureSize = toPixels({ width: page.width, height: picture.height });
const foot = page.height - margin + 8;
const longestName = 60;
const longestPlace = 70;
/** The columns of the foot: the name and the place, the facts, the section and the address. */
const columns = {
  name: { x: margin, width: 440 },
  short: { x: 506, width: 200 },
  long: { x: 726, width: 218 },
  end: { x: 964, width: page.width - margin - 964 },
};
const sectionHeight = 84;
const section = {
  width: (sectionHeight * sectionSizes.wide.width) / sectionSizes.wide.height,
  height: sectionHeight,
};

let fonts: Record<string, Buffer> | undefined;

function open({ name, place, brand }: Poster): Page {
  fonts ??= {
    Display: fontFile('bricolage-grotesque', 'latin', 800),
    Text: fontFile('instrument-sans', 'latin', 400),
    Italic: fontFile('newsreader', 'latin', 500, 'italic'),
    Strong: fontFile('instrument-sans', 'latin', 600),
  };
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: `${name}, ${place}`,
      Author: brand,
      // A fixed date gives equal posters equal bytes.
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
  const { x, width } = columns.name;
  const widthAt = (size: number) => document.font('Display').fontSize(size).widthOfString(name);
  const size = [52, 44, 37, 31].find((each) => widthAt(each) <= width) ?? 25;
  const at = { x, y: top, width, lineGap: -size * 0.14 };
  return write(document, 'Display', size, palette.ink, name, at);
}

/** Writes the name, the place and position, and the description of the section. */
function writePlace(document: Page, poster: Poster, top: number) {
  const { x, width } = columns.name;
  const region = truncate(poster.place, longestPlace);
  const place = poster.status ? `${region} · ${poster.status}` : region;
  let y = writeName(document, poster, top);
  y = write(document, 'Italic', 16, palette.reef, place, { x, y: y + 2, width });
  y = write(document, 'Strong', 11, palette.ink, poster.minutes, { x, y: y + 8, width });
  const position = `${poster.decimals}. ${poster.position}`;
  y = write(document, 'Text', 7.5, palette.muted, position, { x, y: y + 2, width });
  if (!poster.section) return;
  const words = sectionText(poster.section);
  write(document, 'Italic', 8.5, palette.muted, words, { x, y: y + 5, width });
}

type Fact = { label: string; text: string };

/** Draws facts, each under a hairline, as many as fit in the column. */
function drawFacts(
  document: Page,
  facts: Fact[],
  top: number,
  { x, width }: { x: number; width: number },
) {
  const label = 66;
  let y = top;
  for (const { label: name, text } of facts) {
    const at = { x: x + label, y: y + 4, width: width - label, lineGap: 0.5 };
    const high = document.font('Text').fontSize(8.5).heightOfString(printable(text), at);
    if (y + high + 8 > foot) return;
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(palette.shallow);
    write(document, 'Strong', 8, palette.muted, name, { x, y: y + 4, width: label });
    y = write(document, 'Text', 8.5, palette.ink, text, at) + 4;
  }
}

/** Draws the section, unless it is the main picture, then the website's name and page address. */
async function drawEnd(document: Page, poster: Poster, top: number) {
  const { x, width } = columns.end;
  const right = { x, width, align: 'right' as const };
  if (poster.section && poster.plate) {
    const drawing = await sectionPicture(poster.section, 'wide', toPixels(section));
    const pixels = await sharp(drawing).jpeg({ quality: 88 }).toBuffer();
    document.image(pixels, page.width - margin - section.width, top, section);
  }
  const y = foot - 54;
  write(document, 'Display', 18, palette.ink, poster.brand, { ...right, y });
  write(document, 'Strong', 9.5, palette.reef, poster.address, { ...right, y: y + 23 });
  write(document, 'Italic', 8.5, palette.muted, poster.caption, { ...right, y: y + 37 });
}

/** The visible rows of a plate, or the middle of any other picture. */
async function pictureOf(poster: Poster): Promise<Buffer> {
  const middle = poster.plate ? (rows.top + rows.bottom) / 2 : 50;
  const file = await posterPicture(poster, 'wide', pictureSize);
  return sharp(await cropAround(file, pictureSize, [50, middle]))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const shortFacts = /^(Depth|Site|Access|Skill level|Water|Visibility)$/;

/** Draws an A3 page: a dive site's picture at 300 pixels per inch, and its text below. */
export async function drawPosterPdf(poster: Poster): Promise<Buffer> {
  const pixels = await pictureOf(poster);
  const document = open(poster);
  const file = collectPdf(document);
  document.image(pixels, 0, 0, { width: page.width, height: picture.height });
  document.rect(0, picture.height, page.width, 7).fill(palette.coral);
  const top = picture.height + 24;
  writePlace(document, poster, top - 4);
  const facts = [{ label: 'Depth', text: poster.depthRange }, ...poster.legend];
  const isShort = ({ label }: Fact) => shortFacts.test(label);
  const [short, long] = [facts.filter(isShort), facts.filter((fact) => !isShort(fact))];
  drawFacts(document, short, top, columns.short);
  drawFacts(document, long, top, columns.long);
  await drawEnd(document, poster, top);
  document.end();
  return file;
}
