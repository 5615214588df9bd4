import sharp from 'sharp';
import { resetIds } from '../kit/print.ts';
import { paper, sand } from '../palette.ts';
import { seedOf } from '../plates/facts.ts';
import { addTooth } from '../plates/render.ts';
import { drawings } from './drawings.ts';

/** Pixels. The lower part is left free for the size bar. */
export const plateSize = { width: 1200, height: 800 };
const room = { left: 96, top: 70, width: 1008, height: 560 };

/** The canvas of the first drawing, whose only use is its size. */
const canvas = { width: 3600, height: 3600, length: 500 };

const flat = (svg: string) =>
  svg.replace(/<filter[\s\S]*?<\/filter>/g, '').replace(/ ?filter="url\(#[^"]*\)"/g, '');

const picture = (width: number, height: number, content: string, ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${flat(content)}</svg>`,
  );

/** What is drawn, at the origin: the box that an animal fills when it is `canvas.length` long. */
async function extentOf(slug: string) {
  const drawing = drawings[slug];
  if (!drawing) throw new Error(`No drawing shows ${slug}`);
  resetIds();
  const { width, height, length } = canvas;
  const { info } = await sharp(
    picture(
      width,
      height,
      drawing.draw(width / 2, height / 2, length),
      '<rect width="100%" height="100%" fill="#fff"/>',
    ),
  )
    .trim({ background: '#fff', threshold: 2 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) - width / 2;
  const top = -(info.trimOffsetTop ?? 0) - height / 2;
  return { ...drawing, left, top, width: info.width, height: info.height };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A species on paper, and where its marks and its size bar are, in percent of the plate. */
export async function speciesPlate(slug: string) {
  const extent = await extentOf(slug);
  const scale = Math.min(room.width / extent.width, room.height / extent.height);
  const [width, height] = [extent.width * scale, extent.height * scale];
  const left = (plateSize.width - width) / 2;
  const top = room.top + (room.height - height) / 2;
  resetIds();
  const animal = extent.draw(
    left - extent.left * scale,
    top - extent.top * scale,
    canvas.length * scale,
  );
  const ground = `<rect width="100%" height="100%" fill="${sand}"/><rect x="24" y="24" width="${plateSize.width - 48}" height="${plateSize.height - 48}" fill="${paper}"/>`;
  const { data } = await sharp(picture(plateSize.width, plateSize.height, animal, ground))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addTooth(data, seedOf(slug));
  const across = (x: number) => round((x / plateSize.width) * 100);
  return {
    image: () => sharp(data, { raw: { ...plateSize, channels: 3 } }),
    plate: {
      slug,
      bar: extent.withoutBar ? null : { left: across(left), width: across(width) },
      marks: extent.marks.map(([x, y, text]) => ({
        x: across(left + (width * x) / 100),
        y: round(((top + (height * y) / 100) / plateSize.height) * 100),
        text,
      })),
    },
  };
}
