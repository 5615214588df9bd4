import PDFDocument from 'pdfkit';
import { palette } from '../../../../domain/pictures/palette.ts';
import { breakLines, inFonts, type Piece, type Run } from './lines.ts';

/** Two files of each style: Latin letters, and those with macrons and other marks. */
export type Fonts = Record<Run['font'], Uint8Array>;

export interface Block {
  lines: readonly (readonly Run[])[];
  tag: string;
  size: number;
  lineHeight: number;
  colour: string;
  left: number;
  /** Above it. */
  gap: number;
  /** The colour of the bar to its left. */
  bar: string | undefined;
  /** Whether a line stands above it. */
  rule: boolean;
  link: string | undefined;
}

interface BlockOptions {
  tag?: string;
  size?: number;
  colour?: string;
  left?: number;
  width?: number;
  gap?: number;
  bar?: string;
  rule?: boolean;
  link?: string;
}

/** Points, 72 an inch: A4 upright. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 800 };
export const inner = page.width - 2 * page.margin;

const ruleSpace = 8;

export class Sheet {
  readonly document: PDFKit.PDFDocument;
  /** Letters that no font has: they are left out. */
  readonly missing = new Set<string>();
  y = page.margin;
  /** Widths of words at one point: measuring shapes the text anew. */
  readonly #widths = new Map<string, number>();
  readonly #root: PDFKit.PDFStructureElement;

  constructor(fonts: Fonts, title: string, author: string) {
    this.document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      lang: 'en-AU',
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.5',
      bufferPages: true,
      // The standard fonts are not in the browser's build of pdfkit.
      font: fonts.text as unknown as string,
      info: { Title: this.#clean(title), Author: author },
    });
    for (const [name, file] of Object.entries(fonts)) {
      this.document.registerFont(name, file as unknown as PDFKit.Mixins.PDFFontSource);
    }
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
  }

  #clean(words: string): string {
    const { text, missing } = inFonts(words);
    for (const letter of missing) this.missing.add(letter);
    return text;
  }

  #widthOf({ font, text }: Run, size: number): number {
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.document.font(font).fontSize(1).widthOfString(text);
    this.#widths.set(key, width);
    return width * size;
  }

  /** A paragraph, measured and not yet drawn. */
  block(pieces: readonly Piece[], options: BlockOptions = {}): Block {
    const { tag = 'P', size = 10, colour = palette.ink, left = page.margin, gap = 4 } = options;
    const { bar, rule = false, link } = options;
    const indent = bar ? 10 : 0;
    const width = (options.width ?? page.margin + inner - left) - indent;
    const known = pieces.map(({ style, text }) => ({ style, text: this.#clean(text) }));
    const lines = breakLines(known, width, (run) => this.#widthOf(run, size));
    const lineHeight = size * (size > 16 ? 1.1 : 1.34);
    return { lines, tag, size, lineHeight, colour, gap, bar, rule, link, left: left + indent };
  }

  blocksHeight = (blocks: readonly Block[]) =>
    blocks.reduce(
      (sum, { gap, rule, lines, lineHeight }) =>
        sum + gap + (rule ? ruleSpace : 0) + lines.length * lineHeight,
      0,
    );

  /** A paragraph that goes on there stays in the structure that screen readers follow. */
  newPage() {
    this.document.continueOnNewPage();
    this.y = page.margin;
  }

  /** Begins a page where some blocks would not fit on this one but on a page of their own. */
  makeRoom(height: number) {
    if (this.y > page.margin && this.y + height > page.foot) this.newPage();
  }

  /** Adds a part to the structure that screen readers follow. */
  part(tag: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}) {
    this.#root.add(this.document.struct(tag, options, draw));
  }

  draw(block: Block) {
    const { lines, tag, lineHeight, gap, rule } = block;
    this.y += gap;
    if (this.y + lineHeight > page.foot) this.newPage();
    this.part(tag, () => {
      if (rule) this.rule();
      for (const line of lines) {
        if (this.y + lineHeight > page.foot) this.newPage();
        this.#drawLine(block, line);
        this.y += lineHeight;
      }
    });
  }

  rule() {
    const { document } = this;
    document.moveTo(page.margin, this.y).lineTo(page.margin + inner, this.y);
    document.lineWidth(1.25).stroke(palette.ink);
    this.y += ruleSpace;
  }

  #drawLine({ size, lineHeight, colour, left, bar, link }: Block, line: readonly Run[]) {
    const { document, y } = this;
    if (bar) document.rect(left - 10, y, 3, lineHeight).fill(bar);
    let x = left;
    for (const { font, text } of line) {
      document.font(font).fontSize(size).fillColor(colour);
      document.text(text, x, y, { lineBreak: false });
      x += document.widthOfString(text);
    }
    if (link && x > left) document.link(left, y, x - left, lineHeight, link);
  }

  drawTogether(blocks: readonly Block[]) {
    const height = this.blocksHeight(blocks);
    if (height < page.foot - page.margin) this.makeRoom(height);
    for (const block of blocks) this.draw(block);
  }

  async end(foot: string): Promise<Uint8Array<ArrayBuffer>> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    const left = this.block([{ style: 'text', text: foot }], { size: 8.5, width: inner - 90 });
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      document.markContent('Artifact', { type: 'Pagination' });
      this.y = page.foot + 14;
      const number = `Page ${index + 1} of ${count}`;
      const wide = this.#widthOf({ font: 'strong', text: number }, 8.5);
      const at = page.margin + inner - wide;
      for (const line of left.lines.slice(0, 1)) {
        this.#drawLine({ ...left, colour: palette.muted }, line);
      }
      const right = this.block([{ style: 'strong', text: number }], {
        size: 8.5,
        left: at,
        width: wide + 2,
      });
      for (const line of right.lines.slice(0, 1)) this.#drawLine(right, line);
      document.endMarkedContent();
    }
    this.#root.end();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const written = new Promise<void>((resolve, reject) => {
      document.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
      document.on('end', resolve);
      document.on('error', reject);
    });
    document.end();
    await written;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}
