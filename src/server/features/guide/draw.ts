import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { marked, type Token, type Tokens } from 'marked';
import sharp from 'sharp';
import { palette } from '../../../domain/pictures/palette.ts';
import { decodeEntities } from '../../../domain/text/text.ts';
import { joinRuns, type Run } from './lines.ts';
import { type GuidePage, openGuide } from './page.ts';

/** The guide as its PDF shows it. */
export interface DrawnGuide {
  title: string;
  about: string;
  /** Markdown. */
  text: string;
  siteName: string;
  email: string;
  /** The pictures of the text that are in the library, by their address. */
  pictures: Record<string, Uint8Array>;
}

const publicFile = (path: string) =>
  fileURLToPath(new URL(`../../../../public${path}`, import.meta.url));
const comesWithSite = /^\/(?:art|guides)(?:\/[\w-]+)+[.](?:jpg|svg)$/;
const coverPicture = '/art/posters/south-australia.jpg';

const pictureSize = { width: 840, height: 560 };

const encode = (content: Uint8Array | string, size: { width: number; height: number }) =>
  sharp(content)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer();

async function readPicture(address: string, pictures: DrawnGuide['pictures']) {
  const content =
    pictures[address] ?? (comesWithSite.test(address) && (await readFile(publicFile(address))));
  return content ? encode(content, pictureSize) : undefined;
}

/** Matches addresses that work as links in a PDF. */
const isWhole = /^(?:https?:|mailto:)/i;

/** The text of inline Markdown without pictures and HTML. */
function toRuns(tokens: readonly Token[], strong = false, href?: string): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'image' || token.type === 'html') return [];
    if (token.type === 'br') return [{ text: ' ', strong }];
    const target = token.type === 'link' ? (token as Tokens.Link).href : href;
    const link = target && isWhole.test(target) ? target : undefined;
    const isStrong = strong || token.type === 'strong';
    if ('tokens' in token && token.tokens) return toRuns(token.tokens, isStrong, link);
    const text = 'text' in token ? decodeEntities(String(token.text)) : '';
    return [{ text, strong: isStrong, ...(link && { href: link }) }];
  });
}

const findPicture = ({ tokens = [] }: { tokens?: Token[] | undefined }) =>
  tokens.length === 1 && tokens[0]?.type === 'image' ? (tokens[0] as Tokens.Image) : undefined;

async function drawList(page: GuidePage, list: Tokens.List, pictures: DrawnGuide['pictures']) {
  page.beginList();
  for (const [at, item] of list.items.entries()) {
    page.beginItem(list.ordered ? `${Number(list.start || 1) + at}.` : undefined);
    await drawBlocks(page, item.tokens, pictures);
    page.endItem();
  }
  page.endList();
}

async function drawBlocks(
  page: GuidePage,
  tokens: readonly Token[],
  pictures: DrawnGuide['pictures'],
) {
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, tokens: inline } = token as Tokens.Heading;
      page.heading(depth <= 2 ? 2 : 3, toRuns(inline));
    } else if (token.type === 'list') {
      await drawList(page, token as Tokens.List, pictures);
    } else if (token.type === 'blockquote') {
      await drawBlocks(page, (token as Tokens.Blockquote).tokens, pictures);
    } else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const row of [header, ...rows]) {
        const cells = row.map((cell) => toRuns(cell.tokens));
        page.paragraph(joinRuns(cells, ' · '));
      }
    } else if (token.type === 'code') {
      // Four leading spaces make a paragraph code.
      page.paragraph([{ text: (token as Tokens.Code).text }]);
    } else if (token.type === 'paragraph' || token.type === 'text') {
      const picture = findPicture(token as Tokens.Paragraph);
      const content = picture && (await readPicture(picture.href, pictures));
      if (picture && content) page.picture(content, picture.text);
      else page.paragraph(toRuns('tokens' in token && token.tokens ? token.tokens : [token]));
    }
  }
}

/** Draws a guide as A4 pages: a cover, then the text with pictures beside it. */
export async function drawGuide(guide: DrawnGuide): Promise<Buffer> {
  const cover = await encode(publicFile(coverPicture), { width: 1240, height: 1190 });
  const page = openGuide(guide, cover);
  page.turn();
  await drawBlocks(page, marked.lexer(guide.text), guide.pictures);
  page.paragraph(
    [{ text: `More dive sites, reviews and articles: ${guide.siteName}, ${guide.email}.` }],
    { size: 9.5, colour: palette.muted, above: 14 },
  );
  return page.end();
}
