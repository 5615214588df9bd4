import PDFDocument from 'pdfkit';
import { palette } from '../../../domain/pictures/palette.ts';
import { capitalise } from '../../../domain/text/format.ts';
import { printable } from '../../../domain/text/printable.ts';
import { fontFile } from '../../platform/drawing/fonts.ts';
import { collectPdf } from '../../platform/drawing/pdf.ts';
import { drawLine, type Run, type TextStyle, toLines, toPieces } from './lines.ts';

type PdfDocument = InstanceType<typeof PDFDocument>;
type Element = ReturnType<PdfDocument['struct']>;

/** A4 and its margins, in points of 1/72 inch. */
const sheet = { width: 595.28, height: 841.89 };
const margin = { left: 57, right: 74, top: 57, bottom: 66 };
const measure = sheet.width - margin.left - margin.right;
const figure = { width: 150, height: 100, gap: 20 };
const coverHeight = 572;
const indent = 20;
/** Minimum height for a heading and the text below it, in points. */
const room = { 2: 190, 3: 60 };

const body: TextStyle = { font: 'Text', size: 11, colour: palette.ink, above: 6, role: 'P' };
const headings: Record<2 | 3, TextStyle> = {
  2: { font: 'Display', size: 22, colour: palette.ink, above: 30, role: 'H2' },
  3: { font: 'Display', size: 13.5, colour: palette.reef, above: 14, role: 'H3' },
};

function openDocument(title: string, author: string): PdfDocument {
  const document = new PDFDocument({
    ...{ size: [sheet.width, sheet.height], margin: 0, autoFirstPage: false, bufferPages: true },
    ...{ lang: 'en-AU', displayTitle: true, tagged: true, pdfVersion: '1.5' },
    // The current date would give other bytes for the same guide.
    info: { Title: printable(title), Author: printable(author), CreationDate: new Date(0) },
  });
  document.registerFont('Display', fontFile('bricolage-grotesque', 'latin', 800));
  document.registerFont('Text', fontFile('instrument-sans', 'latin', 400));
  document.registerFont('Strong', fontFile('instrument-sans', 'latin', 600));
  return document;
}

/** Draws parts that screen readers ignore. */
function drawArtifact(document: PdfDocument, draw: () => void) {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

function drawCover(
  document: PdfDocument,
  root: Element,
  { title, about, siteName }: { title: string; about: string; siteName: string },
  picture: Buffer,
) {
  document.addPage();
  drawArtifact(document, () => {
    document.image(picture, 0, 0, { width: sheet.width, height: coverHeight });
    document.rect(0, coverHeight, sheet.width, sheet.height).fill(palette.paper);
    document.rect(0, coverHeight, sheet.width, 8).fill(palette.coral);
  });
  const width = 440;
  let y = coverHeight + 30;
  const write = (role: string, font: string, size: number, colour: string, text: string) => {
    const content = document.markStructureContent(role);
    document.font(font).fontSize(size).fillColor(colour);
    document.text(printable(text), margin.left, y, { width, lineGap: -size * 0.06 });
    document.endMarkedContent();
    root.add(document.struct(role, {}, [content]));
    y = document.y + 10;
  };
  const size = title.length > 60 ? 28 : 38;
  write('P', 'Display', 13, palette.ochre, siteName);
  write('H1', 'Display', size, palette.ink, title);
  write('P', 'Text', 12.5, palette.ink, capitalise(about));
}

/** Draws the gauge and the foot of each page after the cover, once the number of pages is known. */
function drawEdges(document: PdfDocument, siteName: string) {
  const { count } = document.bufferedPageRange();
  for (let number = 1; number < count; number += 1) {
    document.switchToPage(number);
    const share = number / (count - 1);
    drawArtifact(document, () => {
      const gauge = { x: sheet.width - 42, height: sheet.height - margin.top - margin.bottom };
      const water = document.linearGradient(0, margin.top, 0, margin.top + gauge.height);
      water.stop(0, palette.shallow).stop(0.45, palette.reef).stop(1, palette.deep);
      document.rect(gauge.x, margin.top, 8, gauge.height).fill(water);
      document.rect(gauge.x - 5, margin.top + share * gauge.height - 2, 18, 4).fill(palette.coral);
      const y = sheet.height - 40;
      document.font('Strong').fontSize(8.5).fillColor(palette.muted);
      document.text(printable(siteName), margin.left, y, { lineBreak: false });
      document.font('Text');
      const foot = `${Math.round(share * 40)} m     ${number + 1}`;
      document.text(foot, margin.left, y, { width: measure, align: 'right' });
    });
  }
}

/** A document that flows from page to page, tagged for screen readers. */
export function openGuide(
  guide: { title: string; about: string; siteName: string },
  cover: Buffer,
) {
  const document = openDocument(guide.title, guide.siteName);
  const file = collectPdf(document);
  const root = document.struct('Document');
  document.addStructure(root);
  drawCover(document, root, guide, cover);

  let y = margin.top;
  /** The left edge of the page's text, or of the column beside a picture. */
  let column = margin.left;
  /** The total indent of the open list items, in points. */
  let indented = 0;
  /** The lower edge of the picture beside the text. */
  let pictureEnd = 0;
  /** The structure elements that are open, the innermost last. */
  const open: Element[] = [root];
  const place = (element: Element) => open.at(-1)?.add(element);

  function turn() {
    document.addPage();
    drawArtifact(document, () => {
      document.rect(0, 0, sheet.width, sheet.height).fill(palette.paper);
    });
    y = margin.top;
    pictureEnd = 0;
  }

  const ensure = (height: number) => {
    if (y + height > sheet.height - margin.bottom) turn();
  };

  function paragraph(runs: readonly Run[], changes: Partial<TextStyle> = {}) {
    const style = { ...body, ...changes };
    const pieces = toPieces(document, runs, style);
    if (pieces.length === 0) return;
    const space = style.size * 0.26;
    const height = style.size * (style.font === 'Display' ? 1.12 : 1.42);
    y += style.above;
    const x = column + indented;
    const width = margin.left + measure - x;
    const contents = toLines(pieces, width, space).map((line) => {
      ensure(height);
      const content = drawLine(document, { x, y }, line, style, space);
      y += height;
      return content;
    });
    place(document.struct(style.role, {}, contents));
  }

  /** Ends the column beside a picture. */
  function clear() {
    y = Math.max(y, pictureEnd);
    column = margin.left;
    pictureEnd = 0;
  }

  return {
    turn,
    paragraph,
    heading(level: 2 | 3, runs: readonly Run[]) {
      clear();
      ensure(room[level] + headings[level].above);
      const isFirst = y === margin.top;
      if (level === 2) document.outline.addItem(printable(runs.map(({ text }) => text).join('')));
      paragraph(runs, { ...headings[level], ...(isFirst && { above: 0 }) });
      y += 2;
    },
    picture(content: Buffer, alt: string) {
      clear();
      ensure(figure.height + 10);
      const top = y + 8;
      const marked = document.markStructureContent('Figure');
      document.image(content, margin.left + indented, top, {
        width: figure.width,
        height: figure.height,
      });
      document.endMarkedContent();
      place(document.struct('Figure', { alt: printable(alt) || 'A picture' }, [marked]));
      if (indented > 0) {
        y = top + figure.height;
        return;
      }
      pictureEnd = top + figure.height;
      column = margin.left + figure.width + figure.gap;
    },
    beginList: () => void open.push(document.struct('L')),
    beginItem(number: string | undefined) {
      const height = body.size * 1.42;
      ensure(height + body.above);
      const top = y + body.above;
      const x = column + indented;
      const label = document.markStructureContent('Lbl');
      if (number) {
        document.font('Strong').fontSize(body.size).fillColor(palette.ochre);
        document.text(number, x, top, { lineBreak: false });
      } else {
        document
          .rect(x + 1, top + 3, 8, 8)
          .lineWidth(0.9)
          .stroke(palette.ink);
      }
      document.endMarkedContent();
      const item = document.struct('LI');
      item.add(document.struct('Lbl', {}, [label]));
      open.push(item, document.struct('LBody'));
      indented += indent;
    },
    endItem() {
      indented -= indent;
      const [item, text] = open.splice(-2);
      if (item && text) place(item.add(text));
    },
    endList() {
      const list = open.pop();
      if (list) place(list);
    },
    /** @returns the finished file */
    end() {
      drawEdges(document, guide.siteName);
      root.end();
      document.end();
      return file;
    },
  };
}

export type GuidePage = ReturnType<typeof openGuide>;
