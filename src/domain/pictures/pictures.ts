import { rewriteImage } from './image-hosts.ts';
import {
  centre,
  type LibraryPicture,
  type PictureFormat,
  readLibraryAddress,
  variantName,
  widthsUpTo,
} from './library-pictures.ts';

/** Widths of each kind of picture, in pixels. */
const widths: Record<string, readonly number[]> = {
  posters: [400, 800, 1200],
  gear: [400, 800, 1200],
  articles: [400, 800, 1200, 1600],
  scenes: [800, 1200, 1600],
  sites: [400, 800],
  plates: [240, 480, 960],
  species: [400, 800],
};

const proportions: Record<string, readonly [number, number]> = {
  posters: [4, 5],
  gear: [3, 2],
  articles: [2, 1],
  scenes: [16, 9],
  sites: [3, 2],
  plates: [3, 2],
  species: [3, 2],
};

export const hostWidths = [400, 600, 800, 1200, 1600];
const hostSize = [1200, 800] as const;
const hostQuality = 85;

interface PictureForms {
  src: string;
  width: number;
  height: number;
  avif?: string;
  webp?: string;
  /** Set if the host negotiates the format. */
  srcSet?: string;
  /** CSS object-position, if the focus is not in the middle. */
  position?: string;
}

function libraryForms(src: string, { key, width, height, focalPoint }: LibraryPicture) {
  const set = (format: PictureFormat) =>
    widthsUpTo(width)
      .map((each) => `/media/${key}/${variantName(each, format)} ${each}w`)
      .join(', ');
  const { x, y } = focalPoint;
  const forms: PictureForms = { src, avif: set('avif'), webp: set('webp'), width, height };
  return x === centre.x && y === centre.y ? forms : { ...forms, position: `${x}% ${y}%` };
}

/** @param size defaults to 1200 by 800 pixels, or to the proportion of the kind of picture */
export function pictureForms(src: string, size?: readonly [number, number]): PictureForms {
  const library = readLibraryAddress(src);
  if (library) return libraryForms(src, library);
  const [, base = '', kind = ''] = /^(\/art\/([a-z]+)\/[a-z0-9-]+)[.]jpg$/.exec(src) ?? [];
  const own = widths[kind];
  if (own) {
    const [ratioWidth, ratioHeight] = size ?? proportions[kind] ?? [3, 2];
    return {
      src,
      avif: own.map((each) => `${base}-${each}.avif ${each}w`).join(', '),
      width: 1200,
      height: Math.round((1200 * ratioHeight) / ratioWidth),
    };
  }
  const [width, height] = size ?? hostSize;
  const whole = rewriteImage(src, { width: 1200, height: heightAt(1200), quality: hostQuality });
  if (!whole) return { src, width, height };
  function heightAt(scaledWidth: number) {
    return Math.round((scaledWidth * height) / width);
  }
  return {
    src: whole,
    srcSet: hostWidths
      .map(
        (hostWidth) =>
          `${rewriteImage(src, { width: hostWidth, height: heightAt(hostWidth) })} ${hostWidth}w`,
      )
      .join(', '),
    width,
    height,
  };
}

export const isPlate = (src: string) => src.startsWith('/art/plates/');

/** Whether a drawing shows daylight, which the night theme replaces by dusk and torch light. */
export const isDaylit = (src: string) => /^\/art\/(plates|sites)\//.test(src);

export const platePath = (slug: string) => `/art/plates/${slug}.jpg`;

export const fallbackBackgrounds = [1, 2, 3].map((number) => `/art/scenes/fallback-${number}.jpg`);

export function backgroundSource(src: string): string {
  const [fallback = ''] = fallbackBackgrounds;
  if (/^\/(?!\/)/.test(src)) return src;
  return /^https?:/i.test(src) && URL.canParse(src) ? src : fallback;
}
