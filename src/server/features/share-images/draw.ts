import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import { shareSize } from '../../../contract/paths.ts';
import { depthBarMarks } from '../../../domain/dive-sites/depth-bar.ts';
import { readLibraryAddress } from '../../../domain/pictures/library-pictures.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import type { SectionFacts } from '../../../domain/section/facts.ts';
import { truncate } from '../../../domain/text/text.ts';
import { cropAround } from '../../platform/drawing/crop.ts';
import { box, depthBar, type Element, stars, text } from '../../platform/drawing/elements.ts';
import { loadFonts } from '../../platform/drawing/fonts.ts';
import { sectionPicture } from '../../platform/drawing/section-picture.ts';
import { plateLight } from '../../resources/dive-sites/plate-lights.ts';

/** The content of a share image. Equal cards give the same image. */
export interface ShareCard {
  /** `wide`: the image above the text; `side`: the image beside the text. */
  layout: 'wide' | 'side';
  /** An image of this site, `/art/<folder>/<name>.jpg`, or an image of the library. */
  picture: string;
  kicker: string;
  title: string;
  rating?: number | undefined;
  /** A dive site's section, instead of the picture. */
  section?: SectionFacts | undefined;
  depthRange?: string | undefined;
  facts?: string[];
}

const { width, height } = shareSize;

const margin = 44;

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** @param steps font sizes by the maximum length of a title, ascending */
const titleSize = (title: string, steps: Record<number, number>, smallest: number) =>
  Object.entries(steps).find(([letters]) => title.length <= Number(letters))?.[1] ?? smallest;

/** A title in balanced lines, truncated to `limit` characters at the end of a word. */
const heading = (title: string, fontSize: number, limit: number) =>
  box(
    {
      fontFamily: 'Bricolage',
      fontSize,
      lineHeight: 1.06,
      letterSpacing: '-0.025em',
      textWrap: 'balance',
      // Balanced text would break any word, so breaks are allowed only from 17 letters.
      wordBreak: /\S{17}/.test(title) ? 'break-word' : 'normal',
      color: palette.ink,
    },
    truncate(title, limit),
  );

const kickerLine = (words: string) =>
  text(words, 1, { fontSize: 28, color: palette.reef, marginBottom: 12 });

const signature = (brand: string) =>
  box(
    {
      alignItems: 'center',
      height: 48,
      paddingLeft: 62,
      fontFamily: 'Bricolage',
      fontSize: 32,
      letterSpacing: '-0.03em',
    },
    brand,
  );

interface Sheet {
  window: { left: number; top: number; width: number; height: number };
  mark: { left: number; top: number };
  words: Element;
}

function wideSheet({ kicker, title }: ShareCard, brand: string): Sheet {
  const tall = 440;
  const size = titleSize(title, { 26: 78, 36: 60 }, 49);
  return {
    window: { left: 0, top: 0, width, height: tall },
    mark: { left: width - margin - 270, top: tall + 19 },
    words: box({ flexDirection: 'column', width, height, paddingTop: tall, color: palette.ink }, [
      box({ height: 10, width, background: palette.coral }),
      box({ justifyContent: 'space-between', width, padding: `10px ${margin}px 0`, height: 58 }, [
        kickerLine(kicker),
        box({ width: 270 }, [signature(brand)]),
      ]),
      box({ padding: `0 ${margin}px`, width }, [heading(title, size, 90)]),
    ]),
  };
}

function sideSheet(
  { kicker, title, rating, depthRange, facts = [] }: ShareCard,
  brand: string,
): Sheet {
  const bar = depthRange === undefined ? undefined : depthBarMarks(depthRange);
  const foot = bar ? 150 : 0;
  const column = bar ? 600 : 560;
  const size = titleSize(title, { 14: 88, 26: 72, 44: 56 }, bar ? 52 : 50);
  return {
    window: { left: column, top: 0, width: width - column, height: height - foot },
    mark: { left: margin, top: margin - 8 },
    words: box({ flexDirection: 'column', width, height, color: palette.ink }, [
      box(
        {
          flexDirection: 'column',
          width: column,
          height: height - foot,
          padding: `${margin - 8}px ${margin}px ${bar ? 16 : margin}px`,
        },
        [
          signature(brand),
          box({ flexGrow: 1 }),
          kickerLine(kicker),
          heading(title, size, bar ? 60 : 90),
          rating === undefined ? undefined : box({ marginTop: 22 }, [stars(rating)]),
          facts.length === 0
            ? undefined
            : text(facts.join('   ·   '), 1, { marginTop: 16, fontSize: 28, color: palette.muted }),
        ],
      ),
      bar && box({ padding: `18px ${margin}px 0`, width }, [depthBar(bar, width - 2 * margin)]),
    ]),
  };
}

const missingPicture = '/art/scenes/sites-hero.jpg';

/** Crops a picture of this site or of the library around its animal or its focal point. */
async function cropPicture(
  src: string,
  size: { width: number; height: number },
  content: Uint8Array | undefined,
) {
  const address = readLibraryAddress(src);
  const { light } = plateLight({ imageUrl: src });
  if (light) return cropAround(`${root}public${src}`, size, light);
  if (!address || !content) {
    return sharp(`${root}public${address ? missingPicture : src}`)
      .resize({ ...size, fit: 'cover' })
      .toBuffer();
  }
  const { focalPoint } = address;
  const scale = Math.max(size.width / address.width, size.height / address.height);
  const [scaledWidth, scaledHeight] = [address.width, address.height].map((side) =>
    Math.ceil(side * scale),
  ) as [number, number];
  return sharp(content)
    .resize({ width: scaledWidth, height: scaledHeight, fit: 'fill' })
    .extract({
      left: Math.round(((scaledWidth - size.width) * focalPoint.x) / 100),
      top: Math.round(((scaledHeight - size.height) * focalPoint.y) / 100),
      ...size,
    })
    .toBuffer();
}

export interface DrawnCard {
  card: ShareCard;
  /** The name of the site. */
  brand: string;
  /** The file of the card's picture, if the picture is from the library. */
  content: Uint8Array | undefined;
}

/** The image as a JPEG of 1200 by 630 pixels. */
export async function drawShareCard({ card, brand, content }: DrawnCard): Promise<Buffer> {
  // The fonts have no emoji.
  const title = card.title.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '').trim();
  const sheet = (card.layout === 'wide' ? wideSheet : sideSheet)({ ...card, title }, brand);
  const { left, top, ...size } = sheet.window;
  const [words, drawing, mark] = await Promise.all([
    satori(
      box({ width, height, fontFamily: 'Instrument', fontWeight: 600 }, [sheet.words]) as never,
      { width, height, fonts: loadFonts() },
    ),
    card.section
      ? sectionPicture(card.section, 'tall', size)
      : cropPicture(card.picture, size, content),
    sharp(`${root}public/favicon.svg`, { density: 144 }).resize(48, 48).png().toBuffer(),
  ]);
  return sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([
      { input: drawing, left, top },
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: mark, ...sheet.mark },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
