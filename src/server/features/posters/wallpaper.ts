import satori from 'satori';
import sharp from 'sharp';
import { depthBarMarks } from '../../../domain/dive-sites/depth-bar.ts';
import { palette } from '../../../domain/pictures/palette.ts';
import { truncate } from '../../../domain/text/text.ts';
import { cropAround } from '../../platform/drawing/crop.ts';
import { box, depthBar, text } from '../../platform/drawing/elements.ts';
import { loadFonts } from '../../platform/drawing/fonts.ts';
import { type Poster, posterPicture, showsSection } from './poster.ts';

/** The size in pixels. */
const size = { width: 1290, height: 2796 };
/** The picture's rows in pixels; a lock screen's clock lies above, on extended water or sky. */
const picture = { top: 740, height: 1240 };
const panel = {
  top: picture.top + picture.height,
  height: size.height - picture.top - picture.height,
};
const margin = 84;
const seam = 220;

/** The shown part of the picture: around a plate's animal, else the most striking part. */
async function cropPicture(poster: Poster) {
  const window = { width: size.width, height: picture.height };
  const { plate, light } = poster;
  if (plate && light) return cropAround(await posterPicture(poster, 'tall', window), window, light);
  return sharp(await posterPicture(poster, 'tall', window))
    .resize({ ...window, fit: 'cover', position: sharp.strategy.attention })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Extends the colours of the picture's upper edge upwards, and fades them over its first rows. */
async function above(crop: Buffer) {
  const edge = await sharp(crop)
    .extract({ left: 0, top: 0, width: size.width, height: 24 })
    .resize({ width: 3, height: 1, fit: 'fill' })
    .png()
    .toBuffer();
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${picture.top + seam}"><defs><linearGradient id="f" x2="0" y2="1"><stop offset="${picture.top / (picture.top + seam)}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  return sharp(edge)
    .resize({ width: size.width, height: picture.top + seam, fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function words(poster: Poster) {
  const bar = depthBarMarks(poster.depthRange);
  const inner = size.width - 2 * margin;
  const name = truncate(poster.name, 60);
  const place = poster.status ? `${poster.place} · ${poster.status}` : poster.place;
  const nameSize = name.length <= 14 ? 128 : name.length <= 24 ? 104 : 78;
  const line = { fontSize: 36, color: palette.muted };
  return box(
    {
      flexDirection: 'column',
      width: size.width,
      height: panel.height,
      padding: `56px ${margin}px 0`,
      color: palette.ink,
      fontFamily: 'Instrument',
    },
    [
      box(
        {
          fontFamily: 'Bricolage',
          fontSize: nameSize,
          lineHeight: 1.02,
          letterSpacing: '-0.025em',
          width: inner,
        },
        name,
      ),
      text(place, 1, { fontSize: 42, color: palette.reef, marginTop: 18 }),
      text(`${poster.minutes} ${poster.error}`.trim(), 1, { ...line, marginTop: 26 }),
      bar && box({ marginTop: 34, width: inner }, [depthBar(bar, inner)]),
      text(`${poster.depthRange} · ${poster.brand}`, 1, { ...line, marginTop: 22 }),
    ],
  );
}

export async function drawWallpaper(poster: Poster): Promise<Buffer> {
  const cropped = await cropPicture(poster);
  const layer = await satori(words(poster) as never, {
    width: size.width,
    height: panel.height,
    fonts: loadFonts(),
  });
  const band = { width: size.width, height: 12, channels: 3 as const, background: palette.coral };
  return sharp({ create: { ...size, channels: 3, background: palette.paper } })
    .composite([
      { input: cropped, left: 0, top: picture.top },
      // A section has a frame, so its upper edge is not extended.
      ...(showsSection(poster) ? [] : [{ input: await above(cropped), left: 0, top: 0 }]),
      { input: { create: band }, left: 0, top: panel.top },
      { input: Buffer.from(layer), left: 0, top: panel.top + 12 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
