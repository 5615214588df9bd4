import { rewriteImage } from './image-hosts.ts';

/** Widths in which each kind of our own pictures is kept, in pixels. */
const widths: Record<string, readonly number[]> = {
  posters: [400, 800, 1200],
  gear: [400, 800, 1200],
  articles: [400, 800, 1200, 1600],
  scenes: [800, 1200, 1600],
  sites: [400, 800],
};

/** Width and height of each kind's pictures, as a proportion. */
const proportions: Record<string, readonly [number, number]> = {
  posters: [4, 5],
  gear: [3, 2],
  articles: [2, 1],
  scenes: [16, 9],
  sites: [3, 2],
};

/** Widths in which a host of pictures is asked for one, in pixels. */
export const hostWidths = [400, 600, 800, 1200, 1600];
const hostSize = [1200, 800] as const;
const hostQuality = 85;

export interface PictureForms {
  src: string;
  width: number;
  height: number;
  avif?: string;
  webp?: string;
  /** Forms whose kind the host chooses. */
  srcSet?: string;
}

/**
 * The forms in which a picture can be had: those of our own, `/art/<kind>/<name>.jpg`, those that Unsplash
 * or Cloudinary make, or the address as it is.
 * @param size width and height at which it is shown; 1200 x 800, or the proportion of our own kind, unless told
 */
export function pictureForms(src: string, size?: readonly [number, number]): PictureForms {
  const [, base = '', kind = ''] = /^(\/art\/([a-z]+)\/[a-z0-9-]+)[.]jpg$/.exec(src) ?? [];
  const own = widths[kind];
  if (own) {
    const set = (format: string) =>
      own.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
    const [across, down] = size ?? proportions[kind] ?? [3, 2];
    return {
      src,
      avif: set('avif'),
      webp: set('webp'),
      width: 1200,
      height: Math.round((1200 * down) / across),
    };
  }
  const [width, height] = size ?? hostSize;
  const whole = rewriteImage(src, { width: 1200, height: heightAt(1200), quality: hostQuality });
  if (!whole) return { src, width, height };
  function heightAt(across: number) {
    return Math.round((across * height) / width);
  }
  return {
    src: whole,
    srcSet: hostWidths
      .map(
        (across) => `${rewriteImage(src, { width: across, height: heightAt(across) })} ${across}w`,
      )
      .join(', '),
    width,
    height,
  };
}

/** Scenes that stand in for a background that can't be shown. */
export const fallbackBackgrounds = [1, 2, 3].map((number) => `/art/scenes/fallback-${number}.jpg`);

/** A background's address, or the first fallback where it is no address of a page or the web. */
export function backgroundSource(src: string): string {
  const [fallback = ''] = fallbackBackgrounds;
  if (/^\/(?!\/)/.test(src)) return src;
  return /^https?:/i.test(src) && URL.canParse(src) ? src : fallback;
}
