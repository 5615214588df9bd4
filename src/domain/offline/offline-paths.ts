export function bytesText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** Paths and messages that the service worker and the page share. */

/** Pages, API responses and pictures that a visitor saved. */
export const pagesCache = 'pages';

/** Scripts, styles and fonts of this build and of the previous build. */
export const assetsCache = 'assets';

export const serviceWorkerPath = '/service-worker.js';

/** A worker that stores only the emergency page, for a browser that has opened no other page. */
export const emergencyWorkerPath = '/emergency-worker.js';

export const isServiceWorker = (path: string) =>
  path === serviceWorkerPath || path === emergencyWorkerPath;

export const emergencyPath = '/emergency';

const firstAidPath = '/blog/decompression-illness-first-aid';

/** Pages stored with the service worker, with names for a sentence and for the offline page. */
export const offlinePages = [
  { path: '/saved', route: 'saved', name: 'this page', link: 'What you saved' },
  { path: '/trips', route: 'trips', name: 'your trips', link: 'Your trips' },
  {
    path: emergencyPath,
    route: 'emergency',
    name: 'the emergency page',
    link: 'Diving emergency: what to say and do',
  },
  {
    path: firstAidPath,
    route: 'blog.$slug',
    name: 'first aid for decompression illness',
    link: 'First aid for decompression illness',
  },
] as const;

/** The map is stored with the first guide. */
export const mapPath = '/map';

/** API responses from which the service worker answers requests of the map and the list. */
export const storedSites = '/api/dive-sites?fields=summary';
export const storedSpecies = '/api/species/sites';

export const mapAnswers = ['/api/dive-sites/points', storedSites, storedSpecies] as const;

/** The message that requests the files of the map from a service worker. */
export const mapFilesMessage = 'map-files';

export const tripsPath = '/trips';

/** The data of the trip planner and of files of saved lists: all dive sites, and the coastline. */
export const tripAnswers = ['/data/sites.geojson', '/australia.svg'] as const;

/** The message that requests the files of the trip planner and its map. */
export const tripFilesMessage = 'trip-files';

/** The API response from which a guide's tides and light are computed. */
export const tideStationPath = (siteId: number | string) =>
  `/api/dive-sites/${siteId}/tide-station`;

const sectionFile = /\/api\/dive-sites\/\d+\/section(?:-tall|-card)?[.]svg/g;

/** The first section drawings of a page, in every shape that a window may request. */
export const sectionsIn = (html: string, most: number) =>
  [...new Set(html.match(sectionFile))].slice(0, most);

export const isSection = (path: string) => path.replace(sectionFile, '') === '';

/** The cache key of a byte range of the chart, e.g. of 0-16383. */
export const chartEntry = (path: string, range: string) => `${path}?bytes=${range}`;

/** The number of bytes of the chart in the entries of a cache. */
export const chartBytes = (entries: Iterable<string>) =>
  [...entries].reduce((sum, entry) => {
    const [, first, last] = /^\/chart\/.*[?]bytes=(\d+)-(\d+)$/.exec(entry) ?? [];
    return first && last ? sum + Number(last) - Number(first) + 1 : sum;
  }, 0);

const neverStored = /^\/(admin|preview|api|share)(\/|$)/;

/** Whether a path may be answered from a copy: not the admin, a preview, the API or /share. */
export const mayBeStored = (path: string) => path.startsWith('/') && !neverStored.test(path);

/** The files of a build that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];

const widthEnding = /-(\d+)\.(avif|jpg)$/;

/** A picture's path without width and format, e.g. /art/sites/reef; undefined for other paths. */
export const pictureBase = (path: string) =>
  path.startsWith('/art/') ? path.replace(widthEnding, '').replace(/\.jpg$/, '') : undefined;

/** The header picture of a page that is stored with the service worker. */
export const headerPictureIn = (html: string) => picturesIn(html, 1);

/** Preferred width of a stored picture in pixels, for a phone of any density. */
const storedWidth = 800;

/** The first pictures of a page, each once, in the width nearest to `storedWidth`. */
export function picturesIn(html: string, most: number): string[] {
  const chosen = new Map<string, { path: string; width: number }>();
  for (const [path, width] of html.matchAll(/\/art\/(?:(?!\/art\/)[\w/-])+-(\d+)\.avif/g)) {
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
