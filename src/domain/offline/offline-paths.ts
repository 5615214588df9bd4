/** What the service worker and the page agree on. */

/** Pages, answers of the API and pictures that a visitor saved. */
export const pagesCache = 'pages';
/** Scripts, styles and fonts of this build and the last one. */
export const assetsCache = 'assets';

export const serviceWorkerPath = '/service-worker.js';

/** Stored with the service worker itself. */
export const firstAidPath = '/blog/decompression-illness-first-aid';
export const alwaysOffline = ['/emergency', '/saved', firstAidPath] as const;

/** Tides and light are stored for so many days. */
export const storedDays = 14;

export const storedTidesPath = (siteId: number | string) =>
  `/api/dive-sites/${siteId}/tides?days=${storedDays}`;
export const storedLightPath = (siteId: number | string) =>
  `/api/dive-sites/${siteId}/light?days=${storedDays}`;

const neverStored = /^\/(admin|preview|api|share)(\/|$)/;

/** Whether a page may be answered from a copy: never the admin, a preview or a call of the API. */
export const mayBeStored = (path: string) => path.startsWith('/') && !neverStored.test(path);

/** The files of a build that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];

const widthEnding = /-(\d+)\.(avif|webp|jpg)$/;

/** A picture's path without its width and format, e.g. /art/sites/reef; undefined for anything else. */
export const pictureBase = (path: string) =>
  path.startsWith('/art/') ? path.replace(widthEnding, '').replace(/\.jpg$/, '') : undefined;

/** For a phone of any density. */
const storedWidth = 800;

/** The first pictures of a page, each once, in the width nearest to what a phone shows. */
export function picturesIn(html: string, most: number): string[] {
  const chosen = new Map<string, { path: string; width: number }>();
  for (const [path, width] of html.matchAll(/\/art\/[\w/-]+-(\d+)\.avif/g)) {
    const base = path.replace(widthEnding, '');
    const known = chosen.get(base);
    if (!known && chosen.size >= most) continue;
    const distance = Math.abs(Number(width) - storedWidth);
    if (!known || distance < Math.abs(known.width - storedWidth)) {
      chosen.set(base, { path, width: Number(width) });
    }
  }
  return [...chosen.values()].map(({ path }) => path);
}
