import { decodedPath } from '../../../contract/history/redirects.ts';
import type { Zip } from './exports/zip.ts';

/** Captures the path within an old site's picture folder, in addresses and in names of its ZIP. */
const folderOfPictures = /(?:^|\/)(?:content\/images|wp-content\/uploads|uploads|images)\/(.+)$/s;

/** The names of a ZIP's pictures, by their path within the picture folder. */
export function pictureEntries({ entries }: Zip): Map<string, string> {
  const found = [...entries.keys()].flatMap((name) => {
    const place = folderOfPictures.exec(name)?.[1];
    return place ? [[place, name] as const] : [];
  });
  return new Map(found);
}

export function pictureInZip(entries: ReadonlyMap<string, string>, url: URL): string | undefined {
  const place = folderOfPictures.exec(decodedPath(url.pathname))?.[1];
  return place ? entries.get(place) : undefined;
}
