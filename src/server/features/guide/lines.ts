import type PDFDocument from 'pdfkit';
import { printable } from '../../../domain/text/printable.ts';

type PdfDocument = InstanceType<typeof PDFDocument>;

/** Text of one weight within a paragraph. */
export interface Run {
  text: string;
  strong?: boolean;
  href?: string;
}

/** A piece of text without spaces; a piece that `follows` stays on the line of the piece before. */
interface Piece extends Run {
  follows: boolean;
  width: number;
}

export interface TextStyle {
  font: 'Display' | 'Text';
  size: number;
  colour: string;
  /** The space above the paragraph, in points. */
  above: number;
  /** The role of the paragraph for screen readers. */
  role: string;
}

/** Joins the runs of several cells by a separator. */
export const joinRuns = (cells: readonly Run[][], separator: string): Run[] =>
  cells.flatMap((runs, at) => (at === 0 ? runs : [{ text: separator }, ...runs]));

const fontName = (run: Run, { font }: TextStyle) =>
  run.strong && font === 'Text' ? 'Strong' : font;

/** Divides runs into pieces without spaces, each with its width in the document. */
export function toPieces(document: PdfDocument, runs: readonly Run[], style: TextStyle): Piece[] {
  let hasSpace = true;
  return runs.flatMap((run) => {
    document.font(fontName(run, style)).fontSize(style.size);
    const found = [...run.text.matchAll(/(\s*)(\S*)/g)];
    return found.flatMap(([, space = '', word = '']): Piece[] => {
      hasSpace ||= space !== '';
      const text = printable(word);
      if (!text) return [];
      const piece = { ...run, text, follows: !hasSpace, width: document.widthOfString(text) };
      hasSpace = false;
      return [piece];
    });
  });
}

/** Divides pieces into lines of a width, with a space between words. Widths are in points. */
export function toLines(pieces: readonly Piece[], width: number, space: number): Piece[][] {
  const lines: Piece[][] = [];
  let used = 0;
  pieces.forEach((piece, at) => {
    // The width of the word that the piece begins.
    let whole = piece.width;
    for (let next = at + 1; pieces[next]?.follows; next += 1) whole += pieces[next]?.width ?? 0;
    const isNew = lines.length === 0 || (!piece.follows && used + space + whole > width);
    if (isNew) lines.push([]);
    used = isNew ? piece.width : used + piece.width + (piece.follows ? 0 : space);
    lines.at(-1)?.push(piece);
  });
  return lines;
}

/** Draws a line from its upper left corner, with links underlined. @returns its marked content */
export function drawLine(
  document: PdfDocument,
  { x, y }: { x: number; y: number },
  line: readonly Piece[],
  style: TextStyle,
  space: number,
) {
  let at = x;
  const content = document.markStructureContent(style.role);
  for (const [index, piece] of line.entries()) {
    if (index > 0 && !piece.follows) at += space;
    document.font(fontName(piece, style)).fontSize(style.size).fillColor(style.colour);
    document.text(piece.text, at, y, { lineBreak: false });
    if (piece.href) {
      document.moveTo(at, y + style.size * 1.15).lineTo(at + piece.width, y + style.size * 1.15);
      document.lineWidth(0.6).stroke(style.colour);
      document.link(at, y, piece.width, style.size * 1.3, piece.href);
    }
    at += piece.width;
  }
  document.endMarkedContent();
  return content;
}
