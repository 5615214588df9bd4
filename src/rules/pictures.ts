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

/**
 * The forms in which a picture of ours, `/art/<kind>/<name>.jpg`, is kept.
 * @returns undefined for any other address
 */
export function pictureForms(src: string) {
  const [, base = '', kind = ''] = /^(\/art\/([a-z]+)\/[a-z0-9-]+)[.]jpg$/.exec(src) ?? [];
  const kept = widths[kind];
  if (!kept) return undefined;
  const set = (format: string) =>
    kept.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  const [across = 3, down = 2] = proportions[kind] ?? [];
  return {
    avif: set('avif'),
    webp: set('webp'),
    width: 1200,
    height: Math.round((1200 * down) / across),
  };
}
